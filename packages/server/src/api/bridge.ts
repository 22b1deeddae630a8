/** The bridge's vocabulary for matches on this server: what a program may ask for the person whose token it shows. */

import { randomUUID } from 'node:crypto';
import { wordsOf } from '@roundhouse/games/words.ts';
import { type AnyGame, fastChance, type Seat } from '@roundhouse/kernel';
import type { FastifyBaseLogger } from 'fastify';
import { Compile } from 'typebox/compile';
import type { WebSocket } from 'ws';
import { AddressBuckets, Buckets } from '../limits/buckets.ts';
import { FREE_LENGTH, FREE_STEPS, type Limits } from '../limits/limits.ts';
import { LinePace } from '../live/line-pace.ts';
import { kernelMatch } from '../matches/action.ts';
import { type Guest, guestAt } from '../matches/calling-off.ts';
import type { Matches, ViewerSnapshot } from '../matches/matches.ts';
import { Refused } from '../matches/refusal.ts';
import { feedOf } from '../matches/seen.ts';
import { Pacer } from '../pacer.ts';
import type { People } from '../people/people.ts';
import { Join, NewTable, type Position } from '../protocol.ts';
import { BridgeError, errorObject } from '../rpc/errors.ts';
import { onlyNamed, required, text } from '../rpc/params.ts';
import type { Method, Params, Service } from '../rpc/rpc.ts';
import { answerWhy, whyNotSent } from '../rpc/why.ts';
import type { Person } from '../store/people.ts';
import type { StoredMatch } from '../store/store.ts';
import type { Clock } from '../time.ts';

/** What the bridge needs to know of the server it belongs to. */
export interface BridgeHost {
  readonly matches: Matches;
  readonly people: People;
  readonly limits: Limits;
  readonly clock: Clock;
  /** What each address says, on lines or over the bridge. */
  readonly messages: AddressBuckets;
}

/** Whose program calls, and where from. */
export interface Caller {
  readonly person: Person;
  readonly address: string;
}

/** What is made of much counts for so many calls. */
const COSTS = { record: 20, matches: 20, new: 5, line: 20 };
const costOf = (method: string): number => (COSTS as Readonly<Record<string, number>>)[method] ?? 1;
const LONGEST_BATCH = 50;
/** Matches of a person that are looked through: the newest. */
export const MOST_MATCHES = 200;
const LONGEST_WAIT_S = 30;
/** Requests of one person that may wait for a turn at once. */
const MOST_WAITING = 100;

const isNewTable = Compile(NewTable);
const isJoin = Compile(Join);

/** What one person's program may do. `onMatchAsked` is told of every match that it asks about. */
export type OnMatchAsked = (match: string, seat: Seat) => void;

export class Bridge {
  readonly host: BridgeHost;
  readonly #calls: Buckets;
  readonly #tables: Buckets;
  /** What each address says on its lines, whatever it is. */
  readonly #messages: AddressBuckets;
  readonly #waiting = new Map<string, number>();
  readonly #closing = new AbortController();

  constructor(host: BridgeHost) {
    this.host = host;
    this.#calls = new Buckets(host.limits.messages, () => host.clock.now());
    this.#messages = new AddressBuckets(host.limits.messagesOfAddress, () => host.clock.now());
    this.#tables = new Buckets(host.limits.tables, () => host.clock.now());
  }

  /** Lets those go who wait for their turn. */
  close(): void {
    this.#closing.abort();
  }

