/** The one way forward: the only code outside search that changes a state and says what may be told about it. */

import { commitmentTo, isSeed, matchDice, promiseOf } from './fairness.ts';
import { type AnyGame, type Chance, CONCEDE, optionsFor, type Refusal, type Seat, type Viewer } from './game.ts';
import { copyPlain, samePlain } from './plain.ts';
import { effectiveSteps, replay } from './replay.ts';
import { type BotNote, carryOut, type Entry, isConcession, type PlayedStep, setUp, type TakenBack } from './step.ts';

export type { BotNote, EmittedEvent, Entry, PlayedStep, TakenBack } from './step.ts';
export { fingerprintOfView, isConcession } from './step.ts';

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
  /** What each seat promised to throw in, before anybody's text was open; null for a seat that promised nothing. */
  readonly promises?: readonly (string | null)[];
  /** Deals of this table that were called off because somebody did not open what was promised, the first one first. */
  readonly calledOff?: readonly CalledOff[];
  /** How often the host had dealt and given up a table like this one before; the host's word. Absent for never. */
  readonly givenUp?: number;
  state: unknown;
  log: Entry[];
}

/** A deal that came to nothing: all that it was fixed by, and what of it was opened. Its seed is open because it deals nothing any more. */
export interface CalledOff {
  readonly seats: readonly { readonly name: string }[];
  readonly commitment: string;
  readonly seed: string;
  readonly promises: readonly (string | null)[];
  /** Empty where a seat threw nothing in, or did not open what it had promised. */
  readonly entropy: readonly string[];
  readonly at: number;
}

/** A move was not legal; nothing has changed. */
export class IllegalMove extends Error {
  override readonly name = 'IllegalMove';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    // For logs; people are told by a catalogue, in their language.
    super(String(refusal.values?.text ?? `${refusal.rule}: ${refusal.key}`));
    this.refusal = refusal;
  }

  get rule(): string {
    return this.refusal.rule;
  }
}

export interface NewMatch {
  readonly options?: unknown;
  readonly seats: readonly { readonly name: string }[];
  /** 64 hex digits, or null for a match whose chance comes from `chance`. */
  readonly seed: string | null;
  readonly entropy?: readonly string[];
  readonly promises?: Match['promises'];
  readonly calledOff?: Match['calledOff'];
  readonly givenUp?: number;
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
  const broken = given.promises && brokenPromise(given.promises, entropy);
  if (broken) throw new Error(broken);
  for (const [i, deal] of (given.calledOff ?? []).entries()) {
    const wrong = whyNotCalledOff(deal);
    if (wrong) throw new Error(`deal ${i + 1} that was called off: ${wrong}`);
  }
  const match: Match = {
    game: game.id,
    version: game.version,
    options,
    seats: given.seats.map(({ name }) => ({ name: name.toWellFormed() })),
    seed: given.seed,
    entropy,
    ...(given.promises && { promises: given.promises }),
    ...pastOf(given),
    state: null,
    log: [],
  };
  const { state, entry } = setUp(game, options, seats, given.chance ?? chanceOf(match, 0), given.at);
  match.state = state;
  match.log.push(entry);
  return match;
}

/** What a table went through before this deal; nothing of it is named where there was nothing. */
export const pastOf = ({
  calledOff = [],
  givenUp = 0,
}: {
  readonly calledOff?: Match['calledOff'];
  readonly givenUp?: number | undefined;
}): Pick<Match, 'calledOff' | 'givenUp'> => ({
  ...(calledOff.length > 0 && { calledOff }),
  ...(givenUp > 0 && { givenUp }),
});

/** Why these promises are not those of the texts; null if they are. A text that was promised and never opened is empty. */
function brokenPromise(promises: readonly (string | null)[], entropy: readonly string[]): string | null {
  if (promises.length !== entropy.length) return `promises are one a seat: ${entropy.length}, not ${promises.length}`;
  const seat = promises.findIndex(
    (promise, i) => promise !== null && entropy[i] !== '' && promise !== promiseOf(entropy[i]!),
  );
  return seat < 0 ? null : `what seat ${seat} threw in is not what it had promised`;
}

