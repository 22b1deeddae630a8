/** Putting a reaction together by touch: every question is a filter on the list of legal moves. */

import { samePlain } from '@roundhouse/kernel';
import type { Move, ReactMove } from '../state.ts';
import { type Hand, NOTHING_PICKED, type Picked, POOLS, type Pool, spelled } from './hand.ts';

/** What touching a die means. */
export type Mode = 'move' | 'flip' | 'bonus';

/** A reaction in the making. */
export interface Draft {
  readonly use: boolean;
  readonly picked: Picked;
  /** The face that gets the location's bonus; null leaves it to the highest die. */
  readonly bonus: number | null;
}

export const isReaction = (move: Move): move is ReactMove => move.type === 'react';

/** The move a draft spells. */
export function reactionOf(rolled: Hand, { use, picked, bonus }: Draft): ReactMove {
  const move: ReactMove = { type: 'react', use, ...spelled(rolled, picked) };
  return bonus === null ? move : { ...move, bonus };
}

export const isLegal = (moves: readonly Move[], move: Move): boolean => moves.some(legal => samePlain(legal, move));

/** What dice can be touched for, at all, with the power used or not. */
export function modesIn(moves: readonly ReactMove[], use: boolean): Mode[] {
  const withUse = moves.filter(move => move.use === use);
  const modes: Mode[] = [];
  if (withUse.some(move => move.move !== null)) modes.push('move');
  if (withUse.some(move => move.flip !== null)) modes.push('flip');
  if (withUse.some(move => move.bonus !== undefined)) modes.push('bonus');
  return modes;
}

/** The draft after touching a die; touching it again takes it back. */
export function toggled(rolled: Hand, draft: Draft, mode: Mode, id: string): Draft {
  const { moved, flipped } = draft.picked;
  const toggle = (ids: readonly string[]): string[] =>
    ids.includes(id) ? ids.filter(one => one !== id) : [...ids, id];
  if (mode === 'move') {
    // FITE-R14: all come from one pool, so a die of the other one starts anew.
    const pool = POOLS.find(one => rolled[one].some(die => die.id === id))!;
    const alike = toggle(moved).filter(one => rolled[pool].some(die => die.id === one));
    return { ...draft, picked: { moved: alike, flipped } };
  }
  if (mode === 'flip') return { ...draft, picked: { moved, flipped: toggle(flipped) } };
  const die = POOLS.flatMap(pool => rolled[pool]).find(one => one.id === id)!;
  const face = flipped.includes(id) ? 7 - die.face : die.face;
  return { ...draft, bonus: draft.bonus === face ? null : face };
}

/** The draft with the power used or kept: what was picked stays where it still leads somewhere. */
export function withPower(moves: readonly ReactMove[], rolled: Hand, draft: Draft, use: boolean): Draft {
  const { picked, bonus } = draft;
  const same = { use, picked, bonus };
  return leadsSomewhere(moves, rolled, same) ? same : { use, picked: NOTHING_PICKED, bonus: null };
}

/** Some legal move is this draft, or goes on from it. */
export function leadsSomewhere(moves: readonly ReactMove[], rolled: Hand, draft: Draft): boolean {
  const wanted = reactionOf(rolled, draft);
  return moves.some(legal => legal.use === wanted.use && continues(legal, wanted));
}

function continues(legal: ReactMove, wanted: ReactMove): boolean {
  if (wanted.move && !(legal.move?.from === wanted.move.from && holds(legal.move.faces, wanted.move.faces)))
    return false;
  if (wanted.bonus !== undefined && legal.bonus !== wanted.bonus) return false;
  if (!wanted.flip) return true;
  // A flip names dice as they lie after the move: it can be compared only when the move is settled.
  if (!samePlain(legal.move, wanted.move)) return false;
  const { flip } = legal;
  return flip !== null && POOLS.every((pool: Pool) => holds(flip[pool], wanted.flip![pool]));
}

/** Every face of `part` is in `whole`, as often as it is wanted. */
function holds(whole: readonly number[], part: readonly number[]): boolean {
  const left = [...whole];
  return part.every(face => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
