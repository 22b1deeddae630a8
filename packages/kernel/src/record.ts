/**
 * The record of a match: JSON lines, one a step, each chained to the one before. `docs/record.md` describes the format
 * for other languages; `verify.ts` holds a record against the rules.
 */

import { fingerprint, isSeed } from './fairness.ts';
import type { AnyGame, Seat, Viewer } from './game.ts';
import {
  type BotNote,
  type CalledOff,
  commitmentOf,
  type EmittedEvent,
  type Entry,
  heardBy,
  type Match,
  pastOf,
} from './match.ts';
import { canonicalJson } from './plain.ts';

/** The format of records whose seats promised nothing. */
export const RECORD_FORMAT = 1;
/** Raised by any change that an older reader would misread. Format 2 added the promises of the seats. */
export const PROMISED_FORMAT = 2;
/** Format 3 added what bots were asked when they moved; such records may have promises or not. */
export const BOTS_FORMAT = 3;
/** Format 4 added what the table went through before this deal; such records may have promises and bots or not. */
export const PAST_FORMAT = 4;

/** More than any real match needs; beyond it a text is refused unread. Sizes are in characters. */
export const RECORD_LIMITS = {
  text: 64 * 2 ** 20,
  line: 4 * 2 ** 20,
  steps: 100_000,
  depth: 64,
  calledOff: 100,
} as const;

/** What one viewer of a running match may write down, in order. */
export type Heard =
  | { readonly kind: 'heard'; readonly event: unknown }
  | { readonly kind: 'moved'; readonly move: { readonly type: string } }
  /** The last so many lines that still stood were taken back. */
  | { readonly kind: 'withdrawn'; readonly lines: number };

/** A record as it was read: well formed and unbroken, not yet held against the rules. */
export interface RecordFile {
  readonly game: string;
  readonly version: number;
  readonly options: unknown;
  readonly seats: readonly { readonly name: string }[];
  readonly entropy: readonly string[];
  /** What each seat promised to throw in; absent in records of format 1. */
  readonly promises?: readonly (string | null)[];
  /** Deals of this table that came to nothing; absent before format 4, and where there were none. */
  readonly calledOff?: readonly CalledOff[];
  /** How many tables like this one the host had dealt and given up before; absent in the same cases. */
  readonly givenUp?: number;
  /** Null where the dice were not the match's own. */
  readonly commitment: string | null;
  /** Entry n stands on line n + 2. Empty in the record of one viewer. */
  readonly log: readonly Entry[];
  /** Null while the match runs. */
  readonly result: { readonly payoffs: readonly number[]; readonly seed: string | null } | null;
  /** Set where the record tells no more than one viewer knew of a running match. */
  readonly heard: { readonly viewer: Viewer; readonly lines: readonly Heard[] } | null;
}

/** A text is no record, or a broken one: the message says why, `line` (from 1) where. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  readonly line: number;
  constructor(line: number, reason: string) {
    super(reason);
    this.line = line;
  }
}

/**
 * Everything about a match. Over: with its result and the opened seed. Running: neither, but still every secret of
 * the table, so it is for the host alone.
 */
export function formatRecord(game: AnyGame, match: Match): string {
  return [...chained(linesOf(game, match))].join('');
}

function linesOf(game: AnyGame, match: Match): object[] {
  const payoffs = payoffsOf(game, match);
  const lines: object[] = [headerOf(match)];
  for (const [step, entry] of match.log.entries()) lines.push(lineOf(step, entry));
  if (payoffs !== null) lines.push({ kind: 'result', steps: match.log.length, payoffs, seed: match.seed });
  return lines;
}

/** What a viewer may have of a match: everything once it is over; until then what it heard and its own moves. */
export function formatRecordFor(game: AnyGame, match: Match, viewer: Viewer): string {
  return [...recordLinesFor(game, match, viewer)].join('');
}

