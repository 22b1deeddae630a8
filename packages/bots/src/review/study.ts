/** Studies a match round by round: what each position promised, and what each choice was worth to the player who made it. */

import type { AnyKnowledge } from '@roundhouse/games/knowledge';
import {
  type AnyGame,
  copyPlain,
  fastChance,
  type Match,
  type PlayedStep,
  replayStates,
  type Seat,
  samePlain,
} from '@roundhouse/kernel';
import type { Move } from '../request.ts';
import { worthwhileOf } from '../worthwhile.ts';
import { add, type Mean, meanDifferenceOf, meanOf, noSums, type Sums } from './mean.ts';
import { type Imagined, playOut, playOutAfter } from './playouts.ts';
import { chancesOf, leavesNothingToLuck, pooledMean, stretchesOf } from './quiet.ts';
import { solvedFindings } from './solved.ts';

/** What a choice looked like to the seat that made it: only what it could see was used. */
export interface Judged {
  readonly seat: Seat;
  /** With the move that was made. */
  readonly made: Mean;
  /** How much better that was than if a sensible player had chosen, in the same deals; by its own error, which is smaller. */
  readonly gained: Mean;
  /** The move that looked best among those tried; the made one, where none looked better. */
  readonly best: Mean;
  readonly bestMove: Move;
}

/** All that is known so far. Plain data; each list has one entry a step, the first for the table as it was set. */
export interface Findings {
  readonly chances: readonly Mean[];
  readonly judged: readonly (Judged | null)[];
  /** Who moved; null for the setting of the table. */
  readonly movers: readonly (Seat | null)[];
}

export interface Study {
  /** Imagines some more games from everywhere; pauses after each small piece of it. */
  round(): Generator<void>;
  readonly findings: Findings;
  /** Rounds so far. */
  readonly rounds: number;
}

/** Games from each stretch of positions in a round, and for each move of a choice; the latter are as short as can be. */
const GAMES_A_ROUND = 4;
/** Every so many rounds even what is nearly sure is looked at again. */
const ALL_EVERY = 4;
const SHORT_GAMES_A_ROUND = 6;
/** Where nobody can judge a position, a choice is measured to the end of the game; over more steps luck drowns it. */
const MOST_STEPS_UNJUDGED = 30;
/** Of many moves so many are tried. */
const MOST_TRIED = 10;
/** After the first round, the made move and so many others are looked at more closely. */
const CLOSER = 2;

/** Begins a study. The same match gives the same findings after the same number of rounds; a solved game needs none. */
export function openStudy(game: AnyGame, match: Match, knowledge: AnyKnowledge | undefined): Study {
  const replay = replayStates(game, match);
  const seats = match.seats.length;
  const known = knowledge?.solution && solvedFindings(game, replay, knowledge.solution);
  if (known) return { *round() {}, findings: known, rounds: Infinity };
  const states = replay.steps.map((_, i) => replay.stateAt(i + 1));
  const sums = states.map(() => noSums(seats));
  const canJudge = knowledge !== undefined || states.length <= MOST_STEPS_UNJUDGED;
  const choices = replay.steps.map(({ made }, i) =>
    i > 0 && canJudge ? openChoice(game, knowledge, states[i - 1], made, seats) : null,
  );
  const viewers = match.seats.map((_, seat) => seat);
  const isQuiet = replay.steps.map(({ made }, i) => i > 0 && leavesNothingToLuck(game, states[i - 1], made, viewers));
  const stretches = stretchesOf(isQuiet.map((quiet, i) => quiet && game.payoffs(states[i]) === null));
  let rounds = 0;
  const imagined = (seed: number, judge: Seat | null): Imagined => ({
    game,
    knowledge,
    chance: fastChance(seed),
    judge,
  });

  /** A stretch shares its games out among its places. */
  function imagineAlong(stretch: readonly number[]): void {
    const at = stretch[0]!;
    if (game.payoffs(states[at]) !== null) return;
    for (let i = 0; i < GAMES_A_ROUND; i++) {
      const place = stretch[(rounds * GAMES_A_ROUND + i) % stretch.length]!;
      const seed = (rounds * GAMES_A_ROUND + i) * states.length + at + 1;
      add(sums[place]!, playOut(imagined(seed, null), copyPlain(states[place]), seats));
    }
  }

  /** Where least is sure, most is to be learned; but nothing is forgotten. */
  function uncertain(): readonly (readonly number[])[] {
    if (rounds % ALL_EVERY === 0) return stretches;
    const errors = stretches.map(stretch => pooledMean(stretch, sums).error);
    const most = Math.max(...errors);
    return stretches.filter((_, i) => errors[i]! >= most / 2);
  }

  return {
    *round() {
      for (const stretch of uncertain()) {
        imagineAlong(stretch);
        yield;
      }
      for (const choice of choices) {
        if (!choice) continue;
        lookCloser(choice, rounds, imagined);
        yield;
      }
      rounds++;
    },
    get findings() {
      const judged = choices.map(choice => choice && judge(choice));
      return {
        chances: chancesOf(stretches, sums, judged, at => game.payoffs(states[at])),
        judged,
        movers: replay.steps.map(({ made }) => made.seat),
      };
    },
    get rounds() {
      return rounds;
    },
  };
}

