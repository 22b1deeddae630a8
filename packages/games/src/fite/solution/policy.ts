/** The perfect player: before the roll it draws from the table's mixtures, after it solves the reactions' game on the spot. */

import type { Chance, Seat } from '@roundhouse/kernel';
import { afterReaction, hitsOf } from '../fight.ts';
import { reactions } from '../reactions.ts';
import { type Fighter, LOCATIONS, type Loc, type Move, type Options, type ReactMove, type View } from '../state.ts';
import type { Book } from './book.ts';
import type { Situation } from './induction.ts';
import { solveMatrix } from './matrix-game.ts';
import { covers, POOLS, poolOf } from './pools.ts';
import { powerIndex } from './setting.ts';

/** What lies between turns, seen by one fighter. */
export function situationOf({ setting }: Book, me: Fighter, foe: Fighter): Situation {
  const unspent = ({ power, spent }: Fighter): number => powerIndex(setting, spent ? null : power);
  return { dice: [me.dice, foe.dice], powers: [unspent(me), unspent(foe)] };
}

/** The move of a perfect player; null where the book says nothing, as of a fighter who is behind and cannot be saved. */
export function moveByBook(book: Book, view: View, seat: Seat, moves: readonly Move[], chance: Chance): Move | null {
  const me = view.fighters[seat as 0 | 1];
  const foe = view.fighters[seat === 0 ? 1 : 0];
  const chances = moveChances(book, view, me, foe, moves);
  return chances && moves[drawn(chances, chance)]!;
}

/** How often a perfect player makes each of the moves. */
export function moveChances(
  book: Book,
  view: View,
  me: Fighter,
  foe: Fighter,
  moves: readonly Move[],
): readonly number[] | null {
  const name = view.asking?.name;
  if (name === 'choosingPowers') return powerChances(book, moves);
  const situation = situationOf(book, me, foe);
  if (name === 'reacting') {
    const isDecided = book.setting.leaderWins && me.dice !== foe.dice;
    return isDecided || book.has(situation) ? reactionChances(book, view, me, foe, moves) : null;
  }
  if (!book.has(situation)) {
    return book.setting.leaderWins && me.dice > foe.dice ? leaderChances(moves) : null;
  }
  const [place, other] = [me, foe].map(({ loc }) => LOCATIONS.indexOf(loc as Loc)) as [number, number];
  switch (name) {
    case 'placing':
      return byPlace(book.places(situation), moves, null);
    case 'relocating':
      return byPlace(book.swift(situation, place, other), moves, me.loc);
    case 'dividing': {
      const mix = book.divisions(situation, place, other);
      return moves.map((_, i) => mix[i]!);
    }
    default:
      return null;
  }
}

/** FITE-R43: who has more dice wins by attacking with all but one, wherever anybody stands. */
const leaderChances = (moves: readonly Move[]): number[] => {
  const chosen = moves.findLastIndex(move => move.type === 'split' || (move.type === 'place' && move.loc === 'tac'));
  return moves.map((_, i) => Number(i === Math.max(0, chosen)));
};

/** Powers that come out the same share their chance. */
function powerChances(book: Book, moves: readonly Move[]): number[] | null {
  const chances = book.powers();
  if (!chances) return null;
  const kinds = moves.map(move => (move.type === 'power' ? powerIndex(book.setting, move.power) : -1));
  return kinds.map(kind => (chances[kind] ?? 0) / kinds.filter(other => other === kind).length);
}

/** By the place that each move leads to. */
const byPlace = (chances: readonly number[], moves: readonly Move[], here: Loc | null): number[] =>
  moves.map(move => {
    const loc = move.type === 'place' ? move.loc : move.type === 'swift' ? (move.to ?? here) : null;
    return chances[LOCATIONS.indexOf(loc as Loc)] ?? 0;
  });

export function drawn(chances: readonly number[], chance: Chance): number {
  let left = chance.int(2 ** 21) / 2 ** 21;
  for (const [i, part] of chances.entries()) {
    left -= part;
    if (left < 0 && part > 0) return i;
  }
  return chances.findLastIndex(part => part > 0);
}

