/** The laws that every game obeys, checked at every position of random games. */

import {
  type AnyGame,
  type Chance,
  copyPlain,
  deepFreeze,
  fastChance,
  type GameInvariants,
  type Match,
  randomMove,
  replay,
  type Seat,
  samePlain,
  silentStep,
  whyNot,
} from '../src/index.ts';
import { LawBroken, type TestedPosition } from './broken.ts';
import { notPlain } from './plainness.ts';
import { oneOf, probesFor } from './probes.ts';
import { type EventOf, lookThrough, type RandomGameOptions, type StateOf } from './random-game.ts';
import { hearsAlike, playsOn, redealsAlike } from './redeal.ts';
import { type Feeds, REAL_FEEDS, watchSecrets } from './secrets.ts';
import { checkStep, type Live } from './steps.ts';

export interface LawOptions<State = unknown, Event = unknown> extends RandomGameOptions, GameInvariants<State, Event> {
  /** What is sent to whom, where it is not the kernel's own. */
  readonly feeds?: Feeds;
}

/** A random game that kept all laws to its end. */
export interface GamePlayed {
  readonly seed: number;
  readonly steps: number;
  readonly payoffs: readonly number[];
  readonly match: Match;
}

/** Plays one random game and checks every position of it. Throws `LawBroken` at the first fault. */
export function checkOneGame<G extends AnyGame>(
  game: G,
  seed: number,
  options: LawOptions<StateOf<G>, EventOf<G>> = {},
): GamePlayed {
  const watch = watchSecrets(options.secretsOf ?? (() => []), options.feeds ?? REAL_FEEDS);
  let live: Live | null = null;
  const last = lookThrough(game, seed, options, at => {
    live ??= { state: copyPlain(at.match.state) };
    checkPosition(at, options);
    if (at.next) checkStep(at, live, options);
    watch(at);
  });
  return finished(last);
}

/** Plays random games, each with its own options and number of seats unless given, and checks every position. */
export function obeysTheLaws<G extends AnyGame>(
  game: G,
  {
    games,
    seed,
    onProgress,
    ...options
  }: LawOptions<StateOf<G>, EventOf<G>> & {
    readonly games: number;
    /** The first game's seed; the next has the next. */
    readonly seed: number;
    readonly onProgress?: (played: GamePlayed, done: number) => void;
  },
): void {
  for (let done = 0; done < games; done++) {
    const played = checkOneGame(game, seed + done, options as LawOptions<StateOf<G>, EventOf<G>>);
    onProgress?.(played, done + 1);
  }
}

function finished(at: TestedPosition): GamePlayed {
  const { game, seed, match } = at;
  logLeadsToState(at);
  return { seed, steps: match.log.length, payoffs: game.payoffs(match.state)!, match };
}

function logLeadsToState(at: TestedPosition): void {
  let reached: unknown;
  try {
    reached = replay(at.game, at.match);
  } catch (error) {
    throw new LawBroken(at, 'replay', (error as Error).message, null, error);
  }
  if (!samePlain(reached, at.match.state)) throw new LawBroken(at, 'replay', 'the replay ends elsewhere');
}

function checkPosition(at: TestedPosition, options: LawOptions): void {
  const found = notPlain(at.match.state, 'state');
  if (found !== null) throw new LawBroken(at, 'plain', found);
  // Every question is put to a state that cannot be changed.
  const state = deepFreeze(copyPlain(at.match.state));
  stateIsSound(at, state, options);
  decisionsAreOwed(at, state);
  playRandomIsTrue(at, state);
  for (const seat of at.match.seats.keys()) {
    movesAreSound(at, state, seat, options);
    refusalsTeach(at, state, seat);
    offersAreLegal(at, state, seat);
  }
  for (const seat of at.match.seats.keys()) {
    const redealt = redealsAlike(at, state, seat);
    stateIsSound(at, redealt, options, 'a redealt state: ');
    hearsAlike(at, redealt, seat);
    playsOn(at, redealt);
  }
}

