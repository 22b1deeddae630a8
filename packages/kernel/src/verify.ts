/** Holds a record against the rules and the promise of fair dice. */

import { ScriptError, scripted } from './chance.ts';
import { commitmentTo, isSeed, matchDice } from './fairness.ts';
import type { AnyGame, Chance, Seat } from './game.ts';
import { type Match, openMatch, pastOf, silentIn, whyFinal, whyNot } from './match.ts';
import { copyPlain, samePlain } from './plain.ts';
import { parseRecord, RecordError, type RecordFile } from './record.ts';
import { replayStates } from './replay-states.ts';
import { type BotNote, carryOut, fingerprintOfView, type PlayedStep, type TakenBack } from './step.ts';

export type FindGame = (id: string) => AnyGame | undefined;

/**
 * Who could have chosen the dice, had they wanted to. `nobody`: a seat's text was hidden until all else was fixed, so only
 * all who opened one and the host together could. `silent`: the same, but some promised a text and did not open it, for this
 * deal or for one that was called off; they and the host knew more by then, and could choose among a few deals. `last`: texts went in unhidden, so the host and the last seat to throw could.
 * `host`: no text went in. `anybody`: no seed was promised.
 */
export type CouldChoose = 'nobody' | 'silent' | 'last' | 'host' | 'anybody';

/** What verification found. Plain data. */
export type Verification =
  | {
      readonly ok: true;
      readonly game: string;
      readonly version: number;
      readonly seats: readonly { readonly name: string }[];
      readonly steps: number;
      readonly payoffs: readonly number[];
      /** Proved: every draw was recomputed from the seed that was promised before the first. */
      readonly dice: 'proved' | 'unproved';
      readonly couldChoose: CouldChoose;
      /** Seats that promised a text and did not open it. */
      readonly unopened: readonly Seat[];
      /** Of each deal that was called off before this one, who had not opened what they had promised. */
      readonly calledOff: readonly { readonly silent: readonly string[] }[];
      /** Among how many deals those who stayed silent could choose, with the host's help: 1 where nobody did. */
      readonly deals: number;
      /** How many tables like this one the host had dealt and given up before: its own word. */
      readonly givenUp: number;
      readonly commitment: string | null;
      /** Moves that bots made, each from the very view that its seat had: see `botMovesOf` for making them again. */
      readonly botMoves: number;
    }
  | { readonly ok: false; readonly line: number; readonly reason: string };

/** Replays a finished match from its record and says whether everything in it is true. Never throws. */
export function verifyRecord(findGame: FindGame, text: string): Verification {
  try {
    const file = parseRecord(text);
    if (file.heard === null && file.result === null) {
      throw new RecordError(file.log.length + 2, 'truncated: no result line; is the match still running?');
    }
    retrace(findGame, file, file.result?.seed ?? null);
    const { game, version, seats, log, commitment } = file;
    const { payoffs } = file.result!;
    const dice = commitment === null ? 'unproved' : 'proved';
    const unopened = unopenedIn(file);
    const botMoves = log.filter(entry => entry.kind === 'move' && entry.bot).length;
    const about = { game, version, seats, steps: log.length, payoffs, dice, commitment, botMoves } as const;
    const calledOff = (file.calledOff ?? []).map(deal => ({
      silent: silentIn(deal).map(seat => deal.seats[seat]!.name),
    }));
    const past = { calledOff, deals: calledOff.length + 2 ** unopened.length, givenUp: file.givenUp ?? 0 };
    return { ok: true, ...about, couldChoose: whoCouldChoose(file), unopened, ...past };
  } catch (error) {
    if (error instanceof RecordError) return { ok: false, line: error.line, reason: error.message };
    throw error;
  }
}

function whoCouldChoose(file: RecordFile): CouldChoose {
  if (file.commitment === null) return 'anybody';
  const thrown = file.entropy.flatMap((text, seat) => (text === '' ? [] : [seat]));
  if (thrown.some(seat => isPromised(file, seat))) {
    return unopenedIn(file).length > 0 || file.calledOff ? 'silent' : 'nobody';
  }
  return thrown.length > 0 ? 'last' : 'host';
}

