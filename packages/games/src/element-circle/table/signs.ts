/** Pictures for cards that nobody has drawn yet: a sign for each thing a spell can do. */

import type { EffectStep } from '../content/language.ts';
import { disc, type Piece, star } from './cuts.ts';

export const SIGNS: { readonly [O in EffectStep['op']]: readonly Piece[] } = {
  draw: [
    ['cream', 'M20 18q16-8 30 2 14-10 30-2v40q-16-8-30 2-14-10-30-2z'],
    ['line', 'M50 20v40M27 28q9-3 17 2M27 38q9-3 17 2M56 30q8-5 17-2M56 40q8-5 17-2'],
  ],
  discard: [
    ['cream', 'M30 12l28-6 12 46-28 8z'],
    ['line', 'M38 22l18-5M41 32l18-5M14 64q36-8 72 0'],
  ],
  blind: [
    ['cream', 'M8 36q42-44 84 0-42 40-84 0z'],
    ['main', disc(50, 35, 13)],
    ['ink', disc(50, 35, 6)],
    ['line', 'M14 60L86 8'],
  ],
  lookHand: [
    ['cream', 'M8 36q42-44 84 0-42 40-84 0z'],
    ['main', disc(50, 35, 13)],
    ['ink', disc(50, 35, 6)],
  ],
  destroyElement: [
    ['stone', 'M28 62L20 30l22-18 6 20-8 12 8 18zM56 62l4-18-6-14 6-18 24 20-8 30z'],
    ['gold', 'M52 10l4 18-8 14 6 22-10-20 6-14z'],
  ],
  putElement: [
    ['gold', 'M26 14h48q0 26-18 30v10h12v8H32v-8h12V44Q26 40 26 14z'],
    ['main', 'M30 18h40q-2 8-20 8t-20-8z'],
  ],
  moveElement: [['cream', 'M10 30h50V16l30 22-30 22V46H10z']],
  destroyPermanent: [
    ['stone', 'M30 64V22h8v-8h8v8h8v-8h8v8h8v42z'],
    ['line', 'M50 22l-6 14 10 8-6 20'],
  ],
  takePermanent: [
    ['stone', 'M30 64V22h8v-8h8v8h8v-8h8v8h8v42z'],
    ['ink', 'M44 64V48q6-8 12 0v16z'],
  ],
  blockPermanent: [
    ['wood', 'M20 30h60v30H20z'],
    ['gold', 'M34 30q0-20 16-20t16 20h-6q0-13-10-13T40 30z'],
    ['ink', `${disc(50, 42, 4)}M48 44h4v9h-4z`],
  ],
  banCircle: [
    ['gold', disc(50, 36, 28)],
    ['deep', disc(50, 36, 20)],
    ['cream', 'M26 54l42-42 6 6-42 42z'],
  ],
  wildOpening: [['gold', star(50, 36, 30)]],
  castFree: [
    ['wood', 'M18 60L58 20l4 4-40 40z'],
    ['gold', star(66, 16, 16)],
  ],
  skipTurn: [
    ['wood', 'M28 8h44v7H28zM28 57h44v7H28z'],
    ['cream', 'M33 15h34q0 14-13 21 13 7 13 21H33q0-14 13-21-13-7-13-21z'],
    ['gold', 'M38 57q2-9 12-13 10 4 12 13zM44 24h12l-6 8z'],
  ],
  choose: [
    ['cream', 'M46 64V40L22 24l6-8 22 16 22-16 6 8-24 16v24z'],
    ['gold', `${disc(24, 14, 8)}${disc(76, 14, 8)}`],
  ],
};