function stateIsSound(at: TestedPosition, state: unknown, { invariant }: LawOptions, where = ''): void {
  const wrong = at.game.checkState(state);
  if (wrong !== null) throw new LawBroken(at, 'checkState', `${where}${wrong}`);
  const uneven = invariant?.(state) ?? null;
  if (uneven !== null) throw new LawBroken(at, 'invariant', `${where}${uneven}`);
}

function decisionsAreOwed(at: TestedPosition, state: unknown): void {
  const { game, match } = at;
  const owing = game.toAct(state);
  const payoffs = game.payoffs(state);
  const seats = match.seats.length;
  if (
    new Set(owing).size !== owing.length ||
    owing.some(seat => !(Number.isInteger(seat) && seat >= 0 && seat < seats))
  ) {
    throw new LawBroken(at, 'owed', `toAct is ${JSON.stringify(owing)} at a table of ${seats}`);
  }
  if ((payoffs === null) !== owing.length > 0) {
    throw new LawBroken(
      at,
      'owed',
      payoffs ? `over, yet seats ${owing} owe a decision` : 'not over, yet nobody is to act',
    );
  }
  if (payoffs && (payoffs.length !== seats || payoffs.some(share => !(share >= 0 && share <= 1)))) {
    throw new LawBroken(at, 'payoffs', JSON.stringify(payoffs));
  }
}

function movesAreSound(at: TestedPosition, state: unknown, seat: Seat, { outOfTurn }: LawOptions): void {
  const { game } = at;
  const owes = game.toAct(state).includes(seat);
  const moves: readonly { type: string }[] = game.legalMoves(state, seat);
  if (owes && moves.length === 0) throw new LawBroken(at, 'moves', `seat ${seat} owes a decision and has no move`);
  if (!owes && moves.length > 0 && !outOfTurn?.(state, seat)) {
    throw new LawBroken(at, 'moves', `seat ${seat} owes nothing and may play ${JSON.stringify(moves[0])}`);
  }
  const found = notPlain(moves, 'legalMoves');
  if (found !== null) throw new LawBroken(at, 'plain', found);
  const spelt = moves.map(move => JSON.stringify(move));
  if (new Set(spelt).size !== spelt.length) throw new LawBroken(at, 'listed', `seat ${seat} has the same move twice`);
  if (JSON.stringify(game.legalMoves(copyPlain(state), seat)) !== JSON.stringify(moves)) {
    throw new LawBroken(at, 'listed', `seat ${seat} is given another list when asked again`);
  }
  randomMoveIsTrue(at, state, seat, spelt);
  if (owes && game.defaultMove && !spelt.includes(JSON.stringify(game.defaultMove(state, seat)))) {
    throw new LawBroken(at, 'defaultMove', `seat ${seat} would play ${JSON.stringify(game.defaultMove(state, seat))}`);
  }
  const told = game.waitingFor ? game.waitingFor(state, seat) : game.toAct(state);
  if (told.includes(seat) !== owes) throw new LawBroken(at, 'waiting', `seat ${seat} is told ${JSON.stringify(told)}`);
}

/** Each place of the list, asked for by name: `randomMove` may ask chance one thing, how many moves there are. */
function randomMoveIsTrue(at: TestedPosition, state: unknown, seat: Seat, spelt: readonly string[]): void {
  if (!at.game.randomMove) return;
  for (const [index, move] of spelt.entries()) {
    const asked: number[] = [];
    const only = (): never => {
      throw new LawBroken(at, 'randomMove', `seat ${seat}: randomMove asks for more than one integer`);
    };
    const chance: Chance = { int: n => (asked.push(n) === 1 ? index : only()), dice: only, draw: only };
    const given = JSON.stringify(at.game.randomMove(state, seat, chance));
    if (asked[0] !== spelt.length) {
      throw new LawBroken(at, 'randomMove', `seat ${seat}: ${asked[0]} moves instead of ${spelt.length}`);
    }
    if (given !== move)
      throw new LawBroken(at, 'randomMove', `seat ${seat}: move ${index} is ${given} instead of ${move}`);
  }
}

