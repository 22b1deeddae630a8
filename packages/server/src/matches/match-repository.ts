/** Reading, deciding and writing, for everything that changes a match: the one way to the store. */

import type { AnyGame, Entry } from '@roundhouse/kernel';
import type { Bus, Change, Listener } from '../bus/bus.ts';
import { changeBegins, changeEnds } from '../operate/metrics.ts';
import { Conflict, type Store, type StoredMatch } from '../store/store.ts';
import type { Instant, ServerClock } from '../time.ts';
import { takeTurns } from '../turns.ts';
import { LastRead } from './last-read.ts';
import { type MatchLog, MatchLogs } from './match-logs.ts';
import { Refused } from './refusal.ts';

/**
 * What is to be written, or a word that says why nothing is. Pure: it knows what it is given, and is asked again where
 * somebody else wrote in between.
 */
export type Decide<D> = (before: StoredMatch, moment: Instant) => D;

/** The same for what cannot be decided without the steps that stand. Nobody needs those that were taken back, of which there may be many more. */
export type DecideByLog<D> = (before: StoredMatch, moment: Instant, standing: Entry[]) => D;

/** A race is lost only to somebody who got on, so even a second try is seldom needed. */
const MAX_TRIES = 20;

/**
 * Nothing of a match lives only here. Of matches that somebody listens to, the last reading is kept, so that a move need
 * not read what was just written; whether it is still right the store says, when something is written on top of it.
 */
export class MatchRepository {
  readonly store: Store;
  readonly bus: Bus;
  readonly games: readonly AnyGame[];
  readonly serverClock: ServerClock;
  readonly #turns = takeTurns();
  readonly #lastRead = new LastRead();
  readonly #logs: MatchLogs;
  /** Told of every match as it is written by this process. */
  readonly listeners: ((match: StoredMatch) => void)[] = [];

  constructor(store: Store, bus: Bus, games: readonly AnyGame[], serverClock: ServerClock) {
    this.store = store;
    this.bus = bus;
    this.games = games;
    this.serverClock = serverClock;
    this.#logs = new MatchLogs(store);
  }

  game(id: string): AnyGame {
    const game = this.games.find(one => one.id === id);
    if (game === undefined) throw new Refused('unknown-game', 'There is no such game here.');
    return game;
  }

  async load(id: string): Promise<StoredMatch> {
    const match = await this.store.load(id);
    if (match === null) throw new Refused('no-such-match', 'There is no such match.');
    return this.#lastRead.keep(match);
  }

  /** The log of a match, at least as long as this reading of it. */
  log(match: StoredMatch): Promise<MatchLog> {
    return this.#logs.of(match);
  }

  /** How many steps of it would have to be read for that. */
  unread(match: StoredMatch): number {
    return this.#logs.missing(match);
  }

  /** The entries that belong to this reading of the match: the stored log may have grown since. */
  async entries(match: StoredMatch): Promise<Entry[]> {
    return (await this.log(match)).entries.slice(0, match.steps);
  }

  /** Keeps a new match; false if there is one of this id. */
  async create(match: StoredMatch, rows: Change['rows']): Promise<boolean> {
    try {
      await this.store.create(match, rows);
    } catch (error) {
      if (error instanceof Conflict) return false;
      throw error;
    }
    this.#told(match);
    return true;
  }

  /**
   * Reads, decides and writes; once more from the start if somebody else wrote in between. What is decided is written,
   * or is a word that says why nothing is.
   */
  change<D extends Change | string>(id: string, decide: Decide<D>): Promise<D> {
    return this.#inTurn(id, async before => decide(before, this.serverClock.moment()));
  }

  /** The same, with the log read as well; but not where `first` knows the answer, or throws `Refused`. */
  changeByLog<D extends Change | string>(
    id: string,
    first: (before: StoredMatch) => D | null | Promise<D | null>,
    decide: DecideByLog<D>,
  ): Promise<D> {
    return this.#inTurn(id, async before => {
      const answer = await first(before);
      if (answer !== null) return answer;
      const log = await this.log(before);
      return decide(before, this.serverClock.moment(), log.standing(before.steps));
    });
  }

  /**
   * The same for what needs nothing but the match to be decided. It is, at once, even where the last change is still on
   * its way to the disk: the store keeps a change only after the one that it builds on, and nobody hears of either before.
   */
  changeAtOnce<D extends Change | string>(id: string, decide: Decide<D>): Promise<D> {
    const before = this.#turns.isFree(id) ? this.#lastRead.of(id) : undefined;
    const decided = before === undefined ? null : this.#decideAtOnce(before, decide);
    if (decided === null) return this.change(id, decide);
    this.#lastRead.expect(decided.match);
    changeBegins();
    const writing = this.store.append(decided.match, decided.rows, before);
    const leave = this.#turns.along(id, writing);
    return writing.then(
      () => {
        leave();
        changeEnds();
        this.#lastRead.keep(decided.match);
        this.#publish(decided);
        return decided;
      },
      (error: unknown) => {
        leave();
        changeEnds();
        this.#lastRead.forget(id);
        if (error instanceof Conflict) return this.change(id, decide);
        this.lookAgain(id);
        throw error;
      },
    );
  }

  async #inTurn<D extends Change | string>(id: string, decide: (before: StoredMatch) => Promise<D>): Promise<D> {
    changeBegins();
    try {
      return await this.#turns.inTurn(id, () => this.#readAndWrite(id, decide));
    } finally {
      changeEnds();
    }
  }

  async #readAndWrite<D extends Change | string>(id: string, decide: (before: StoredMatch) => Promise<D>): Promise<D> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const before = await this.load(id);
      const decided = await decide(before);
      if (typeof decided === 'string') return decided;
      try {
        await this.store.append(decided.match, decided.rows, before);
      } catch (error) {
        this.#lastRead.forget(id);
        if (error instanceof Conflict) continue;
        this.lookAgain(id);
        throw error;
      }
      this.#lastRead.keep(decided.match);
      this.#publish(decided);
      return decided;
    }
    throw new Refused('busy', 'Too many are acting on this match at once. Try again.');
  }

  /** Tells everybody who has the match open to look again: something may have been stored without their being told. */
  lookAgain(id: string): void {
    this.bus.publish(id, { missed: true });
  }

  #publish(change: Change): void {
    this.bus.publish(change.match.id, { change });
    this.#told(change.match);
  }

  /** Calls back with every change to a match; returns the way to stop. */
  subscribe(id: string, listener: Listener): () => void {
    const letGo = this.#lastRead.hold(id);
    const stop = this.bus.subscribe(id, news => {
      if ('change' in news) this.#lastRead.keep(news.change.match);
      if ('missed' in news) this.#lastRead.forget(id);
      listener(news);
    });
    return () => {
      stop();
      letGo();
    };
  }

  /** Null if it would be refused, since what is kept in memory may be old. */
  #decideAtOnce<D extends Change | string>(before: StoredMatch, decide: Decide<D>): Extract<D, Change> | null {
    try {
      const decided = decide(before, this.serverClock.moment());
      return typeof decided === 'string' ? null : (decided as Extract<D, Change>);
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
  }

  #told(match: StoredMatch): void {
    for (const listen of this.listeners) listen(match);
  }

  /** Resolves when everything under way has been answered. */
  idle(): Promise<void> {
    return this.#turns.idle();
  }
}
