/** The arenas: a round platform on its own ground, in its own light, with its scenery, before the crowd. Decoration only. */

import { picture } from '@roundhouse/kit';
import type { ARENAS, ArenaDef } from '../content/arenas.ts';
import { disc } from './look.ts';

type Arena = (typeof ARENAS)[number];
type Paint =
  | 'rim'
  | 'light'
  | 'glow'
  | 'wood'
  | 'plank'
  | 'bark'
  | 'stone'
  | 'water'
  | 'cloth'
  | 'ivory'
  | 'leaf'
  | 'dark'
  | 'steel'
  | 'brick'
  | 'snow'
  | 'gold'
  | 'line';
type Piece = readonly [Paint, string];

/** From a place in the unit disc to the drawing, whose middle is 0, 0: the platform lies flat and somewhat low. */
export const onStage = ({ x, y }: { readonly x: number; readonly y: number }): { x: number; y: number } => ({
  x: Math.round(x * 186),
  y: Math.round(y * 76 + 20),
});

/** One tile of each ground. */
const GROUNDS: {
  readonly [G in Arena['ground']]: { readonly width: number; readonly height: number; readonly d: string };
} = {
  cobbles: {
    width: 36,
    height: 18,
    d: 'M3 1h12q3 0 3 4t-3 4H3Q0 9 0 5t3-4zM21 1h12q3 0 3 4t-3 4H21q-3 0-3-4t3-4zM12 10h12q3 0 3 4t-3 4H12q-3 0-3-4t3-4zM0 10q9 0 9 4t-9 4M36 10q-9 0-9 4t9 4',
  },
  moss: {
    width: 62,
    height: 30,
    d: 'M8 12q-1-6-4-8m4 8q0-7 2-9m-2 9q2-4 6-6M40 26q-1-6-4-8m4 8q0-7 2-9m-2 9q2-4 6-6M24 4h.1M54 8h.1M18 24h.1',
  },
  planks: { width: 120, height: 28, d: 'M0 0h120M0 14h120M34 0v14M92 14v14M8 7h14M60 21h18M50 5h22' },
  'packed snow': { width: 110, height: 46, d: 'M6 12q14-8 30 0M62 34q16-9 34 0M74 8h.1M22 36h.1M50 24h.1M102 18h.1' },
};

/** What stands behind the crowd, and where the light comes from: the drawing's own 400 × 290 box. */
const SETTINGS: {
  readonly [Id in Arena['id']]: { readonly behind: readonly Piece[]; readonly light: readonly Piece[] };
} = {
  'market-morning': {
    behind: [
      [
        'rim',
        'M-400 60V24l50 -26 50 26v10h40v-34l70 -30 60 30v24h60v-40l40 -18 40 18v40h70v-30l60 -26 70 26v36h60v-46l80 -20 60 20V60z',
      ],
    ],
    light: [
      ['light', 'M-400 -200L-400 0L700 420L800 300z'],
      ['light', 'M-300 -500L-420 -400L760 500L860 420z'],
    ],
  },
  'the-moss-ring': {
    behind: [
      [
        'rim',
        'M-90 60V-400h38V60zM10 60V-400h24V60zM120 60V-400h16V60zM292 60V-400h30V60zM410 60V-400h44V60zM560 60V-400h30V60z',
      ],
      [
        'leaf',
        'M-400 -70q30 34 62 4q26 36 60 0q30 40 66 0q22 30 54 2q30 34 62 -2q26 38 60 2q30 30 60 -4q26 40 62 2q30 30 58 0q30 36 62 0q28 36 62 -2q30 32 60 0V-500H-400z',
      ],
    ],
    light: [
      ['light', 'M214 -500L116 196h184L262 -500z'],
      ['light', 'M116 196a92 30 0 1 0 184 0a92 30 0 1 0 -184 0z'],
    ],
  },
  'cellar-lamp': {
    behind: [
      ['rim', 'M-400 60V-400H800V60H470V-40q-56 -64 -112 0V60H256V-40q-56 -64 -112 0V60H42V-40q-56 -64 -112 0V60z'],
    ],
    light: [['light', 'M196 18L40 186C60 242 354 242 376 186L222 18z']],
  },
  'rooftop-snow': {
    behind: [
      ['ivory', 'M352 -64a22 22 0 1 1 -20 36a20 20 0 0 0 20 -36z'],
      [
        'rim',
        'M-400 60V-6h50l34 -30 34 30h30v-34h56v-20h12v20h10v30h40l46 -34 46 34h34v-22h70v18h60l40 -26 40 26h30v-34h20v-24h10v24h20v34h50l44 -32 44 32h80V60z',
      ],
      [
        'glow',
        'M-252 -30h7v9h-7zM-236 -30h7v9h-7zM-64 -24h7v9h-7zM66 -18h7v9h-7zM82 -18h7v9h-7zM180 -6h7v9h-7zM290 -26h7v9h-7zM440 -26h7v9h-7z',
      ],
    ],
    light: [
      ['light', 'M250 -500L-120 800h560L420 -500z'],
      [
        'snow',
        [
          [24, 20],
          [70, -40],
          [120, 34],
          [160, -86],
          [196, -14],
          [252, 22],
          [300, -100],
          [330, 14],
          [386, -20],
          [40, -104],
          [-60, -50],
          [-30, 40],
          [450, 20],
          [440, -90],
          [110, -130],
          [230, -60],
        ]
          .map(([x, y]) => disc(x!, y!, 2.4))
          .join(''),
      ],
    ],
  },
};

