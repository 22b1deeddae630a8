/** Every board that one play could make of this one. */

import { type Board, flipped, moved, rotated, swapped, withCard } from './board.ts';
import { layCells, slides } from './cells.ts';
import { CHARGE_CARDS, chargeColour, START_CARD } from './content/cards.ts';
import type { GreenKind } from './content/face.ts';
import type { Race } from './evaluation.ts';
import type { Move } from './state.ts';

/** Kinds of green minis that change the board. */
export type ChangeKind = Exclude<GreenKind, 'Force' | 'Portal'>;

const cardsOf = ({ board }: Race): number[] => board.map(({ card }) => card).filter(card => card !== START_CARD);

const isFree = ({ pawns }: Race, card: number): boolean => !pawns.some(pawn => pawn?.ref.card === card);

/** The board after a play; `first` is the card that a swap began with. */
export function boardAfter(
  { board }: Race,
  move: Extract<Move, { type: 'rotate' | 'flip' | 'slide' | 'swapWith' }>,
  first: number | null,
): Board {
  switch (move.type) {
    case 'rotate':
      return rotated(board, move.card);
    case 'flip':
      return flipped(board, move.card);
    case 'slide':
      return moved(board, move.card, move);
    case 'swapWith':
      return swapped(board, first!, move.card);
  }
}

/** A card laid in every way. */
export function laysOf({ board, view }: Race, card: number): Board[] {
  const sides =
    chargeColour(card) === null || view.options.chargeFaceFree === 'on' ? (['F', 'B'] as const) : (['F'] as const);
  return layCells(board).flatMap(({ x, y }) =>
    sides.flatMap(face => ([0, 180] as const).map(rot => withCard(board, { card, face, rot, x, y }))),
  );
}

/** One card swapped with every other that may be. */
export const swapsOf = (race: Race, card: number): Board[] =>
  cardsOf(race)
    .filter(other => other !== card && isFree(race, other))
    .map(other => swapped(race.board, card, other));

/** All that a mini of this kind could do; of swaps those of charge-point cards, since there are very many others. */
export function changesOf(race: Race, kind: ChangeKind): Board[] {
  const { board, view } = race;
  switch (kind) {
    case 'Rotate':
      return cardsOf(race).map(card => rotated(board, card));
    case 'Flip':
      return cardsOf(race)
        .filter(card => isFree(race, card))
        .map(card => flipped(board, card));
    case 'Slide':
      return [...slides(board)].flatMap(([card, cells]) => cells.map(cell => moved(board, card, cell)));
    case 'Swap':
      return view.players
        .map(({ colour }) => CHARGE_CARDS[colour!])
        .filter(card => cardsOf(race).includes(card) && isFree(race, card))
        .flatMap(card => swapsOf(race, card));
  }
}