/** The same line by line, so that callers can do other things in between: a long record takes a while. */
export function recordLinesFor(game: AnyGame, match: Match, viewer: Viewer): Iterable<string> {
  if (payoffsOf(game, match) !== null) return chained(linesOf(game, match));
  return chained([{ ...headerOf(match), viewer: viewer ?? 'spectator' }, ...heardIn(match.log, viewer)]);
}

/**
 * No step numbers, no times, no grouping by step: each would betray that somebody was asked something in secret.
 * And a chain of its own: a check over hidden content could be guessed from.
 */
function heardIn(log: readonly Entry[], viewer: Viewer): Heard[] {
  const lines: Heard[] = [];
  const standing: number[] = [];
  for (const entry of log) {
    if (entry.kind === 'takeBack') {
      const withdrawn = standing.pop()!;
      if (withdrawn > 0) lines.push({ kind: 'withdrawn', lines: withdrawn });
      continue;
    }
    const before = lines.length;
    if (entry.seat !== null && entry.seat === viewer) lines.push({ kind: 'moved', move: entry.move! });
    for (const event of heardBy(entry, viewer)) lines.push({ kind: 'heard', event });
    standing.push(lines.length - before);
  }
  return lines;
}

function payoffsOf(game: AnyGame, match: Match): readonly number[] | null {
  if (match.game !== game.id) throw new Error(`this is a match of '${match.game}', not of '${game.id}'`);
  return game.payoffs(match.state);
}

function formatOf({ log, promises, calledOff, givenUp }: Match): number {
  if (calledOff || givenUp) return PAST_FORMAT;
  if (log.some(entry => entry.kind === 'move' && entry.bot)) return BOTS_FORMAT;
  return promises ? PROMISED_FORMAT : RECORD_FORMAT;
}

const headerOf = (match: Match) => ({
  roundhouse: formatOf(match),
  game: match.game,
  rules: match.version,
  options: match.options,
  seats: match.seats,
  entropy: match.entropy,
  ...(match.promises && { promises: match.promises }),
  ...pastOf(match),
  commitment: commitmentOf(match),
});

function lineOf(step: number, entry: Entry): object {
  if (entry.kind === 'takeBack') return { step, kind: entry.kind, seat: entry.seat, at: entry.at };
  const { kind, seat, move, chance, told, sealed, at, bot } = entry;
  return { step, kind, seat, move, chance, told, sealed, at, ...(bot && { bot }) };
}

function* chained(lines: readonly object[]): Generator<string> {
  let check = '';
  for (const line of lines) {
    check = fingerprint(check, canonicalJson(line));
    yield `${JSON.stringify({ ...line, check })}\n`;
  }
}

/** Reads a record and checks its form and its chain. Throws `RecordError`; never anything else, whatever the text. */
export function parseRecord(text: string): RecordFile {
  if (text.length > RECORD_LIMITS.text) throw new RecordError(1, 'too large for a record');
  const texts = text.trimEnd().split('\n', RECORD_LIMITS.steps + 3);
  if (texts.length > RECORD_LIMITS.steps + 2) throw new RecordError(RECORD_LIMITS.steps + 3, 'too many steps');
  const header = parseHeader(parseLine(1, texts[0]!));
  let check = header.check;
  const log: Entry[] = [];
  const heard: Heard[] = [];
  let result: RecordFile['result'] = null;
  for (let line = 2; line <= texts.length; line++) {
    if (result !== null) throw new RecordError(line, 'nothing may follow the result');
    const content = parseLine(line, texts[line - 1]!);
    if (header.viewer !== undefined) heard.push(parseHeard(line, content));
    else if (content.kind === 'result') result = parseResult(line, content, header.seats.length, log.length);
    else log.push(parseStep(line, content, header, log.length));
    check = mustFollow(line, check, content);
  }
  const { viewer, hasBots, check: _, ...rest } = header;
  if (viewer === undefined && log.length === 0) throw new RecordError(2, 'truncated: the set-up is missing');
  return { ...rest, log, result, heard: viewer === undefined ? null : { viewer, lines: heard } };
}

type Content = Record<string, unknown>;

