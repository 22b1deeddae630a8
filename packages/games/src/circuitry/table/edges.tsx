/** What lies round the board: where its edges lead to. */

import { picture } from '@roundhouse/kit';
import { type Board, type CardPort, laidCard, wrapPairs } from '../board.ts';
import { CARD_HEIGHT, CARD_WIDTH, type Laid, type Point } from '../content/face.ts';
import { pixels, UNIT } from './camera.ts';
import { LaidFace } from './cards.tsx';
import type { Letters } from './face.tsx';
import { cornerOf, portPlace } from './plan.ts';

interface GhostsProps {
  readonly board: Board;
  readonly gapRule: 'ring' | 'run';
  readonly letters: Letters;
}

/** How deep into a neighbour one sees, in drawing units. */
const DEPTH = 3;

/** Round every edge that leads elsewhere: a strip of the card it leads to, and a letter that stands at both ends. */
export const Ghosts = picture(({ board, gapRule, letters }: GhostsProps) => {
  const pairs = wrapPairs(board, gapRule);
  const ends = pairs.flatMap(([one, other], i) => [
    { at: one, to: other, letter: letterOf(i) },
    { at: other, to: one, letter: letterOf(i) },
  ]);
  const strips = new Map(ends.map(end => [`${end.at.card} ${end.at.port.charAt(0)}`, end]));
  return (
    <div class="cir-ghosts" aria-hidden="true">
      {[...strips].map(([key, { at, to }]) => (
        <Strip
          key={`${key} ${to.card}`}
          beside={laidCard(board, at.card)!}
          edge={at.port.charAt(0)}
          card={laidCard(board, to.card)!}
          letters={letters}
        />
      ))}
      {ends.map(({ at, letter }) => (
        <span key={`${at.card} ${at.port}`} class="cir-wrap" style={pixels(badgePlace(board, at))}>
          {letter}
        </span>
      ))}
    </div>
  );
});

/** A to Z, then a to z, which no board of this game goes beyond. */
const letterOf = (i: number): string => String.fromCharCode(i < 26 ? 65 + i : 97 + ((i - 26) % 26));

const OUTWARD: { readonly [edge: string]: Point } = {
  T: { x: 0, y: -1 },
  B: { x: 0, y: 1 },
  L: { x: -1, y: 0 },
  R: { x: 1, y: 0 },
};

function badgePlace(board: Board, { card, port }: CardPort): Point {
  const { x, y } = portPlace({ laid: laidCard(board, card)!, port });
  const out = OUTWARD[port.charAt(0)]!;
  return { x: x + out.x * 1.5, y: y + out.y * 1.5 };
}

interface StripProps {
  readonly beside: Laid;
  readonly edge: string;
  readonly card: Laid;
  readonly letters: Letters;
}

function Strip({ beside, edge, card, letters }: StripProps) {
  const { x, y } = cornerOf(beside);
  const out = OUTWARD[edge]!;
  const isAcross = out.y === 0;
  const left = x + (out.x > 0 ? CARD_WIDTH : out.x < 0 ? -DEPTH : 0);
  const top = y + (out.y > 0 ? CARD_HEIGHT : out.y < 0 ? -DEPTH : 0);
  const size = {
    width: `${(isAcross ? DEPTH : CARD_WIDTH) * UNIT}px`,
    height: `${(isAcross ? CARD_HEIGHT : DEPTH) * UNIT}px`,
  };
  return (
    <span class="cir-ghost" data-edge={edge} style={{ ...pixels({ x: left, y: top }), ...size }}>
      <span class="cir-ghost-card">
        <LaidFace no={card.card} side={card.face} rot={card.rot} letters={letters} />
      </span>
    </span>
  );
}
