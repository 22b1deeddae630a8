/** By which rules and clock a table is played, in words: nothing where they are the usual ones of a game without presets. */

import type { Table } from '@roundhouse/server/protocol.ts';
import { findGame } from '../../play/games.ts';
import { useGameWords } from '../../words/games.ts';
import { optionsSaid } from './options.ts';
import { settingsSaid } from './table-fields.tsx';

interface TableOptionsProps {
  readonly table: Table;
  /** Parts them from what stands before, if there are any. */
  readonly after?: string;
}

export function TableOptions({ table, after = '' }: TableOptionsProps) {
  const game = findGame(table.game);
  const said = useGameWords(table.game);
  const rules = game && said ? optionsSaid(game, said, table.options) : [];
  const options = [...rules, ...settingsSaid(table)];
  if (options.length === 0) return null;
  return (
    <span class="fine table-options">
      {after}
      {options.join(' · ')}
    </span>
  );
}
