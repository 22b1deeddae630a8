/** How a bout ends on the stage: who won with both arms up, who lost at their feet, and the verdict in large letters. */

import { useEntrance } from '@roundhouse/kit';
import { useTableWords } from '../../table-words.ts';
import type { Result, View } from '../state.ts';
import type { Company, FiteWords } from '../words/catalogue.ts';
import type { Cast } from './cast.ts';
import { Stars } from './fighter.tsx';
import { Pugilist } from './pugilist.tsx';
import './ending.css';

export interface EndingProps {
  readonly result: Result;
  readonly view: View;
  readonly cast: Cast;
  /** Whose fighter stands on the left, facing right. */
  readonly near: 0 | 1;
  readonly company: Company;
}

export function Ending({ result: { winner, reason }, view, cast, near, company }: EndingProps) {
  const { table, voices } = useTableWords<FiteWords>();
  const champion = winner === null ? null : cast.fighters[winner as 0 | 1];
  const dice = view.fighters.map(fighter => fighter.dice);
  const first = winner ?? near;
  const verdict = useEntrance<HTMLParagraphElement>(0, DROP, { duration: 300 });
  return (
    <div
      class="fite-ending"
      data-seat={winner ?? undefined}
      data-side={winner === null ? undefined : sideOf(winner, near)}
    >
      <Rays />
      {winner !== null && <Confetti />}
      <p class="fite-verdict poster" ref={verdict}>
        <b>{table.verdict(winner, company)}</b>
        {/* Who gives up may have as many dice left as the winner, or more. */}
        {reason !== 'concede' && <small>{table.score(dice[first]!, dice[1 - first]!)}</small>}
      </p>
      {([0, 1] as const).map(seat => (
        <Finisher
          key={seat}
          seat={seat}
          near={near}
          cast={cast}
          dice={view.fighters[seat].dice}
          part={winner === null ? 'level' : winner === seat ? 'won' : 'lost'}
        />
      ))}
      {champion && <Cry text={voices.fighters[champion.id].barks.win} />}
    </div>
  );
}

/** What the winner says, once the winner stands there. */
function Cry({ text }: { readonly text: string }) {
  const said = useEntrance<HTMLQuoteElement>(0, [{ opacity: 0 }, { opacity: 1 }], { duration: 160, delay: 500 });
  return (
    <q class="fite-cry" ref={said}>
      {text}
    </q>
  );
}

const sideOf = (seat: number, near: 0 | 1): 'near' | 'far' => (seat === near ? 'near' : 'far');

interface FinisherProps {
  readonly seat: 0 | 1;
  readonly near: 0 | 1;
  readonly cast: Cast;
  readonly dice: number;
  readonly part: 'won' | 'lost' | 'level';
}

function Finisher({ seat, near, cast, dice, part }: FinisherProps) {
  const entrance = useEntrance<HTMLDivElement>(0, part === 'lost' ? FALL : RISE, { duration: 420 });
  const isDown = part === 'lost' || dice === 0;
  return (
    <div class="fite-finisher" data-part={part} data-side={sideOf(seat, near)}>
      <div class="fite-mover" ref={entrance}>
        {dice === 1 && !isDown && <Stars />}
        <Pugilist seat={seat} fighter={cast.fighters[seat]} pose={part === 'won' ? 'win' : 'rest'} down={isDown} />
      </div>
    </div>
  );
}

const DROP: Keyframe[] = [{ transform: 'translate(-50%, -110%)' }, { transform: 'translate(-50%, 0)' }];

const RISE: Keyframe[] = [
  { transform: 'scale(.55)', opacity: 0 },
  { transform: 'scale(1.06)', opacity: 1, offset: 0.7 },
  { transform: 'none' },
];

const FALL: Keyframe[] = [
  { transform: 'translateY(-14%)', opacity: 0, easing: 'ease-in' },
  { transform: 'none', opacity: 1, offset: 0.7 },
  { transform: 'translateY(-4%)', offset: 0.85 },
  { transform: 'none' },
];

/** The light behind whoever won. */
const Rays = () => (
  <svg class="fite-rays" viewBox="-100 -100 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path
      d={Array.from({ length: 16 }, (_, i) => {
        const at = (turn: number): string => `${Math.round(220 * Math.cos(turn))} ${Math.round(220 * Math.sin(turn))}`;
        const turn = (i / 16) * 2 * Math.PI;
        return `M0 0L${at(turn - 0.1)}L${at(turn + 0.1)}z`;
      }).join('')}
    />
  </svg>
);

/** A number from 0 to 1 that looks like chance. */
const lotOf = (n: number): number => Math.abs(Math.sin(n * 127.1) * 43758.5) % 1;

/** Scraps of paper by colour: scattered, but always alike. */
const SCRAPS = [0, 1, 2].map(colour =>
  Array.from({ length: 14 }, (_, i) => {
    const [x, y] = [colour * 40 + i * 3 + 1, colour * 40 + i * 3 + 2].map((n, at) =>
      Math.round(lotOf(n) * [392, 240][at]!),
    );
    return `M${x} ${y}${['l7 3l-2 5l-7 -3z', 'l4 -6l5 3l-4 6z', 'h8v5h-8z'][(i + colour) % 3]}`;
  }).join(''),
);

function Confetti() {
  const falling = useEntrance<SVGSVGElement>(0, [{ transform: 'translateY(-100%)' }, { transform: 'none' }], {
    duration: 900,
  });
  return (
    <svg class="fite-confetti" viewBox="0 0 400 290" preserveAspectRatio="none" aria-hidden="true" ref={falling}>
      {SCRAPS.map(d => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