/** Each kind of scenery, from the middle of its foot. */
const SCENERY: { readonly [K in Arena['terrain'][number]['kind']]: readonly Piece[] } = {
  crate: [
    ['plank', 'M-26 -34L-8 -41L28 -37L10 -29z'],
    ['wood', 'M-26 -34L10 -29V5L-26 0z'],
    ['bark', 'M10 -29L28 -37V-5L10 5z'],
    ['line', 'M-26 -22L10 -17L28 -26M-26 -11L10 -6L28 -16M-19 -30L3 1'],
    ['cloth', `${disc(-4, -42, 5)}${disc(8, -41, 5)}`],
    ['leaf', disc(2, -46, 5)],
  ],
  fountain: [
    ['stone', 'M-32 -9C-32 11 32 11 32 -9z'],
    ['water', 'M-32 -9a32 8 0 1 0 64 0a32 8 0 1 0 -64 0z'],
    ['stone', 'M-5 -8L-3 -21H3L5 -8Q0 -6 -5 -8zM-14 -24Q0 -14 14 -24z'],
    ['line', 'M0 -25q-10 -9 -13 8M0 -25q10 -9 13 8'],
  ],
  awning: [
    ['bark', 'M-25 2V-46h4V2zM21 2V-46h4V2z'],
    ['wood', 'M-29 -20H29V-1Q0 4 -29 -1z'],
    ['leaf', `${disc(-17, -22, 5)}${disc(-7, -22, 5)}`],
    ['gold', `${disc(6, -22, 5)}${disc(17, -22, 5)}`],
    ['ivory', 'M-33 -46L-24 -64H24L33 -46q-6 8 -11 0q-6 8 -11 0q-5 8 -11 0q-6 8 -11 0q-5 8 -11 0q-5 8 -11 0z'],
    [
      'cloth',
      'M-22 -46L-16 -64H-8L-11 -46q-6 8 -11 0zM0 -46V-64H8L11 -46q-6 8 -11 0zM22 -46L16 -64H24L33 -46q-6 8 -11 0z',
    ],
  ],
  tree: [
    ['bark', 'M-9 0Q-5 -20 -10 -40H10Q5 -20 9 0Q15 3 20 6H-20Q-14 3 -9 0z'],
    [
      'leaf',
      'M-38 -42C-52 -62 -34 -82 -16 -76C-6 -94 24 -92 26 -77C46 -78 52 -54 36 -43C26 -32 10 -36 0 -37C-14 -30 -32 -31 -38 -42z',
    ],
    ['line', 'M-28 -54q6 -9 14 -6M2 -72q8 -6 14 0M10 -50q10 -2 14 -9M-3 -8q2 -9 0 -17'],
  ],
  bush: [
    ['leaf', 'M-28 0C-38 -14 -26 -26 -15 -22C-9 -34 12 -32 15 -22C27 -26 37 -12 28 0C12 6 -12 6 -28 0z'],
    ['line', 'M-18 -12q5 -6 10 -2M2 -20q6 -4 10 2M8 -7q6 0 9 -5'],
    ['cloth', `${disc(-4, -11, 3)}${disc(-20, -4, 3)}${disc(18, -12, 3)}`],
  ],
  stump: [
    ['bark', 'M-16 -17L-19 0Q0 8 19 0L16 -17z'],
    ['plank', 'M-16 -17a16 6 0 1 0 32 0a16 6 0 1 0 -32 0z'],
    ['line', 'M-8 -17a8 3 0 1 0 16 0a8 3 0 1 0 -16 0M-9 -6l-1 6M8 -7l1 6'],
  ],
  barrel: [
    ['wood', 'M-15 -31C-21 -20 -21 -10 -15 0Q0 6 15 0C21 -10 21 -20 15 -31z'],
    ['line', 'M-6 -28q-4 15 0 30M6 -28q4 15 0 30'],
    ['steel', 'M-18 -24Q0 -18 18 -24L19 -20Q0 -14 -19 -20zM-19 -11Q0 -5 19 -11L18 -7Q0 -1 -18 -7z'],
    ['bark', 'M-15 -31a15 5 0 1 0 30 0a15 5 0 1 0 -30 0z'],
  ],
  'coal heap': [
    ['dark', 'M-34 2L-25 -10L-14 -13L-7 -25L6 -23L14 -13L25 -9L34 2Q0 10 -34 2z'],
    ['line', 'M-14 -13L-9 -4L-20 1M-7 -25L2 -14L-9 -4M2 -14L14 -13M2 -14L8 -2L22 1'],
    ['steel', 'M12 -16l8 -4l8 10l-9 6z'],
    ['wood', 'M15 -19L7 -32L11 -34L19 -21z'],
  ],
  chimney: [
    ['brick', 'M-20 -30H12V5L-20 2z'],
    ['bark', 'M12 -30L22 -36V-2L12 5z'],
    ['line', 'M-20 -20H12M-20 -9H12M-10 -30v10M2 -20v11M-8 -9v12'],
    ['snow', 'M-23 -30Q-18 -43 -2 -41Q20 -44 25 -36Q26 -30 18 -31Q14 -24 8 -29Q0 -25 -6 -29Q-16 -24 -23 -30z'],
    ['dark', 'M-9 -37a9 3 0 1 0 18 0a9 3 0 1 0 -18 0z'],
  ],
  skylight: [
    ['steel', 'M-32 2L-18 -20H32L24 2z'],
    ['gold', 'M-24 -1L-14 -17H4L-1 -1zM4 -1L9 -17H27L20 -1z'],
    ['line', 'M-19 -9H23'],
    ['snow', 'M-20 -20Q-14 -27 2 -24Q22 -28 34 -20L29 -16Q20 -20 10 -16Q-4 -20 -18 -16z'],
  ],
  weathercock: [
    ['snow', 'M-20 3Q-16 -9 0 -8Q16 -9 20 3Q0 8 -20 3z'],
    ['steel', 'M-2 -6V-48H2V-6zM-14 -30H14V-27H-14z'],
    ['gold', 'M-15 -47Q-20 -58 -17 -66Q-8 -58 -4 -58Q2 -62 4 -70L8 -74L11 -69L16 -66L11 -63Q10 -50 0 -47z'],
  ],
};

