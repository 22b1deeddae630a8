/** The looks of all fourteen fighters, and of one who is not to be known yet. */

import type { Contender } from '../content/fighters.ts';
import { disc, EYE, type Look } from './look.ts';
import { NAN_THREADGOLD, NEEDLE_ANWICK, PROFESSOR_QUILL, SKIP_LANTERN } from './looks-armed.ts';
import { HAMMER_LOTTE, OXBOW } from './looks-unarmed.ts';

const BRAMBLE_VOSS: Look = {
  build: {
    hip: -44,
    shoulder: -78,
    chest: 20,
    waist: 14,
    stance: 19,
    limb: 10,
    head: [6, -93],
    skull: 12,
    glove: 11,
    lean: 7,
  },
  skin: '#dcae80',
  wears: 'vest',
  behind: [['shade', 'M-14 6L-31 -5L-22 8L-34 14L-16 18z']],
  mane: [['own', 'M-8 11L-19 10L-13 2L-25 -4L-14 -7L-21 -19L-9 -14L-6 -28L2 -15L11 -26L11 -13L22 -15L13 -3z']],
  front: [
    ['leaf', 'M-17 4Q-6 14 2 19T14 33L10 34Q2 24 -4 21T-19 9z'],
    ['leaf', 'M-8 12q-2 8 -9 8q0 -7 9 -8zM4 21q8 -4 11 1q-7 5 -11 -1z'],
    ['shade', 'M6 1L14 -10L16 -1L28 -7L22 5L29 12L14 9z'],
  ],
  face: [
    ['own', 'M-12 4L-12 -6L-7 -2L-6 -10L-1 -4L3 -11L6 -5L11 -8Q7 -14 -1 -14Q-13 -12 -12 4z'],
    ['line', 'M3 -3l8 2M4 7l6 -2'],
    EYE,
  ],
  frame: { above: 31, side: 58 },
};

const MADAM_CINDER: Look = {
  build: { hip: -50, shoulder: -80, chest: 14, waist: 9, stance: 10, limb: 8, head: [3, -97], skull: 11.5, glove: 9.5 },
  skin: '#b57f55',
  hair: '#2b1712',
  wears: 'vest',
  behind: [['shade', 'M-13 8L-20 -15Q0 -6 22 -15L15 8z']],
  skirt: [
    [
      'own',
      'M-10 -7H10C14 12 27 24 36 46q-6 5 -12 0q-6 5 -12 0q-6 5 -12 0q-6 5 -12 0q-6 5 -12 0q-6 5 -12 0C-27 24 -14 12 -10 -7z',
    ],
    [
      'gold',
      'M-26 42q-5 -9 3 -17q0 7 5 9q5 7 -8 8zM-3 43q-8 -11 4 -22q0 8 6 12q4 8 -10 10zM20 42q-6 -9 2 -17q1 7 6 9q5 7 -8 8z',
    ],
    ['corner', 'M-11 -9H11V-1H-11z'],
    ['corner', 'M-9 -2l-9 17 6 1 4 -6 3 5 2 -16z'],
  ],
  mane: [['hair', disc(-10, 6, 7)]],
  front: [['gold', disc(1, 6, 2.5)]],
  face: [
    ['hair', 'M-12 4Q-13 -12 1 -12Q8 -12 11 -6Q1 -6 -4 0Q-7 8 -9 8z'],
    ['gold', disc(-5, 8, 2)],
    ['eye', 'M6 6q3 -3 6 0q-3 4 -6 0z'],
    ['line', 'M4 -1l7 -2'],
    EYE,
    ['dark', 'M-12 -9L-14 -40Q0 -45 14 -42L11 -11Q0 -7 -12 -9z'],
    ['own', 'M-12.5 -17Q0 -13 12 -19L11 -11Q0 -7 -12 -9z'],
    ['dark', 'M-20 -9Q0 -2 20 -13L20 -9Q0 4 -20 -5z'],
  ],
  frame: { above: 44, side: 68 },
};

