/** Tells people, once, that something is asked of them, and once more before their time is out. */

import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Ledger } from '../matches/ledger.ts';
import { metrics } from '../operate/metrics.ts';
import type { StoredMatch } from '../store/store.ts';
import {
  type Channel,
  type Owed,
  type TakenUp,
  type Telling,
  type TellingStore,
  tellingsOn,
} from '../store/tellings.ts';
import type { Outcome } from './outbound.ts';
import { type Asked, askedOf, lastActor, reminderAt } from './owing.ts';
import type { News, Post } from './post.ts';

/** Who plays on at once needs no telling: so long nobody is told anything. */
const PATIENCE_MS = 10_000;
/** A line that has died is noticed by then: who still seems to be here is. */
const CERTAINTY_MS = 75_000;
/** Everything is looked through so often for what a process that died left undone. */
const ROUND_MS = 5 * 60_000;
const ROUND_MATCHES = 200;
/** Between two looks at what is owed, at most: another process may owe something too. */
const POLL_MS = 10_000;
/** Who takes a telling up has so long for it, before somebody else may. */
const LEASE_MS = 2 * 60_000;
const AT_A_TIME = 20;
/** What cannot be sent is tried again after each of these, and then no more. */
const PAUSES_MS = [60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000, 6 * 3_600_000];
const LONGEST_PAUSE_MS = 24 * 3_600_000;

/** A match somebody has written to, to be looked at when the hands have rested for a while. */
interface Touched {
  readonly at: number;
  readonly isSecondLook: boolean;
  readonly people: readonly string[];
}

/**
 * What is owed follows from the matches themselves and is written down before it is sent, under a name that there can be
 * only once. So it does not matter who tells it, or who dies while doing so.
 */
export class Teller {
  readonly store: TellingStore;
  readonly #ledger: Ledger;
  readonly #post: Post;
  #log: FastifyBaseLogger | null = null;
  /** In the order in which they are to be looked at. */
  readonly #touched = new Map<string, Touched>();
  #cancel: () => void = () => {};
  #working: Promise<void> = Promise.resolve();
  /** How far the last round went, by the wall's clock, and when the next is due, by the house's. */
  #round = { until: 0, next: 0 };
  #isClosed = false;

  constructor(ledger: Ledger, post: Post) {
    this.store = tellingsOn(ledger.store.tables);
    this.#ledger = ledger;
    this.#post = post;
  }

  start(log: FastifyBaseLogger): void {
    this.#log = log;
    // Those who play need a moment to come back to a house that was closed.
    this.#round.next = this.#now() + CERTAINTY_MS;
    this.#ledger.listeners.push(match => this.#heed(match));
    this.#work();
  }

