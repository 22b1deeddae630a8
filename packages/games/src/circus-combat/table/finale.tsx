/** The end: whose night it was, on a stage under the spotlight; then both sheets. */

import { useEntrance } from '@roundhouse/kit';
import { TRICKS } from '../content/tricks.ts';
import { OWN_COLOUR } from '../contest.ts';
import { scoreLines } from '../score.ts';
import type { ScoreLine, Side, View } from '../state.ts';
import { usePictures } from './art.tsx';
import type { Sides } from './captions.ts';
import { useRunning } from './running.ts';
import { Sheet } from './sheet.tsx';
import { nameOf, useWords } from './use-words.ts';
import './finale.css';

export interface FinaleProps {
  readonly view: View;
  readonly sides: Sides;
  /** Both totals still run up: until they stand nobody says whose night it was, and the curtain stays shut. */
  readonly isCounting: boolean;
}

export function Finale(props: FinaleProps) {
  const { view, sides } = props;
  const words = useWords();
  const { near, far, names } = sides;
  return (
    <section class="circus-final" aria-labelledby="circus-result">
      <Bow {...props} />
      <div class="circus-sheets" data-told="">
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
function Bow({ view, sides, isCounting }: FinaleProps) {
  const { finale } = useWords().table;
  const { winner, reason } = view.result!;
  const hasLost = winner !== null && sides.viewer !== null && sides.viewer !== winner;
  const star = hasLost ? sides.near : winner;
  const best = star === null ? [] : bestOf(view, star);
  const verdict = useEntrance<HTMLHeadingElement>(isCounting ? null : 'over', STAMP, { duration: 380 });
  return (
    <div class="circus-bow" data-face={hasLost || isCounting ? 'lost' : winner === null ? 'draw' : 'won'}>
      <Stage acts={best} isCurtainCall={star === null || hasLost} isShut={isCounting} />
      <div class="circus-verdict">
        <h2 id="circus-result" data-told="" ref={verdict}>
          {finale.title(winner, sides)}
        </h2>
        {reason !== 'concede' && <Score {...{ view, sides, isCounting }} />}
        <p data-told="">{finale.why(view.result!, sides)}</p>
        {hasLost && <p data-told="">{finale.comfort(best[0] ?? null)}</p>}
        {!hasLost && star !== null && best[0] && <p data-told="">{finale.best(star, best[0], sides)}</p>}
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

function Score({ view: { result }, sides, isCounting }: FinaleProps) {
  const words = useWords();
  return (
    <dl class="circus-score" aria-label={words.table.finale.score}>
      {[sides.near, sides.far].map(seat => (
        <div key={seat} data-winner={!isCounting && result!.winner === seat ? '' : undefined}>
          <dt>
            <span class="circus-swatch" data-die={OWN_COLOUR[seat]} aria-hidden="true" />
            <span>{nameOf(seat, sides.names, words)}</span>
          </dt>
          <dd>
            <Running to={result!.scores[seat]} isFromNothing={isCounting} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Running({ to, isFromNothing }: { readonly to: number; readonly isFromNothing: boolean }) {
  return <>{useWords().number(useRunning(to, 0, isFromNothing ? 0 : to))}</>;
}

const STAMP: Keyframe[] = [
  { opacity: 0, transform: 'scale(2.2) rotate(4deg)', easing: 'ease-in' },
  { opacity: 1, transform: 'scale(.94)', offset: 0.6 },
  { transform: 'none' },
];

const LIGHT: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];
const RISE: Keyframe[] = [
  { transform: 'translateY(16%)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];

interface StageProps {
  readonly acts: readonly ScoreLine[];
  /** The artists themselves before the curtain, rather than their act. */
  readonly isCurtainCall: boolean;
  /** Nobody has come out yet. */
  readonly isShut: boolean;
}

function Stage({ acts, isCurtainCall, isShut }: StageProps) {
  const entrance = isShut ? null : 'over';
  const light = useEntrance<HTMLSpanElement>(entrance, LIGHT, { duration: 700 });
  const cast = useEntrance<HTMLDivElement>(entrance, RISE, { duration: 500, delay: 150 });
  const drawn = usePictures();
  const [star] = acts;
  return (
    <div class="circus-bow-stage" aria-hidden="true">
      <span class="circus-bow-light" ref={light} data-told="" />
      <div class="circus-bow-cast" ref={cast} data-told="">
        {drawn && !isCurtainCall && star && <drawn.Act {...TRICKS[star.card]} />}
        {drawn && (
          <drawn.Company cards={acts.map(({ card }) => TRICKS[card])} isFlank={!isCurtainCall && star !== undefined} />
        )}
      </div>
      <span class="circus-bow-curtain" />
    </div>
  );
}