const TWIST_MARLOW: Look = {
  build: { hip: -36, shoulder: -66, chest: 16, waist: 13, stance: 27, limb: 9, head: [3, -83], skull: 12.5, glove: 10 },
  skin: '#e8bf97',
  wears: 'coat',
  legs: 'own',
  mane: [
    ['own', 'M-1 -9C-8 -27 -27 -24 -31 -4C-24 -10 -17 -6 -11 0z'],
    ['dark', 'M0 -9C8 -29 28 -25 33 -6C25 -12 17 -7 11 -2z'],
    ['gold', disc(-31, -2, 4)],
    ['gold', disc(33, -4, 4)],
  ],
  front: [
    ['dark', 'M1 4L15 6L13 28H1z'],
    ['gold', 'M8 12l4 6l-4 6l-4 -6z'],
    ['dark', 'M-7 12l4 6l-4 6l-4 -6z'],
    ['ivory', 'M-17 0L-13 8L-8 2L-4 10L1 3L6 10L10 2L15 7L18 -1Q0 -9 -17 0z'],
  ],
  face: [
    ['own', 'M-12 4Q-14 -14 0 -14L0 -7Q-8 -5 -12 4z'],
    ['dark', 'M0 -14Q13 -13 12 -1Q6 -7 0 -7z'],
    ['dark', 'M0 -3Q6 -6 12 -2L11 4Q5 5 1 3z'],
    ['ivory', disc(6, 0, 2)],
    ['line', 'M2 7q5 3 9 -2'],
  ],
  frame: { above: 29, side: 66 },
};

const DASH_PEPPERELL: Look = {
  build: {
    hip: -46,
    shoulder: -76,
    chest: 15,
    waist: 11,
    stance: 25,
    limb: 8,
    head: [5, -92],
    skull: 11,
    glove: 9.5,
    lean: 13,
  },
  skin: '#7d4d30',
  wears: 'vest',
  behind: [['own', 'M6 0C-12 2 -20 12 -34 4L-50 9L-42 -3L-58 -11C-36 -14 -20 -2 -2 -9z']],
  front: [
    ['ivory', disc(1, 17, 6.5)],
    ['line', 'M-1 14l2 -1v8'],
    ['own', 'M-11 -5Q2 0 13 -6L14 2Q2 9 -11 3z'],
  ],
  face: [
    ['wood', 'M-6 11Q-14 6 -12 -4Q-10 -14 1 -14Q11 -13 12 -5Q3 -8 -3 -3Q-6 4 -6 11z'],
    ['line', 'M4 7q4 2 7 -2'],
    ['dark', 'M-12 -4L3 -5L3 1L-12 1z'],
    ['steel', disc(6, -1, 5.5)],
    ['eye', disc(7, -1, 1.6)],
  ],
  frame: { above: 24, side: 56 },
};

const LITTLE_WREN: Look = {
  build: {
    hip: -28,
    shoulder: -54,
    chest: 12,
    waist: 9,
    stance: 11,
    limb: 6,
    head: [4, -70],
    skull: 14,
    glove: 9,
    reach: 0.85,
  },
  skin: '#efcda4',
  wears: 'vest',
  legs: 'gold',
  behind: [
    ['shade', 'M2 4C22 -8 36 -12 50 -22C52 -8 48 2 44 8L37 5L36 15L28 11L25 20L10 18z'],
    ['own', 'M-2 4C-22 -8 -38 -14 -52 -24C-54 -8 -50 2 -46 9L-38 6L-37 17L-28 13L-24 23L-8 20z'],
    ['shade', 'M-6 24L-27 18L-24 25L-31 30L-22 31L-24 38L-4 32z'],
  ],
  front: [['ivory', 'M-5 6Q3 12 10 6Q10 20 3 26Q-6 20 -5 6z']],
  mane: [['own', 'M-6 -10L-13 -24L-3 -18L2 -29L6 -17L14 -21L9 -9z']],
  face: [
    ['own', 'M-8 11Q-16 4 -13 -5Q-9 -14 1 -13.5Q13 -12 12 -1Q3 -5 -1 1Q-3 8 -8 11z'],
    ['gold', 'M8 -2L24 4L8 8Q5 3 8 -2z'],
    ['line', 'M9 4L21 4'],
    ['eye', disc(4, 2, 2)],
  ],
  frame: { above: 29, side: 62 },
};

const OLD_COBBLE: Look = {
  build: {
    hip: -34,
    shoulder: -74,
    chest: 29,
    waist: 26,
    stance: 19,
    limb: 16,
    head: [2, -88],
    skull: 13,
    glove: 13.5,
    reach: 1.1,
  },
  body: 'M-31 3L-25 -5H21L31 4L28 42H-28z',
  skull: 'M-13 -12L-3 -15L11 -13L14 -2L13 12L-11 13L-14 3z',
  behind: [],
  front: [
    ['line', 'M-30 14H-10L-6 26H30M-6 26L-10 40M12 -4L9 12L14 26M-16 14L-20 26H-29'],
    ['leaf', 'M-31 4L-25 -6H-10Q-11 2 -16 1Q-18 8 -23 4Q-26 10 -31 4z'],
  ],
  face: [
    ['line', 'M-13 3L-6 5L-4 12M-8 -13L-6 -6M3 8H12'],
    ['shade', 'M-1 -7L14 -6V-1L0 -2z'],
    ['ivory', 'M3 -1H11V3H3z'],
    ['eye', disc(8, 1, 1.6)],
    ['leaf', 'M-13 -12L-3 -16L6 -15Q5 -9 0 -11Q-3 -7 -7 -10Q-11 -6 -13 -12z'],
  ],
  frame: { above: 27, side: 60 },
};

