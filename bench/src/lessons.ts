/** What an evaluation learns from: positions of games that habits, or a search, play against themselves, and how those ended. */

import { choose } from '@roundhouse/bots';
import type { AnyKnowledge } from '@roundhouse/games/knowledge';
import type { Sight } from '@roundhouse/games/learnt.ts';
import type { AnyMetrics } from '@roundhouse/games/metrics.ts';
import {
  type AnyGame,
  type Chance,
  copyPlain,
  fastChance,
  optionsFor,
  type Seat,
  silentStep,
} from '@roundhouse/kernel';

/**
 * One move in so many is any that a search would look at: otherwise it believes in positions to which habit never leads,
 * because it has never seen how they end.
 */
const STRAYS = 10;
/** Where moves are told apart at sight, any of so many. */
const BEST_AT_SIGHT = 6;

/** A position that somebody looked at, and how the game ended for them. */
export interface Lesson {
  readonly sight: Sight;
  readonly seat: Seat;
  /** What the hand-made evaluation says, and what the learnt one that ships. */
  readonly handMade: number;
  readonly judged: number;
  /** What playing on in several ways promises; null where nobody did. */
  readonly foreseen: number | null;
  outcome: number;
}

/** How games are played that are learnt from, and what is taken from them. */
export interface Schooling {
  /** Imagined games for a move of the champion, who plays; where this is left out, habits play. */
  readonly iterations?: number;
  /** Ways that a position is played on to the seat's next moment, by whose judgement it is told too: one end says little. */
  readonly foresight?: number;
  /** Whoever plays on judges, once after each throw, where each move worth a look leads to, instead of trusting habit. */
  readonly isJudging?: boolean;
  /** Which positions are taken: those of one game are much alike. */
  isTaken?(): boolean;
}

/** Everyone plays as usual, and now and then strays. */
export function playedGame(
  game: AnyGame,
  knowledge: AnyKnowledge,
  draws: AnyMetrics['draws'],
  chance: Chance,
  { iterations, foresight = 0, isJudging = false, isTaken = () => true }: Schooling = {},
): Lesson[] {
  const { learning, glance, evaluate, judge } = knowledge;
  const { options, seats, sightOf, isMoment, shape } = learning!;
  const step = silentStep(chance);
  const state: unknown = game.setup(optionsFor<unknown>(game, seats, options), seats, step);
  const lessons: Lesson[] = [];
  for (;;) {
    const owing = game.toAct(state)[0];
    if (owing === undefined) break;
    for (let seat = 0; seat < seats; seat++) {
      const view: unknown = (glance ?? game.view)(state, seat);
      if (!isMoment(view) || !isTaken()) continue;
      const { count, things, whole } = sightOf(view);
      const sight = { shape, count, things: things.slice(0, count * shape.thing), whole: whole.slice() };
      const handMade = evaluate(view, seat);
      const judged = judge?.(view, seat) ?? handMade;
      const foreseen =
        foresight > 0 ? foreseenFrom({ game, knowledge, draws, isJudging }, state, seat, chance, foresight) : null;
      lessons.push({ sight, seat, handMade, judged, foreseen, outcome: 0 });
    }
    const moves = game.legalMoves(state, owing);
    const shown: unknown = (glance ?? game.view)(state, owing);
    const search =
      iterations === undefined ? null : (): Move => searched(game, state, owing, moves, chance, iterations);
    game.apply(
      state,
      owing,
      draws?.(moves, chance) ?? usualOrStray(knowledge, shown, owing, moves, chance, search),
      step,
    );
  }
  const payoffs = game.payoffs(state)!;
  for (const lesson of lessons) lesson.outcome = payoffs[lesson.seat]!;
  return lessons;
}

/** What playing on needs. */
interface PlayingOn {
  readonly game: AnyGame;
  readonly knowledge: AnyKnowledge;
  readonly draws: AnyMetrics['draws'];
  readonly isJudging: boolean;
}

/** What a seat's next moments are judged to be worth on average, when it is played on to them in several ways. */
function foreseenFrom(playing: PlayingOn, state: unknown, seat: Seat, chance: Chance, ways: number): number {
  let sum = 0;
  for (let way = 0; way < ways; way++) {
    const dice = fastChance(chance.int(2 ** 21));
    const imagined: unknown = copyPlain(state);
    // The moment itself is not the next one.
    let hasPassed = false;
    sum += promiseAhead(playing, imagined, seat, dice, view => {
      const isMoment = playing.knowledge.learning!.isMoment(view);
      hasPassed ||= !isMoment;
      return hasPassed && isMoment;
    });
  }
  return sum / ways;
}

