/** A game's table, loaded with its words when somebody sits down at it. */

import { manifestOf } from '@roundhouse/games/all.ts';
import type { Sounds } from '@roundhouse/games/manifest.ts';
import { type Keeping, TableKeeping } from '@roundhouse/games/table-keeping.ts';
import { TableLanguage, TableWords } from '@roundhouse/games/table-words.ts';
import { type Table, tableOf } from '@roundhouse/games/tables.ts';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { useSounds } from '../../app/sounds.ts';
import { held, hold } from '../../play/kept/store.ts';
import { useGameWords } from '../../words/games.ts';
import { language } from '../../words/index.ts';

export type LoadedTable = { readonly state: 'loading' | 'failed' } | ReadyTable;

export interface ReadyTable {
  readonly state: 'ready';
  readonly Table: Table;
  /** Without its words and its sounds. */
  readonly Bare: Table;
}

/** The generic table where that is set; `own` is for pages that speak of things which only the game's own table shows. */
export function useTable(game: string, { own = false }: { readonly own?: boolean } = {}): LoadedTable {
  const [loaded, setLoaded] = useState<LoadedTable>({ state: 'loading' });
  const words = useGameWords(game);
  const isPlain = settings.value.plainTables && !own;
  useEffect(() => {
    Promise.all([tableOf(game, isPlain), manifestOf(game).sounds?.() ?? {}]).then(
      ([Bare, sounds]) => setLoaded({ state: 'ready', Table: spoken(game, Bare, sounds), Bare }),
      () => setLoaded({ state: 'failed' }),
    );
  }, [game, isPlain]);
  return loaded.state === 'ready' && words === null ? { state: 'loading' } : loaded;
}

/** Each game keeps its own. */
const keepingOf = (game: string): Keeping => ({
  held: name => held(`table.${game}.${name}`),
  hold: (name, value) => hold(`table.${game}.${name}`, value),
});

/** The table with its words around it, in whatever language is spoken, with its sounds and what it keeps here. */
function spoken(game: string, Bare: Table, sounds: Sounds): Table {
  const keeping = keepingOf(game);
  return props => {
    // Where several share the device somebody there has won.
    const seat = props.isShared ? null : props.seat;
    useSounds({ sounds, events: props.events, seat, isAsked: props.moves.length > 0 });
    return (
      <TableLanguage.Provider value={language.value}>
        <TableWords.Provider value={useGameWords(game)}>
          <TableKeeping.Provider value={keeping}>
            <Bare {...props} />
          </TableKeeping.Provider>
        </TableWords.Provider>
      </TableLanguage.Provider>
    );
  };
}