const BARREL_BEA: Look = {
  build: {
    hip: -32,
    shoulder: -70,
    chest: 21,
    waist: 19,
    stance: 14,
    limb: 10,
    head: [3, -86],
    skull: 12,
    glove: 11,
    reach: 1.05,
  },
  skin: '#f6cfa9',
  hair: '#6d2a12',
  body: 'M-19 -1C-38 12 -38 30 -21 46H21C38 30 38 12 19 -1C8 -5 -8 -5 -19 -1z',
  front: [
    ['line', 'M-8 -2Q-14 22 -9 45M9 -2Q15 22 10 45'],
    ['steel', 'M-31 10Q0 17 31 10L33 18Q0 25 -33 18z'],
    ['steel', 'M-33 29Q0 36 33 29L29 37Q0 43 -29 37z'],
  ],
  mane: [
    ['hair', disc(-2, -18, 7.5)],
    ['corner', 'M-9 -14L5 -14L3 -9H-7z'],
  ],
  face: [
    ['hair', 'M-12 4Q-14 -13 0 -13Q12 -13 12 -3Q4 -4 0 -9Q-4 -1 -9 -1Q-10 3 -12 4z'],
    ['line', 'M3 5q5 4 8 -1M3 -4q3 -2 6 0'],
    EYE,
  ],
  frame: { above: 31, side: 58 },
};

const PLAIN_JORY: Look = {
  build: { hip: -46, shoulder: -80, chest: 19, waist: 14, stance: 18, limb: 10, head: [4, -97], skull: 12, glove: 11 },
  skin: '#f2c9a0',
  hair: '#5a3a22',
  wears: 'vest',
  front: [['line', 'M-6 14q5 3 9 0']],
  mane: [['hair', 'M-8 -8Q-15 -2 -11 7L-5 6z']],
  face: [
    ['line', 'M4 8h6M3 -3l7 1M-10 2q-3 2 -1 5'],
    ['ivory', 'M-7 5l7 -2l1 4l-7 2z'],
    EYE,
    ['own', 'M-14 -2Q-16 -15 0 -15Q12 -15 13 -7L21 -5L20 -1L7 -4Q-4 -3 -14 -2z'],
    ['line', 'M13 -7Q4 -9 -2 -5'],
  ],
};

/** How each fighter looks. */
export const LOOKS: { readonly [Id in Contender['id']]: Look } = {
  'bramble-voss': BRAMBLE_VOSS,
  'madam-cinder': MADAM_CINDER,
  oxbow: OXBOW,
  'hammer-lotte': HAMMER_LOTTE,
  'professor-quill': PROFESSOR_QUILL,
  'twist-marlow': TWIST_MARLOW,
  'dash-pepperell': DASH_PEPPERELL,
  'needle-anwick': NEEDLE_ANWICK,
  'little-wren': LITTLE_WREN,
  'skip-lantern': SKIP_LANTERN,
  'old-cobble': OLD_COBBLE,
  'barrel-bea': BARREL_BEA,
  'plain-jory': PLAIN_JORY,
  'nan-threadgold': NAN_THREADGOLD,
};

/** Whoever hides under this cloak until the powers are revealed: the same in both corners. */
export const HOODED: Look = {
  build: { hip: -46, shoulder: -78, chest: 17, waist: 13, stance: 11, limb: 10, head: [3, -92], skull: 13, glove: 10 },
  skin: '#211915',
  wears: 'coat',
  skirt: [
    ['own', 'M-16 -8H16C20 14 24 30 27 44Q0 52 -27 44C-24 30 -20 14 -16 -8z'],
    ['line', 'M-5 14L-9 38M10 10L14 36'],
    ['corner', 'M-16 -8H16V-1H-16z'],
    ['corner', 'M2 -1L-2 20L3 20L8 -1z'],
  ],
  front: [['line', 'M2 10L3 26']],
  face: [
    ['own', 'M-15 15Q-20 -17 1 -20Q17 -16 15 5Q9 -8 0 -6Q-7 2 1 14Q-8 19 -15 15z'],
    ['gold', disc(4, 2, 2.2)],
    ['gold', disc(11, 2, 2.2)],
  ],
};
