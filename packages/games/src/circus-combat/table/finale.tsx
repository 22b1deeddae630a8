/** The end: whose night it was, on a stage under the spotlight; then both sheets. */

import { useEntrance } from '@roundhouse/kit';
import { TRICKS } from '../content/tricks.ts';
import { OWN_COLOUR } from '../contest.ts';
import { scoreLines } from '../score.ts';
import type { ScoreLine, Side, View } from '../state.ts';
import { usePictures } from './art.tsx';
import type { Sides } from './captions.ts';
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
  const drawn = usePictures();
  const [star] = acts;
  return (
    <div class="circus-bow-stage" aria-hidden="true">
      <span class="circus-bow-light" ref={light} />
      <div class="circus-bow-cast" ref={cast}>
        {drawn && !isCurtainCall && star && <drawn.Act {...TRICKS[star.card]} />}
        {drawn && (
          <drawn.Company cards={acts.map(({ card }) => TRICKS[card])} isFlank={!isCurtainCall && star !== undefined} />
        )}
      </div>
      <span class="circus-bow-curtain" />
    </div>
  );
}
