/** Who asks: guests without a form, known by a signed cookie, and holders of accounts. */

import type { Seat } from '@roundhouse/kernel';
import { Tokens, tokenIn } from '../api/tokens.ts';
import { hashOf, newKey } from '../matches/keys.ts';
import type { Ledger } from '../matches/ledger.ts';
import { parseName } from '../matches/names.ts';
import { Refused } from '../matches/refusal.ts';
import { type PeopleStore, type Person, peopleOn, type Session } from '../store/people.ts';
import { keptSecret } from '../store/secrets.ts';
import type { StoredMatch } from '../store/store.ts';
import { type Asking, cookieFor, isOverHttps, KEPT_S, noCookie, type Showing, tokenOf } from './cookie.ts';
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
  /** What cookies are signed with; where absent, one that the house made and keeps. */
  readonly secret?: string;
  /** How many proxies of ours stand before the server. */
  readonly proxies: number;
}

/** A device counts as seen at most this often, so that not every request is a write. */
const SEEN_MS = 10 * 60 * 1000;

export class People {
  readonly store: PeopleStore;
  readonly tokens: Tokens;
  readonly ledger: Ledger;
  readonly #secret: string;
  readonly #proxies: number;

  private constructor(ledger: Ledger, secret: string, proxies: number) {
    this.store = peopleOn(ledger.store.tables);
    this.tokens = new Tokens(ledger.store.tables);
    this.ledger = ledger;
    this.#secret = secret;
    this.#proxies = proxies;
  }

  static async open(ledger: Ledger, { secret, proxies }: PeopleOptions): Promise<People> {
    const own = secret ?? (await keptSecret(ledger.store.tables, 'cookies', newKey()));
    const people = new People(ledger, own, proxies);
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
    const token = tokenOf(request, this.#secret);
    if (token === null) return null;
    const found = await this.store.session(hashOf(token), this.#oldest());
    const now = this.now();
    if (found !== null && now - found.session.seen > SEEN_MS) await this.store.seen(found.session.id, now);
    return found;
  }

  /**
   * Who wants to sit down under this name. A browser that is not known yet becomes a guest's, and is told so in the
   * answer; a program, which says nothing of where it comes from, stays what its seat key makes it.
   */
  async guestOf(request: Asking, answer: Answering, name: string): Promise<Person | null> {
    const parsed = parseName(name);
    const person = await this.of(request);
    if (person === null && request.headers.origin === undefined) return null;
    if (person === null) {
      const guest = await this.arrive(parsed);
      await this.admit(guest, request, answer);
      return guest;
    }
    if (person.kind === 'account' || person.program || person.name === parsed) return person;
    await this.store.rename(person.id, parsed);
    return { ...person, name: parsed };
  }

  /** Makes the browser that asks one of this person's. */
  async admit(person: Person, request: Asking, answer: Answering): Promise<void> {
    const token = newKey();
    const now = this.now();
    const device = deviceOf(request.headers['user-agent']);
    await this.store.begin({ id: hashOf(token), person: person.id, device, created: now, seen: now });
    answer.header('set-cookie', cookieFor(token, this.#secret, isOverHttps(request, this.#proxies)));
  }

  /** Makes the browser that asks forget who it was. */
  dismiss(request: Asking, answer: Answering): void {
    answer.header('set-cookie', noCookie(isOverHttps(request, this.#proxies)));
  }

  /** The matches and seats of a person, newest first; of the newest matches only where a number is given. */
  async places(person: Pick<Person, 'id'>, newest: number = Infinity): Promise<Place[]> {
    const ids = (await this.store.matches(person.id)).slice(0, newest);
    const matches = await Promise.all(ids.map(id => this.ledger.store.load(id)));
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
    return this.ledger.house.moment().at;
  }

  #oldest(): number {
    return this.now() - KEPT_S * 1000;
  }
}
