/** By which rules a table is played, in words: nothing where they are the usual ones of a game without presets. */

import { findGame } from '@roundhouse/games';
import type { Table } from '@roundhouse/server/protocol.ts';
import { useGameWords } from '../words/games.ts';
import { optionsSaid } from './options.ts';

export function TableOptions({ table }: { readonly table: Table }) {
  const game = findGame(table.game);
  const said = useGameWords(table.game);
  const options = game && said ? optionsSaid(game, said, table.options) : [];
  return options.length === 0 ? null : <span class="fine table-options">{options.join(' · ')}</span>;
}
