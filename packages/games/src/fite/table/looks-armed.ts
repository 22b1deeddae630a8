/** The looks of fighters who carry something. */

import { disc, EYE, type Look } from './look.ts';

export const PROFESSOR_QUILL: Look = {
  build: {
    hip: -54,
    shoulder: -88,
    chest: 13,
    waist: 9,
    stance: 12,
    limb: 6.5,
    head: [3, -104],
    skull: 10.5,
    glove: 9,
  },
  skin: '#f3d9bd',
  hair: '#f4efe4',
  wears: 'coat',
  legs: 'dark',
  behind: [['own', 'M-13 8C-16 34 -22 50 -27 68L-15 64L-8 70L0 34z']],
  front: [
    ['ivory', 'M-5 -1L1 18L9 -1z'],
    ['corner', 'M2 4L-4 0V8zM2 4L8 0V8z'],
    ['line', 'M1 18L0 30'],
  ],
  mane: [['hair', 'M-9 -5Q-17 0 -13 8L-8 11L-3 4z']],
  face: [
    ['hair', 'M2 5Q7 3 12 4Q13 14 5 22Q0 14 2 5z'],
    ['line', 'M5 8q3 1 5 0'],
    EYE,
    ['line', 'M1 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M1 -1L-9 -3'],
    ['shade', 'M-11 -5L-10 -13H9L11 -6Q0 -3 -11 -5z'],
    ['own', 'M-22 -13L-2 -20L21 -15L1 -9z'],
    ['gold', 'M-20 -12L-18 -1L-15 -1L-18 -12z'],
  ],
  grip: {
    hand: 'front',
    holds: 'along',
    pieces: [
      ['ivory', 'M-32 -15C-20 -20 -4 -12 8 -2L26 0L8 3C-8 8 -26 2 -32 -15z'],
      ['line', 'M-24 -10Q-4 -3 24 0M-22 -2l8 -4M-12 3l6 -5'],
    ],
  },
};

export const NEEDLE_ANWICK: Look = {
  build: {
    hip: -54,
    shoulder: -89,
    chest: 12,
    waist: 8,
    stance: 24,
    limb: 6.5,
    head: [4, -104],
    skull: 10,
    glove: 8.5,
    reach: 1.12,
    lean: 4,
  },
  skin: '#f4dccb',
  hair: '#31424f',
  wears: 'coat',
  legs: 'own',
  mane: [['hair', 'M-8 -8C-18 -20 -34 -14 -36 4C-30 -2 -24 2 -26 10C-20 4 -14 4 -10 4z']],
  front: [
    ['own', 'M-7 3V-6L9 -7V3z'],
    ['line', 'M6 2L3 30M-9 10l12 3m-12 6l11 2'],
  ],
  face: [
    ['hair', 'M-12 3Q-13 -13 1 -12.5Q10 -12 12 -4Q2 -4 -3 -8Q-5 0 -9 5z'],
    ['line', 'M3 -2l8 -1M5 7h5'],
    EYE,
    ['corner', 'M-10 -11L-5 -13L-8 -3L-13 -2z'],
  ],
  grip: {
    hand: 'front',
    holds: 'along',
    pieces: [
      ['line', 'M-14 0C-28 10 -12 24 -26 34'],
      ['steel', 'M-16 -4.5Q-22 0 -16 4.5L52 0z'],
    ],
  },
};

export const SKIP_LANTERN: Look = {
  build: { hip: -46, shoulder: -76, chest: 13, waist: 10, stance: 16, limb: 8, head: [4, -91], skull: 12, glove: 9.5 },
  skin: '#f0c8a0',
  hair: '#c4602a',
  wears: 'coat',
  front: [
    ['ivory', 'M-6 -1L2 10L9 -1z'],
    ['gold', `${disc(2, 16, 1.8)}${disc(2, 23, 1.8)}`],
  ],
  mane: [['hair', 'M-6 -8Q-17 -4 -14 9L-9 7L-8 13L-2 8z']],
  face: [
    ['hair', 'M-6 -6Q4 -9 11 -4L8 -1L4 -4L0 0L-3 -4L-8 2z'],
    ['line', 'M4 7q4 2 6 -2'],
    EYE,
    ['own', 'M-16 -3Q-18 -20 0 -19Q13 -18 12 -8Q0 -9 -16 -3z'],
    ['shade', 'M8 -9Q18 -9 21 -5Q14 -2 6 -5z'],
  ],
  grip: {
    hand: 'back',
    holds: 'upright',
    pieces: [
      ['wood', 'M6 34L-21 -60L-17 -61L10 33z'],
      ['line', 'M-19 -60v8'],
      ['gold', 'M-29 -46L-27 -30H-11L-9 -46z'],
      ['ivory', 'M-24 -44h10l-1 11h-8z'],
      ['dark', 'M-31 -46Q-19 -58 -7 -46zM-29 -31h20v4h-20z'],
    ],
  },
  frame: { above: 27, side: 56 },
};

export const NAN_THREADGOLD: Look = {
  build: {
    hip: -34,
    shoulder: -60,
    chest: 17,
    waist: 16,
    stance: 9,
    limb: 8,
    head: [9, -73],
    skull: 11.5,
    glove: 9.5,
    reach: 0.85,
    lean: 2,
  },
  skin: '#eac7a6',
  hair: '#cfd3da',
  wears: 'coat',
  skirt: [
    ['own', 'M-17 -6H17C20 8 24 20 27 32Q0 40 -27 32C-24 20 -20 8 -17 -6z'],
    ['ivory', 'M2 -6H15L19 24Q9 28 2 26z'],
    ['shine', 'M-26 27Q0 35 26 27L27 32Q0 40 -27 32z'],
  ],
  mane: [['hair', disc(-11, -8, 7.5)]],
  front: [
    ['corner', 'M-19 4Q0 -9 20 3L25 18L18 14L15 22L9 15L3 26L-3 16L-9 24L-13 16L-21 20z'],
    ['gold', disc(7, 5, 2.5)],
  ],
  face: [
    ['hair', 'M-12 4Q-14 -13 0 -13Q11 -13 12 -4Q4 -8 -2 -6Q-7 -3 -12 4z'],
    ['line', 'M4 8q3 -2 6 0M8 -1'],
    EYE,
    ['line', 'M2 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0M2 -1L-8 1'],
  ],
  grip: {
    hand: 'front',
    holds: 'hanging',
    pieces: [
      ['line', 'M-7 16Q0 -14 8 16'],
      ['wood', 'M-12 14Q0 10 13 14L15 31H-14z'],
      ['gold', 'M-3 10h7v6h-7z'],
    ],
  },
};
