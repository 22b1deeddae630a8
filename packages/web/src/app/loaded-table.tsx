/** A game's table, loaded with its words when somebody sits down at it. */

import { TableWords } from '@roundhouse/games/table-words.ts';
import { type Table, tableOf } from '@roundhouse/games/tables.ts';
import { useEffect, useState } from 'preact/hooks';
import { useGameWords } from '../words/games.ts';
import { useSounds } from './sounds.ts';

export type LoadedTable = { readonly state: 'loading' | 'failed' } | ReadyTable;

export interface ReadyTable {
  readonly state: 'ready';
  readonly Table: Table;
  /** Without its words and its sounds. */
  readonly Bare: Table;
}

export function useTable(game: string): LoadedTable {
  const [loaded, setLoaded] = useState<LoadedTable>({ state: 'loading' });
  const words = useGameWords(game);
  useEffect(() => {
    tableOf(game).then(
      Bare => setLoaded({ state: 'ready', Table: spoken(game, Bare), Bare }),
      () => setLoaded({ state: 'failed' }),
    );
  }, [game]);
  return loaded.state === 'ready' && words === null ? { state: 'loading' } : loaded;
}

/** The table with its words around it, in whatever language is spoken, and with its sounds. */
function spoken(game: string, Bare: Table): Table {
  return props => {
    useSounds({ events: props.events, seat: props.seat, isAsked: props.moves.length > 0 });
    return (
      <TableWords.Provider value={useGameWords(game)}>
        <Bare {...props} />
      </TableWords.Provider>
    );
  };
}
