/** Looks after matches when they are due: bots' turns, clocks that are out, questions that are too old. */

import { randomInt } from 'node:crypto';
import { noteOf } from '@roundhouse/bots/note.ts';
import type { BotRequest, Level } from '@roundhouse/bots/request.ts';
import { isCharacter } from '@roundhouse/games/characters.ts';
import { type AnyGame, askedSecretly, type BotNote, defaultMove, type Seat } from '@roundhouse/kernel';
import type { FastifyBaseLogger } from 'fastify';
import { metrics, secondsSince } from '../operate/metrics.ts';
import type { Sent, StoredMatch } from '../store/store.ts';
import { playOn } from './action.ts';
import { botAt, keepTime } from './clocks.ts';
import type { MatchRepository } from './match-repository.ts';
import { Refused } from './refusal.ts';
import { runOut } from './stand-in.ts';

/** What thinks for bots: workers, which are given views and nothing else. */
export interface Bots {
  choose(request: BotRequest): Promise<{ readonly type: string }>;
  close(): Promise<void>;
}

/** A bot's move and what it was asked; the latter is missing where it failed, and somebody had to move for it. */
interface Chosen {
  readonly move: { readonly type: string };
  readonly bot?: BotNote;
}

/** How long a plain bot and a character may think. Bots that think at once share it, but each gets the least time. */
const BOT_MS = 400;
const CHARACTER_MS = 1000;
const LEAST_BOT_MS = 20;
/** How often the store is asked at least: another process may have written what is due. */
const POLL_MS = 5000;
/** How long a match is left alone if nothing can be done about it. */
const REST_MS = 30_000;
/** How long a match belongs to the process that looks after it, and how soon others ask again. */
const CLAIM_MS = 10_000;
const TAKEN_MS = 500;
/** How long a match that was handed to a worker is left to it. */
const HANDED_MS = 2000;
/** Matches taken up at a time; the rest wait until some of these are done. */
const AT_A_TIME = 100;

/**
 * Keeps nothing of a match but the ids it is busy with: what is due, and when, is in the store, so whoever starts next
 * goes on where this one stopped.
 */
export class MatchScheduler {
  readonly #repository: MatchRepository;
  readonly #bots: Bots;
  readonly #log: FastifyBaseLogger;
  readonly #busy = new Map<string, Promise<void>>();
  /** Written while they were being looked after: to be looked at once more. */
  readonly #again = new Set<string>();
  /** Matches about which nothing can be done, and until when they rest, in the server's time. */
  readonly #resting = new Map<string, number>();
  #alarm: { readonly due: number; cancel(): void } | null = null;
  #looking: Promise<void> = Promise.resolve();
  #isLooking = false;
  /** Whether more was due at the last look than could be taken up. */
  #hasMore = false;
  #thinking = 0;
  #isClosed = false;

  constructor(repository: MatchRepository, bots: Bots, log: FastifyBaseLogger) {
    this.#repository = repository;
    this.#bots = bots;
    this.#log = log;
  }

  /** Takes up what fell due while nobody was there, and goes on from now. */
  start(): void {
    this.#repository.listeners.push(match => this.#noticeChange(match));
    this.#look();
  }

  /** Also does what other processes hand over. */
  startAsWorker(): void {
    this.#repository.bus.takeWork(id => this.#attend(id));
    this.start();
  }

