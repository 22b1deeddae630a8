/** An answer in the making: what the viewer has picked so far, and the legal move it spells. */

import type { Loc, Move, Power, SplitMove, View } from '../state.ts';
import { type Hand, NOTHING_PICKED, type Picked } from './hand.ts';
import { isReaction, type Mode, modesIn, reactionOf } from './picking.ts';

/** Picks for every kind of question; only those of the open question matter. */
export interface Answer {
  /** Undefined until one is picked: null is a pick too. */
  readonly power: Power | null | undefined;
  /** A place; null is none yet, or staying where one is. */
  readonly loc: Loc | null;
  readonly off: number;
  readonly use: boolean;
  readonly mode: Mode;
  readonly picked: Picked;
  readonly bonus: number | null;
}

/** Nothing picked; the division starts in the middle. */
export function freshAnswer(moves: readonly Move[]): Answer {
  const splits = moves.filter(move => move.type === 'split');
  const middle = splits[Math.floor((splits.length - 1) / 2)];
  const reactions = moves.filter(isReaction);
  return {
    power: undefined,
    loc: null,
    off: middle?.off ?? 0,
    use: false,
    mode: modesIn(reactions, false)[0] ?? modesIn(reactions, true)[0] ?? 'move',
    picked: NOTHING_PICKED,
    bonus: null,
  };
}

/** The move these picks spell; null while there is not enough to spell one. Whether it is legal, the list says. */
export function moveOf(view: View, moves: readonly Move[], answer: Answer, rolled: Hand | null): Move | null {
  switch (view.asking?.name) {
    case 'choosingPowers':
      return answer.power === undefined ? null : { type: 'power', power: answer.power };
    case 'placingAtSetup':
    case 'placing':
      return answer.loc === null ? null : { type: 'place', loc: answer.loc };
    case 'relocating':
      return { type: 'swift', to: answer.loc };
    case 'dividing':
      return splitOf(moves, answer);
    case 'reacting':
      return rolled && reactionOf(rolled, answer);
    default:
      return null;
  }
}

/** A division declares the power only where the list does. */
export function splitOf(moves: readonly Move[], { off, use }: Pick<Answer, 'off' | 'use'>): SplitMove {
  const declares = moves.some(move => move.type === 'split' && move.use !== undefined);
  return declares ? { type: 'split', off, use } : { type: 'split', off };
}

/** Places that some legal move names. */
export function placesIn(moves: readonly Move[]): Loc[] {
  const places: Loc[] = [];
  for (const move of moves) {
    if (move.type === 'place') places.push(move.loc);
    else if (move.type === 'swift' && move.to !== null) places.push(move.to);
  }
  return places;
}
