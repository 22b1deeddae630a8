/** Who asks: guests without a form, known by a signed cookie, and holders of accounts. */

import { setImmediate as breathe } from 'node:timers/promises';
import type { Seat } from '@roundhouse/kernel';
import { Tokens, tokenIn } from '../api/tokens.ts';
import { addressOf } from '../limits/address.ts';
import { AddressBuckets, type Rate } from '../limits/buckets.ts';
import { hashOf, newKey } from '../matches/keys.ts';
import type { MatchRepository } from '../matches/match-repository.ts';
import { nameKeyOf, parseName } from '../matches/names.ts';
import { Refused } from '../matches/refusal.ts';
import { type PeopleStore, type Person, peopleOn, type Session } from '../store/people.ts';
import { keptSecret } from '../store/secrets.ts';
import type { StoredMatch } from '../store/store.ts';
import {
  type Asking,
  cookieFor,
  deviceCookieFor,
  deviceFor,
  isOverHttps,
  KEPT_S,
  noCookie,
  type Showing,
  shownVisit,
  tokenOf,
  type Visit,
  visitCookieFor,
} from './cookie.ts';
import { deviceOf } from './device.ts';

/** A seat that somebody has taken. */
export interface Place {
  readonly match: StoredMatch;
  readonly seat: Seat;
}

/** Where an answer's headers go. */
export interface Answering {
  header(name: string, value: string): unknown;
}

export interface PeopleOptions {
  /** What cookies are signed with; where absent, one that the server made and keeps. */
  readonly secret?: string;
  /** What they were signed with before: those are still known, and signed anew when they are shown. */
  readonly secretBefore?: string;
  /** How many proxies of ours stand before the server. */
  readonly proxies: number;
  /** How often an address may bring somebody new. */
  readonly guests: Rate;
}

/** A device counts as seen at most this often, so that not every request is a write. */
const SEEN_MS = 10 * 60 * 1000;
/** Matches read in one go. */
const AT_A_TIME = 20;

export class People {
  readonly store: PeopleStore;
  readonly tokens: Tokens;
  readonly repository: MatchRepository;
  /** The first signs. */
  readonly #secrets: readonly [string, ...string[]];
  readonly #proxies: number;
  readonly #guests: AddressBuckets;

  private constructor(
    repository: MatchRepository,
    secrets: readonly [string, ...string[]],
    { proxies, guests }: Pick<PeopleOptions, 'proxies' | 'guests'>,
  ) {
    this.store = peopleOn(repository.store.tables);
    this.tokens = new Tokens(repository.store.tables);
    this.repository = repository;
    this.#secrets = secrets;
    this.#proxies = proxies;
    this.#guests = new AddressBuckets(guests, () => this.now());
  }

