/** The one way forward: the only code outside search that changes a state, and all that may be told about it. */

import { chanceFrom, type Source, scripted } from './chance.ts';
import { commitmentTo, isSeed, stepSource, streamKey } from './fairness.ts';
import { type AnyGame, type Chance, optionsFor, type Refusal, type Seat, type Viewer } from './game.ts';
import { copyPlain, samePlain } from './plain.ts';
import { carryOut, type Entry, isConcession, type Made, setUp, type TakenBack } from './step.ts';

export type { Entry, Made, TakenBack, Told } from './step.ts';

/** A game in progress: the state to go on from, and the log that tells how it came about. Plain data. */
export interface Match {
  readonly game: string;
  readonly version: number;
  readonly options: unknown;
  /** Who sits where; what a name means is the host's business. */
  readonly seats: readonly { readonly name: string }[];
  /** Secret until the end. Null where the dice are not this match's own, as in a study or a scripted test. */
  readonly seed: string | null;
  /** What each seat threw into the dice. */
  readonly entropy: readonly string[];
  state: unknown;
  log: Entry[];
}

/** A move was not legal; nothing has changed. */
export class IllegalMove extends Error {
  override readonly name = 'IllegalMove';
  readonly rule: string;
  constructor(refusal: Refusal) {
    super(refusal.text);
    this.rule = refusal.rule;
  }
}

export interface NewMatch {
  readonly options?: unknown;
  readonly seats: readonly { readonly name: string }[];
  /** 64 hex digits, or null for a match whose chance comes from `chance`. */
  readonly seed: string | null;
  readonly entropy?: readonly string[];
  /** Chance for the set-up where there is no seed. */
  readonly chance?: Chance;
  readonly at: number;
}

/** Sets up a match. Throws a sentence if the options, the seats or the seed do not fit. */
export function openMatch(game: AnyGame, given: NewMatch): Match {
  const { min, max } = game.seats;
  const seats = given.seats.length;
  if (seats < min || seats > max) {
    throw new Error(`${game.name} seats ${min === max ? min : `${min} to ${max}`}, not ${seats}`);
  }
  const options: unknown = optionsFor(game, seats, given.options);
  // Well formed, because the record must say the same in every language.
  const entropy = (given.entropy ?? given.seats.map(() => '')).map(text => text.toWellFormed());
  if (entropy.length !== seats) throw new Error(`entropy is one text a seat: ${seats}, not ${entropy.length}`);
  if (given.seed !== null && !isSeed(given.seed)) throw new Error('a seed is 64 hex digits');
  const match: Match = {
    game: game.id,
    version: game.version,
    options,
    seats: given.seats.map(({ name }) => ({ name: name.toWellFormed() })),
    seed: given.seed,
    entropy,
    state: null,
    log: [],
  };
  const { state, entry } = setUp(game, options, seats, given.chance ?? chanceOf(match, 0), given.at);
  match.state = state;
  match.log.push(entry);
  return match;
}

/** The dice of a match's step, from its seed. */
export function chanceOf(match: Match, step: number): Chance {
  const { seed, entropy } = match;
  if (seed === null) throw new Error('this match has no seed: its chance must be given');
  // Most steps draw nothing, and a key costs as much as their rules do.
  let source: Source | null = null;
  return chanceFrom(() => {
    source ??= stepSource(streamKey(seed, entropy), step);
    return source();
  });
}

/** What is published before the first roll. */
export const commitmentOf = (match: Match): string | null => (match.seed === null ? null : commitmentTo(match.seed));

/**
 * Plays what a seat sent: a legal move, a compound of legal moves, or a concession. All or nothing: throws
 * `IllegalMove` and leaves the match alone if any part is not legal. Returns the new entries.
 */
export function play(
  game: AnyGame,
  match: Match,
  seat: Seat,
  sent: unknown,
  at: number,
  chanceAt: (step: number) => Chance = step => chanceOf(match, step),
): readonly Entry[] {
  const state = copyPlain(match.state);
  const entries: Entry[] = [];
  for (;;) {
    const move = nextMove(game, { state, seats: match.seats }, seat, sent, entries.length);
    if (move === null) break;
    entries.push(carryOut(game, state, seat, move, chanceAt(match.log.length + entries.length), at));
  }
  match.state = state;
  match.log.push(...entries);
  return entries;
}

type Position = Pick<Match, 'state' | 'seats'>;

/** The move to play next, checked; null when all that was sent has been played. */
function nextMove(game: AnyGame, at: Position, seat: Seat, sent: unknown, played: number): { type: string } | null {
  const refused = played === 0 ? whyNot(game, at, seat, sent) : null;
  if (played === 0 && refused === null) return sent as { type: string };
  const next = game.unfold && isSeat(at, seat) ? game.unfold(at.state, seat, sent, played) : null;
  if (next === null && refused !== null) throw new IllegalMove(refused);
  if (next === null) return null;
  const refusedPart = whyNot(game, at, seat, next);
  if (refusedPart !== null) throw new IllegalMove(refusedPart);
  return next;
}

