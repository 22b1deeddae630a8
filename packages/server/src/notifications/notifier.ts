/** Tells people, once, that something is asked of them, and once more before their time is out. */

import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Competing } from '../competitions/kinds.ts';
import type { MatchRepository } from '../matches/match-repository.ts';
import { isFull } from '../matches/opening.ts';
import { metrics } from '../operate/metrics.ts';
import {
  type Channel,
  type ClaimedNotification,
  type DueNotification,
  type Notification,
  type NotificationStore,
  notificationsOn,
} from '../store/notifications.ts';
import type { StoredMatch } from '../store/store.ts';
import { CompetitionNotices } from './competition-notices.ts';
import type { Outcome } from './outbound.ts';
import type { About, Notice, Post } from './post.ts';
import { type Asked, askedOf, channelsFor, lastActor, reminderAt } from './recipients.ts';

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
/** Tellings on their way at once: whoever is told by a server that never answers keeps nobody else waiting. */
const MOST_UNDER_WAY = 200;
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
export class Notifier {
  readonly store: NotificationStore;
  readonly #repository: MatchRepository;
  readonly #post: Post;
  readonly #competitions: CompetitionNotices;
  #log: FastifyBaseLogger | null = null;
  /** In the order in which they are to be looked at. */
  readonly #touched = new Map<string, Touched>();
  #cancel: () => void = () => {};
  #working: Promise<void> = Promise.resolve();
  readonly #underWay = new Set<Promise<void>>();
  /** How far the last round went, by the wall's clock, and when the next is due, by the server's. */
  #round = { until: 0, next: 0 };
  #isClosed = false;

  constructor(repository: MatchRepository, competing: Competing, post: Post) {
    this.store = notificationsOn(repository.store.tables);
    this.#repository = repository;
    this.#post = post;
    this.#competitions = new CompetitionNotices(repository, competing, this.store);
  }

  start(log: FastifyBaseLogger): void {
    this.#log = log;
    this.#post.log = log;
    // Those who play need a moment to come back to a server that was closed.
    this.#round.next = this.#now() + CERTAINTY_MS;
    this.#repository.listeners.push(match => this.#noticeChange(match));
    this.#work();
  }