const unopenedIn = ({ promises = [], entropy }: RecordFile): Seat[] => silentIn({ promises, entropy });

const isPromised = ({ promises }: RecordFile, seat: Seat): boolean => (promises?.[seat] ?? null) !== null;

/**
 * The match that a record tells of, verified as far as it goes. A running one can be played on only with the seed
 * that its host kept. Throws `RecordError`.
 */
export function matchFromRecord(findGame: FindGame, text: string, seed: string | null = null): Match {
  const file = parseRecord(text);
  return retrace(findGame, file, file.result === null ? seed : file.result.seed);
}

/** A move that a bot made, with all that it was given. */
export interface BotMove {
  /** Of the log. */
  readonly step: number;
  readonly seat: Seat;
  readonly view: unknown;
  readonly moves: readonly { readonly type: string }[];
  readonly note: BotNote;
  readonly made: { readonly type: string };
}

/** Every move of a bot in a match that was read from a record, to be asked again. */
export function* botMovesOf(game: AnyGame, match: Match): Generator<BotMove> {
  const whole = replayStates(game, match);
  for (const [at, { made, place }] of whole.steps.entries()) {
    const { bot: note, seat, move } = made;
    if (!note) continue;
    const before = note.seen === place ? whole.stateAt(at) : stateAfterEntries(game, match, note.seen);
    const [view, moves] = [game.view(before, seat!) as unknown, game.legalMoves(before, seat!)];
    yield { step: place, seat: seat!, view, moves, note, made: move! };
  }
}

function stateAfterEntries(game: AnyGame, match: Match, entries: number): unknown {
  const earlier = replayStates(game, { ...match, log: match.log.slice(0, entries) });
  return earlier.stateAt(earlier.steps.length);
}

/** Plays a record again from the first step; throws `RecordError` at the first line that is not so. */
function retrace(findGame: FindGame, file: RecordFile, seed: string | null): Match {
  const game = playableGame(findGame, file);
  checkPromise(file, seed);
  const dice = diceOf(file, seed);
  const match = retraceSetup(game, file, seed, dice);
  // What a take-back would undo, with the state it would go back to.
  let standing: Undoable[] = [];
  // After so many entries: a bot may have been asked a few earlier.
  const recent = new Map<number, unknown>();
  for (const [step, entry] of file.log.entries()) {
    const line = step + 2;
    if (entry.kind === 'takeBack') match.state = attempt(line, () => stateBefore(standing.pop(), entry));
    else if (entry.kind === 'move') {
      const before = match.state;
      attempt(line, () => checkBot(game, entry, step, recent));
      match.state = attempt(line, () => retraceMove(game, match, entry, dice(step, entry)));
      // Under a step that is final nothing can be undone any more, so those states need not be kept.
      if (whyFinal(entry, entry.seat!) !== null) standing = [];
      standing.push({ made: entry, before });
    }
    if (step > 0) match.log.push(entry);
    recent.set(step + 1, match.state);
    recent.delete(step + 1 - MOST_SINCE);
  }
  attempt(file.log.length + 2, () => checkResult(game.payoffs(match.state), file.result?.payoffs ?? null));
  return match;
}

interface Undoable {
  made: PlayedStep;
  before: unknown;
}

function stateBefore(last: Undoable | undefined, { seat }: TakenBack): unknown {
  const refused = whyFinal(last?.made, seat);
  if (refused !== null) throw new Error(`this take-back was not allowed: ${refused}`);
  return last!.before;
}

function checkResult(reached: readonly number[] | null, recorded: readonly number[] | null): void {
  if (recorded === null) {
    if (reached !== null) throw new Error('truncated: the game is over but its result is missing');
  } else if (reached === null) throw new Error('the game is not over after the last step');
  else if (!samePlain([...reached], recorded)) {
    throw new Error(`the payoffs are ${reached.join(', ')}, not ${recorded.join(', ')}`);
  }
}