/** Plays on until the seat sees where to stop, or to the end: what it is worth to the seat there. */
function promiseAhead(
  { game, knowledge, draws, isJudging }: PlayingOn,
  state: unknown,
  seat: Seat,
  dice: Chance,
  isThere: (view: unknown) => boolean,
): number {
  const { glance, judge, evaluate, searchMove, rolloutMove, weigh } = knowledge;
  const lookAt = glance ?? game.view;
  const thrown = countingThrows(dice);
  const step = silentStep(thrown);
  let judgedAt = -1;
  for (;;) {
    const owing = game.toAct(state)[0];
    if (owing === undefined) return game.payoffs(state)![seat]!;
    const view: unknown = lookAt(state, seat);
    if (isThere(view)) return (judge ?? evaluate)(view, seat);
    const moves = game.legalMoves(state, owing);
    const shown: unknown = owing === seat ? view : lookAt(state, owing);
    let move = draws?.(moves, dice) ?? null;
    if (!move && isJudging && moves.length > 1 && judgedAt < thrown.throws) {
      move = bestJudged({ game, knowledge, draws, isJudging: false }, state, shown, owing, moves, dice);
      if (move) judgedAt = thrown.throws;
    }
    if (!move && moves.length > 1) {
      move = weigh
        ? rankedAtSight(weigh, shown, owing, moves)[0]!
        : ((searchMove ?? rolloutMove)?.(shown, owing, moves) ?? null);
    }
    game.apply(state, owing, move ?? moves[dice.int(moves.length)]!, step);
  }
}

/** The move that leads to the best settled position when habit goes on; null where dice are thrown at once, since one throw says nothing. */
function bestJudged(
  playing: PlayingOn,
  state: unknown,
  shown: unknown,
  seat: Seat,
  moves: readonly Move[],
  chance: Chance,
): Move | null {
  const { game, knowledge } = playing;
  const { candidates, searchCandidates, isQuiet, searchIsQuiet } = knowledge;
  const worthwhile: readonly Move[] = (searchCandidates ?? candidates)?.(shown, seat, moves) ?? moves;
  if (worthwhile.length < 2) return null;
  const dealt = chance.int(2 ** 21);
  let [best, most] = [null as Move | null, -Infinity];
  for (const move of worthwhile.toReversed()) {
    const imagined: unknown = copyPlain(state);
    const dice = countingThrows(fastChance(dealt));
    game.apply(imagined, seat, move, silentStep(dice));
    if (dice.throws > 0) return null;
    const worth = promiseAhead(playing, imagined, seat, dice, searchIsQuiet ?? isQuiet ?? (() => true));
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

/** The same chance, which says how often dice were thrown. */
function countingThrows(chance: Chance): Chance & { readonly throws: number } {
  let throws = 0;
  return {
    int: n => chance.int(n),
    draw: pool => chance.draw(pool),
    dice(count, sides) {
      throws++;
      return chance.dice(count, sides);
    },
    get throws() {
      return throws;
    },
  };
}

type Move = { readonly type: string };

function searched(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  moves: readonly Move[],
  chance: Chance,
  iterations: number,
): Move {
  const asked = { game: game.id, view: game.view(state, seat), seat, moves, level: 'champion' as const };
  return choose({ ...asked, budgetMs: Number.POSITIVE_INFINITY, iterations, seed: chance.int(2 ** 21) });
}

/** Whoever can tell at sight has no habits: the best comes first. */
function rankedAtSight(
  weigh: NonNullable<AnyKnowledge['weigh']>,
  view: unknown,
  seat: Seat,
  moves: readonly Move[],
): Move[] {
  const worths = weigh(view, seat, moves);
  return [...moves.keys()].sort((a, b) => worths[b]! - worths[a]!).map(i => moves[i]!);
}

/** By habit where there is no search. */
function usualOrStray(
  { candidates, searchCandidates, searchMove, rolloutMove, weigh }: AnyKnowledge,
  view: unknown,
  seat: Seat,
  moves: readonly Move[],
  chance: Chance,
  search: (() => Move) | null,
): Move {
  if (moves.length === 1) return moves[0]!;
  if (weigh && !search) {
    const ranked = rankedAtSight(weigh, view, seat, moves);
    return ranked[chance.int(STRAYS) !== 0 ? 0 : chance.int(Math.min(moves.length, BEST_AT_SIGHT))]!;
  }
  if (chance.int(STRAYS) !== 0) {
    const usual: Move | null = search ? search() : ((searchMove ?? rolloutMove)?.(view, seat, moves) ?? null);
    if (usual) return usual;
  }
  const worthwhile: readonly Move[] = (searchCandidates ?? candidates)?.(view, seat, moves) ?? moves;
  return worthwhile[chance.int(worthwhile.length)]!;
}
