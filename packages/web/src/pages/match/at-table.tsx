/** Where a match is played: the table, or what takes its place while it is set, while seats are free, and when it is over. */

import { KeepsDrafts } from '@roundhouse/kit';
import { useMemo, useRef } from 'preact/hooks';
import { Notice } from '../../app/app.tsx';
import { usePrewarm } from '../../app/prewarm.tsx';
import { draftKeeper } from '../../play/kept/drafts.ts';
import type { Picture } from '../../play/replay/missed.ts';
import type { Move, TablePosition, TableSource } from '../../play/source.ts';
import { useGameWords } from '../../words/games.ts';
import { words } from '../../words/index.ts';
import { posterOf } from '../home/posters.tsx';
import { type ReadyTable, useTable } from './loaded-table.tsx';
import { End } from './match-end.tsx';

/** While a table is being opened. */
export function Setting({ game }: { readonly game: string | null }) {
  const Poster = game === null ? null : posterOf(game);
  return (
    <div class="setting" aria-busy="true">
      {Poster && (
        <div class="setting-poster">
          <Poster />
        </div>
      )}
      <p class="loading">{words.value.match.setting}</p>
    </div>
  );
}

/** What a match among people who are elsewhere has besides its table. */
export type LiveParts = typeof import('./match-live.tsx');

/** A match to sit at; `live` is null where it is played at this device. */
export interface Seat {
  readonly source: TableSource;
  readonly live: LiveParts | null;
}

interface AtTableProps extends Seat {
  readonly position: TablePosition | null;
  readonly send: (move: Move) => void;
  /** What is shown instead of the position; null shows the position. */
  readonly picture: Picture | null;
}

/** The table once it is here; what takes its place until then. */
export function AtTable({ source, live, position, send, picture }: AtTableProps) {
  const say = words.value.match;
  const table = useTable(source.game);
  const hasSeenPlay = useRef(false);
  if (position?.over === null) hasSeenPlay.current = true;
  if (table.state === 'failed') return <Notice title={say.tableNotLoaded}>{say.reload}</Notice>;
  if (position === null || table.state !== 'ready') return <Setting game={source.game} />;
  if (position.view === null) return live && <live.WaitingRoom source={source} />;
  const seated = { source, position, table, send, picture };
  return <Seated {...seated} hasSeenPlay={hasSeenPlay.current} />;
}

interface SeatedProps extends Omit<AtTableProps, 'live'> {
  readonly position: TablePosition;
  /** Whoever is here was here before the end, if only while the table was being laid. */
  readonly hasSeenPlay: boolean;
  readonly table: ReadyTable;
}

function Seated({ source, position, picture, table: { Table, Bare }, send, hasSeenPlay }: SeatedProps) {
  const [names, seat, lot, cast] = [source.names.value, source.seat.value, source.lot.value, source.cast];
  const { view, moves, waiting, events, history } = position;
  const words = useGameWords(source.game);
  usePrewarm({ game: source.game, Bare, words }, { view, moves, events, history, names, lot, cast, seat, send });
  const keeper = useMemo(() => draftKeeper(source.id, seat), [source.id, seat]);
  if (picture) return <Table key="film" {...picture} moves={[]} send={send} {...{ names, lot, cast, seat }} />;
  return (
    <>
      <KeepsDrafts.Provider value={keeper}>
        <Table
          // A table remembers half-made choices; nobody else's may be among them.
          key={seat}
          {...{ view, moves, waiting, send, events, history, names, lot, cast, seat }}
          isShared={source.sharing !== null}
        />
      </KeepsDrafts.Provider>
      {position.over !== null && <End source={source} takesFocus={hasSeenPlay} />}
    </>
  );
}
