/** Wizards of the circle: faces that anybody may wear. */

import { picture } from '@roundhouse/kit';
import type { AvatarProps } from '../../tables.ts';

/** A filled outline on a square of 48. */
type Piece = readonly [fill: string, d: string];

interface Wizard {
  readonly ground: string;
  readonly robe: string;
  readonly skin: string;
  /** The hat or hood, and its brim or lining. */
  readonly hat: readonly [cloth: string, lining: string];
  /** Hair behind the face. */
  readonly mane: Piece | null;
  /** Over the face: beards, jewels, signs. */
  readonly over: readonly Piece[];
  readonly lines: string;
}

const INK = '#191326';
const POINTED = [
  'M13 18Q20 16 22 1Q29 5 35 18Q24 14 13 18z',
  'M4 19Q24 9 44 19Q40 23 36 21Q24 15 12 21Q8 23 4 19z',
] as const;
const EYES = 'M19.5 25a1.5 1.7 0 1 0 .1 0zM28.5 25a1.5 1.7 0 1 0 .1 0z';

const WIZARDS: { readonly [face: string]: Wizard } = {
  stone: {
    ground: '#3d4a35',
    robe: '#5f7a3f',
    skin: '#d8b08c',
    hat: ['#6f8f4a', '#9dbb6b'],
    mane: null,
    over: [
      ['#d9d4c6', 'M12 27Q13 33 17 31Q24 28 31 31Q35 33 36 27Q39 44 24 49Q9 44 12 27z'],
      ['#9dbb6b', 'M20 9h5l2.5 4-2.5 4h-5l-2.5-4z'],
    ],
    lines: 'M16 22q3-2 6 0M26 22q3-2 6 0M21 34q3 2 6 0',
  },
  tide: {
    ground: '#15324a',
    robe: '#2f7fb5',
    skin: '#8f5c3f',
    hat: ['#2a6c9e', '#6cc0e8'],
    mane: ['#12202c', 'M11 21Q4 36 9 49H39Q44 36 37 21z'],
    over: [['#6cc0e8', 'M23 4c3 4 5 5.5 5 8.5a5 5 0 0 1-10 0c0-3 2-4.5 5-8.5z']],
    lines: 'M16 22q3-2 6 0M26 22q3-2 6 0M20 32q4 3 8 0',
  },
  ember: {
    ground: '#431c14',
    robe: '#b8401f',
    skin: '#f0cba8',
    hat: ['#8f2c17', '#f0913a'],
    mane: ['#d8612a', 'M11 20Q2 30 7 36Q3 42 10 48H38Q45 42 41 36Q46 30 37 20z'],
    over: [['#f0913a', 'M23 3q1 4 4 6t1 6-5 2.5-5-2.5 2-5q1 1 1 3 2-3 2-10z']],
    lines: 'M15 21l7 2M33 21l-7 2M20 32q5 3 8-1',
  },
  gale: {
    ground: '#4a3f66',
    robe: '#8a76c8',
    skin: '#c08a62',
    hat: ['#6d5aa8', '#c9bcf2'],
    mane: ['#e9e4f5', 'M12 22Q6 34 11 40H37Q42 34 36 22z'],
    over: [
      ['#e9e4f5', 'M20 33Q24 31 28 33Q27 44 22 48Q23 42 20 33z'],
      ['#c9bcf2', 'M23 4q1.5 4 6 6-4.5 2-6 6-1.5-4-6-6 4.5-2 6-6z'],
    ],
    lines: 'M16 23q3-3 6-1M32 23q-3-3-6-1M2 30q6-4 8 0M38 34q4 4 8 0',
  },
  hermit: {
    ground: '#2a2733',
    robe: '#57506b',
    skin: '#b98e6b',
    hat: ['#57506b', '#38334a'],
    mane: null,
    over: [
      ['#57506b', 'M7 34Q4 6 24 4T41 34L36 36Q39 13 24 13T12 36z'],
      ['#f2e3a4', 'M43 37a4 4 0 1 0 .1 0z'],
    ],
    lines: 'M15 22l6 1M33 22l-6 1M19 32h10M17 27q-1 2 0 3M31 27q1 2 0 3',
  },
  seer: {
    ground: '#5a2c55',
    robe: '#9c4d8c',
    skin: '#e6bf99',
    hat: ['#9c4d8c', '#f0c24a'],
    mane: ['#efe9e0', 'M10 20Q4 38 10 48H38Q44 38 38 20z'],
    over: [
      ['#9c4d8c', 'M11 21Q10 9 24 9T37 21Q24 14 11 21z'],
      ['#f0c24a', 'M11 21Q24 13 37 21V23.5Q24 16 11 23.5z'],
      ['#fdf6e6', 'M19 16.5Q24 12 29 16.5Q24 20.5 19 16.5z'],
      ['#2f7fb5', 'M24 14.5a2 2 0 1 0 .1 0z'],
    ],
    lines: 'M17 26q2.5 2 5 0M26 26q2.5 2 5 0M20 33q4 2 8 0',
  },
};

/** Those whose hat has a point; the others' heads are covered by what lies over them. */
const HATTED = new Set(['stone', 'tide', 'ember', 'gale']);

const Portrait = picture(({ ground, robe, skin, hat, mane, over, lines, face }: Wizard & AvatarProps) => (
  <svg viewBox="0 0 48 48" aria-hidden="true" stroke={INK} stroke-width="1.8" stroke-linejoin="round">
    <path fill={ground} stroke="none" d="M0 0H48V48H0z" />
    {mane && <path fill={mane[0]} d={mane[1]} />}
    <path fill={robe} d="M3 50Q6 39 24 38T45 50z" />
    <path fill={skin} d="M12.5 24Q12 14 24 14T35.5 24Q36 38 24 38T12.5 24z" />
    {face !== 'seer' && <path fill={INK} stroke="none" d={EYES} />}
    {HATTED.has(face) && POINTED.map((d, i) => <path key={d} fill={hat[i]} d={d} />)}
    {over.map(([fill, d]) => (
      <path key={d} fill={fill} d={d} />
    ))}
    <path fill="none" stroke-linecap="round" d={lines} />
  </svg>
));

export function Avatar({ face }: AvatarProps) {
  const wizard = Object.hasOwn(WIZARDS, face) ? WIZARDS[face] : undefined;
  return wizard ? <Portrait {...wizard} face={face} /> : null;
}