  static async open(repository: MatchRepository, options: PeopleOptions): Promise<People> {
    const { secret, secretBefore } = options;
    const own = secret ?? (await keptSecret(repository.store.tables, 'cookies', newKey()));
    const before = secretBefore === undefined ? [] : [secretBefore];
    const people = new People(repository, [own, ...before], options);
    await people.store.forget(people.#oldest());
    return people;
  }

  /** Who asks, as far as the request shows it; null for a stranger. */
  async of(request: Showing): Promise<Person | null> {
    const token = tokenIn(request.headers);
    if (token !== null) return this.tokens.ownerOf(token, this.now());
    return (await this.sessionOf(request))?.person ?? null;
  }

  /** Whose program asks. Throws `Refused` if its token is none, or none any more. */
  async programOf(request: Asking): Promise<Person> {
    const person = tokenIn(request.headers) === null ? null : await this.of(request);
    if (person === null) throw new Refused('wrong-key', "Send a token that is good as 'Authorization: Bearer rh_…'.");
    return person;
  }

  /** The device that asks and whose it is; null for a stranger's. */
  async sessionOf(request: Showing): Promise<{ readonly session: Session; readonly person: Person } | null> {
    const shown = tokenOf(request, this.#secrets);
    if (shown === null) return null;
    const found = await this.store.session(hashOf(shown.token), this.#oldest());
    const now = this.now();
    if (found !== null && now - found.session.seen > SEEN_MS) await this.store.seen(found.session.id, now);
    return found;
  }

  /**
   * Who wants to sit down under this name. A browser that is not known yet becomes a guest's, and is told so in the
   * answer; a program, which says nothing of where it comes from, stays what its seat key makes it. Throws `Refused` where
   * an address brings more new guests than any house has.
   */
  async guestOf(request: Asking, answer: Answering, name: string): Promise<Person | null> {
    const parsed = parseName(name);
    const person = await this.of(request);
    if (person === null && request.headers.origin === undefined) return null;
    if (person === null) {
      if (this.#guests.take(addressOf(request, this.#proxies)) > 0)
        throw new Refused('too-fast', 'Too many guests come from this address. Wait a moment.');
      const guest = await this.arrive(parsed);
      await this.admit(guest, request, answer, null);
      return guest;
    }
    if (person.kind === 'account' || person.program || person.name === parsed) return person;
    await this.store.rename(person.id, parsed);
    return { ...person, name: parsed };
  }

  /** Has a browser show what it is known by as it is signed and named today. */
  renew(request: Asking, answer: Answering): void {
    const shown = tokenOf(request, this.#secrets);
    const isSecure = isOverHttps(request, this.#proxies);
    if (shown === null || (shown.isNew && (shown.isSafe || !isSecure))) return;
    answer.header('set-cookie', cookieFor(shown.token, this.#secrets[0], isSecure));
  }

  /**
   * Makes the browser that asks one of this person's. `password` as it was kept when they proved who they are, or null: throws
   * `Refused` where another one was set since, and if there is no such person any more.
   */
  async admit(person: Person, request: Asking, answer: Answering, password: string | null): Promise<void> {
    const token = newKey();
    const now = this.now();
    const device = deviceOf(request.headers['user-agent']);
    const session: Session = { id: hashOf(token), person: person.id, device, created: now, seen: now };
    // Asked again, it is answered as it is for anybody who is not known.
    if (!(await this.store.begin(session, password)))
      throw new Refused('busy', 'This account has just changed. Try again.');
    const isSecure = isOverHttps(request, this.#proxies);
    answer.header('set-cookie', cookieFor(token, this.#secrets[0], isSecure));
    if (person.kind !== 'account') return;
    answer.header('set-cookie', deviceCookieFor(request, nameKeyOf(person.name), this.#secrets[0], isSecure));
  }

  /** The device that asks, if the owner of this account has signed in on it before. */
  deviceOf(request: Showing, nameKey: string): string | null {
    return deviceFor(request, nameKey, this.#secrets);
  }

  /** Has the browser that asks keep this while its owner is away at a provider. */
  sendOff(visit: Visit, ms: number, request: Asking, answer: Answering): void {
    answer.header('set-cookie', visitCookieFor(visit, ms / 1000, isOverHttps(request, this.#proxies)));
  }

  /** What it kept. */
  visitOf(request: Showing): Visit | null {
    return shownVisit(request);
  }

  endVisit(request: Asking, answer: Answering): void {
    answer.header('set-cookie', visitCookieFor(null, 0, isOverHttps(request, this.#proxies)));
  }

  /** Makes the browser that asks forget who it was. */
  dismiss(request: Asking, answer: Answering): void {
    for (const cookie of noCookie(isOverHttps(request, this.#proxies))) answer.header('set-cookie', cookie);
  }

  /** The matches and seats of a person, newest first; of the newest matches only where a number is given. */
  async places(person: Pick<Person, 'id'>, newest: number = Infinity): Promise<Place[]> {
    const ids = (await this.store.matches(person.id)).slice(0, newest);
    const matches: (StoredMatch | null)[] = [];
    for (let i = 0; i < ids.length; i += AT_A_TIME) {
      // Reading what somebody has played in years must not keep a move waiting.
      if (i > 0) await breathe();
      matches.push(...(await Promise.all(ids.slice(i, i + AT_A_TIME).map(id => this.repository.store.load(id)))));
    }
    return matches.flatMap(match =>
      (match?.seats ?? []).flatMap((one, seat) =>
        one.person === person.id && one.name !== null ? [{ match: match!, seat }] : [],
      ),
    );
  }

  /** Somebody new, whom no browser shows yet. */
  async arrive(name: string): Promise<Person> {
    const person: Person = { id: newKey(), kind: 'guest', name, role: 'player', created: this.now() };
    await this.store.add(person);
    return person;
  }

  /** By the wall's clock. */
  now(): number {
    return this.repository.serverClock.moment().at;
  }

  #oldest(): number {
    return this.now() - KEPT_S * 1000;
  }
}
