/** The looks of the two on the poster, apart from the others so that the first page need not load those. */

import { disc, EYE, type Look } from './look.ts';

export const OXBOW: Look = {
  build: {
    hip: -34,
    shoulder: -78,
    chest: 32,
    waist: 20,
    stance: 15,
    limb: 15,
    head: [14, -93],
    skull: 15,
    glove: 14,
    reach: 1.2,
  },
  skin: '#6a1d3b',
  mane: [
    ['ivory', 'M-6 -8C-20 -6 -31 -14 -31 -29C-24 -20 -14 -18 -3 -15z'],
    ['ivory', 'M5 -9C18 -7 30 -13 32 -28C25 -20 15 -18 3 -16z'],
    ['skin', 'M-9 -6L-22 -2L-17 5L-8 4z'],
  ],
  front: [
    ['wood', 'M-30 8L8 45L17 42L-20 0z'],
    ['gold', disc(-6, 21, 5)],
    ['line', 'M6 18q8 6 16 -2M-24 14q4 5 8 5'],
  ],
  face: [
    ['shine', 'M1 4Q6 -3 16 1Q21 8 14 13Q4 16 1 4z'],
    ['eye', `${disc(8, 6, 1.2)}${disc(13, 6, 1.2)}`],
    ['gold', 'M8 10a3.4 3.4 0 1 0 5 0l-1 1a2 2 0 1 1 -3 0z'],
    ['ivory', disc(5, -4, 3)],
    ['eye', disc(6, -4, 1.5)],
    ['line', 'M1 -9l8 3'],
    ['dark', 'M-8 -10Q0 -19 8 -11L4 -5L1 -9L-2 -4L-4 -9z'],
  ],
  frame: { above: 38, side: 82 },
};

export const HAMMER_LOTTE: Look = {
  build: {
    hip: -42,
    shoulder: -75,
    chest: 21,
    waist: 18,
    stance: 18,
    limb: 11.5,
    head: [4, -91],
    skull: 12,
    glove: 11,
  },
  skin: '#f3c9a5',
  hair: '#d99b2e',
  wears: 'vest',
  front: [
    ['wood', 'M-11 13Q2 17 13 13L15 37H-13z'],
    ['line', 'M-11 13L-15 2M13 13L16 2M-4 24h10'],
  ],
  mane: [['hair', 'M-8 4Q-17 8 -15 16Q-22 22 -16 29Q-20 35 -14 40Q-8 34 -9 28Q-4 22 -8 16Q-3 12 0 6z']],
  face: [
    ['hair', 'M-12 5Q-14 -13 1 -12.5Q12 -12 12 -3Q4 -3 0 -7Q-4 1 -12 5z'],
    ['own', 'M-13 -1Q-13 -15 1 -15Q11 -14 13 -6Q0 -9 -13 -1z'],
    ['own', 'M-12 -3L-23 -8L-20 -1L-25 4L-12 3z'],
    ['line', 'M3 6q5 3 8 -2'],
    EYE,
  ],
  grip: {
    hand: 'back',
    holds: 'upright',
    pieces: [
      ['wood', 'M4 18L-15 -44L-10 -46L9 16z'],
      ['shine', 'M-38 -44L4 -57L9 -39L-33 -26z'],
      ['steel', 'M-31 -47l6 -2l5 19l-6 2zM-6 -54l6 -2l5 18l-6 2z'],
    ],
  },
};
