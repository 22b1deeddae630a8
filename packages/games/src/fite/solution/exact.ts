/** What positions and moves are worth between perfect players, for reviews: worked out, not imagined. */

import { type Chance, fastChance, type Seat } from '@roundhouse/kernel';
import { divisions } from '../division.ts';
import { holdsSwift } from '../powers.ts';
import { isAskedToReact, reactions } from '../reactions.ts';
import {
  type Both,
  type Fighter,
  LOCATIONS,
  type Loc,
  type Move,
  type ReactMove,
  type SplitMove,
  type State,
} from '../state.ts';
import { view } from '../view.ts';
import type { Book } from './book.ts';
import type { Situation } from './induction.ts';
import { drawn, moveChances, NOTHING, reactionGame, reactionWorth, situationOf } from './policy.ts';
import { powerIndex } from './setting.ts';

/** Rolls that stand for all of them, where a division is judged that a perfect player does not make. */
const ROLLS = 1024;
/** The same while powers are unspent: a game of theirs takes far longer. */
const ROLLS_WITH_POWERS = 128;

/** A worth, and its standard error where it was sampled. */
interface Estimate {
  readonly worth: number;
  readonly error: number;
}

/** A choice by what its seat could see. */
export interface ExactChoice {
  /** What a perfect player has of the position, and what is left of it with the move that was made. */
  readonly worth: number;
  readonly made: number;
  readonly error: number;
  /** A move that keeps all of it. */
  readonly best: Move;
}

const exactly = (worth: number): Estimate => ({ worth, error: 0 });

/** What the position is worth to seat 0, with the answers that wait in secret; null where the book does not say. */
export function exactWorth(book: Book, state: State): Estimate | null {
  const frame = state.stack[0]!;
  const waiting = frame.committed.findIndex(answer => answer !== null);
  if (waiting < 0) {
    const worth = worthTo(book, state, 0);
    return worth === null ? null : exactly(worth);
  }
  const made = worthOfMove(book, state, waiting, frame.committed[waiting]!);
  return made && { ...made, worth: waiting === 0 ? made.worth : 1 - made.worth };
}

/** A move that was made, or is to be, by what its seat could see; null where the book does not say. */
export function exactChoice(
  book: Book,
  state: State,
  seat: Seat,
  move: Move,
  moves: readonly Move[],
): ExactChoice | null {
  const worth = worthTo(book, state, seat);
  const made = worthOfMove(book, state, seat, move);
  if (worth === null || made === null) return null;
  const best = made.worth >= worth - CLOSE ? move : likeliest(book, state, seat, moves);
  return best && { worth: Math.max(worth, made.worth), made: made.worth, error: made.error, best };
}

/** Values in the book are rounded. */
const CLOSE = 1e-4;

const cornersOf = ({ fighters }: State, seat: Seat): Both<Fighter> =>
  seat === 0 ? [fighters[0], fighters[1]] : [fighters[1], fighters[0]];

const placeOf = ({ loc }: Fighter): number => LOCATIONS.indexOf(loc as Loc);

/** Under rules where whoever leads wins, and somebody leads. */
const isDecided = ({ setting }: Book, { dice: [a, b] }: Situation): boolean => setting.leaderWins && a !== b;

/** What the open question is worth to a seat before anybody answers it. */
function worthTo(book: Book, state: State, seat: Seat): number | null {
  const [me, foe] = cornersOf(state, seat);
  const situation = situationOf(book, me, foe);
  const { name, asked } = state.stack[0]!;
  if (name === 'choosingPowers') return book.powers() && 0.5;
  if (name === 'reacting') {
    if (!isDecided(book, situation) && !book.has(situation)) return null;
    return gameAfterRoll(book, state, seat, [asked[seat as 0 | 1], asked[1 - seat]!]).value;
  }
  if (isDecided(book, situation)) return book.worth(situation);
  if (!book.has(situation)) return null;
  if (name === 'relocating') return worthAfterReveal(book, situation, [me, foe], placeOf(me), placeOf(foe));
  return name === 'dividing' ? book.worthAt(situation, placeOf(me), placeOf(foe)) : book.worth(situation);
}

/** What a move is worth to its seat if the other fighter answers like a perfect one who knows nothing of it. */
function worthOfMove(book: Book, state: State, seat: Seat, move: Move): Estimate | null {
  if (move.type === 'split') return worthOfSplit(book, state, seat, move.off);
  const worth = worthOfPlainMove(book, state, seat, move);
  return worth === null ? null : exactly(worth);
}

function worthOfPlainMove(book: Book, state: State, seat: Seat, move: Exclude<Move, SplitMove>): number | null {
  const [me, foe] = cornersOf(state, seat);
  const situation = situationOf(book, me, foe);
  switch (move.type) {
    case 'power':
      return worthOfPower(book, move.power);
    case 'place':
      if (isDecided(book, situation)) return book.worth(situation);
      if (!book.has(situation)) return null;
      // Where one stands before the first turn changes nothing.
      if (state.stack[0]!.name === 'placingAtSetup') return book.worth(situation);
      return mixed(book.places(turned(situation)), at =>
        worthAfterReveal(book, situation, [me, foe], LOCATIONS.indexOf(move.loc), at),
      );
    case 'swift':
      return book.has(situation) ? worthOfSwift(book, situation, me, foe, move.to) : worthTo(book, state, seat);
    case 'react':
      return worthOfReaction(book, state, seat, move);
  }
}

const turned = ({ dice, powers }: Situation): Situation => ({
  dice: [dice[1], dice[0]],
  powers: [powers[1], powers[0]],
});

