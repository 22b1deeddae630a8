/** The coins beside the arena: struck with the fighter's power, turned over once it is used. */

import { stamp } from '@roundhouse/kit';
import type { Power } from '../state.ts';
import './coin.css';

/** What is struck on a coin, and what is cut out of it again. */
interface Emblem {
  readonly raised: string;
  readonly hollow?: string;
}

const EMBLEMS: { readonly [P in Power]: Emblem } = {
  // Bared teeth.
  aggressive: {
    raised:
      'M-12 -10H12V-6L8.5 0L5.5 -6L2.8 0L0 -6L-2.8 0L-5.5 -6L-8.5 0L-12 -6zM-12 10H12V7L8.5 2L5.5 7L2.8 2L0 7L-2.8 2L-5.5 7L-8.5 2L-12 7z',
  },
  // A hammer.
  brutal: { raised: 'M-10 -12H8L12 -8V-2H-10zM-2.5 -1H2.5V13H-2.5z' },
  // A mask.
  cunning: {
    raised: 'M-12 -8Q0 -13 12 -8V0Q9 12 0 13Q-9 12 -12 0z',
    hollow: 'M-8 -3Q-5 -7 -2 -3Q-5 -1 -8 -3zM8 -3Q5 -7 2 -3Q5 -1 8 -3zM-5 4Q0 6 5 4Q0 11 -5 4z',
  },
  // A bolt.
  fast: { raised: 'M4 -14L-10 3H-1L-5 14L10 -4H1z' },
  // A wing.
  swift: { raised: 'M-12 10Q-10 -9 13 -12Q12 -7 7 -5Q11 -4 10 -1Q7 2 3 2Q5 5 3 7Q-3 9 -5 6Q-8 8 -9 12z' },
  // A tower.
  tough: {
    raised: 'M-11 -12H-6V-8H-2.5V-12H2.5V-8H6V-12H11V-4H8V13H-8V-4H-11z',
    hollow: 'M-3 13V6a3 3 0 0 1 6 0V13z',
  },
};

const NOTCHES = Array.from({ length: 28 }, (_, i) => {
  const turn = (i / 28) * 2 * Math.PI;
  const at = (r: number): string => `${(r * Math.cos(turn)).toFixed(1)} ${(r * Math.sin(turn)).toFixed(1)}`;
  return `M${at(18)}L${at(20)}`;
}).join('');

export interface CoinFaceProps {
  readonly power: Power | null;
  /** Face down: used up. */
  readonly down: boolean;
}

/** One coin. It is a picture only: whoever shows it says what it is. */
export const CoinFace = stamp(({ power, down }: CoinFaceProps) => {
  const emblem = power === null ? null : EMBLEMS[power];
  return (
    <svg class="fite-coin-picture" viewBox="-22 -22 44 44" aria-hidden="true" data-down={down ? '' : undefined}>
      <circle class="fite-coin-rim" cy="1.6" r="20" />
      <circle class="fite-coin-edge" r="20" />
      <path class="fite-coin-notches" d={NOTCHES} />
      <circle class="fite-coin-field" r="16.4" />
      <path class="fite-coin-shine" d="M-14 -8A16.4 16.4 0 0 1 8 -14.3Q-6 -10 -12.6 3A16.4 16.4 0 0 1 -14 -8z" />
      {down ? (
        <path class="fite-coin-cross" d="M-7 -7L7 7M7 -7L-7 7" />
      ) : (
        <>
          {emblem && <path class="fite-coin-raised" d={emblem.raised} />}
          {emblem?.hollow && <path class="fite-coin-hollow" d={emblem.hollow} />}
        </>
      )}
    </svg>
  );
});