  /** Finishes what is under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#alarm?.cancel();
    await this.#looking;
    await this.#bots.close();
    await Promise.all(this.#busy.values());
  }

  #noticeChange({ id, due }: StoredMatch): void {
    if (due === null) return;
    if (due <= this.#now()) this.#seeTo(id, due);
    else this.#wakeAt(due);
  }

  /** Hands it to a worker if there is one, and if it is not overdue, which means that a worker failed. Returns whether it did. */
  #seeTo(id: string, due: number): boolean {
    const isLate = this.#now() - due >= HANDED_MS;
    const isHanded = !isLate && !this.#busy.has(id) && this.#repository.bus.hand(id);
    if (isHanded) this.#wakeAt(this.#now() + HANDED_MS);
    else this.#attend(id);
    return isHanded;
  }

  #now(): number {
    return this.#repository.serverClock.moment().serverTime;
  }

  #wakeAt(due: number): void {
    if (this.#isClosed || (this.#alarm !== null && this.#alarm.due <= due)) return;
    this.#alarm?.cancel();
    const ms = Math.max(0, Math.min(due - this.#now(), POLL_MS));
    const cancel = this.#repository.serverClock.after(ms, () => {
      this.#alarm = null;
      this.#look();
    });
    this.#alarm = { due, cancel };
  }

  /** Takes up what is due and sets the alarm for what comes next; one look at a time. */
  #look(): void {
    if (this.#isClosed || this.#isLooking) return;
    this.#isLooking = true;
    this.#looking = this.#takeUp()
      .catch(error => this.#log.error({ err: error }, 'cannot look for what is due'))
      .finally(() => {
        this.#isLooking = false;
        this.#wakeAt(this.#now() + POLL_MS);
        this.#lookForMore();
      });
  }

  #lookForMore(): void {
    if (this.#hasMore && this.#busy.size < AT_A_TIME / 2) this.#look();
  }

  async #takeUp(): Promise<void> {
    const { store, serverClock } = this.#repository;
    // First, for if the machine has slept nothing is as late as it seems.
    await serverClock.catchUp();
    for (const [id, until] of this.#resting) if (until <= this.#now()) this.#resting.delete(id);
    // Those in hand and those that rest are due as well, and must not stand in the way of the others.
    const limit = AT_A_TIME + this.#busy.size + this.#resting.size;
    const found = await store.due(this.#now(), limit);
    const handed = found.filter(({ id, due }) => !this.#busy.has(id) && this.#seeTo(id, due));
    // What was handed over stays due for a while: asking again at once would find the same.
    this.#hasMore = found.length === limit && handed.length === 0;
    const next = await store.nextDue(this.#now());
    if (next !== null) this.#wakeAt(next);
  }

  #attend(id: string): void {
    if (this.#busy.has(id)) this.#again.add(id);
    if (this.#isClosed || this.#busy.has(id) || (this.#resting.get(id) ?? 0) > this.#now()) return;
    const work = this.#workOn(id)
      .finally(() => this.#repository.bus.release(id))
      .catch(error => {
        this.#log.error({ err: error, match: id }, 'cannot look after a match');
        this.#rest(id);
      })
      .finally(() => {
        this.#busy.delete(id);
        metrics.matchesAttended.dec();
        if (this.#again.delete(id)) this.#attend(id);
        this.#lookForMore();
      });
    this.#busy.set(id, work);
    metrics.matchesAttended.inc();
  }

  async #workOn(id: string): Promise<void> {
    while (!this.#isClosed) {
      if (!(await this.#repository.bus.claim(id, CLAIM_MS))) return this.#wakeAt(this.#now() + TAKEN_MS);
      const match = await this.#repository.load(id);
      if (match.due === null) return;
      if (match.due > this.#now()) return this.#wakeAt(match.due);
      const game = this.#repository.game(match.game);
      const isDone = (await this.#runOut(id, game)) || (await this.#playBot(game, match));
      if (!isDone && !(await this.#setRight(id, game))) return this.#rest(id);
    }
  }

  #rest(id: string): void {
    this.#resting.set(id, this.#now() + REST_MS);
  }

  async #runOut(id: string, game: AnyGame): Promise<boolean> {
    const done = await this.#repository.change(id, (before, moment) => {
      const written = runOut(game, before, moment);
      return written === null ? 'nothing' : { ...written, by: null };
    });
    return done !== 'nothing';
  }

  /** Lets the first bot that owes a move make it. */
  async #playBot(game: AnyGame, match: StoredMatch): Promise<boolean> {
    const seat = botsTurn(game, match);
    if (seat === null) return false;
    const chosen = await this.#choose(game, match, seat);
    if (chosen === null) return false;
    const { move, bot } = chosen;
    const sent: Sent = { seat, decision: match.seats[seat]!.decisions, id: 'bot' };
    try {
      await this.#repository.changeAtOnce(match.id, (before, moment) => {
        // Its owner may be back, or another process was quicker.
        const { decisions } = before.seats[seat]!;
        if (decisions !== sent.decision || botAt(before.seats[seat]!) === null) return 'stale';
        return { ...playOn(game, before, sent, move, moment, bot), by: sent };
      });
    } catch (error) {
      // Somebody else's move has changed what it may do: it thinks again.
      if (!(error instanceof Refused)) throw error;
    }
    return true;
  }

  /** From the view alone; the default move if the bot fails. Null if the server is closing. */
  async #choose(game: AnyGame, match: StoredMatch, seat: Seat): Promise<Chosen | null> {
    const level = botAt(match.seats[seat]!) as Level;
    const request: BotRequest = {
      game: game.id,
      view: game.view(match.state, seat),
      seat,
      moves: game.legalMoves(match.state, seat),
      level,
      budgetMs: Math.max(LEAST_BOT_MS, (isCharacter(level) ? CHARACTER_MS : BOT_MS) / ++this.#thinking),
      seed: randomInt(2 ** 32),
    };
    const began = performance.now();
    metrics.botsWaiting.inc();
    try {
      const move = await this.#bots.choose(request);
      metrics.thoughts.observe({ game: game.id, level: request.level }, secondsSince(began));
      return { move, bot: noteOf(request, match.steps) };
    } catch (error) {
      if (this.#isClosed) return null;
      this.#log.warn({ err: error, match: match.id, level: request.level }, 'a bot has failed');
      return { move: defaultMove(game, match.state, seat) };
    } finally {
      this.#thinking--;
      metrics.botsWaiting.dec();
    }
  }

  /** Works out anew what is due, since the rules may have changed. Returns whether that made a difference. */
  async #setRight(id: string, game: AnyGame): Promise<boolean> {
    if (this.#isClosed) return false;
    const set = await this.#repository.change(id, (before, { serverTime, at }) => {
      if (before.due === null || before.due > serverTime || botsTurn(game, before) !== null) return 'fine';
      const set = keepTime(game, before, serverTime);
      // Nothing else can be done here.
      if (set.due !== null && set.due <= serverTime) return 'fine';
      return { match: { ...set, revision: before.revision + 1, updated: at }, rows: [], by: null };
    });
    return set !== 'fine';
  }
}

function botsTurn(game: AnyGame, match: StoredMatch): Seat | null {
  if (match.status !== 'running') return null;
  const asked = match.held === null ? game.toAct(match.state) : askedSecretly(game, match.state);
  return asked.find(seat => botAt(match.seats[seat]!) !== null) ?? null;
}
