/** The stone the elements lie on. */

import { stamp } from '@roundhouse/kit';

/** Around the edge, every fourth one longer. */
const TICKS = Array.from({ length: 48 }, (_, i) => {
  const turn = (i * Math.PI) / 24;
  const at = (reach: number): string =>
    `${(100 + reach * Math.sin(turn)).toFixed(1)} ${(100 - reach * Math.cos(turn)).toFixed(1)}`;
  return `M${at(i % 4 === 0 ? 95 : 92)}L${at(87)}`;
}).join('');
const RUNES = ['M-4 6V-6L4 0M-4 0L4 6', 'M-3-6V6M-3-6L4-2M-3-1L4 3', 'M0-6V6M-4-3L0-6 4-3', 'M-4-6L4 6M4-6L-4 6M0-6V6'];

/** Decoration only. */
export const Altar = stamp(() => (
  <svg class="ec-altar" viewBox="0 0 200 200" aria-hidden="true">
    <circle class="ec-stone" cx="100" cy="100" r="97" />
    <circle class="ec-stone-ring" cx="100" cy="100" r="84" />
    <path class="ec-carved" d={TICKS} />
    {RUNES.map((d, i) => (
      <path key={d} class="ec-carved" d={d} transform={`rotate(${i * 90} 100 100) translate(100 24) scale(1.1)`} />
    ))}
    <circle class="ec-carved" cx="100" cy="100" r="34" />
    <path class="ec-carved" d="M100 16L173 142H27zM100 184L27 58h146z" />
    <circle class="ec-stone-heart" cx="100" cy="100" r="30" />
  </svg>
));