/** The crowd goes on at both sides, for panes wider than the drawing, and up into the dark. */
const HEADS = Array.from({ length: 41 }, (_, i) => ({
  x: -420 + i * 21,
  y: ((i * 7) % 5) * 3,
  r: 8 + ((i * 5) % 3),
}));
const TIERS = [
  { up: 46, size: 0.75 },
  { up: 0, size: 1 },
];

const Pieces = ({ pieces }: { readonly pieces: readonly Piece[] }) => (
  <>
    {pieces.map(([paint, d]) => (
      <path key={d} class={`fite-set-${paint}`} d={d} />
    ))}
  </>
);

/** The platform of an arena with everything on and around it but the fighters. */
export const Platform = picture(({ arena }: { readonly arena: ArenaDef }) => {
  const { id, ground, terrain } = arena as Arena;
  const tile = GROUNDS[ground];
  const { behind, light } = SETTINGS[id];
  const nearest = terrain.toSorted((a, b) => a.y - b.y);
  return (
    <svg class="fite-platform" viewBox="0 0 400 290" aria-hidden="true">
      <pattern id="fite-ground" width={tile.width} height={tile.height} patternUnits="userSpaceOnUse">
        <path class="fite-ground-line" d={tile.d} />
      </pattern>
      <rect class="fite-air" x="-400" y="-500" width="1200" height="1300" />
      <g class="fite-far">
        <Pieces pieces={behind} />
      </g>
      {TIERS.map(({ up, size }) => (
        <g key={up} class="fite-crowd" transform={`translate(200 ${56 - up}) scale(${size})`} opacity={size}>
          {HEADS.map(({ x, y, r }) => (
            <path
              key={x}
              d={`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 0 1 -3 7q8 4 9 40H${x - r - 6}q1 -36 9 -40a${r} ${r} 0 0 1 -3 -7z`}
            />
          ))}
        </g>
      ))}
      <rect class="fite-floor" x="-400" y="100" width="1200" height="700" />
      <path class="fite-rim" d="M14 172v20c0 52 84 92 186 92s186 -40 186 -92v-20z" />
      <ellipse class="fite-canvas" cx="200" cy="172" rx="186" ry="94" />
      <ellipse fill="url(#fite-ground)" cx="200" cy="172" rx="184" ry="92" />
      <ellipse class="fite-ring" cx="200" cy="172" rx="175" ry="87" />
      <rect class="fite-night" x="-400" y="-500" width="1200" height="1300" />
      <g class="fite-beams">
        <Pieces pieces={light} />
      </g>
      {nearest.map(piece => {
        const { x, y } = onStage(piece);
        return (
          <g key={piece.kind} class="fite-terrain" transform={`translate(${200 + x} ${145 + y})`}>
            <ellipse class="fite-shade" cx="3" cy="2" rx={piece.r * 186} ry={piece.r * 48} />
            <Pieces pieces={SCENERY[piece.kind]} />
          </g>
        );
      })}
      {id === 'cellar-lamp' && <Lamp />}
    </svg>
  );
});

/** The lamp hangs before everything, caught in the middle of its swing. */
const Lamp = () => (
  <g class="fite-terrain">
    <path class="fite-set-line" d="M188 -500L207 2" />
    <path class="fite-set-dark" d="M192 20Q196 0 207 1Q219 1 226 18z" />
    <path class="fite-set-gold" d={disc(209, 20, 6)} />
  </g>
);
