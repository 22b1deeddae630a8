/** The picture on a card: the sky and the land of its family, and what the spell is in front of them. Decoration only. */

import { stamp } from '@roundhouse/kit';
import type { Family, Spell } from '../content/language.ts';
import { figureOf } from './figures.ts';

/** Rays of a sun that stands behind everything, like cuts in a block of wood. */
const RAYS = Array.from({ length: 24 }, (_, i) => {
  const angle = (i * Math.PI) / 12;
  const [near, far] = [26 + (i % 2) * 4, 90];
  const at = (reach: number, turn: number): string =>
    `${(50 + reach * Math.cos(angle + turn)).toFixed(1)} ${(34 + reach * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${at(near, 0)}L${at(far, 0.045)} ${at(far, -0.045)}z`;
}).join('');

/** Far and near land of each family. */
const LANDS: { readonly [F in Family]: readonly [string, string] } = {
  earth: ['M0 50q14-14 30-4 12-12 30-2 16-12 40 4v30H0z', 'M0 62q26-8 50-2t50-2v20H0z'],
  water: ['M0 48q10-6 20 0t20 0 20 0 20 0 20 0v30H0z', 'M0 62q8-6 17 0t17 0 16 0 17 0 16 0 17 0v16H0z'],
  fire: ['M0 52l14-16 12 10 16-22 14 20 12-12 14 14 18-10v40H0z', 'M0 64l20-6 14 4 18-5 20 6 28-6v20H0z'],
  air: [
    'M0 56q6-10 16-6 6-10 18-4 8-9 18-2 10-8 18 0 10-7 16 2 10-4 14 6v26H0z',
    'M0 68q10-8 22-3 12-7 26 0 14-7 26 0 14-6 26 2v10H0z',
  ],
  mixed: ['M0 54h8v-8h8v8h12v-14h6v-6h6v6h6v14h16v-8h8v8h30v24H0z', 'M0 64q50-8 100 0v14H0z'],
};

/** The same land mirrored to the left and to the right. */
const SIDES = ['matrix(-1 0 0 1 0 0)', 'matrix(-1 0 0 1 200 0)', 'translate(0 0)'];

export interface ArtProps {
  readonly spell: Pick<Spell, 'name' | 'family' | 'steps'>;
  /** Nothing is cut off, and the land goes on to both sides; otherwise the picture fills its frame. */
  readonly whole?: boolean;
}

export const Art = stamp(
  ({ spell: { name, family, steps }, whole = false }: ArtProps) => {
    const [far, near] = LANDS[family];
    return (
      <svg
        class="ec-art"
        viewBox="0 -8 100 80"
        preserveAspectRatio={whole ? 'xMidYMax meet' : 'xMidYMid slice'}
        aria-hidden="true"
      >
        <rect class="ec-sky" x="-100" y="-80" width="300" height="200" />
        <path class="ec-rays" d={RAYS} />
        <circle class="ec-sun" cx="50" cy="34" r="22" />
        {SIDES.map(side => (
          <path key={side} class="ec-far" d={far} transform={side} />
        ))}
        <g class="ec-figure">
          {figureOf(name, steps).map(([paint, d]) => (
            <path key={d} class={`ec-cut-${paint}`} d={d} />
          ))}
        </g>
        {SIDES.map(side => (
          <path key={side} class="ec-near" d={near} transform={side} />
        ))}
      </svg>
    );
  },
  ({ spell: { name, family, steps }, whole }) => `${name} ${family} ${steps[0]?.op} ${whole}`,
);
