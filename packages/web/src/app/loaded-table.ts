/** A game's table, loaded when somebody sits down at it. */

import { type Table, tableOf } from '@roundhouse/games/tables.ts';
import { useEffect, useState } from 'preact/hooks';

export type LoadedTable = { readonly state: 'loading' | 'failed' } | { readonly state: 'ready'; readonly Table: Table };

export function useTable(game: string): LoadedTable {
  const [loaded, setLoaded] = useState<LoadedTable>({ state: 'loading' });
  useEffect(() => {
    tableOf(game).then(
      Table => setLoaded({ state: 'ready', Table }),
      () => setLoaded({ state: 'failed' }),
    );
  }, [game]);
  return loaded;
}
