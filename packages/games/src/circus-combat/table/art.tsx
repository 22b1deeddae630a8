/** A trick's picture: the printed ground of its discipline at once, and its act on it when the pictures have come. */

import { picture } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import type { Discipline } from '../content/disciplines.ts';
import { DISCIPLINES } from '../content/disciplines.ts';
import type { Drawn } from './scenes.tsx';

type Pictures = typeof import('./scenes.tsx');

let pictures: Pictures | null = null;
let coming: Promise<void> | null = null;

/** Never rejects: without them it is played as well, and whoever draws next asks again. */
function fetchPictures(): Promise<void> {
  coming ??= import('./scenes.tsx').then(
    found => {
      pictures = found;
    },
    () => {
      coming = null;
    },
  );
  return coming;
}

/** Everybody who is drawn; null until they have come. They are half of what the table weighs, and nobody needs them to play. */
export function usePictures(): Pictures | null {
  const [drawn, draw] = useState(pictures);
  useEffect(() => {
    if (drawn) return;
    let isGone = false;
    void fetchPictures().then(() => {
      if (!isGone) draw(pictures);
    });
    return () => {
      isGone = true;
    };
  }, [drawn]);
  return drawn;
}

/** The patterns of the disciplines, for everything that is filled with `url(#circus-…)`. Goes onto a page once. */
export const Patterns = picture(() => {
  return (
    <svg class="circus-defs" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern id="circus-diamonds" width="14" height="20" patternUnits="userSpaceOnUse">
          <path class="circus-print" d="M7 0L14 10 7 20 0 10z" />
        </pattern>
        <pattern id="circus-waves" width="20" height="9" patternUnits="userSpaceOnUse">
          <path class="circus-print-line" d="M-1 6Q5-2 10 4.500T21 4" />
        </pattern>
        <pattern id="circus-stars" width="18" height="18" patternUnits="userSpaceOnUse">
          <path
            class="circus-print"
            d="M9 3L10.500 7.300 15 7.500 11.500 10.300 12.700 14.800 9 12.200 5.300 14.800 6.500 10.300 3 7.500 7.500 7.300z"
          />
        </pattern>
      </defs>
    </svg>
  );
});

/** A piece of a discipline's printed ground, as large as its box. */
export function Ground({ pattern }: Pick<Discipline, 'pattern'>) {
  return (
    <svg class="circus-ground" aria-hidden="true">
      <rect width="100%" height="100%" fill={`url(#circus-${pattern})`} />
    </svg>
  );
}

export interface ArtProps {
  readonly card: Drawn;
  /** Nothing of it but its colour, for now. */
  readonly isBare?: boolean;
}

/** The picture. Decoration: whoever shows it says what act it is. */
export function Art({ card, isBare = false }: ArtProps) {
  const drawn = usePictures();
  return (
    <span class="circus-art" data-colour={card.colour}>
      {isBare ? null : <Ground pattern={DISCIPLINES[card.colour].pattern} />}
      {isBare || !drawn ? null : (
        <>
          <drawn.Act {...card} />
          <drawn.Portrait {...card} />
        </>
      )}
    </span>
  );
}