// ---- After the roll

export const NOTHING: ReactMove = { type: 'react', use: false, move: null, flip: null };

/** A reaction and the fighter as it goes into the comparison after it. */
export interface Reacted {
  readonly at: number;
  readonly use: boolean;
  readonly fighter: Fighter;
}

function reacted(fighter: Fighter, listed: readonly ReactMove[]): Reacted[] {
  return listed.map(({ use, move, flip }, at) => {
    const { off, def } = afterReaction(fighter, move, flip);
    return { at, use, fighter: { ...fighter, off, def, using: fighter.using || use } };
  });
}

/** Those that no other one covers with the same use of power; of equals the first. */
function worthwhile(all: readonly Reacted[]): Reacted[] {
  const reach = all.map(
    ({ fighter: { off, def } }) => [POOLS.packed[poolOf(off)]!, POOLS.packed[poolOf(def)]!] as const,
  );
  const isAsGood = (a: number, b: number): boolean =>
    all[a]!.use === all[b]!.use && covers(reach[a]![0], reach[b]![0]) && covers(reach[a]![1], reach[b]![1]);
  return all.filter((_, i) => !all.some((_, k) => k !== i && isAsGood(k, i) && (k < i || !isAsGood(i, k))));
}

function reactionChances(
  book: Book,
  { options, asking }: View,
  me: Fighter,
  foe: Fighter,
  moves: readonly Move[],
): number[] {
  const other = asking!.owes[0] && asking!.owes[1] ? true : asking!.committed[0] || asking!.committed[1];
  const { mine, rows } = reactionGame(book, options, me, foe, moves as readonly ReactMove[], other);
  const chances = moves.map(() => 0);
  mine.forEach(({ at }, i) => {
    chances[at] = rows[i]!;
  });
  return chances;
}

/** The game that two fighters play after the roll, seen by the first of them. */
export interface ReactionGame {
  readonly mine: readonly Reacted[];
  readonly theirs: readonly Reacted[];
  readonly value: number;
  readonly rows: ArrayLike<number>;
  readonly columns: ArrayLike<number>;
}

/** The worthwhile reactions against each other. Who is not asked has none but to leave the dice alone. */
export function reactionGame(
  book: Book,
  options: Options,
  me: Fighter,
  foe: Fighter,
  moves: readonly ReactMove[],
  isFoeAsked: boolean,
): ReactionGame {
  const mine = worthwhile(reacted(me, moves));
  const theirs = worthwhile(reacted(foe, isFoeAsked ? reactions({ options }, foe) : [NOTHING]));
  // Of equally good reactions the one that hits most comes first: bouts stay short.
  const hits = new Map(mine.map(one => [one, hitsOf(one.fighter, foe, options)]));
  mine.sort((a, b) => hits.get(b)! - hits.get(a)!);
  const entries = mine.flatMap(one => theirs.map(answer => resultWorth(book, one, answer, options)));
  return { mine, theirs, ...solveMatrix(entries, mine.length, theirs.length) };
}

/** What one reaction, which may be a poor one, brings against the other fighter's mixture. */
export function reactionWorth(
  book: Book,
  options: Options,
  me: Fighter,
  move: ReactMove,
  { theirs, columns }: ReactionGame,
): number {
  const [made] = reacted(me, [move]);
  return theirs.reduce((sum, answer, j) => sum + columns[j]! * resultWorth(book, made!, answer, options), 0);
}

/** What is left of both after the comparison, as the book values it. */
function resultWorth(book: Book, mine: Reacted, theirs: Reacted, options: Options): number {
  const { powers, dice } = situationOf(book, mine.fighter, theirs.fighter);
  const dealt = hitsOf(mine.fighter, theirs.fighter, options);
  const taken = hitsOf(theirs.fighter, mine.fighter, options);
  return book.worth({
    dice: [Math.max(0, dice[0] - taken), Math.max(0, dice[1] - dealt)],
    powers: [mine.use ? 0 : powers[0], theirs.use ? 0 : powers[1]],
  });
}
