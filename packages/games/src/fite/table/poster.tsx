/** FITE's poster: two of the fighters nose to nose under the lights. */

import { Die } from '@roundhouse/kit';
import { Fighter } from './fighter.tsx';
import { HAMMER_LOTTE, OXBOW } from './looks-unarmed.ts';
import './poster.css';

export function Poster() {
  return (
    <div class="fite-poster" aria-hidden="true">
      <svg class="fite-poster-rays" viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {Array.from({ length: 12 }, (_, i) => (
          <path key={i} d="M100 120L92 -160H108z" transform={`rotate(${i * 30} 100 120)`} />
        ))}
      </svg>
      <span class="fite-poster-word poster">FITE</span>
      <span class="fite-poster-left">
        <Fighter seat={0} look={OXBOW} pose="off" />
      </span>
      <span class="fite-poster-right">
        <Fighter seat={1} look={HAMMER_LOTTE} pose="def" />
      </span>
      <span class="fite-poster-dice">
        <span data-seat="0">
          <Die face={6} tilt={-9} />
        </span>
        <span data-seat="0">
          <Die face={4} tilt={6} />
        </span>
        <span data-seat="1">
          <Die face={5} tilt={-5} />
        </span>
        <span data-seat="1">
          <Die face={3} tilt={11} />
        </span>
      </span>
    </div>
  );
}
