/** Passkeys: made for an account, shown instead of a password. */

import type { JsonWebKey } from 'node:crypto';
import { isOwnName } from '../../http/origin.ts';
import { nameKeyOf, parseAccountName } from '../../matches/names.ts';
import { Refused } from '../../matches/refusal.ts';
import type { Passkey } from '../../store/accounts.ts';
import type { Person } from '../../store/people.ts';
import { Conflict } from '../../store/store.ts';
import { type Accounts, type Known, mustHaveNone, signedOut } from '../accounts.ts';
import type { Asking } from '../cookie.ts';
import { deviceOf } from '../device.ts';
import type { Answering } from '../people.ts';
import {
  type Assertion,
  challengeOf,
  type Registration,
  readAssertion,
  readRegistration,
  type Site,
} from './ceremony.ts';
import { ALGORITHMS } from './keys.ts';

/** How long somebody may look for their finger. */
const CEREMONY_MS = 5 * 60 * 1000;
const MOST_PASSKEYS = 20;

/** What a browser must know to make a passkey. */
export interface Creation {
  readonly challenge: string;
  readonly rpId: string;
  readonly user: { readonly id: string; readonly name: string };
  readonly algorithms: readonly number[];
  /** Those that there are already. */
  readonly known: readonly string[];
}

export class Passkeys {
  readonly #accounts: Accounts;
  readonly #publicUrl: string | null;

  /** Bound to where people find the server, where that was said; otherwise to the name that each of them came by. */
  constructor(accounts: Accounts, publicUrl: string | null) {
    this.#accounts = accounts;
    this.#publicUrl = publicUrl;
  }

  /** Begins to make a passkey for whoever asks: for their account, or for one of that name that is to be. */
  async begin(request: Asking, answer: Answering, wanted: string): Promise<Creation> {
    const { people, store } = this.#accounts;
    const before = await people.of(request);
    const name = before?.kind === 'account' ? before.name : parseAccountName(wanted);
    if (before?.kind !== 'account' && (await store.named(nameKeyOf(name))) !== null) {
      throw new Refused('name-taken', 'This name is taken: choose another.');
    }
    const person = before ?? (await people.arrive(name));
    if (before === null) await people.admit(person, request, answer, null);
    return {
      challenge: await this.#accounts.issue('register', person.id, CEREMONY_MS),
      rpId: siteOf(request, this.#publicUrl).rpId,
      user: { id: Buffer.from(person.id).toString('base64url'), name },
      algorithms: ALGORITHMS,
      known: (await store.passkeys(person.id)).map(({ id }) => id),
    };
  }

  /** Adds a passkey to an account. Throws `Refused` if it will not do. */
  async add(known: Known, request: Asking, made: Registration): Promise<void> {
    const passkey = await this.#read(known.person, request, made);
    const { store } = this.#accounts;
    try {
      if (await store.addPasskey(passkey, known.session.id, MOST_PASSKEYS)) return;
    } catch (error) {
      if (error instanceof Conflict) throw badPasskey('it is known here already');
      throw error;
    }
    throw (await store.passkeys(known.person.id)).length < MOST_PASSKEYS
      ? signedOut()
      : new Refused('not-now', `An account has at most ${MOST_PASSKEYS} passkeys: remove one first.`);
  }

  /** Makes a guest the holder of an account that has this passkey and no password. */
  async signUp(known: Known, request: Asking, answer: Answering, name: string, made: Registration): Promise<Person> {
    mustHaveNone(known.person);
    const passkey = await this.#read(known.person, request, made);
    const account = { name: parseAccountName(name), password: null, passkey };
    return this.#accounts.openFor(known.person, known.session, account, request, answer);
  }

  /** Begins a sign-in; whoever has a passkey for this site may answer. */
  async challenge(request: Asking): Promise<{ readonly challenge: string; readonly rpId: string }> {
    const challenge = await this.#accounts.issue('signIn', null, CEREMONY_MS);
    return { challenge, rpId: siteOf(request, this.#publicUrl).rpId };
  }

  /** Throws the same `Refused` whatever is wrong. */
  async signIn(request: Asking, answer: Answering, id: string, assertion: Assertion): Promise<Person> {
    const { store, people } = this.#accounts;
    await this.#accounts.redeem(
      'signIn',
      orBad(() => challengeOf(assertion.clientDataJSON)),
    );
    const passkey = await store.passkey(id);
    if (passkey === null) throw badPasskey('it is not known here');
    const publicKey: JsonWebKey = JSON.parse(passkey.publicKey);
    const counter = orBad(() => readAssertion(assertion, publicKey, siteOf(request, this.#publicUrl)));
    const password = await store.passwordOf(passkey.person);
    // A count that does not go up: somebody has a copy.
    if (!(await store.usePasskey(id, counter, people.now()))) throw badPasskey('it was used before');
    const person = await people.store.find(passkey.person);
    if (person === null) throw badPasskey('its account is gone');
    await this.#accounts.enter(person, request, answer, password);
    return person;
  }

  /** Throws `Refused` if the account would be left without a way in. */
  async remove({ person }: Known, id: string): Promise<void> {
    const { store } = this.#accounts;
    if (!(await store.removePasskey(person.id, id))) throw await this.#accounts.whyNotRemoved(person, id);
  }

  async #read(person: Person, request: Asking, made: Registration): Promise<Passkey> {
    const challenge = orBad(() => challengeOf(made.clientDataJSON));
    const ticket = await this.#accounts.redeem('register', challenge);
    if (ticket.person !== person.id) throw badPasskey('it was begun by somebody else');
    const { id, publicKey, counter } = orBad(() => readRegistration(made, siteOf(request, this.#publicUrl)));
    const now = this.#accounts.people.now();
    const label = deviceOf(request.headers['user-agent']);
    return { id, person: person.id, publicKey: JSON.stringify(publicKey), counter, label, created: now, used: now };
  }
}

/** Where the page that asks must be from. Browsers make passkeys over HTTPS only, and on the machine itself. */
function siteOf({ headers }: Asking, publicUrl: string | null): Site {
  const { host = '', origin = '' } = headers;
  if (publicUrl !== null && !isOwnName(host)) return { rpId: new URL(publicUrl).hostname, origin: publicUrl };
  const rpId = URL.parse(`https://${host}`)?.hostname ?? '';
  const isPlain = (rpId === 'localhost' || rpId.endsWith('.localhost')) && !origin.startsWith('https:');
  return { rpId, origin: `${isPlain ? 'http' : 'https'}://${host}` };
}

const badPasskey = (why: string): Refused => new Refused('bad-passkey', `This passkey will not do: ${why}.`);

/** What a stranger sent may be anything: whatever is wrong with it is said in one way. */
function orBad<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw badPasskey((error as Error).message);
  }
}