/** The seats that promised a text for a deal and did not open it. */
export const silentIn = ({ promises, entropy }: Pick<CalledOff, 'promises' | 'entropy'>): Seat[] =>
  promises.flatMap((promise, seat) => (promise !== null && entropy[seat] === '' ? [seat] : []));

/** Why a deal cannot have been called off as it is told; null if it can. */
function whyNotCalledOff({ seats, commitment, seed, promises, entropy }: CalledOff): string | null {
  if (promises.length !== seats.length || entropy.length !== seats.length) return 'one promise and one text a seat';
  if (!isSeed(seed) || commitmentTo(seed) !== commitment) return 'its seed does not fit its commitment';
  const broken = brokenPromise(promises, entropy);
  if (broken) return broken;
  return silentIn({ promises, entropy }).length === 0 ? 'everybody had opened what was promised' : null;
}

const diceOfMatches = new WeakMap<Match, (step: number) => Chance>();

/** The dice of a match's step, from its seed. */
export function chanceOf(match: Match, step: number): Chance {
  const { seed, entropy } = match;
  if (seed === null) throw new Error('this match has no seed: its chance must be given');
  const dice = diceOfMatches.get(match) ?? matchDice(seed, entropy);
  diceOfMatches.set(match, dice);
  return dice(step);
}

/** What is published before the first roll. */
export const commitmentOf = (match: Match): string | null => (match.seed === null ? null : commitmentTo(match.seed));

/**
 * Plays what a seat sent: a legal move, a compound of legal moves, or a concession. All or nothing: throws
 * `IllegalMove` and leaves the match alone if any part is not legal. Returns the new entries. `bot` says what was asked
 * of a bot, where one made the move; `listed` are the seat's legal moves in this state, where somebody has them already.
 */
export function play(
  game: AnyGame,
  match: Match,
  seat: Seat,
  sent: unknown,
  at: number,
  chanceAt: (step: number) => Chance = step => chanceOf(match, step),
  bot?: BotNote,
  listed?: Listed,
): readonly Entry[] {
  const state = copyPlain(match.state);
  const entries: Entry[] = [];
  for (;;) {
    const move = nextMove(game, { state, seats: match.seats }, seat, sent, entries.length, listed);
    if (move === null) break;
    const made = carryOut(game, state, seat, move, chanceAt(match.log.length + entries.length), at);
    entries.push(bot && entries.length === 0 ? { ...made, bot } : made);
  }
  match.state = state;
  match.log.push(...entries);
  return entries;
}

type StateAndSeats = Pick<Match, 'state' | 'seats'>;
type Listed = readonly { readonly type: string }[];

/** The move to play next, checked; null when all that was sent has been played. */
function nextMove(
  game: AnyGame,
  at: StateAndSeats,
  seat: Seat,
  sent: unknown,
  played: number,
  listed?: Listed,
): { type: string } | null {
  const refused = played === 0 ? whyNot(game, at, seat, sent, listed) : null;
  if (played === 0 && refused === null) return sent as { type: string };
  const next = game.unfold && isSeat(at, seat) ? game.unfold(at.state, seat, sent, played) : null;
  if (next === null && refused !== null) throw new IllegalMove(refused);
  if (next === null) return null;
  const refusedPart = whyNot(game, at, seat, next);
  if (refusedPart !== null) throw new IllegalMove(refusedPart);
  return next;
}

/** Null if the seat may make this very move now; otherwise the rule that forbids it. Any input is answered. */
export function whyNot(game: AnyGame, at: StateAndSeats, seat: Seat, move: unknown, listed?: Listed): Refusal | null {
  if (!isSeat(at, seat)) return { rule: 'seat', key: 'seat' };
  if (game.payoffs(at.state) !== null) return { rule: 'over', key: 'over' };
  if (typeof move !== 'object' || move === null || typeof (move as { type?: unknown }).type !== 'string') {
    return { rule: 'form', key: 'form', values: { field: 'move' } };
  }
  if (isConcession(game, move) && mayConcede(game, at.state, seat)) return null;
  const stray = strayField(game, move);
  if (stray !== null) return { rule: 'form', key: 'form', values: { field: `move.${stray}` } };
  const legal = listed ?? game.legalMoves(at.state, seat);
  if (legal.includes(move) || legal.some((one: unknown) => samePlain(one, move))) return null;
  return game.why(at.state, seat, move);
}

