/** Where each discipline works: the sawdust ring, the dome under the canvas, the theatre. Wider and higher than any poster. */

import type { JSX } from 'preact';
import type { Colour } from '../content/disciplines.ts';
import './stages.css';

const row = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => from + i * step);

/** Stripes of canvas that meet at the top of the tent. */
const CANVAS = row(-10, 10, 2)
  .map(i => `M60-60L${60 + i * 40} 74H${60 + (i + 1) * 40}z`)
  .join('');
/** Strings of flags over the ring, and a night sky over the theatre: where a poster is tall. */
const SWAGS = row(0, 3, 1)
  .map(i => `M-40 ${-40 - i * 34}Q60 ${-4 - i * 34} 160 ${-40 - i * 34}`)
  .join('');
const FLAGS = row(0, 3, 1)
  .flatMap(i =>
    row(-20, 140, 16).map(x => `M${x} ${(-22 - i * 34 - ((x - 60) / 100) ** 2 * 18).toFixed(1)}h9l-4.500 10z`),
  )
  .join('');
const SKY = [
  'M92-58a22 22 0 1 0 12 36a18 18 0 1 1-12-36z',
  ...[
    [24, -30],
    [44, -62],
    [16, -74],
    [66, -24],
    [58, -92],
    [100, -84],
  ].map(
    ([x, y]) => `M${x} ${y! - 5}l1.200 3.800 3.800 1.200-3.800 1.200-1.200 3.800-1.200-3.800-3.800-1.200 3.800-1.200z`,
  ),
].join('');
const CURB = row(-180, 300, 24)
  .map(x => `M${x} 84h12v9h-12z`)
  .join('');
const CROWD = row(-180, 300, 11)
  .map((x, i) => `M${x} 86v-${i % 3 ? 10 : 6}a4.500 4.500 0 0 1 9 0V86z`)
  .join('');
/** Ropes of a net, and the folds of a curtain. */
const NET = row(-180, 300, 11)
  .map(x => `M${x} 90l-14 16M${x} 90l14 16`)
  .join('');
const FOLDS = row(0, 6, 1)
  .map(i => `M${-176 + i * 32} -160Q${-166 + i * 30} 40 ${-174 + i * 31} 90`)
  .join('');
const LAMPS = row(-176, 300, 16)
  .map(x => `M${x} 97a5 5 0 0 1 10 0z`)
  .join('');

export const STAGES: { readonly [C in Colour]: JSX.Element } = {
  amber: (
    <>
      <path class="circus-light" d={CANVAS} />
      <path class="circus-string" d={SWAGS} />
      <path class="circus-curb-stripe" d={FLAGS} />
      <path class="circus-crowd" d={CROWD} />
      <path class="circus-curb" d="M-180 84H300V93H-180z" />
      <path class="circus-curb-stripe" d={CURB} />
      <path class="circus-sawdust" d="M-180 91Q60 84 300 91V220H-180z" />
    </>
  ),
  teal: (
    <>
      <path class="circus-light" d="M-70-90L40 120H96zM190-90L80 120H24z" />
      <path
        class="circus-dome"
        d="M60-46L-160 22M60-46L-80 40M60-46L-10 46M60-46L60 48M60-46L130 46M60-46L200 40M60-46L280 22M-170 20Q-120 46-80 40T-10 46T60 48T130 46T200 40T290 20"
      />
      <path class="circus-net" d={`M-180 90Q60 98 300 90${NET}`} />
    </>
  ),
  violet: (
    <>
      <circle class="circus-moon" cx="60" cy="42" r="44" />
      <path class="circus-lamps" d={SKY} />
      <path class="circus-drape" d="M-200-160H2Q8 40-4 95H-200zM320-160H118Q112 40 124 95H320z" />
      <path class="circus-fold" d={FOLDS} />
      <path class="circus-fold" transform="matrix(-1 0 0 1 120 0)" d={FOLDS} />
      <path class="circus-boards" d="M-200 90H320V220H-200z" />
      <path class="circus-lamps" d={LAMPS} />
    </>
  ),
};