  /** Finishes what is under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancel();
    await this.#working;
  }

  /** Called for every move of every match, so it only makes a note. */
  #heed({ id, status, seats }: StoredMatch): void {
    this.#touched.delete(id);
    if (status !== 'running' || seats.every(({ person }) => person === null)) return;
    const people = seats.flatMap(({ person }) => person ?? []);
    this.#touched.set(id, { at: this.#now() + PATIENCE_MS, isSecondLook: false, people });
  }

  #now(): number {
    return this.#ledger.house.moment().house;
  }

  #work(): void {
    this.#working = this.#workOnce()
      .catch(error => this.#log?.error({ err: error }, 'cannot look for what is to be told'))
      .then(() => this.#wait());
  }

  #wait(): void {
    if (!this.#isClosed) this.#cancel = this.#ledger.house.after(POLL_MS, () => this.#work());
  }

  async #workOnce(): Promise<void> {
    await this.#considerTouched();
    await this.#goRound();
    for (;;) {
      const now = this.#now();
      const taken = this.#isClosed ? [] : await this.store.takeUp(now, now + LEASE_MS, AT_A_TIME);
      await Promise.all(taken.map(telling => this.#tell(telling)));
      if (taken.length < AT_A_TIME) return;
    }
  }

  /** Most people have no channel: their matches are not even read. */
  async #considerTouched(): Promise<void> {
    const now = this.#now();
    const ready = [...this.#touched].filter(([, { at }]) => at <= now);
    if (ready.length === 0) return;
    const listeners = await this.store.listeners();
    for (const [id, touched] of ready) {
      // Somebody may have moved meanwhile.
      if (this.#isClosed || this.#touched.get(id) !== touched) continue;
      this.#touched.delete(id);
      if (touched.people.some(person => listeners.has(person))) await this.#consider(id, touched.isSecondLook);
    }
  }

  /** Looks through all that has been written since the last round, by whichever process. */
  async #goRound(): Promise<void> {
    const { at, house } = this.#ledger.house.moment();
    if (house < this.#round.next) return;
    // What another process wrote a moment ago is still its own to look at.
    const until = at - CERTAINTY_MS;
    for (let after = ''; !this.#isClosed; ) {
      const ids = await this.store.watched(this.#round.until, until, after, ROUND_MATCHES);
      for (const id of ids) if (!this.#touched.has(id)) await this.#consider(id, true);
      if (ids.length < ROUND_MATCHES) break;
      after = ids.at(-1)!;
    }
    await this.store.forget();
    this.#round = { until, next: house + ROUND_MS };
  }

  /** Writes down what is owed to those of whom something is asked. */
  async #consider(id: string, isSecondLook: boolean): Promise<void> {
    const match = await this.#ledger.store.load(id);
    if (match === null || !this.#knows(match)) return;
    const asked = askedOf(this.#ledger.game(match.game), match);
    if (asked.length === 0) return;
    const [last] = await this.#ledger.store.log(id, match.steps - 1);
    const { seats: here } = await this.#ledger.bus.here(id);
    for (const one of asked) {
      const isHere = here.includes(one.seat);
      // Perhaps only a line that nobody has noticed is dead: it is asked again when that is certain.
      if (isHere && !isSecondLook) this.#lookAgain(match);
      const at = isHere ? (isSecondLook ? 'told' : 'later') : 'now';
      await this.store.owe(await this.#owedTo(one, match, lastActor(last) === one.seat ? 'told' : at));
    }
  }

  #lookAgain({ id, seats }: StoredMatch): void {
    const people = seats.flatMap(({ person }) => person ?? []);
    if (!this.#touched.has(id)) this.#touched.set(id, { at: this.#now() + CERTAINTY_MS, isSecondLook: true, people });
  }

  #knows({ game }: StoredMatch): boolean {
    return this.#ledger.games.some(({ id }) => id === game);
  }

  async #owedTo(one: Asked, match: StoredMatch, turn: 'now' | 'later' | 'told'): Promise<Owed[]> {
    const channels = await this.#channelsFor(one, match.id);
    const now = this.#now();
    const { seat, decision } = one;
    const remindAt = reminderAt(match, one, now);
    return channels.flatMap(({ id: channel }): Owed[] => {
      const telling = { match: match.id, seat, decision, channel };
      const at = turn === 'now' ? now : null;
      return [
        ...(turn === 'later' ? [] : [{ ...telling, occasion: 'turn' as const, at }]),
        ...(remindAt === null ? [] : [{ ...telling, occasion: 'reminder' as const, at: remindAt }]),
      ];
    });
  }

  async #channelsFor({ person }: Asked, match: string): Promise<Channel[]> {
    const channels = (await this.store.channels(person)).filter(({ confirmed }) => confirmed);
    if (channels.length === 0 || (await this.store.quiet(person)).includes(match)) return [];
    return channels;
  }

  /** Sends one, unless it has become needless since it was owed. */
  async #tell(telling: TakenUp): Promise<void> {
    try {
      const found = await this.#stillOwed(telling);
      if (found === null) return await this.store.settle(telling, null);
      const outcome = await this.#post.send(found.channel, found.news);
      await this.#settle(telling, found.channel, outcome);
    } catch (error) {
      // It stays taken up until its time is over, and is tried again then.
      this.#log?.error({ err: error, match: telling.match }, 'cannot tell somebody');
    }
  }

  async #stillOwed(telling: Telling): Promise<{ channel: Channel; news: News } | null> {
    const [channel, match] = await Promise.all([
      this.store.find(telling.channel),
      this.#ledger.store.load(telling.match),
    ]);
    if (channel === null || match === null || !this.#knows(match)) return null;
    const asked = askedOf(this.#ledger.game(match.game), match).find(({ seat }) => seat === telling.seat);
    if (asked?.decision !== telling.decision || asked.person !== channel.person) return null;
    const { seats: here } = await this.#ledger.bus.here(match.id);
    if (here.includes(telling.seat)) return null;
    const channels = await this.#channelsFor(asked, match.id);
    if (!channels.some(({ id }) => id === channel.id)) return null;
    return { channel, news: newsOf(telling, match, asked, this.#now()) };
  }

  async #settle(telling: TakenUp, channel: Channel, outcome: Outcome): Promise<void> {
    metrics.tellings.inc({ channel: channel.kind, outcome: outcome.kind });
    const pause = PAUSES_MS[telling.tries - 1];
    if (outcome.kind === 'gone') await this.store.close(channel.id);
    else if (outcome.kind === 'later' && pause !== undefined) {
      const wait = Math.min(Math.max(pause, outcome.waitMs ?? 0), LONGEST_PAUSE_MS);
      await this.store.settle(telling, this.#now() + wait);
    } else await this.store.settle(telling, null);
    if (outcome.kind === 'refused' || outcome.kind === 'later') {
      this.#log?.warn(
        { kind: channel.kind, outcome: outcome.kind, tries: telling.tries },
        'somebody could not be told',
      );
    }
  }
}

function newsOf(telling: Telling, match: StoredMatch, { due }: Asked, house: number): News {
  const { seat, decision, occasion } = telling;
  const names = match.seats.flatMap(({ name }, i) => (name === null || i === seat ? [] : [name]));
  return {
    id: createHash('sha256').update(`${match.id}\n${seat}\n${decision}\n${occasion}`).digest('base64url').slice(0, 22),
    occasion,
    about: {
      ...{ match: match.id, game: match.game, seat, decision },
      ...{ name: match.seats[seat]!.name ?? '', others: names },
      leftMs: due === null ? null : Math.max(0, due - house),
    },
  };
}