/** The first thing that a concession says besides that it is one; null for whatever else was sent. */
function strayField(game: AnyGame, move: object): string | null {
  if (game.concede === undefined || (move as { type?: unknown }).type !== CONCEDE.type) return null;
  return Object.keys(move).find(key => key !== 'type') ?? null;
}

const isSeat = (at: StateAndSeats, seat: Seat): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < at.seats.length;

/** Why a step stands: nothing was played, others have acted since, chance spoke, a secret was told, or the rules say so. */
export type WhyFinal = 'nothing' | 'others' | 'chance' | 'secret' | 'sealed';

/**
 * Whether a seat's last step can be taken back: null if so, otherwise the reason. That its own step was final from the
 * start comes first, and then the last step it knows of: another reason would tell it that somebody has answered in
 * silence since, or let its step pass.
 */
export function whyNotTakeBack(match: Match, seat: Seat): WhyFinal | null {
  const steps = effectiveSteps(match.log);
  if (whyFinal(steps.at(-1), seat) === null) return null;
  const own = steps.findLast(step => step.seat === seat);
  const final = own && whyFinal(own, seat);
  if (final) return final;
  const known = steps.findLast(step => step.seat === seat || heardBy(step, seat).length > 0);
  return whyFinal(known, seat) ?? 'others';
}

/** Whether the last step that still counts can be taken back by this seat. */
export function whyFinal(last: PlayedStep | undefined, seat: Seat): WhyFinal | null {
  if (last?.kind !== 'move') return 'nothing';
  if (last.seat !== seat) return 'others';
  if (last.chance.length > 0) return 'chance';
  if (last.told.some(told => told.to !== null)) return 'secret';
  if (last.sealed) return 'sealed';
  return null;
}

/**
 * Takes back the seat's last step. Throws `IllegalMove` with the reason if that is not allowed. Who knows the state that
 * a log leads to need not have it played again.
 */
export function takeBack(
  game: AnyGame,
  match: Match,
  seat: Seat,
  at: number,
  stateOf: (log: Entry[]) => unknown = log => replay(game, { ...match, log }),
): TakenBack {
  const reason = whyNotTakeBack(match, seat);
  if (reason !== null) throw new IllegalMove({ rule: 'takeBack', key: `takeBack.${reason}` });
  const entry: TakenBack = { kind: 'takeBack', seat, at };
  match.state = stateOf([...match.log, entry]);
  match.log.push(entry);
  return entry;
}

/**
 * Takes back what the seat did last: its last step, and those right before it that told nobody anything. They only began
 * it, as the first part of a compound does. Throws as `takeBack` does.
 */
export function takeBackDeed(...[game, match, seat, ...rest]: Parameters<typeof takeBack>): TakenBack[] {
  const entries: TakenBack[] = [];
  do entries.push(takeBack(game, match, seat, ...rest));
  while (isBeginning(effectiveSteps(match.log).at(-1), seat));
  return entries;
}

const isBeginning = (last: PlayedStep | undefined, seat: Seat): boolean =>
  last?.told.length === 0 && whyFinal(last, seat) === null;

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

/** Seats that owe an answer of which not everybody may know. */
export function askedSecretly(game: AnyGame, state: unknown): readonly Seat[] {
  if (!game.waitingFor || game.payoffs(state) !== null) return [];
  const openly = game.waitingFor(state, null);
  return game.toAct(state).filter(seat => !openly.includes(seat));
}

/** Whether an entry tells of something after which somebody may be asked in secret. */
export const isPausedAfter = ({ pausesAfter }: AnyGame, entry: Entry): boolean =>
  pausesAfter !== undefined &&
  entry.kind !== 'takeBack' &&
  entry.told.some(({ event }) => pausesAfter.includes((event as { readonly type: string }).type));

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