function must(line: number, holds: boolean, reason: string): asserts holds {
  if (!holds) throw new RecordError(line, reason);
}

/** The line's check, which must fit its content and the check before it. */
function mustFollow(line: number, previous: string, content: Content): string {
  const { check, ...rest } = content;
  const fits = check === fingerprint(previous, canonicalJson(rest));
  must(line, fits, 'the check does not fit: this line was changed, or one before it is missing or out of order');
  return check as string;
}

function parseHeader(content: Content) {
  must(1, 'roundhouse' in content, 'not a Roundhouse record: the first line must be its header');
  const format = content.roundhouse;
  const isKnown = isCount(format) && format >= RECORD_FORMAT && format <= PAST_FORMAT;
  must(1, isKnown, `format ${JSON.stringify(format)} is unknown here: this program reads formats 1 to 4`);
  const names = ['roundhouse', 'game', 'rules', 'options', 'seats', 'entropy', 'commitment', 'check'];
  if (format === PROMISED_FORMAT || (format >= BOTS_FORMAT && 'promises' in content)) names.push('promises');
  if (format === PAST_FORMAT) names.push(...['calledOff', 'givenUp'].filter(name => name in content));
  mustHave(1, content, 'viewer' in content ? [...names, 'viewer'] : names);
  const { game, rules, options, seats, entropy, promises, commitment, viewer } = content;
  must(1, typeof game === 'string', `'game' must be a game's id`);
  must(1, isCount(rules), `'rules' must be a version number`);
  must(1, isObject(options), `'options' must be an object`);
  must(1, Array.isArray(seats) && seats.length > 0, `'seats' must list the seats`);
  for (const seat of seats) {
    must(1, isObject(seat) && Object.keys(seat).length === 1 && typeof seat.name === 'string', 'a seat has a name');
  }
  const entropyFits = Array.isArray(entropy) && entropy.length === seats.length && entropy.every(isString);
  must(1, entropyFits, `'entropy' must hold one text a seat`);
  const promisesFit = promises === undefined || arePromises(promises, seats.length);
  must(1, promisesFit, `'promises' must hold 64 hex digits or null for each seat`);
  must(1, commitment === null || isSeed(commitment), `'commitment' must be 64 hex digits or null`);
  const knownViewer = viewer === undefined || viewer === 'spectator' || isSeat(viewer, seats.length);
  must(1, knownViewer, `'viewer' must be a seat or 'spectator'`);
  const past = parsePast(content, seats.length);
  const check = mustFollow(1, '', content);
  return {
    game,
    version: rules,
    options,
    seats: seats as { name: string }[],
    entropy: entropy as string[],
    ...(promises !== undefined && { promises: promises as (string | null)[] }),
    ...past,
    commitment,
    viewer: viewer === 'spectator' ? null : (viewer as Seat | undefined),
    hasBots: format >= BOTS_FORMAT,
    check,
  };
}

const arePromises = (value: unknown, seats: number): value is (string | null)[] =>
  Array.isArray(value) && value.length === seats && value.every(one => one === null || isSeed(one));

function parsePast({ calledOff, givenUp }: Content, seats: number): Pick<RecordFile, 'calledOff' | 'givenUp'> {
  const isFew = calledOff === undefined || (Array.isArray(calledOff) && calledOff.length <= RECORD_LIMITS.calledOff);
  must(1, isFew, `'calledOff' must list at most ${RECORD_LIMITS.calledOff} deals`);
  must(1, givenUp === undefined || isCount(givenUp), `'givenUp' must be a whole number`);
  const deals = ((calledOff ?? []) as unknown[]).map(deal => parseCalledOff(deal, seats));
  return pastOf({ calledOff: deals, givenUp: (givenUp ?? 0) as number });
}