  /** How a person's program is answered. Failures of ours are logged and not explained. */
  serviceFor({ person, address }: Caller, log: FastifyBaseLogger, onMatchAsked: OnMatchAsked = () => {}): Service {
    const limited = new Map<string, Method>();
    const onUnread = (steps: number): void => this.charge({ person, address }, Math.floor(steps / FREE_STEPS));
    for (const [name, run] of this.#methodsFor(person, onMatchAsked, onUnread)) {
      limited.set(name, params => {
        mustWait(this.#take({ person, address }, costOf(name)));
        return run(params);
      });
    }
    const newRest = (): (() => Promise<void>) => {
      const pacer = new Pacer();
      return () => pacer.pause();
    };
    return {
      methods: limited,
      explain: error => explain(error, log),
      longestBatch: LONGEST_BATCH,
      newRest,
    };
  }

  /** What is none of the methods, or not granted, is answered too, and so is counted as messages are: apart from what calls cost. */
  paceOf(line: WebSocket, address: string): LinePace {
    return new LinePace(line, address, this.host.limits.messages, this.#messages, this.host.clock);
  }

  /** Counts a line that is to be opened: the milliseconds to wait, if any. What it tells of all matches at once is charged later. */
  countLine(caller: Caller): number {
    return this.#take(caller, COSTS.line);
  }

  #take({ person, address }: Caller, cost: number): number {
    return this.#calls.take(person.id, cost) || this.host.messages.take(address, cost);
  }

  /** What is long was dear to make, and counts for more calls. */
  chargeLength(caller: Caller, length: number): void {
    this.charge(caller, Math.floor(length / FREE_LENGTH));
  }

  /** Counts what was done beyond what was asked for. */
  charge({ person, address }: Caller, more: number): void {
    if (more === 0) return;
    this.#calls.charge(person.id, more);
    this.host.messages.charge(address, more);
  }

  #methodsFor(
    person: Person,
    onMatchAsked: OnMatchAsked,
    onUnread: (steps: number) => void,
  ): [name: string, run: Method][] {
    const { matches } = this.host;
    const method =
      (names: readonly string[], run: (params: Params) => unknown): Method =>
      params => {
        onlyNamed(params, names);
        return run(params);
      };
    /** A method about one of the person's seats. */
    const about = (names: readonly string[], run: (at: Place, params: Params) => unknown): Method =>
      method(['match', 'seat', ...names], async params => {
        const at = await this.#placeOf(person, params);
        onUnread(matches.unread(at.match));
        onMatchAsked(at.match.id, at.seat);
        return run(at, params);
      });
    return [
      ['games', method([], () => matches.games())],
      ['matches', method([], () => this.placesOf(person))],
      ['new', params => this.#open(person, params, onMatchAsked)],
      ['join', params => this.#join(person, params, onMatchAsked)],
      ['status', about([], async at => statusOf(at, await this.#look(at)))],
      ['moves', about([], async at => movesOf(await this.#look(at)))],
      ['play', about(['move', 'decision', 'id'], (at, params) => this.#play(at, params))],
      ['view', about([], async at => (await this.#look(at)).welcome.view)],
      ['why', about(['move'], (at, params) => this.#why(at, required(params, 'move')))],
      ['record', about([], at => matches.record(at.match.id, guestIn(at)))],
      ['wait', about(['step', 'seconds'], (at, params) => this.#wait(person, at, params))],
    ];
  }

  /** The seat that is meant, which must be this person's. It is a program's from now on, and everybody sees it. */
  async #placeOf(person: Person, params: Params): Promise<Place> {
    const id = text(params, 'match');
    const match = await this.host.matches.stored(id);
    const own = match.seats.flatMap((seat, i) => (seat.person === person.id && seat.name !== null ? [i] : []));
    if (own.length === 0) throw new BridgeError('bad-seat', 'you have no seat at this match');
    const wanted = params.seat ?? (own.length === 1 ? own[0] : undefined);
    const seat = own.find(one => one === wanted);
    if (seat === undefined) throw new BridgeError('bad-seat', `'seat' must be your own: ${own.join(' or ')}`);
    if (match.seats[seat]!.program !== true) await this.host.matches.markProgram(id, guestAt(match, seat));
    return { match, seat };
  }

  /** Throws `Refused` for whoever has lost the seat meanwhile: they are told nothing of its next owner. */
  #look(at: Place): Promise<ViewerSnapshot> {
    return this.host.matches.look(at.match.id, guestIn(at), 0);
  }

  /** Where the person sits, the newest first. */
  async placesOf(person: Person) {
    const ids = (await this.host.people.store.matches(person.id)).slice(0, MOST_MATCHES);
    const found = await Promise.all(ids.map(id => this.host.matches.stored(id).catch(() => null)));
    return found.flatMap(match =>
      (match?.seats ?? []).flatMap(({ person: owner, name }, seat) =>
        owner === person.id && name !== null
          ? [{ match: match!.id, game: match!.game, seat, status: match!.status }]
          : [],
      ),
    );
  }

  async #open(person: Person, params: Params, onMatchAsked: OnMatchAsked) {
    mustWait(this.#tables.take(person.id));
    const wanted = { open: false, ...given(params), name: person.name };
    if ('name' in params || !isNewTable.Check(wanted)) {
      throw new BridgeError(
        'bad-params',
        "'new' takes game, seats, options, open, private, delay, bots, clock, level, key",
      );
    }
    const { table, seat, invite } = await this.host.matches.create(wanted, person);
    onMatchAsked(table.id, seat);
    return { match: table.id, seat, invite };
  }

  async #join(person: Person, params: Params, onMatchAsked: OnMatchAsked) {
    const match = text(params, 'match');
    const { match: _, ...rest } = given(params);
    const wanted = { ...rest, name: person.name };
    if ('name' in params || !isJoin.Check(wanted)) {
      throw new BridgeError('bad-params', "'join' takes match, invite, entropy, key");
    }
    // Asked again because an answer was lost: no second seat.
    const before = await this.host.matches.guestOf(match, null, person).catch(() => null);
    const seat = before?.viewer ?? (await this.host.matches.join(match, wanted, person)).seat;
    onMatchAsked(match, seat);
    return { match, seat };
  }

  async #play(at: Place, params: Params) {
    const { match, seat } = at;
    const { matches } = this.host;
    const move = required(params, 'move') as { type: string } | null;
    // To the matches null means taking back, which is no word of the bridge.
    if (move === null) throw new BridgeError('bad-params', "'move' is missing");
    const decision = params.decision ?? match.seats[seat]!.decisions;
    const id = params.id ?? randomUUID();
    if (typeof decision !== 'number') throw new BridgeError('bad-params', "'decision' must be a number");
    if (typeof id !== 'string' || id === '' || id.length > 64) {
      throw new BridgeError('bad-params', "'id' must be a text of 1 to 64 characters");
    }
    if (match.status === 'over') throw new BridgeError('game-over', 'the game is over');
    const done = await matches.act(match.id, { seat, decision, id }, move, guestIn(at));
    if (done === 'stale') throw new Refused('stale', 'This seat has acted since; nothing was played.');
    const { welcome } = await this.#look(at);
    const events =
      done === 'again'
        ? []
        : feedOf(
            done.rows.map(({ entry }) => entry),
            seat,
          );
    return { events, step: welcome.heard, decision: welcome.decision, payoffs: welcome.over };
  }

  /** Judged by what the seat may know: on a state that it could be, not on the one that it is. */
  async #why(at: Place, move: unknown) {
    const { match, game, welcome } = await this.#look(at);
    if (match.status === 'open') throw new Refused('not-started', 'The game starts when all seats are taken.');
    const isOver = welcome.over !== null;
    const state = isOver ? match.state : game.determinize(welcome.view, at.seat, fastChance(1));
    const refusal = whyNotSent(game, kernelMatch({ ...match, state }), at.seat, move);
    return answerWhy(game, refusal);
  }

  /** Answers when the seat may move, when the game is over, when more than `step` was heard, or when time is up. */
  async #wait(person: Person, at: Place, params: Params) {
    const seconds = params.seconds ?? LONGEST_WAIT_S;
    if (typeof seconds !== 'number' || !(seconds >= 0 && seconds <= LONGEST_WAIT_S)) {
      throw new BridgeError('bad-params', `'seconds' must be a number from 0 to ${LONGEST_WAIT_S}`);
    }
    const step = params.step ?? Number.POSITIVE_INFINITY;
    if (typeof step !== 'number') throw new BridgeError('bad-params', "'step' must be a number");
    const waiting = this.#waiting.get(person.id) ?? 0;
    if (waiting >= MOST_WAITING) throw new Refused('too-fast', 'Too many of your requests wait already.');
    this.#waiting.set(person.id, waiting + 1);
    try {
      const isNews = ({ moves, over, heard }: Position): boolean => moves.length > 0 || over !== null || heard > step;
      return statusOf(at, await this.#lookUntil(at, isNews, seconds * 1000));
    } finally {
      const left = this.#waiting.get(person.id)! - 1;
      if (left > 0) this.#waiting.set(person.id, left);
      else this.#waiting.delete(person.id);
    }
  }

  async #lookUntil(at: Place, willDo: (now: Position) => boolean, ms: number): Promise<ViewerSnapshot> {
    const { matches, clock } = this.host;
    let wake = (): void => {};
    let isTimeUp = this.#closing.signal.aborted;
    const end = (): void => {
      isTimeUp = true;
      wake();
    };
    let hasNews = false;
    const stop = matches.subscribe(at.match.id, () => {
      hasNews = true;
      wake();
    });
    const cancel = clock.after(ms, end);
    this.#closing.signal.addEventListener('abort', end);
    try {
      for (;;) {
        hasNews = false;
        const look = await this.#look(at);
        if (isTimeUp || willDo(look.welcome)) return look;
        await new Promise<void>(resolve => {
          wake = resolve;
          if (hasNews || isTimeUp) resolve();
        });
      }
    } finally {
      stop();
      cancel();
      this.#closing.signal.removeEventListener('abort', end);
    }
  }
}

interface Place {
  readonly match: StoredMatch;
  readonly seat: Seat;
}

/** Whoever sits there, as they were found. */
const guestIn = ({ match, seat }: Place): Guest<Seat> => guestAt(match, seat);

/** Null is as good as leaving a parameter out. */
const given = (params: Params): Record<string, unknown> =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== null));

/** How a seat's match stands: never more than the seat may know. */
function statusOf({ seat }: Pick<Place, 'seat'>, { welcome }: Pick<ViewerSnapshot, 'welcome'>) {
  const { table, waiting, moves, over, heard, decision, clock } = welcome;
  return {
    match: table.id,
    seat,
    status: table.status,
    toAct: waiting,
    mayAct: moves.length > 0 && !waiting.includes(seat) ? [seat] : [],
    payoffs: over,
    step: heard,
    decision,
    clock,
  };
}

const movesOf = ({ game, welcome: { moves, view } }: ViewerSnapshot) =>
  moves.map(move => ({ move, text: sayMove(game, move, view) }));

/** The words a person would read; a game without words has its JSON. */
function sayMove(game: AnyGame, move: { type: string }, view: unknown): string {
  try {
    return wordsOf(game.id).move(move, view);
  } catch {
    return JSON.stringify(move);
  }
}

function mustWait(ms: number): void {
  if (ms > 0) throw new Refused('too-fast', `Too much is asked. Wait ${Math.ceil(ms)} milliseconds.`);
}

/** The bridge's own names for what the server refuses; the rest keeps the server's. */
const NAMES: Readonly<Record<string, string>> = { 'no-such-match': 'unknown-match' };
const SERVER_ERROR = -32000;

function explain(error: unknown, log: FastifyBaseLogger): object {
  if (error instanceof BridgeError) return errorObject(error);
  if (error instanceof Refused) {
    const isOver = error.code === 'illegal-move' && error.rule === 'over';
    const code = isOver ? 'game-over' : (NAMES[error.code] ?? error.code);
    return {
      code: SERVER_ERROR,
      message: error.message,
      data: { code, ...(error.refusal && { rule: error.refusal.rule, key: error.refusal.key }) },
    };
  }
  log.error({ err: error }, 'a call over the bridge failed');
  return errorObject(new BridgeError('internal-error', 'something went wrong here; nothing has changed'));
}