/** The short way of a playout ends where the long one does, on the same chance. */
function playRandomIsTrue(at: TestedPosition, state: unknown): void {
  const { game, pick } = at;
  if (!game.playRandom) return;
  const seed = pick.int(2 ** 20);
  const [short, long] = [copyPlain(state), copyPlain(state)];
  const made = game.playRandom(short, silentStep(fastChance(seed)));
  const isOn = game.toAct(long).length > 0;
  if (made > 0 !== isOn) throw new LawBroken(at, 'randomMove', 'playRandom is wrong about the end');
  const step = silentStep(fastChance(seed));
  for (let i = 0; i < made; i++) {
    const seat = game.toAct(long)[0];
    if (seat === undefined) throw new LawBroken(at, 'randomMove', 'playRandom counts too many moves');
    game.apply(long, seat, randomMove(game, long, seat, step.chance), step);
  }
  if (!samePlain(short, long)) throw new LawBroken(at, 'randomMove', 'playRandom leads to another state');
}

function refusalsTeach(at: TestedPosition, state: unknown, seat: Seat): void {
  const { game, match, pick } = at;
  const table = { state, seats: match.seats };
  for (const move of probesFor(game, state, match.seats.length, seat, pick)) {
    const { rule, key } = whyNot(game, table, seat, move) ?? {};
    const taught = typeof rule === 'string' && rule !== '' && typeof key === 'string' && key !== '';
    if (!taught) throw new LawBroken(at, 'why', `no reason for seat ${seat} not to play ${JSON.stringify(move)}`);
    // May know another spelling of a legal move; must not fail over nonsense.
    game.unfold?.(state, seat, move, 0);
  }
  const broken = brokenState(state, at);
  const answer = game.checkState(broken);
  if (answer !== null && (typeof answer !== 'string' || answer === '')) {
    throw new LawBroken(at, 'checkState', `no reason given against ${JSON.stringify(broken)}`);
  }
}

/** The questions, asked one candidate at a time: fast lists and refusals say the same. */
function offersAreLegal(at: TestedPosition, state: unknown, seat: Seat): void {
  const { game, match } = at;
  if (!game.questions || game.payoffs(state) !== null) return;
  const candidates = game.questions.candidates(state, seat);
  const allowed = candidates.filter(({ refusal }) => refusal === null).map(({ move }) => move);
  const legal: readonly unknown[] = game.legalMoves(state, seat);
  if (!samePlain(allowed, legal)) {
    const odd = firstOdd(allowed, legal);
    throw new LawBroken(at, 'offered', `seat ${seat}: offers and legal moves part at ${JSON.stringify(odd)}`);
  }
  for (const { move, refusal } of candidates) {
    if (refusal === null) continue;
    // It is not in the list either.
    const told = whyNot(game, { state, seats: match.seats }, seat, move)!;
    if (!samePlain(told, refusal)) {
      const spelt = JSON.stringify(move);
      throw new LawBroken(at, 'offered', `seat ${seat}: ${spelt} is '${told.key}' instead of '${refusal.key}'`);
    }
  }
}

/** What one list has at the first place where it is not the other. */
function firstOdd(some: readonly unknown[], others: readonly unknown[]): unknown {
  const place = some.findIndex((one, index) => !samePlain(one, others[index]));
  return place < 0 ? others[some.length] : some[place];
}

/** The state with something in it replaced by something that does not belong there. */
function brokenState(state: unknown, { pick }: TestedPosition): unknown {
  const odd = oneOf<unknown>([undefined, null, -1, 0.5, 1e9, 'odd', [], {}, true], pick);
  const broken = copyPlain(state);
  let inside: unknown = broken;
  while (typeof inside === 'object' && inside !== null) {
    const box = inside as Record<string, unknown>;
    const keys = Object.keys(box);
    if (keys.length === 0) break;
    const key = oneOf(keys, pick);
    inside = box[key];
    if (typeof inside === 'object' && inside !== null && pick.int(3) > 0) continue;
    box[key] = odd;
    return broken;
  }
  return odd;
}