function parseCalledOff(deal: unknown, count: number): CalledOff {
  must(1, isObject(deal), 'a deal that was called off is an object');
  mustHave(1, deal, ['seats', 'commitment', 'seed', 'promises', 'entropy', 'at']);
  const { seats, commitment, seed, promises, entropy, at } = deal;
  must(1, isEachSeat(seats, count), 'a deal that was called off names all seats');
  must(1, isSeed(commitment) && isSeed(seed), 'a deal that was called off has 64 hex digits as commitment and as seed');
  must(1, arePromises(promises, count), 'a deal that was called off has a promise or null for each seat');
  const entropyFits = Array.isArray(entropy) && entropy.length === count && entropy.every(isString);
  must(1, entropyFits, 'a deal that was called off has one text a seat');
  must(1, isCount(at), `'at' must be a time`);
  return { seats, commitment, seed, promises, entropy, at };
}

const isEachSeat = (value: unknown, count: number): value is { name: string }[] =>
  Array.isArray(value) &&
  value.length === count &&
  value.every(seat => isObject(seat) && Object.keys(seat).length === 1 && typeof seat.name === 'string');

function parseStep(line: number, content: Content, header: ReturnType<typeof parseHeader>, expected: number): Entry {
  const { step, kind, seat, move, chance, told, sealed, at, bot } = content;
  const seats = header.seats.length;
  must(line, isCount(step), 'neither a step nor a result');
  must(line, step === expected, `step ${step} stands where step ${expected} belongs`);
  must(line, (kind === 'setup') === (expected === 0), 'the set-up is step 0, and nothing else is');
  must(line, typeof at === 'number', `'at' must be a time`);
  if (kind === 'takeBack') {
    mustHave(line, content, ['step', 'kind', 'seat', 'at', 'check']);
    must(line, isSeat(seat, seats), `'seat' must be a seat of this match`);
    return { kind, seat, at };
  }
  must(line, kind === 'setup' || kind === 'move', `'kind' must be setup, move, takeBack or result`);
  const isNoted = header.hasBots && kind === 'move' && 'bot' in content;
  const names = ['step', 'kind', 'seat', 'move', 'chance', 'told', 'sealed', 'at', 'check'];
  mustHave(line, content, isNoted ? [...names, 'bot'] : names);
  if (kind === 'setup') must(line, seat === null && move === null, 'the set-up is no move of any seat');
  else must(line, isSeat(seat, seats), `'seat' must be a seat of this match`);
  if (kind === 'move') must(line, isMove(move), `'move' must be an object with a type`);
  must(line, Array.isArray(chance) && chance.every(isCount), `'chance' must be a list of whole numbers`);
  must(line, typeof sealed === 'boolean', `'sealed' must be true or false`);
  must(line, Array.isArray(told), `'told' must be a list`);
  return {
    kind,
    seat: seat as Seat | null,
    move: move as { type: string } | null,
    chance,
    told: told.map(one => parseTold(line, one, seats)),
    sealed,
    at,
    ...(isNoted && { bot: parseBot(line, bot) }),
  };
}

function parseBot(line: number, bot: unknown): BotNote {
  must(line, isObject(bot), `'bot' must be an object`);
  mustHave(line, bot, ['level', 'seed', 'ms', 'view', 'seen']);
  const { level, seed, ms, view, seen } = bot;
  must(line, typeof level === 'string', `a bot's 'level' must be a name`);
  must(line, isCount(seed), `a bot's 'seed' must be a whole number`);
  must(line, ms === null || typeof ms === 'number', `a bot's 'ms' must be a time or null`);
  must(line, typeof view === 'string' && /^[0-9a-f]{32}$/.test(view), `a bot's 'view' must be 32 hex digits`);
  must(line, isCount(seen) && seen > 0, `a bot's 'seen' must count the steps before it`);
  return { level, seed, ms, view, seen };
}

function parseTold(line: number, told: unknown, seats: number): EmittedEvent {
  must(line, isObject(told), `'told' must be a list of objects`);
  mustHave(line, told, ['to', 'event', 'others']);
  const { to, event, others } = told;
  const isAudience = Array.isArray(to) && to.length > 0 && to.every(seat => isSeat(seat, seats));
  must(line, to === null || isAudience, `'to' must list seats of this match or be null`);
  must(line, event !== null, `'event' must not be null`);
  must(line, to !== null || others === null, `what all were told has no version for others`);
  return { to: to as Seat[] | null, event, others };
}