/** One decision, with the moves that are tried for it. */
interface Choice {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: Seat;
  readonly made: Move;
  readonly gained: Sums;
  readonly seats: number;
  tried: { readonly move: Move; sums: Sums }[];
}

/** Null where there was nothing to choose. */
function openChoice(
  game: AnyGame,
  knowledge: AnyKnowledge | undefined,
  state: unknown,
  { seat, move }: PlayedStep,
  seats: number,
): Choice | null {
  if (seat === null || move === null) return null;
  const moves: readonly Move[] = game.legalMoves(state, seat);
  const isListed = moves.some(legal => samePlain(legal, move));
  if (moves.length < 2 && isListed) return null;
  const view: unknown = game.view(state, seat);
  const others = worthwhileOf(knowledge, view, seat, moves).filter(other => !samePlain(other, move));
  const some = others.length <= MOST_TRIED ? others : sampled(others);
  const tried = [move, ...some].map(one => ({ move: one, sums: noSums(seats) }));
  return { game, view, seat, made: move, gained: noSums(seats), seats, tried };
}

/** Evenly from the whole list, so that every kind of move is among them. */
const sampled = (moves: readonly Move[]): Move[] =>
  Array.from({ length: MOST_TRIED }, (_, i) => moves[Math.floor((i * moves.length) / MOST_TRIED)]!);

/** Every move meets the same deals and dice, so that luck cancels out of the comparison. */
function lookCloser(choice: Choice, round: number, imagined: (seed: number, judge: Seat | null) => Imagined): void {
  const { game, view, seat, seats, gained, tried } = choice;
  for (let i = 0; i < SHORT_GAMES_A_ROUND; i++) {
    const seed = round * SHORT_GAMES_A_ROUND + i + 1;
    const dealt = (): { imagined: Imagined; state: unknown } => {
      const one = imagined(seed, seat);
      return { imagined: one, state: game.determinize(view, seat, one.chance) };
    };
    const plain = dealt();
    // The first answer is a sensible player's own; only then is the position judged.
    const usual = firstAnswer(plain.imagined, plain.state, seat, seats);
    for (const [place, { move, sums }] of tried.entries()) {
      const { imagined: one, state } = dealt();
      const brought = playOutAfter(one, state, seat, move, seats);
      add(sums, brought);
      // The first is the move that was made.
      if (place === 0)
        add(
          gained,
          brought.map((all, i) => all - usual[i]!),
        );
    }
  }
  if (round === 0) choice.tried = promising(choice);
}

/** Plays on with whatever a sensible player would choose here. */
function firstAnswer(imagined: Imagined, state: unknown, seat: Seat, seats: number): readonly number[] {
  const { game, knowledge, chance } = imagined;
  const view: unknown = game.view(state, seat);
  const moves: readonly Move[] = game.legalMoves(state, seat);
  // A player who gave up while others chose could only have waited.
  if (moves.length === 0) return playOut(imagined, state, seats);
  const habit: Move | null = knowledge?.rolloutMove?.(view, seat, moves) ?? null;
  const worth = worthwhileOf(knowledge, view, seat, moves);
  return playOutAfter(imagined, state, seat, habit ?? worth[chance.int(worth.length)]!, seats);
}

/**
 * The made move and the best of the others. What made them stand out may have been luck, so they are then measured
 * anew: the games by which they were picked do not count for them.
 */
function promising({ tried, seat, seats }: Choice): Choice['tried'] {
  const [made, ...others] = tried;
  const best = others.toSorted((a, b) => b.sums.sum[seat]! - a.sums.sum[seat]!).slice(0, CLOSER);
  return [made!, ...best.map(({ move }) => ({ move, sums: noSums(seats) }))];
}

/** Null before anything was tried. */
function judge({ seat, gained, tried }: Choice): Judged | null {
  const [made, ...others] = tried;
  if (made!.sums.games === 0) return null;
  const own = meanOf(made!.sums);
  const measured = others.filter(({ sums }) => sums.games > 0).map(({ move, sums }) => ({ move, mean: meanOf(sums) }));
  const [first] = measured.toSorted((a, b) => b.mean.mean[seat]! - a.mean.mean[seat]!);
  const isBetter = first !== undefined && first.mean.mean[seat]! > own.mean[seat]!;
  return {
    seat,
    made: own,
    gained: meanDifferenceOf(gained),
    best: isBetter ? first.mean : own,
    bestMove: isBetter ? first.move : made!.move,
  };
}
