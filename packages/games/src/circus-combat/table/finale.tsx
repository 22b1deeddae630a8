/** The end: whose night it was, on a stage under the spotlight; then both sheets. */

import { useEntrance } from '@roundhouse/kit';
import type { Colour } from '../content/disciplines.ts';
import { TRICKS } from '../content/tricks.ts';
import { OWN_COLOUR } from '../contest.ts';
import { scoreLines } from '../score.ts';
import type { ScoreLine, Side, View } from '../state.ts';
import { Act } from './art.tsx';
import type { Sides } from './captions.ts';
import { Figure, type Pose, Prop, propOf } from './figure.tsx';
import { Sheet } from './sheet.tsx';
import { nameOf, useWords } from './use-words.ts';
import './finale.css';

export interface FinaleProps {
  readonly view: View;
  readonly sides: Sides;
}

export function Finale({ view, sides }: FinaleProps) {
  const words = useWords();
  const { near, far, names } = sides;
  return (
    <section class="circus-final" aria-labelledby="circus-result">
      <Bow view={view} sides={sides} />
      <div class="circus-sheets">
        {[near, far].map(seat => (
          <Sheet
            key={seat}
            view={view}
            seat={seat}
            name={nameOf(seat, names, words)}
            isWinner={view.result?.winner === seat}
          />
        ))}
      </div>
      {view.revealed && <p class="circus-unseen">{words.table.unseen(view.revealed.deck, view.revealed.aside)}</p>}
    </section>
  );
}

/** The verdict, for whoever looks: their triumph, a kind word, or a spotlight for two. */
function Bow({ view, sides }: FinaleProps) {
  const { finale } = useWords().table;
  const { winner, reason } = view.result!;
  const hasLost = winner !== null && sides.viewer !== null && sides.viewer !== winner;
  const star = hasLost ? sides.near : winner;
  const best = star === null ? [] : bestOf(view, star);
  return (
    <div class="circus-bow" data-face={hasLost ? 'lost' : winner === null ? 'draw' : 'won'}>
      <Stage acts={best} isCurtainCall={star === null || hasLost} />
      <div class="circus-verdict">
        <h2 id="circus-result">{finale.title(winner, sides)}</h2>
        {reason !== 'concede' && <Score view={view} sides={sides} />}
        <p>{finale.why(view.result!, sides)}</p>
        {hasLost && <p>{finale.comfort(best[0] ?? null)}</p>}
        {!hasLost && star !== null && best[0] && <p>{finale.best(star, best[0], sides)}</p>}
      </div>
    </div>
  );
}

/** The acts that brought most, best first. */
const bestOf = (view: View, seat: Side): ScoreLine[] =>
  scoreLines(view.queue[seat], seat)
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, 3);

function Score({ view: { result }, sides }: FinaleProps) {
  const words = useWords();
  return (
    <dl class="circus-score" aria-label={words.table.finale.score}>
      {[sides.near, sides.far].map(seat => (
        <div key={seat} data-winner={result!.winner === seat ? '' : undefined}>
          <dt>
            <span class="circus-swatch" data-die={OWN_COLOUR[seat]} aria-hidden="true" />
            <span>{nameOf(seat, sides.names, words)}</span>
          </dt>
          <dd>{words.number(result!.scores[seat])}</dd>
        </div>
      ))}
    </dl>
  );
}

const LIGHT: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];
const RISE: Keyframe[] = [
  { transform: 'translateY(16%)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];

interface StageProps {
  readonly acts: readonly ScoreLine[];
  /** The artists themselves before the curtain, rather than their act. */
  readonly isCurtainCall: boolean;
}

function Stage({ acts, isCurtainCall }: StageProps) {
  const light = useEntrance<HTMLSpanElement>('over', LIGHT, { duration: 700 });
  const cast = useEntrance<HTMLDivElement>('over', RISE, { duration: 500, delay: 150 });
  const [star] = acts;
  return (
    <div class="circus-bow-stage" aria-hidden="true">
      <span class="circus-bow-light" ref={light} />
      <div class="circus-bow-cast" ref={cast}>
        {!isCurtainCall && star && <Act {...TRICKS[star.card]} />}
        <Company acts={acts} isFlank={!isCurtainCall && star !== undefined} />
      </div>
      <span class="circus-bow-curtain" />
    </div>
  );
}

const ROW: readonly (readonly [x: number, pose: Pose, colour: Colour])[] = [
  [84, 'out', 'amber'],
  [120, 'up', 'teal'],
  [156, 'out', 'violet'],
];
const FLOWERS = [24, 52, 78, 104, 137, 163, 190, 217];

/** Artists beside a great act, or three of them hand in hand with flowers at their feet. */
function Company({ acts, isFlank }: { readonly acts: readonly ScoreLine[]; readonly isFlank: boolean }) {
  if (isFlank) {
    return (
      <svg class="circus-company" viewBox="0 0 240 100" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
        {acts.slice(1).map(({ card }, i) => {
          const { colour, shows } = TRICKS[card];
          const x = i === 0 ? 44 : 196;
          return (
            <g key={card}>
              <Figure x={x} y={94} pose="up" scale={1.1} colour={colour} />
              <Prop name={propOf(shows, colour)} x={x} y={36} scale={1.3} />
            </g>
          );
        })}
      </svg>
    );
  }
  return (
    <svg class="circus-company" viewBox="0 0 240 100" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {ROW.map(([x, pose, usual], i) => {
        const act = acts[i];
        const colour = act ? TRICKS[act.card].colour : usual;
        return <Figure key={x} x={x} y={92} pose={pose} scale={pose === 'up' ? 1.35 : 1.15} colour={colour} />;
      })}
      {FLOWERS.map((x, i) => (
        <g key={x} class="circus-flower" transform={`translate(${x} ${91 + (i % 2) * 3}) rotate(${i * 37 - 60})`}>
          <path d="M0 0Q3 5 8 6" />
          <circle cx="0" cy="-2.600" r="2.400" />
          <circle cx="2.500" cy="0.800" r="2.400" />
          <circle cx="-2.500" cy="0.800" r="2.400" />
        </g>
      ))}
    </svg>
  );
}