const mixed = (chances: readonly number[], worth: (at: number) => number): number =>
  chances.reduce((sum, chance, at) => (chance > 0 ? sum + chance * worth(at) : sum), 0);

function worthOfPower(book: Book, power: Fighter['power']): number | null {
  const chances = book.powers();
  const mine = powerIndex(book.setting, power);
  return chances && mixed(chances, other => book.worth({ dice: [9, 9], powers: [mine, other] }));
}

/** Both places lie open; whoever holds Swift may still move. */
function worthAfterReveal(book: Book, situation: Situation, fighters: Both<Fighter>, i: number, j: number): number {
  const [mine, theirs] = fighters.map(holdsSwift);
  if (!mine && !theirs) return book.worthAt(situation, i, j);
  const goes = mine ? book.swift(situation, i, j) : null;
  const otherGoes = theirs ? book.swift(turned(situation), j, i) : null;
  return mixed(goes ?? certainly(i), to =>
    mixed(otherGoes ?? certainly(j), otherTo => worthMoved(book, situation, [i, j], [to, otherTo])),
  );
}

const certainly = (place: number): number[] => LOCATIONS.map((_, at) => Number(at === place));

/** Who has moved has spent the power. */
const worthMoved = (book: Book, { dice, powers }: Situation, from: Both<number>, to: Both<number>): number =>
  book.worthAt({ dice, powers: [from[0] === to[0] ? powers[0] : 0, from[1] === to[1] ? powers[1] : 0] }, to[0], to[1]);

function worthOfSwift(book: Book, situation: Situation, me: Fighter, foe: Fighter, to: Loc | null): number {
  const from: Both<number> = [placeOf(me), placeOf(foe)];
  const goes = to === null ? from[0] : LOCATIONS.indexOf(to);
  const others = holdsSwift(foe) ? book.swift(turned(situation), from[1], from[0]) : certainly(from[1]);
  return mixed(others, otherTo => worthMoved(book, situation, from, [goes, otherTo]));
}

/** A division that a perfect player makes keeps everything; what another one loses is estimated from some rolls. */
function worthOfSplit(book: Book, state: State, seat: Seat, off: number): Estimate | null {
  const [me, foe] = cornersOf(state, seat);
  const situation = situationOf(book, me, foe);
  const worth = worthTo(book, state, seat);
  const others = divisions(state, 1 - seat).map(split => split.off);
  if (isDecided(book, situation)) {
    // FITE-R43: with all but one nothing can go wrong. The one who is behind has nothing left to lose.
    if (worth === 0 || off === me.dice - 1) return exactly(worth!);
    const fights = others.map(other => fightWorth(book, state, seat, off, () => other));
    return fights.reduce((least, one) => (one.worth < least.worth ? one : least));
  }
  if (worth === null) return null;
  const own = divisions(state, seat).findIndex(split => split.off === off);
  const [place, other] = [placeOf(me), placeOf(foe)];
  if ((book.divisions(situation, place, other)[own] ?? 0) > 0) return exactly(worth);
  const chances = book.divisions(turned(situation), other, place);
  const made = fightWorth(book, state, seat, off, chance => others[drawn(chances, chance)]!);
  return { ...made, worth: Math.min(worth, made.worth) };
}

/** What a fight is worth before the roll: the mean of the reactions' games over some rolls, the same every time. */
function fightWorth(book: Book, state: State, seat: Seat, off: number, otherOff: (chance: Chance) => number): Estimate {
  const [me, foe] = cornersOf(state, seat);
  const chance = fastChance(100 * off + state.turn);
  const rolls = situationOf(book, me, foe).powers.some(power => power > 0) ? ROLLS_WITH_POWERS : ROLLS;
  let [sum, squares] = [0, 0];
  for (let roll = 0; roll < rolls; roll++) {
    const [mine, theirs] = [rolled(me, off, chance), rolled(foe, otherOff(chance), chance)];
    const moves = isAskedToReact(mine, state.options) ? reactions(state, mine) : [NOTHING];
    const isFoeAsked = isAskedToReact(theirs, state.options);
    const { value } = reactionGame(book, state.options, mine, theirs, moves, isFoeAsked);
    sum += value;
    squares += value * value;
  }
  const worth = sum / rolls;
  return { worth, error: Math.sqrt(Math.max(0, squares / rolls - worth * worth) / rolls) };
}

const rolled = (fighter: Fighter, off: number, chance: Chance): Fighter => ({
  ...fighter,
  off: chance.dice(off, 6),
  def: chance.dice(fighter.dice - off, 6),
});

function gameAfterRoll(book: Book, state: State, seat: Seat, [isAsked, isFoeAsked]: Both<boolean>) {
  const [me, foe] = cornersOf(state, seat);
  const moves = isAsked ? reactions(state, me) : [NOTHING];
  return reactionGame(book, state.options, me, foe, moves, isFoeAsked);
}

function worthOfReaction(book: Book, state: State, seat: Seat, move: ReactMove): number | null {
  const [me, foe] = cornersOf(state, seat);
  const situation = situationOf(book, me, foe);
  if (!isDecided(book, situation) && !book.has(situation)) return null;
  const { asked } = state.stack[0]!;
  return reactionWorth(book, state.options, me, move, gameAfterRoll(book, state, seat, [true, asked[1 - seat]!]));
}

/** What a perfect player does most often. */
function likeliest(book: Book, state: State, seat: Seat, moves: readonly Move[]): Move | null {
  const chances = moveChances(book, view(state, seat), ...cornersOf(state, seat), moves);
  return chances && moves[chances.indexOf(Math.max(...chances))]!;
}
