/** The cards on the board: each is seen to slide, to turn and to be turned over. */

import { animate, picture } from '@roundhouse/kit';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { laidCard } from '../board.ts';
import { CARD_HEIGHT, CARD_WIDTH, type Laid } from '../content/face.ts';
import { pixels, UNIT } from './camera.ts';
import { CircuitFace, type Letters } from './face.tsx';
import { cornerOf, extentOf, faceOf } from './plan.ts';
import type { Scene } from './scene.ts';
import type { Says } from './targets.ts';

/** The cards themselves. */
export function CardLayer({ scene, says }: { readonly scene: Scene; readonly says: Says }) {
  const { view, shown, names } = scene;
  const { left, top } = extentOf(shown);
  const saidOf = (laid: Laid): string => {
    const pawns = view.players.flatMap(({ pawn }, seat) =>
      pawn?.card === laid.card && pawn.face === laid.face ? [names[seat]!] : [],
    );
    return says.cardAt(says.card(laid.card, laid.face), laid.x - left + 1, laid.y - top + 1, pawns.join(', '));
  };
  return (
    <ul class="cir-cards">
      {shown.map(laid => (
        <LaidCard
          key={laid.card}
          laid={laid}
          said={saidOf(laid)}
          letters={says.letters}
          isNew={laidCard(view.board, laid.card) !== laid}
        />
      ))}
    </ul>
  );
}

interface LaidCardProps {
  readonly laid: Laid;
  readonly said: string;
  readonly letters: Letters;
  /** Not yet played: it only shows what would be. */
  readonly isNew: boolean;
}

function LaidCard({ laid, said, letters, isNew }: LaidCardProps) {
  const element = useRef<HTMLLIElement>(null);
  useCardMotion(element, laid);
  return (
    <li
      ref={element}
      class="cir-card"
      style={pixels(cornerOf(laid))}
      data-new={isNew ? '' : undefined}
      data-thing={`card:${laid.card}`}
    >
      <span class="unseen">{said}</span>
      <LaidFace no={laid.card} side={laid.face} rot={laid.rot} letters={letters} />
    </li>
  );
}

/** A face as it lies on the board. */
export const LaidFace = picture(
  ({ no, side, rot, letters }: { no: number; side: 'F' | 'B'; rot: 0 | 180; letters: Letters }) => (
    <CircuitFace no={no} side={side} rot={rot} letters={letters} face={faceOf({ card: no, face: side })} />
  ),
);

/** A card that slides, turns or is turned over is seen to do so; a new one comes down on the board. */
function useCardMotion(element: RefObject<HTMLElement | null>, laid: Laid): void {
  const before = useRef<Laid | null>(null);
  useLayoutEffect(() => {
    const [was, now] = [before.current, element.current];
    before.current = laid;
    if (!now) return;
    if (!was) {
      animate(
        now,
        [
          { transform: 'scale(1.15)', opacity: 0.2 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: 260 },
      );
      return;
    }
    const [x, y] = [(was.x - laid.x) * CARD_WIDTH * UNIT, (was.y - laid.y) * CARD_HEIGHT * UNIT];
    const start = [
      ...(x === 0 && y === 0 ? [] : [`translate(${x}px, ${y}px)`]),
      ...(was.face === laid.face ? [] : ['perspective(60rem) rotateY(180deg)']),
      ...(was.rot === laid.rot ? [] : ['rotate(-180deg)']),
    ];
    if (start.length === 0) return;
    const frames = [
      { transform: start.join(' '), zIndex: 2 },
      { transform: start.map(restOf).join(' '), zIndex: 2 },
    ];
    animate(now, frames, { duration: 360 });
  }, [laid.x, laid.y, laid.face, laid.rot]);
}

/** The same transformation, come to rest. */
const restOf = (start: string): string => start.replaceAll(/-?[\d.]+(deg|px)/g, '0$1');
