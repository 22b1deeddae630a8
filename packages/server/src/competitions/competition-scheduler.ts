/** Looks after competitions: at once when a match of one ends here, and every few seconds for what others left undone. */

import type { FastifyBaseLogger } from 'fastify';
import type { MatchRepository } from '../matches/match-repository.ts';
import { competitionsOn } from '../store/competitions.ts';
import type { StoredMatch } from '../store/store.ts';
import type { Settlement } from './settlement.ts';

/** How often the store is asked: another process may have written what is due, or have died before it did. */
const POLL_MS = 5000;
const AT_A_TIME = 100;
/** A competition about which nothing can be done is left alone for so long. */
const REST_MS = 30_000;

/** Keeps nothing of a competition: what is left to do is in the store, so whoever starts next goes on where this one stopped. */
export class CompetitionScheduler {
  readonly #repository: MatchRepository;
  readonly #settlement: Settlement;
  readonly #log: FastifyBaseLogger;
  readonly #busy = new Set<Promise<void>>();
  readonly #resting = new Map<string, number>();
  #cancel: () => void = () => {};
  #isClosed = false;

  constructor(repository: MatchRepository, settlement: Settlement, log: FastifyBaseLogger) {
    this.#repository = repository;
    this.#settlement = settlement;
    this.#log = log;
  }

  /** Takes up what was left undone, and goes on from now. */
  start(): void {
    this.#repository.listeners.push(match => this.#noticeChange(match));
    this.#look();
  }

  /** Finishes what is under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancel();
    while (this.#busy.size > 0) await Promise.all(this.#busy);
    await this.#settlement.idle();
  }

  /** Called for every move of every match: most cost one comparison. */
  #noticeChange({ id: match, status, settings }: StoredMatch): void {
    if (settings.competition === undefined) return;
    if (status !== 'over' && !this.#settlement.isConceding(match)) return;
    const { id } = settings.competition;
    this.#attend(id, () => this.#settlement.settle(id));
  }

  #look(): void {
    if (this.#isClosed) return;
    const work = this.#takeUp()
      .catch(error => this.#log.error({ err: error }, 'cannot look for competitions that are due'))
      .finally(() => {
        if (!this.#isClosed) this.#cancel = this.#repository.serverClock.after(POLL_MS, () => this.#look());
      });
    this.#keep(work);
  }

  async #takeUp(): Promise<void> {
    const store = competitionsOn(this.#repository.store.tables);
    const { serverTime } = this.#repository.serverClock.moment();
    for (const [id, until] of this.#resting) if (until <= serverTime) this.#resting.delete(id);
    // Those that rest must not stand in the way of the others.
    const limit = AT_A_TIME + this.#resting.size;
    const due = await store.due(serverTime, limit);
    for (const id of due) this.#attend(id, () => this.#settlement.lookAfter(id));
    for (const id of await store.unsettled(limit)) this.#attend(id, () => this.#settlement.settle(id));
  }

  #attend(id: string, work: () => Promise<void>): void {
    if (this.#isClosed || this.#resting.has(id)) return;
    const attending = work().catch(error => {
      this.#log.error({ err: error, competition: id }, 'cannot look after a competition');
      this.#resting.set(id, this.#repository.serverClock.moment().serverTime + REST_MS);
    });
    this.#keep(attending);
  }

  #keep(work: Promise<void>): void {
    const mine: Promise<void> = work.finally(() => this.#busy.delete(mine));
    this.#busy.add(mine);
  }
}