/** Null if the seat may make this very move now; otherwise the rule that forbids it. Any input is answered. */
export function whyNot(game: AnyGame, at: Position, seat: Seat, move: unknown): Refusal | null {
  if (!isSeat(at, seat)) return { rule: 'seat', text: 'There is no such seat at this table.' };
  if (game.payoffs(at.state) !== null) return { rule: 'over', text: 'The game is over.' };
  if (typeof move !== 'object' || move === null || typeof (move as { type?: unknown }).type !== 'string') {
    return { rule: 'form', text: 'A move is an object with a type.' };
  }
  if (isConcession(game, move) && mayConcede(game, at.state, seat)) return null;
  if (game.legalMoves(at.state, seat).some((legal: unknown) => samePlain(legal, move))) return null;
  return game.why(at.state, seat, move);
}

const isSeat = (at: Position, seat: Seat): boolean => Number.isInteger(seat) && seat >= 0 && seat < at.seats.length;

/**
 * Whether a seat's last step can be taken back: null if so, otherwise the reason in a sentence. The reason is that of the
 * last step the seat knows of: another would tell it that somebody has answered in silence since.
 */
export function whyNotTakeBack(match: Match, seat: Seat): string | null {
  const steps = standing(match.log);
  if (whyFinal(steps.at(-1), seat) === null) return null;
  const known = steps.findLast(step => step.seat === seat || heardBy(step, seat).length > 0);
  return whyFinal(known, seat) ?? 'Somebody else has acted since.';
}

/** Whether the last step that stands can be taken back by this seat. */
export function whyFinal(last: Made | undefined, seat: Seat): string | null {
  if (last?.kind !== 'move') return 'Nothing has been played yet.';
  if (last.seat !== seat) return 'Somebody else has acted since.';
  if (last.chance.length > 0) return 'Dice were rolled or cards drawn.';
  if (last.told.some(told => told.to !== null)) return 'Something secret was learned.';
  if (last.sealed) return 'This choice is final once made.';
  return null;
}

/** Takes back the seat's last step. Throws `IllegalMove` with the reason if that is not allowed. */
export function takeBack(game: AnyGame, match: Match, seat: Seat, at: number): TakenBack {
  const reason = whyNotTakeBack(match, seat);
  if (reason !== null) throw new IllegalMove({ rule: 'takeBack', text: reason });
  const entry: TakenBack = { kind: 'takeBack', seat, at };
  match.state = replay(game, { ...match, log: [...match.log, entry] });
  match.log.push(entry);
  return entry;
}

/** The entries that still stand: those taken back are gone, and so are the takings back. */
export function standing(log: readonly Entry[]): Made[] {
  const left: Made[] = [];
  for (const entry of log) {
    if (entry.kind === 'takeBack') left.pop();
    else left.push(entry);
  }
  return left;
}

/** The state that a match's log leads to, from its own chance; `until` counts the entries to play. */
export function replay(
  game: AnyGame,
  match: Pick<Match, 'options' | 'seats' | 'log'>,
  until: number = match.log.length,
): unknown {
  let state: unknown = null;
  for (const entry of standing(match.log.slice(0, until))) {
    const chance = scripted(entry.chance);
    if (entry.seat === null) state = setUp(game, match.options, match.seats.length, chance, entry.at).state;
    else carryOut(game, state, entry.seat, entry.move!, chance, entry.at);
    chance.finish();
  }
  return state;
}

/** What one viewer hears of an entry. */
export function heardBy(entry: Entry, viewer: Viewer): unknown[] {
  if (entry.kind === 'takeBack') return [];
  const heard: unknown[] = [];
  for (const { to, event, others } of entry.told) {
    const one = to === null || (viewer !== null && to.includes(viewer)) ? event : others;
    if (one !== null) heard.push(one);
  }
  return heard;
}

/** Seats this viewer may know the table to be waiting for. */
export const waitingFor = (game: AnyGame, state: unknown, viewer: Viewer): readonly Seat[] =>
  game.waitingFor ? game.waitingFor(state, viewer) : game.toAct(state);

/** Seats that owe nothing but may act out of turn. */
export function mayAct(game: AnyGame, match: Match): Seat[] {
  const owing = game.toAct(match.state);
  return match.seats
    .map((_, seat) => seat)
    .filter(seat => !owing.includes(seat) && game.legalMoves(match.state, seat).length > 0);
}

/** Whether a seat of a game that is on may concede at once. */
export const mayConcede = (game: AnyGame, state: unknown, seat: Seat): boolean =>
  game.concede !== undefined && (game.canConcede === undefined || game.canConcede(state, seat) === true);

/** The move made for a seat whose time has run out. */
export const defaultMove = (game: AnyGame, state: unknown, seat: Seat): { type: string } =>
  game.defaultMove ? game.defaultMove(state, seat) : game.legalMoves(state, seat)[0];
