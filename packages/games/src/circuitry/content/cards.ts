/** The 30 circuit cards as data, and two more that only lessons and tests lay. */

import { type CircuitCard, COLOURS, type Colour, colourAfter, type FaceData, parseFace, type Side } from './face.ts';
import { FACES } from './faces.ts';

/** The charge-point cards and the colour of each one's charge point. */
export const CHARGE_CARDS: Readonly<Record<Colour, number>> = { O: 4, L: 3, D: 6, G: 2, P: 5, R: 7 };
/** The cards without anything special on either side. */
export const ORDINARY_CARDS: readonly number[] = Array.from({ length: 23 }, (_, i) => i + 8);
/** The card in the middle: the start on its front, the master node on its back. */
export const START_CARD = 1;
/** Two cards with plain drawings; they are never dealt, so positions to learn from and to test can be read at a glance. */
export const CARD_X = 31;
export const CARD_Y = 32;

const START_FRONT = 'a1:O c1:L a3:G c3:P a5:R c5:D | EDGE a1-a3 a3-a5 c1-c3 c3-c5 a3-c3';
const MASTER_BACK =
  'a1:L c1:P a3:O c3:D a5:G c5:R #b3 | EDGE a1-c1 a1-a3 a3-a5 a5-c5 c1-c3 c3-c5 a1-b3 c1-b3 a3-b3 c3-b3 a5-b3 c5-b3';

const X_FRONT = 'a1:O c1:L b2:R^ a3:D c3:G a5:P c5:R *b3 | EDGE a1-a3 c1-c3 a3-b3 b3-c3 b2-b3 a3-a5 c3-c5';
const X_BACK =
  'b1:G a3:L b3:P c3:D b5:O | T0-b1 T1-b1 L0-a3 L1-a3 L2-a3 R0-c3 R1-c3 R2-c3 B0-b5 B1-b5 b1-b3 a3-b3 b3-c3 b3-b5';
const Y_FRONT = 'a1:R c1:P a3:L c3:O a5:D c5:G | EDGE a1-c1 a1-a3 c1-c3 a3-a5 c3-c5';
const Y_BACK = 'a1:G c1:O a3:P c3:G b4:L^ a5:R c5:D *b3 | EDGE a1-a3 c1-c3 a3-b3 b3-c3 b3-b4 a3-a5 c3-c5';

/** All six charge fronts are one network in turned colours, so no colour has a better card. */
function chargeFront(colour: Colour): FaceData {
  const on = (steps: number): Colour => colourAfter(colour, steps);
  const nodes = `b1:${on(1)} a2:${on(2)} c2:${on(3)} b2:${on(4)} c3:${on(5)} b4:${on(3)} a5:${on(1)} c5:${colour}`;
  const ports = 'T0-b1 T1-b1 L0-a2 L1-a2 R0-c2 R1-c2 L2-a5 B0-a5 R2-c5 B1-c5';
  const inside = 'a2-b1 b1-c2 b1-b2 a2-a5 a5-c5 b2-b3 b3-c3 b3-b4 b4-c4';
  return parseFace(`${nodes} *b3 !c4:${colour} | ${ports} ${inside}`);
}

const faceOf = (name: keyof typeof FACES): FaceData => parseFace(FACES[name]);

const CARDS: ReadonlyMap<number, CircuitCard> = new Map(
  [
    { no: START_CARD, F: parseFace(START_FRONT), B: parseFace(MASTER_BACK) },
    ...COLOURS.map(colour => {
      const no = CHARGE_CARDS[colour];
      return { no, F: chargeFront(colour), B: faceOf(`${no}B` as keyof typeof FACES) };
    }),
    ...ORDINARY_CARDS.map(no => ({
      no,
      F: faceOf(`${no}F` as keyof typeof FACES),
      B: faceOf(`${no}B` as keyof typeof FACES),
    })),
    { no: CARD_X, F: parseFace(X_FRONT), B: parseFace(X_BACK) },
    { no: CARD_Y, F: parseFace(Y_FRONT), B: parseFace(Y_BACK) },
  ].map(card => [card.no, card]),
);

/** What a card is called: its number, or its letter. */
export const cardName = (no: number): string => (no === CARD_X ? 'X' : no === CARD_Y ? 'Y' : String(no));

/** The numbers of the cards in the box. */
export const CARD_NUMBERS: readonly number[] = [...CARDS.keys()].filter(no => no <= 30).sort((a, b) => a - b);

/** The card of a number, `CARD_X` and `CARD_Y` included. */
export function circuitCard(no: number): CircuitCard {
  const card = CARDS.get(no);
  if (!card) throw new Error(`there is no circuit card ${no}`);
  return card;
}

export const faceOfCard = (no: number, side: Side): FaceData => circuitCard(no)[side];

/** The colour of a charge-point card's charge point; null for the other cards. */
export const chargeColour = (no: number): Colour | null => COLOURS.find(colour => CHARGE_CARDS[colour] === no) ?? null;
