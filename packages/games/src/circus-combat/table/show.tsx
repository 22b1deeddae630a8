/** A show queue: tricks from left to right, what each counts for, and the total as it stands. */

import { still, Tip } from '@roundhouse/kit';
import { SeatMark } from '../../seat-mark.tsx';
import { COLOURS, DISCIPLINES } from '../content/disciplines.ts';
import { TRICKS } from '../content/tricks.ts';
import { nextFactors, positionFactor, scoreSheet, totalOf } from '../score.ts';
import { type Side, TRICKS_FOR_THE_END, type Trick, type View } from '../state.ts';
import { Ground } from './art.tsx';
import type { Sides } from './captions.ts';
import { useRunning } from './running.ts';
import { ARRIVAL_MS } from './shows.ts';
import { nameOf, useWords } from './use-words.ts';

export interface ShowProps {
  readonly view: View;
  readonly seat: Side;
  readonly side: 'near' | 'far';
  readonly sides: Sides;
  /** The queue as it would be, where something is about to change it. */
  readonly queue: readonly Trick[];
  /** The total once the arranged dice are sent; null while none are. */
  readonly then: number | null;
  /** The total if every trick on the stage ended now. */
  readonly outlook: number;
  readonly onOpen: () => void;
}

/** The places of a whole show, to be seen from the start. */
const GHOSTS = Array.from({ length: TRICKS_FOR_THE_END }, (_, i) => i + 1);

export function Show({ view, seat, side, sides, queue, then, outlook, onOpen }: ShowProps) {
  const words = useWords();
  const { show } = words.table;
  const sheet = scoreSheet({ ...view, queue: seat === 0 ? [queue, []] : [[], queue] }, seat);
  const isNext = view.decider === seat;
  const now = totalOf(view, seat);
  return (
    <section class="circus-show" data-side={side} data-thing={`seat:${seat}`} aria-label={show.title(seat, sides)}>
      <button type="button" class="circus-tally" data-next={isNext ? '' : undefined} onClick={onOpen}>
        <span class="circus-tally-name">
          <span class="circus-swatch" data-die={seat === 0 ? 'black' : 'gray'} aria-hidden="true" />
          <span>
            {nameOf(seat, sides.names, words)}
            <span class="unseen">: </span>
          </span>
        </span>
        <span class="circus-outlook" data-below={outlook < 0 ? '' : undefined} aria-hidden="true">
          ⇢ {words.number(outlook)}
        </span>
        <SeatMark seat={seat} />
        <Total now={now} then={then ?? sheet.total} />
        <span class="circus-tally-front" data-none={sheet.front === 0 ? '' : undefined}>
          {`−${sheet.front}`}
          <span class="unseen"> {show.inFront}</span>
        </span>
        <span class="unseen">
          {show.outlook(outlook)} {show.sheet}
        </span>
      </button>
      <ol class="circus-queue" aria-label={show.tricks(seat, sides)}>
        {sheet.lines.map(line => {
          const { colour } = TRICKS[line.card];
          return (
            <li key={line.card} class="circus-tile" data-colour={colour} data-travels={line.card}>
              <span class="unseen">{show.line(line)}</span>
              <span class="circus-factors" aria-hidden="true">
                <span>
                  <span class="circus-times">×</span>
                  {line.positionFactor}
                </span>
                <span data-factor={line.colourFactor}>×{line.colourFactor}</span>
              </span>
              <span class="circus-tile-card" aria-hidden="true">
                <Ground pattern={DISCIPLINES[colour].pattern} />
                <b
                  data-below={line.points < 0 ? '' : undefined}
                  data-long={line.points > 999 || line.points < -99 ? '' : undefined}
                >
                  {words.number(line.points)}
                </b>
              </span>
            </li>
          );
        })}
        <NextTile queue={queue} />
        <Ghosts taken={queue.length + 1} />
      </ol>
    </section>
  );
}

/** What a show is worth, or would be once the answer in the making is sent. */
function Total({ now, then }: { readonly now: number; readonly then: number }) {
  const words = useWords();
  const { show } = words.table;
  const isChange = then !== now;
  const running = useRunning(now, ARRIVAL_MS);
  return (
    <>
      {isChange && (
        <span class="unseen">
          {words.number(now)} {show.wouldBe}{' '}
        </span>
      )}
      <b class="circus-total" data-then={isChange ? '' : undefined} data-length={words.number(then).length}>
        {isChange && <span aria-hidden="true">→</span>}
        {words.number(isChange ? then : running)}
      </b>
      <span class="unseen"> {show.soFar} </span>
    </>
  );
}

/** The places that are still to be filled after the next one. */
const Ghosts = still(
  ({ taken }: { readonly taken: number }) => (
    <>
      {GHOSTS.slice(taken).map(position => (
        <li key={position} class="circus-ghost" aria-hidden="true">
          <span class="circus-factors">
            <span>×{positionFactor(position)}</span>
          </span>
          <span class="circus-ghost-card">{position}</span>
        </li>
      ))}
    </>
  ),
  ({ taken }) => `${taken}`,
);

/** What the next trick would count for, by its colour; most moves leave it as it is. */
const NextTile = still(NextFace, ({ queue }) => JSON.stringify(nextFactors(queue)));

/** Pressed, it explains itself. */
function NextFace({ queue }: { readonly queue: readonly Trick[] }) {
  const { show } = useWords().table;
  const next = nextFactors(queue);
  return (
    <li class="circus-next">
      <Tip class="circus-next-face" text={show.nextMeans(next)} rule="CIRCUS-28">
        <span class="unseen">{show.next(next)}</span>
        <span class="circus-factors" aria-hidden="true">
          <span>{show.nextUp}</span>
          <span>×{next.positionFactor}</span>
        </span>
        <span class="circus-next-colours" aria-hidden="true">
          {COLOURS.map(colour => (
            <span key={colour} data-colour={colour}>
              <Ground pattern={DISCIPLINES[colour].pattern} />
              <b>×{next.colourFactors[colour]}</b>
            </span>
          ))}
        </span>
      </Tip>
    </li>
  );
}
