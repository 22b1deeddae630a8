/** A show queue: tricks from left to right, what each counts for, and the total as it stands. */

import { capital, voice } from '../../voice.ts';
import { COLOURS, DISCIPLINES } from '../content/disciplines.ts';
import { TRICKS } from '../content/tricks.ts';
import { nextFactors, scoreSheet } from '../score.ts';
import type { Side, Trick, View } from '../state.ts';
import { factorsSaid, signed } from '../words/en.ts';
import { Ground } from './art.tsx';
import { lineSaid, type Sides } from './captions.ts';

export interface ShowProps {
  readonly view: View;
  readonly seat: Side;
  readonly side: 'near' | 'far';
  readonly sides: Sides;
  /** The queue as it would be, where something is about to change it. */
  readonly queue: readonly Trick[];
  readonly onOpen: () => void;
}

export function Show({ view, seat, side, sides, queue, onOpen }: ShowProps) {
  const say = voice(sides.names, sides.viewer);
  const [name, owner] = [sides.names[seat]!, capital(say.owns(seat))];
  const sheet = scoreSheet({ ...view, queue: seat === 0 ? [queue, []] : [[], queue] }, seat);
  const isNext = view.decider === seat;
  return (
    <section class="circus-show" data-side={side} aria-label={`${owner} show`}>
      <button type="button" class="circus-tally" data-next={isNext ? '' : undefined} onClick={onOpen}>
        <span class="circus-tally-name">
          <span class="circus-swatch" data-die={seat === 0 ? 'black' : 'gray'} aria-hidden="true" />
          <span>{name}</span>
        </span>
        <span class="unseen">: </span>
        <b class="circus-total">{signed(sheet.total)}</b>
        <span class="unseen"> points so far, </span>
        <span class="circus-tally-front" data-none={sheet.front === 0 ? '' : undefined}>
          −{sheet.front}
          <span class="unseen"> for fatigue in front.</span>
        </span>
        <span class="unseen"> Score sheet</span>
      </button>
      <ol class="circus-queue" aria-label={`${owner} tricks`} data-many={queue.length > 9 ? '' : undefined}>
        {sheet.lines.map(line => {
          const { colour } = TRICKS[line.card];
          return (
            <li key={line.card} class="circus-tile" data-colour={colour} data-travels={line.card}>
              <span class="unseen">{lineSaid(line)}</span>
              <span class="circus-factors" aria-hidden="true">
                <span>×{line.positionFactor}</span>
                <span data-factor={line.colourFactor}>×{line.colourFactor}</span>
              </span>
              <span class="circus-tile-card" aria-hidden="true">
                <Ground pattern={DISCIPLINES[colour].pattern} />
                <b data-below={line.points < 0 ? '' : undefined}>{signed(line.points)}</b>
              </span>
            </li>
          );
        })}
        <NextTile queue={queue} />
      </ol>
    </section>
  );
}

/** What the next trick would count for, by its colour. */
function NextTile({ queue }: { readonly queue: readonly Trick[] }) {
  const { position, positionFactor, colourFactors } = nextFactors(queue);
  return (
    <li class="circus-next">
      <span class="unseen">
        {position}: the next trick, place ×{positionFactor}, {factorsSaid(colourFactors)}
      </span>
      <span class="circus-factors" aria-hidden="true">
        <span>×{positionFactor}</span>
      </span>
      <span class="circus-next-colours" aria-hidden="true">
        {COLOURS.map(colour => (
          <span key={colour} data-colour={colour}>
            <Ground pattern={DISCIPLINES[colour].pattern} />
            <b>{colourFactors[colour]}</b>
          </span>
        ))}
      </span>
    </li>
  );
}
