/** The artists of the troupe, close up: faces that anybody may wear. */

import { picture } from '@roundhouse/kit';
import type { AvatarProps } from '../../tables.ts';

/** A filled outline on a square of 48. */
type Piece = readonly [fill: string, d: string];

interface Artist {
  readonly ground: string;
  readonly skin: string;
  readonly coat: string;
  /** Behind the head, and over it. */
  readonly behind: readonly Piece[];
  readonly over: readonly Piece[];
  /** Strokes of ink: brows, mouth, what else is drawn. */
  readonly lines: string;
}

const INK = '#241a17';
const EYES = 'M19.5 24a1.6 1.8 0 1 0 .1 0zM28.5 24a1.6 1.8 0 1 0 .1 0z';

const ARTISTS: { readonly [face: string]: Artist } = {
  juggler: {
    ground: '#f0b44c',
    skin: '#a86b45',
    coat: '#c9302c',
    behind: [['#2c1a14', 'M9 25C7 8 41 8 39 25Q42 35 37 38H11Q6 35 9 25z']],
    over: [
      ['#2c1a14', 'M12 23Q12 12 24 12T36 23Q29 20 26 15Q21 21 12 23z'],
      ['#3a8fb7', 'M8 10a4.5 4.5 0 1 0 .1 0z'],
      ['#f6efe0', 'M40 10a4.5 4.5 0 1 0 .1 0z'],
      ['#c9302c', 'M24 2a4.5 4.5 0 1 0 .1 0z'],
    ],
    lines: 'M16 21q3-2 6 0M26 21q3-2 6 0M19 31q5 5 10 0',
  },
  aerialist: {
    ground: '#58b5aa',
    skin: '#f0c9a4',
    coat: '#0f6f6c',
    behind: [['#e8e0cf', 'M5 0Q9 16 4 30T8 50H13Q8 40 10 30T10 0zM43 0Q39 16 44 30T40 50H35Q40 40 38 30T38 0z']],
    over: [
      ['#b8763a', 'M12 22Q11 10 24 10T36 22L34 19Q30 15 24 15T14 19z'],
      ['#b8763a', 'M14 32Q14 40 24 40T34 32Q31 36 24 36T14 32z'],
      ['#e2b13c', 'M12 17Q24 11 36 17V19.5Q24 14 12 19.5z'],
    ],
    lines: 'M17 21h5M26 21h5M20 31.5q4 3 8 0M24 25v3.5',
  },
  magician: {
    ground: '#7a5fb0',
    skin: '#d9a77f',
    coat: '#2b2145',
    behind: [['#1d1722', 'M12 22Q8 34 10 44H38Q40 34 36 22z']],
    over: [
      ['#1d1722', 'M8 17H40V14H33L32 0H16L15 14H8z'],
      ['#c9302c', 'M15 11H33V14H15z'],
      ['#f6efe0', 'M20 38L24 45L28 38z'],
      ['#e2b13c', 'M40 24l1.5 3.5 3.5.4-2.6 2.4.8 3.6-3.2-1.9-3.2 1.9.8-3.6-2.6-2.4 3.5-.4z'],
    ],
    lines: 'M16 21q4-3 6 0M26 21q2-3 6 0M20 31q5 3 9-1',
  },
  strongman: {
    ground: '#d98f5c',
    skin: '#e3ad84',
    coat: '#f6efe0',
    behind: [],
    over: [
      ['#3a2418', 'M11 30Q17 27 24 29T37 30Q36 36 29 33Q24 31 19 33Q12 36 11 30z'],
      ['#c9302c', 'M13 50L16 39H20L18 50zM35 50L32 39H28L30 50z'],
    ],
    lines: 'M15 20l7 1M33 20l-7 1M21 36q3 2 6 0M18 14q6-3 12 0',
  },
  clown: {
    ground: '#8fc1e0',
    skin: '#fbf1e4',
    coat: '#3a8fb7',
    behind: [
      [
        '#d6542b',
        'M3 24a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM31 24a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM5 16a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM31 16a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
      ],
    ],
    over: [
      ['#c9302c', 'M20.5 27a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z'],
      ['#c9302c', 'M15 32Q24 41 33 32Q24 35 15 32z'],
      ['#2f7d4f', 'M18 12L24 1L30 12Q24 9 18 12z'],
      ['#f6efe0', 'M10 40Q14 36 18 40Q21 36 24 40Q27 36 30 40Q34 36 38 40Q30 46 24 44Q18 46 10 40z'],
    ],
    lines: 'M19.5 17v4M28.5 17v4',
  },
  ringmaster: {
    ground: '#e9d6a8',
    skin: '#7c4d33',
    coat: '#c9302c',
    behind: [['#20150f', 'M11 20Q6 30 12 34L36 34Q42 30 37 20z']],
    over: [
      ['#20150f', 'M12 22Q12 11 24 11T36 22Q30 17 24 17T12 22z'],
      ['#241a17', 'M9 13Q24 6 39 13L38 16Q24 10 10 16zM16 10L15 1H33L32 10Q24 7 16 10z'],
      ['#e2b13c', 'M6 44Q10 38 16 39L14 44zM42 44Q38 38 32 39L34 44z'],
      ['#f6efe0', 'M20 38L24 46L28 38z'],
    ],
    lines: 'M16 21q3-2.5 6 0M26 21q3-2.5 6 0M19 31q5 4 10 0',
  },
};

const Portrait = picture(({ ground, skin, coat, behind, over, lines }: Artist) => (
  <svg viewBox="0 0 48 48" aria-hidden="true" stroke={INK} stroke-width="1.8" stroke-linejoin="round">
    <path fill={ground} stroke="none" d="M0 0H48V48H0z" />
    <Pieces pieces={behind} />
    <path fill={coat} d="M4 50Q6 38 24 38T44 50z" />
    <path fill={skin} d="M20 33V39Q24 42 28 39V33z" />
    <path fill={skin} d="M12 24Q12 12 24 12T36 24Q36 37 24 37T12 24z" />
    <path fill={INK} stroke="none" d={EYES} />
    <Pieces pieces={over} />
    <path fill="none" stroke-linecap="round" d={lines} />
  </svg>
));

const Pieces = ({ pieces }: { readonly pieces: readonly Piece[] }) =>
  pieces.map(([fill, d]) => <path key={d} fill={fill} d={d} />);

export function Avatar({ face }: AvatarProps) {
  const artist = Object.hasOwn(ARTISTS, face) ? ARTISTS[face] : undefined;
  return artist ? <Portrait {...artist} /> : null;
}
