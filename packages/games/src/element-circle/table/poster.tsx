/** Element Circle's poster: the four elements over the stone, at night. */

import { ELEMENTS } from '../content/language.ts';
import { Altar } from './altar.tsx';
import { PlainEmblem } from './emblem.tsx';
import './circle.css';
import './poster.css';

/** Sparks around the stone: x, y and size in hundredths of the picture. */
const STARS = Array.from({ length: 40 }, (_, i) => ({
  x: (i * 61) % 100,
  y: (i * 37 + ((i * i) % 11)) % 74,
  r: 0.25 + (i % 4) * 0.14,
}));

/** A beam of each element from its corner to the middle. */
const BEAMS = {
  E: 'M0 0L52 34 44 42z',
  W: 'M100 0L56 42 48 34z',
  F: 'M0 75L44 36 52 44z',
  A: 'M100 75L48 44 56 36z',
} as const;

export function Poster() {
  return (
    <div class="ec ec-poster" aria-hidden="true">
      <svg class="ec-poster-sky" viewBox="0 0 100 75" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {STARS.map(({ x, y, r }, i) => (
          <circle key={i} class="ec-poster-star" cx={x} cy={y} r={r} />
        ))}
        {ELEMENTS.map(type => (
          <path key={type} class="ec-poster-beam" data-type={type} d={BEAMS[type]} />
        ))}
        <path class="ec-poster-hills" d="M0 66q14-10 28-3 16-10 32-1 18-9 40 2v15H0z" />
      </svg>
      <span class="ec-poster-word">
        <span>Element</span>
        <span>Circle</span>
      </span>
      <span class="ec-poster-stone">
        <Altar />
        {ELEMENTS.map(type => (
          <span key={type} class="ec-poster-element" data-type={type}>
            <PlainEmblem type={type} letter="" />
          </span>
        ))}
      </span>
    </div>
  );
}