function playableGame(findGame: FindGame, file: RecordFile): AnyGame {
  if (file.heard !== null) {
    throw new RecordError(1, 'this is what one viewer heard of a running match: it can be read, not replayed');
  }
  const game = findGame(file.game);
  if (!game) throw new RecordError(1, `there is no game '${file.game}' here`);
  if (game.version !== file.version) {
    const reason = `played by version ${file.version} of the rules of ${game.name}; this is version ${game.version}`;
    throw new RecordError(1, `${reason}: it can be watched, not replayed`);
  }
  return game;
}

function checkPromise({ commitment, log, result }: RecordFile, seed: string | null): void {
  const lastLine = log.length + 2;
  if (seed === null) {
    if (commitment !== null && result !== null) throw new RecordError(lastLine, 'the promised seed was not opened');
  } else if (commitment === null) throw new RecordError(lastLine, 'a seed was opened that had not been promised');
  else if (!isSeed(seed) || commitmentTo(seed) !== commitment) {
    throw new RecordError(lastLine, 'the seed does not fit the commitment on line 1');
  }
}

/** The dice of a step: those of the seed, or the recorded ones where there is no seed. */
type Dice = (step: number, entry: PlayedStep) => Chance & { finish?(): void };

function diceOf({ entropy }: RecordFile, seed: string | null): Dice {
  if (seed === null) return (_, entry) => scripted(entry.chance);
  return matchDice(seed, entropy);
}

function retraceSetup(game: AnyGame, file: RecordFile, seed: string | null, dice: Dice): Match {
  const { options, seats, entropy, promises } = file;
  const recorded = file.log[0] as PlayedStep;
  const chance = dice(0, recorded);
  const match = attempt(1, () =>
    openMatch(game, {
      ...{ options, seats, seed, entropy, chance, at: recorded.at },
      ...(promises && { promises }),
      ...pastOf(file),
    }),
  );
  if (!samePlain(match.options, options)) throw new RecordError(1, 'an option is missing');
  attempt(2, () => {
    chance.finish?.();
    mustAgree(match.log[0] as PlayedStep, recorded);
  });
  return match;
}

/** Entries that others may add while a bot thinks: a table has few seats, and each answers once. */
const MOST_SINCE = 32;

function checkBot(game: AnyGame, { bot, seat }: PlayedStep, step: number, recent: ReadonlyMap<number, unknown>): void {
  if (!bot) return;
  if (bot.seen > step || !recent.has(bot.seen)) throw new Error('the bot was asked at a time that does not fit');
  if (bot.view !== fingerprintOfView(game.view(recent.get(bot.seen), seat!))) {
    throw new Error('the bot was given something else than what its seat sees');
  }
}

/** The state after a recorded move. Throws a sentence if the move is not legal or not told as it happened. */
function retraceMove(game: AnyGame, match: Match, recorded: PlayedStep, chance: ReturnType<Dice>): unknown {
  const refused = whyNot(game, match, recorded.seat!, recorded.move);
  if (refused !== null) throw new Error(`not a legal move: ${refused.rule}, ${refused.key}`);
  const state = copyPlain(match.state);
  const made = carryOut(game, state, recorded.seat!, recorded.move!, chance, recorded.at);
  chance.finish?.();
  mustAgree(made, recorded);
  return state;
}

function mustAgree(made: PlayedStep, recorded: PlayedStep): void {
  if (!samePlain(made.chance, recorded.chance)) {
    const [due, found] = [made.chance.join(' ') || 'none', recorded.chance.join(' ') || 'none'];
    throw new Error(`the draws must be ${due}; the record has ${found}`);
  }
  if (!samePlain(made.told, recorded.told)) throw new Error('the events are not those the rules tell');
  if (made.sealed !== recorded.sealed) throw new Error(`'sealed' is not as the rules have it`);
}

/** Whatever goes wrong while the rules run is told with its line. */
function attempt<T>(line: number, run: () => T): T {
  try {
    return run();
  } catch (error) {
    // The header promises no draws: those of the set-up stand on the line after it.
    const at = error instanceof ScriptError ? Math.max(line, 2) : line;
    throw new RecordError(at, error instanceof Error ? error.message : String(error));
  }
}