  /** Finishes what is under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancel();
    await this.#working;
    await Promise.all(this.#underWay);
  }

  /** Called for every move of every match, so it only makes a note. */
  #noticeChange(match: StoredMatch): void {
    const { id, status, seats } = match;
    this.#touched.delete(id);
    if (status === 'over' || (status === 'open' && !isFull(match)) || seats.every(({ person }) => person === null))
      return;
    const people = seats.flatMap(({ person }) => person ?? []);
    this.#touched.set(id, { at: this.#now() + PATIENCE_MS, isSecondLook: false, people });
  }

  #now(): number {
    return this.#repository.serverClock.moment().serverTime;
  }

  #work(): void {
    this.#working = this.#workOnce()
      .catch(error => this.#log?.error({ err: error }, 'cannot look for what is to be told'))
      .then(() => this.#wait());
  }

  #wait(): void {
    if (!this.#isClosed) this.#cancel = this.#repository.serverClock.after(POLL_MS, () => this.#work());
  }

  async #workOnce(): Promise<void> {
    await this.#considerTouched();
    await this.#competitions.goRound(PATIENCE_MS);
    await this.#goRound();
    for (;;) {
      const now = this.#now();
      const taken = this.#isClosed ? [] : await this.store.takeUp(now, now + LEASE_MS, AT_A_TIME);
      for (const telling of taken) await this.#begin(telling);
      if (taken.length < AT_A_TIME) return;
    }
  }

  /** Begins to tell it, as soon as there is room on the way. */
  async #begin(telling: ClaimedNotification): Promise<void> {
    if (this.#underWay.size >= MOST_UNDER_WAY) await Promise.race(this.#underWay);
    const told = this.#tell(telling).then(() => void this.#underWay.delete(told));
    this.#underWay.add(told);
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
    const { at, serverTime } = this.#repository.serverClock.moment();
    if (serverTime < this.#round.next) return;
    // What another process wrote a moment ago is still its own to look at.
    const until = at - CERTAINTY_MS;
    for (let after = ''; !this.#isClosed; ) {
      const ids = await this.store.watched(this.#round.until, until, after, ROUND_MATCHES);
      for (const id of ids) if (!this.#touched.has(id)) await this.#consider(id, true);
      if (ids.length < ROUND_MATCHES) break;
      after = ids.at(-1)!;
    }
    await this.store.forget();
    this.#round = { until, next: serverTime + ROUND_MS };
  }

  /** Writes down what is owed to those of whom something is asked. */
  async #consider(id: string, isSecondLook: boolean): Promise<void> {
    const match = await this.#repository.store.load(id);
    if (match === null || !this.#knows(match)) return;
    const asked = askedOf(this.#repository.game(match.game), match);
    if (asked.length === 0) return;
    const [last] = await this.#repository.store.log(id, Math.max(0, match.steps - 1));
    const { seats: here } = await this.#repository.bus.here(id);
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
    return this.#repository.games.some(({ id }) => id === game);
  }

  async #owedTo(one: Asked, match: StoredMatch, turn: 'now' | 'later' | 'told'): Promise<DueNotification[]> {
    const channels = await channelsFor(this.store, one.person, match.id);
    const now = this.#now();
    const { seat, decision } = one;
    const remindAt = reminderAt(match, one, now);
    return channels.flatMap(({ id: channel }): DueNotification[] => {
      const telling = { match: match.id, seat, decision, channel };
      const at = turn === 'now' ? now : null;
      return [
        ...(turn === 'later' ? [] : [{ ...telling, occasion: 'turn' as const, at }]),
        ...(remindAt === null ? [] : [{ ...telling, occasion: 'reminder' as const, at: remindAt }]),
      ];
    });
  }

  /** Sends one, unless it has become needless since it was owed. */
  async #tell(telling: ClaimedNotification): Promise<void> {
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

  async #stillOwed(telling: Notification): Promise<{ channel: Channel; news: Notice } | null> {
    const channel = await this.store.find(telling.channel);
    if (channel === null) return null;
    const about = isOfCompetition(telling)
      ? await this.#competitions.stillOwed(telling, channel)
      : await this.#stillAsked(telling, channel);
    if (about === null) return null;
    const channels = await channelsFor(this.store, channel.person, telling.match);
    if (!channels.some(({ id }) => id === channel.id)) return null;
    return { channel, news: { id: nameOf(telling), occasion: telling.occasion, about } };
  }

  async #stillAsked(telling: Notification, channel: Channel): Promise<About | null> {
    const match = await this.#repository.store.load(telling.match);
    if (match === null || !this.#knows(match)) return null;
    const asked = askedOf(this.#repository.game(match.game), match).find(({ seat }) => seat === telling.seat);
    if (asked?.decision !== telling.decision || asked.person !== channel.person) return null;
    const { seats: here } = await this.#repository.bus.here(match.id);
    return here.includes(telling.seat) ? null : aboutMatch(match, asked, this.#now());
  }

  async #settle(telling: ClaimedNotification, channel: Channel, outcome: Outcome): Promise<void> {
    metrics.tellings.inc({ channel: channel.kind, outcome: outcome.kind });
    const isOurs = outcome.kind === 'later' && outcome.isOurs === true;
    const pause = PAUSES_MS[telling.tries - 1] ?? (isOurs ? PAUSES_MS.at(-1) : undefined);
    if (outcome.kind === 'gone') await this.store.close(channel.id);
    else if (outcome.kind === 'later' && pause !== undefined) {
      const wait = Math.min(Math.max(pause, outcome.waitMs ?? 0), LONGEST_PAUSE_MS);
      await this.store.settle(telling, this.#now() + wait);
    } else await this.store.settle(telling, null);
    if (!isOurs && (outcome.kind === 'refused' || outcome.kind === 'later')) {
      this.#log?.warn(
        { kind: channel.kind, outcome: outcome.kind, tries: telling.tries },
        'somebody could not be told',
      );
    }
  }
}

/** The same for the same thing, however often it is sent. */
const nameOf = ({ match, seat, decision, occasion }: Notification): string =>
  createHash('sha256').update(`${match}\n${seat}\n${decision}\n${occasion}`).digest('base64url').slice(0, 22);

const isOfCompetition = ({ occasion }: Notification): boolean =>
  occasion === 'competition' || occasion === 'competitionReminder';

function aboutMatch(match: StoredMatch, { seat, decision, due }: Asked, serverTime: number): About {
  return {
    // Before anything was decided, those who hear of it need not know which deal it is about.
    ...{ what: 'match', id: match.id, game: match.game, seat, decision: Math.max(0, decision) },
    name: match.seats[seat]!.name ?? '',
    others: match.seats.flatMap(({ name }, i) => (name === null || i === seat ? [] : [name])),
    leftMs: due === null ? null : Math.max(0, due - serverTime),
  };
}
