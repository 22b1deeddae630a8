/** The company: thirty artists, ten a discipline, each with a face, an age and a costume. Drawn by `artist.tsx`. */

import type { Colour } from '../content/disciplines.ts';

export const SKINS = ['#f6d7b5', '#eebd8f', '#c98d5e', '#94603c', '#63402a'] as const;

export const DYES = {
  black: '#1f1715',
  brown: '#5d3620',
  ginger: '#c2571d',
  blond: '#e8bf58',
  gray: '#a9a5a0',
  white: '#f1ece2',
  pink: '#e2688f',
} as const;

export const CLOTHS = {
  red: '#c3202f',
  navy: '#24386e',
  green: '#1f7a4d',
  gold: '#f0b93a',
  cream: '#fdf3dc',
  rose: '#e9799b',
  ink: '#2b2130',
  sky: '#6fc3e0',
  plum: '#6a2a78',
  rust: '#d9622b',
} as const;

export const HAIRS = ['bald', 'crop', 'bob', 'bun', 'curls', 'long', 'braids', 'quiff', 'fringe', 'tufts'] as const;
export const FACES = [
  'plain',
  'moustache',
  'beard',
  'goatee',
  'glasses',
  'lips',
  'freckles',
  'monocle',
  'paint',
] as const;
export const COSTUMES = ['leotard', 'singlet', 'harlequin', 'coat', 'dress', 'tutu', 'vest'] as const;
export const HATS = ['none', 'top', 'bowler', 'feather', 'tiara', 'bow', 'band', 'pointed'] as const;
export const AGES = ['young', 'grown', 'old'] as const;

export interface Artist {
  readonly skin: (typeof SKINS)[number];
  readonly hair: (typeof HAIRS)[number];
  readonly dye: keyof typeof DYES;
  readonly face: (typeof FACES)[number];
  readonly age: (typeof AGES)[number];
  readonly wears: (typeof COSTUMES)[number];
  readonly cloth: keyof typeof CLOTHS;
  readonly trim: keyof typeof CLOTHS;
  readonly hat: (typeof HATS)[number];
}

/** Skin (0 to 4), hair, its colour, face, age, costume, its two colours, hat. */
type Row = readonly [
  skin: 0 | 1 | 2 | 3 | 4,
  Artist['hair'],
  Artist['dye'],
  Artist['face'],
  Artist['age'],
  Artist['wears'],
  Artist['cloth'],
  Artist['trim'],
  Artist['hat']?,
];

const ROWS: { readonly [C in Colour]: readonly Row[] } = {
  // The sawdust: strong men, tumblers, clowns, a grandmother who carries them all.
  amber: [
    [1, 'bald', 'black', 'moustache', 'grown', 'singlet', 'red', 'gold'],
    [3, 'curls', 'black', 'lips', 'young', 'leotard', 'green', 'cream', 'band'],
    [0, 'tufts', 'ginger', 'paint', 'grown', 'harlequin', 'sky', 'red', 'bowler'],
    [2, 'bun', 'gray', 'glasses', 'old', 'leotard', 'plum', 'gold'],
    [4, 'crop', 'black', 'beard', 'grown', 'singlet', 'navy', 'cream', 'band'],
    [0, 'braids', 'blond', 'freckles', 'young', 'vest', 'red', 'cream'],
    [2, 'quiff', 'brown', 'moustache', 'grown', 'vest', 'green', 'gold'],
    [1, 'bald', 'white', 'beard', 'old', 'singlet', 'rust', 'cream'],
    [3, 'long', 'brown', 'lips', 'grown', 'tutu', 'rose', 'cream', 'bow'],
    [0, 'tufts', 'pink', 'paint', 'old', 'harlequin', 'gold', 'green', 'pointed'],
  ],
  // The air: flyers and catchers, in sequins.
  teal: [
    [3, 'bun', 'black', 'lips', 'grown', 'leotard', 'gold', 'cream', 'tiara'],
    [0, 'quiff', 'blond', 'plain', 'grown', 'singlet', 'navy', 'gold'],
    [1, 'bob', 'ginger', 'freckles', 'young', 'leotard', 'red', 'cream'],
    [4, 'crop', 'black', 'goatee', 'grown', 'vest', 'cream', 'red', 'band'],
    [2, 'long', 'black', 'lips', 'young', 'dress', 'plum', 'gold', 'feather'],
    [1, 'crop', 'white', 'moustache', 'old', 'singlet', 'red', 'cream'],
    [0, 'fringe', 'pink', 'lips', 'grown', 'leotard', 'ink', 'rose', 'feather'],
    [3, 'curls', 'brown', 'plain', 'young', 'vest', 'rust', 'cream'],
    [2, 'bun', 'white', 'glasses', 'old', 'leotard', 'green', 'gold', 'tiara'],
    [4, 'braids', 'black', 'lips', 'grown', 'tutu', 'sky', 'cream', 'bow'],
  ],
  // The theatre: who makes disappear, and who is made to.
  violet: [
    [0, 'crop', 'black', 'goatee', 'grown', 'coat', 'ink', 'red', 'top'],
    [2, 'long', 'black', 'lips', 'grown', 'dress', 'green', 'gold', 'tiara'],
    [1, 'bald', 'gray', 'monocle', 'old', 'coat', 'navy', 'gold', 'top'],
    [4, 'curls', 'black', 'lips', 'grown', 'dress', 'gold', 'cream', 'feather'],
    [0, 'fringe', 'ginger', 'freckles', 'young', 'vest', 'rust', 'cream', 'bowler'],
    [3, 'quiff', 'black', 'moustache', 'grown', 'coat', 'plum', 'cream', 'top'],
    [1, 'bob', 'blond', 'lips', 'young', 'tutu', 'rose', 'gold', 'bow'],
    [2, 'long', 'white', 'beard', 'old', 'coat', 'plum', 'gold', 'pointed'],
    [0, 'bun', 'brown', 'glasses', 'grown', 'coat', 'red', 'gold', 'top'],
    [3, 'crop', 'gray', 'beard', 'old', 'vest', 'ink', 'sky', 'band'],
  ],
};

const COMPANY = Object.fromEntries(
  Object.entries(ROWS).map(([colour, rows]) => [colour, rows.map(artistOf)]),
) as unknown as { readonly [C in Colour]: readonly Artist[] };

function artistOf([skin, hair, dye, face, age, wears, cloth, trim, hat = 'none']: Row): Artist {
  return { skin: SKINS[skin]!, hair, dye, face, age, wears, cloth, trim, hat };
}

/** Neighbours on a poster are not neighbours in the list, so that no two posters have the same company. */
const STRIDE = 3;

/** Who takes part in an act: its star by its place on its sheet, then others of the same discipline. */
export function castOf(colour: Colour, sheetIndex: number, nth = 0): Artist {
  const company = COMPANY[colour];
  return company[(sheetIndex - 1 + nth * STRIDE) % company.length]!;
}
