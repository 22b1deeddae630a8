/** Where a match is played: the table, or what takes its place while it is set, while seats are free, and when it is over. */

import { posterOf } from '@roundhouse/games/posters.ts';
import { useRef } from 'preact/hooks';
import type { Picture } from '../play/missed.ts';
import type { Move, Position, TableSource } from '../play/source.ts';
import { format, words } from '../words/index.ts';
import { Notice } from './app.tsx';
import { type LoadedTable, useTable } from './loaded-table.tsx';
import { End } from './match-end.tsx';
import { SharePanel } from './share.tsx';

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

interface AtTableProps {
  readonly source: TableSource;
  readonly position: Position | null;
  readonly send: (move: Move) => void;
  /** What is shown instead of the position; null shows the position. */
  readonly picture: Picture | null;
}

/** The table once it is here; what takes its place until then. */
export function AtTable({ source, position, send, picture }: AtTableProps) {
  const say = words.value.match;
  const table = useTable(source.game);
  const hasSeenPlay = useRef(false);
  if (position?.over === null) hasSeenPlay.current = true;
  if (table.state === 'failed') return <Notice title={say.tableNotLoaded}>{say.reload}</Notice>;
  if (position === null || table.state !== 'ready') return <Setting game={source.game} />;
  if (position.view === null) return <WaitingRoom source={source} />;
  const seated = { source, position, table, send, picture };
  return <Seated {...seated} hasSeenPlay={hasSeenPlay.current} />;
}

/** Until everybody is here: what will be played, who sits where, and how to call the others. */
function WaitingRoom({ source }: { readonly source: TableSource }) {
  const say = words.value.match;
  const Poster = posterOf(source.game);
  const [free, names, seat] = [source.free.value, source.names.value, source.seat.value];
  const here = source.company?.here.value.seats ?? [];
  const expected = source.company?.expected.value ?? [];
  const isKept = expected.length > 0;
  return (
    <div class="waiting">
      {Poster && (
        <div class="waiting-poster">
          <Poster />
        </div>
      )}
      <h2 class="poster">
        {isKept
          ? words.value.company.waitingFor(format.value.list(expected))
          : free.length < 2
            ? say.waitingForOpponent
            : say.waitingForMore(format.value.count(free.length, say.freeSeats))}
      </h2>
      {isKept && seat !== null && <p class="lead">{words.value.company.seatKept}</p>}
      <ol class="waiting-seats" aria-label={words.value.company.people}>
        {names.map((name, at) => (
          <li key={at} data-free={free.includes(at) ? '' : undefined}>
            {!free.includes(at) && (
              <span class="people-dot" data-here={here.includes(at) ? '' : undefined} aria-hidden="true" />
            )}
            {free.includes(at) ? say.freeSeat : name}
            {source.company?.programs.value.includes(at) && <small>{words.value.company.program}</small>}
          </li>
        ))}
      </ol>
      {!isKept && <SharePanel source={source} />}
      {!isKept && seat !== null && <p class="fine">{say.mayLeave}</p>}
    </div>
  );
}

interface SeatedProps extends AtTableProps {
  readonly position: Position;
  /** Whoever is here was here before the end, if only while the table was being laid. */
  readonly hasSeenPlay: boolean;
  readonly table: Extract<LoadedTable, { state: 'ready' }>;
}

function Seated({ source, position, picture, table: { Table }, send, hasSeenPlay }: SeatedProps) {
  const [names, seat, commitment] = [source.names.value, source.seat.value, source.commitment.value];
  if (picture) return <Table key="film" {...picture} moves={[]} send={send} {...{ names, commitment, seat }} />;
  return (
    <>
      <Table
        // A table remembers half-made choices; nobody else's may be among them.
        key={seat}
        view={position.view}
        moves={position.moves}
        send={send}
        events={position.events}
        history={position.history}
        {...{ names, commitment, seat }}
      />
      {position.over !== null && <End source={source} takesFocus={hasSeenPlay} />}
    </>
  );
}