function parseResult(line: number, content: Content, seats: number, steps: number): NonNullable<RecordFile['result']> {
  mustHave(line, content, ['kind', 'steps', 'payoffs', 'seed', 'check']);
  const { payoffs, seed } = content;
  must(line, content.steps === steps, `the result counts ${content.steps} steps; there are ${steps}`);
  const payoffsFit = Array.isArray(payoffs) && payoffs.length === seats && payoffs.every(p => typeof p === 'number');
  must(line, payoffsFit, `'payoffs' must hold one number a seat`);
  must(line, seed === null || isSeed(seed), `'seed' must be 64 hex digits or null`);
  return { payoffs, seed };
}

function parseHeard(line: number, content: Content): Heard {
  const { kind, event, move, lines } = content;
  if (kind === 'heard') {
    mustHave(line, content, ['kind', 'event', 'check']);
    return { kind, event };
  }
  if (kind === 'moved') {
    mustHave(line, content, ['kind', 'move', 'check']);
    must(line, isMove(move), `'move' must be an object with a type`);
    return { kind, move };
  }
  must(line, kind === 'withdrawn', `'kind' must be heard, moved or withdrawn`);
  mustHave(line, content, ['kind', 'lines', 'check']);
  must(line, isCount(lines), `'lines' must be a whole number`);
  return { kind, lines };
}

function mustHave(line: number, content: Content, names: readonly string[]): void {
  for (const name of names) must(line, Object.hasOwn(content, name), `'${name}' is missing`);
  for (const name of Object.keys(content)) must(line, names.includes(name), `there is no field '${name}'`);
}

const isString = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isSeat = (value: unknown, seats: number): value is Seat => isCount(value) && value < seats;
const isObject = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isMove = (value: unknown): value is { type: string } => isObject(value) && typeof value.type === 'string';

/** One line's JSON object, without anything that two programs could read differently. */
function parseLine(line: number, text: string): Content {
  must(line, text.trim() !== '', line === 1 ? 'the record is empty' : 'the line is empty');
  must(line, text.length <= RECORD_LIMITS.line, 'the line is too long');
  const { depth, keys } = measure(text);
  must(line, depth <= RECORD_LIMITS.depth, 'nested too deep');
  const content = parseJson(line, text);
  must(line, isObject(content), 'a line must be a JSON object');
  must(line, countKeys(line, content) === keys, 'a field is given twice');
  return content;
}

function parseJson(line: number, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RecordError(line, 'not JSON: the line is damaged or cut off');
  }
}

/** How deep a JSON text nests and how many keys it has, told without parsing it. */
function measure(text: string): { depth: number; keys: number } {
  let open = 0;
  let depth = 0;
  let keys = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (quoted) {
      if (char === '\\') i++;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === ':') keys++;
    else if (char === '{' || char === '[') depth = Math.max(depth, ++open);
    else if (char === '}' || char === ']') open--;
  }
  return { depth, keys };
}

/** Keys that mean something else to JavaScript than to JSON. */
const ODD_KEYS = ['__proto__', 'constructor', 'prototype'];

/** The number of keys in a value, all of whose parts must be the same in every language. */
function countKeys(line: number, value: unknown): number {
  if (typeof value === 'string') must(line, value.isWellFormed(), 'a text is not well-formed Unicode');
  if (typeof value === 'number') must(line, isExact(value), `the number ${value} cannot be kept exactly`);
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + countKeys(line, item), 0);
  let keys = 0;
  for (const [key, item] of Object.entries(value)) {
    must(line, !ODD_KEYS.includes(key), `the name '${key}' is not allowed`);
    countKeys(line, key);
    keys += 1 + countKeys(line, item);
  }
  return keys;
}

const isExact = (value: number): boolean =>
  Number.isFinite(value) && !Object.is(value, -0) && (!Number.isInteger(value) || Number.isSafeInteger(value));
