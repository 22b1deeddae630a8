/** Accounts: a guest becomes a holder, a holder signs in and out, and nothing tells a stranger which names there are. */

import type { Limits } from '../limits/limits.ts';
import { SharedAddressBuckets, SharedBuckets } from '../limits/shared-buckets.ts';
import { hashOf, newKey } from '../matches/keys.ts';
import { nameKeyOf, parseAccountName } from '../matches/names.ts';
import { Refused } from '../matches/refusal.ts';
import { type AccountStore, accountsOn, type NewAccount, type Ticket } from '../store/accounts.ts';
import type { Person, Session } from '../store/people.ts';
import { Conflict } from '../store/store.ts';
import type { Asking } from './cookie.ts';
import { adopt } from './moving.ts';
import { checkPassword, hashPassword, isPassword, mustHaveRoom } from './passwords.ts';
import type { Answering, People } from './people.ts';

/** A device and whose it is. */
export interface Known {
  readonly person: Person;
  readonly session: Session;
}

/** How long a code that brings one's games to another device is good. */
const CARRY_MS = 10 * 60 * 1000;

/** How long a link that was sent by mail is good. */
const MAIL_MS = 15 * 60 * 1000;

/** Who signed in so short a while ago need not show once more who they are. */
const FRESH_MS = 15 * 60 * 1000;

/** What is wanted with a new password. */
export interface NewPassword {
  readonly password: string;
  readonly endTokens?: boolean;
  readonly endPasskeys?: boolean;
}
export interface PasswordChange extends NewPassword {
  readonly old?: string | null;
}

export class Accounts {
  readonly people: People;
  readonly store: AccountStore;
  readonly #byAddress: SharedAddressBuckets;
  readonly #byAccount: SharedBuckets;

  constructor(people: People, limits: Pick<Limits, 'proofs' | 'proofsOfAccount'>) {
    this.people = people;
    this.store = accountsOn(people.repository.store.tables);
    const { bus } = people.repository;
    this.#byAddress = new SharedAddressBuckets('proofs', limits.proofs, bus, () => people.now());
    this.#byAccount = new SharedBuckets('account', limits.proofsOfAccount, bus, () => people.now());
  }

  /** Who asks. Throws `Refused` for a stranger. */
  async knownOf(request: Asking): Promise<Known> {
    const known = await this.people.sessionOf(request);
    if (known === null) throw new Refused('not-signed-in', 'Nobody is known here: sign in, or sit down at a table.');
    return known;
  }

  /** Who asks. Throws `Refused` for all but those who have an account. */
  async holderOf(request: Asking): Promise<Known> {
    const known = await this.knownOf(request);
    if (known.person.kind !== 'account') throw new Refused('not-signed-in', 'This needs an account: sign in.');
    return known;
  }

  /**
   * Counts a try to prove who one is. Throws `Refused` if there were too many. A device on which the account's owner has
   * signed in before has tries of its own: strangers who guess must not use up the owner's.
   */
  async countProof(address: string, account: string | null, device: string | null = null): Promise<void> {
    const name = device === null ? account : `${device} ${account}`;
    const ms = (await this.#byAddress.take(address)) || (name === null ? 0 : await this.#byAccount.take(name));
    if (ms > 0) throw new Refused('too-fast', `Too many tries. Wait ${Math.ceil(ms / 1000)} seconds.`);
  }

  /** Makes whoever asks the holder of a new account by name and password; a guest's seats stay theirs. */
  async signUp(request: Asking, answer: Answering, wanted: { name: string; password: string }): Promise<Person> {
    const name = parseAccountName(wanted.name);
    checkPassword(wanted.password, name);
    const before = await this.people.sessionOf(request);
    mustHaveNone(before?.person ?? null);
    if ((await this.store.named(nameKeyOf(name))) !== null) throw nameTaken();
    const password = await hashPassword(wanted.password);
    const guest = before?.person ?? (await this.people.arrive(name));
    return this.openFor(guest, before?.session ?? null, { name, password, passkey: null }, request, answer);
  }

  /** Makes a guest the holder of an account, known by a new cookie from now on. Throws `Refused` if the name is taken. */
  async openFor(
    guest: Person,
    before: Session | null,
    account: Omit<NewAccount, 'person' | 'nameKey'>,
    request: Asking,
    answer: Answering,
  ): Promise<Person> {
    let isOpened: boolean;
    try {
      isOpened = await this.store.open({ ...account, person: guest.id, nameKey: nameKeyOf(account.name) });
    } catch (error) {
      if (before === null) await this.store.remove(guest.id);
      if (error instanceof Conflict) throw nameTaken();
      throw error;
    }
    // The guest was ended in this very moment, or has an account by now.
    if (!isOpened) throw new Refused('busy', 'Who you are has just changed. Try again.');
    const person: Person = { ...guest, kind: 'account', name: account.name };
    await this.people.admit(person, request, answer, account.password);
    if (before !== null) await this.people.store.end(person.id, before.id);
    return person;
  }

  /** By name and password. Throws the same `Refused`, after the same time, whichever of the two is wrong. */
  async signIn(request: Asking, answer: Answering, name: string, password: string): Promise<Person> {
    mustHaveRoom();
    const found = await this.store.named(nameKeyOf(name));
    if (!(await isPassword(password, found?.password ?? null)) || found === null) throw wrongPassword();
    await this.enter(found.person, request, answer, found.password);
    return found.person;
  }

  /**
   * Makes the browser that asks one of this person's; the seats of the guest it was come along unless they are not to. That can
   * take long: throws `Refused` where `password` is no longer what is kept, as it was when they proved who they are.
   */
  async enter(
    person: Person,
    request: Asking,
    answer: Answering,
    password: string | null,
    adopts = true,
  ): Promise<void> {
    const before = await this.people.sessionOf(request);
    if (adopts && before?.person.kind === 'guest' && before.person.id !== person.id)
      await adopt(this.people, before.person, person);
    await this.people.admit(person, request, answer, password);
    if (before !== null) await this.people.store.end(before.person.id, before.session.id);
  }

  async signOut(request: Asking, answer: Answering): Promise<void> {
    const before = await this.people.sessionOf(request);
    if (before !== null) await this.people.store.end(before.person.id, before.session.id);
    this.people.dismiss(request, answer);
  }

  /**
   * Sets another password; all other devices are signed out, codes are void, and tokens and passkeys end if that is
   * wanted. Throws `Refused` if the old one is wrong, or whoever has none has not signed in of late.
   */
  async changePassword(
    { person, session }: Known,
    { old = null, password, endTokens = false, endPasskeys = false }: PasswordChange,
  ): Promise<void> {
    await this.mustBeOwner({ person, session }, old);
    checkPassword(password, person.name);
    const ending = { tokens: endTokens, passkeys: endPasskeys };
    await this.store.setPassword(person.id, await hashPassword(password), session.id, ending);
  }

  /** A code for a link that is sent to a mailbox by which this person signs in. */
  async mailCode(id: string): Promise<{ name: string; code: string }> {
    const person = await this.people.store.find(id);
    return { name: person?.name ?? '', code: await this.issue('mail', id, MAIL_MS) };
  }

  /**
   * Signs in by the code of a link that came by mail, and sets another password if one is wanted, with all that comes of
   * that. The seats of the guest who is known here come along only if that is wanted: whoever sent the link may be anybody.
   * Throws `Refused` if the code is not good, or the password will not do, or nobody has time for it: then the code stays good.
   */
  async signInByMail(
    request: Asking,
    answer: Answering,
    { code, adopts, change }: { readonly code: string; readonly adopts: boolean; readonly change: NewPassword | null },
  ): Promise<Person> {
    const owner = await this.ownerOf('mail', code);
    if (change !== null) checkPassword(change.password, owner.name);
    const password = change === null ? await this.store.passwordOf(owner.id) : await hashPassword(change.password);
    const person = await this.#ownerOf(await this.redeem('mail', code));
    if (change !== null) {
      const { endTokens = false, endPasskeys = false } = change;
      await this.store.setPassword(person.id, password!, null, { tokens: endTokens, passkeys: endPasskeys });
    }
    await this.enter(person, request, answer, password, adopts);
    return person;
  }

  /** Throws `Refused` unless this is the person's password, or whoever has none has just signed in. */
  async mustBeOwner(known: Known, password: string | null): Promise<void> {
    const kept = await this.store.passwordOf(known.person.id);
    if (kept === null) this.#mustBeFresh(known);
    else if (!(await isPassword(password ?? '', kept))) throw wrongPassword();
  }

  /**
   * Throws `Refused` unless whoever asks has just signed in, or shows the password: a cookie that was stolen must not be
   * turned into something that stays. Guests have nothing to prove it by.
   */
  async mustProve(known: Known, password: string | null): Promise<void> {
    if (password === null) this.#mustBeFresh(known);
    else if (!this.#isFresh(known)) await this.mustBeOwner(known, password);
  }

  #isFresh({ person, session }: Known): boolean {
    return person.kind === 'guest' || this.people.now() - session.created < FRESH_MS;
  }

  #mustBeFresh(known: Known): void {
    if (!this.#isFresh(known))
      throw new Refused('prove-first', 'Show that it is you: sign in again, or give your password.');
  }

  /** Why a passkey or a provider, by its id, was not removed from an account: there is none such, or it is the only way in. */
  async whyNotRemoved({ id }: Person, way: string): Promise<Refused> {
    const ways = [...(await this.store.passkeys(id)), ...(await this.store.identities(id))];
    return ways.some(one => one.id === way)
      ? new Refused('not-now', 'This is the only way into your account: set a password first.')
      : new Refused('nothing-there', 'Nothing such opens your account.');
  }

  /** A secret that is good once, for so long; kept as a hash. Throws `Refused` where a device asks for it that has been ended. */
  async issue(kind: Ticket['kind'], person: string | null, ms: number, session?: Session): Promise<string> {
    const secret = newKey();
    const now = this.people.now();
    const ticket = { id: hashOf(secret), kind, person, until: now + ms };
    if (!(await this.store.issue(ticket, now, session?.id))) throw signedOut();
    return secret;
  }

  /** Takes such a secret. Throws `Refused` if it was taken, is too old, or never was. */
  async redeem(kind: Ticket['kind'], secret: string): Promise<Ticket> {
    const ticket = await this.store.redeem(kind, hashOf(secret), this.people.now());
    return ticket ?? usedUp();
  }

  /** A code that makes one other browser this person's too. Throws `Refused` where who asks has not signed in of late. */
  async carry(known: Known): Promise<string> {
    await this.mustProve(known, null);
    return this.issue('carry', known.person.id, CARRY_MS, known.session);
  }

  /** Who asked for a code, which stays good. Throws `Refused` if it was taken, is too old, or never was. */
  async ownerOf(kind: 'carry' | 'mail', code: string): Promise<Person> {
    const ticket = await this.store.ticket(kind, hashOf(code), this.people.now());
    return this.#ownerOf(ticket ?? usedUp());
  }

  /** Makes the browser that asks that of whoever asked for the code; the seats of the guest it was, only if that is wanted. */
  async bringIn(request: Asking, answer: Answering, code: string, adopts: boolean): Promise<Person> {
    const password = await this.store.passwordOf((await this.ownerOf('carry', code)).id);
    const person = await this.#ownerOf(await this.redeem('carry', code));
    await this.enter(person, request, answer, password, adopts);
    return person;
  }

  async #ownerOf({ person: id }: Ticket): Promise<Person> {
    const person = await this.people.store.find(id!);
    if (person === null) throw new Refused('used-up', 'Whoever made this link is no longer known here.');
    return person;
  }
}

/** Throws `Refused` if somebody who wants an account has one. */
export function mustHaveNone(person: Person | null): void {
  if (person?.kind === 'account') throw new Refused('not-now', 'You have an account: sign out first.');
}

/** Its device was ended in the very moment in which it asked for something that opens the account. */
export const signedOut = (): Refused => new Refused('not-signed-in', 'You were signed out here: sign in.');

function usedUp(): never {
  throw new Refused('used-up', 'This was good once, and for a short time only: ask for a new one.');
}

const nameTaken = (): Refused => new Refused('name-taken', 'This name is taken: choose another.');
const wrongPassword = (): Refused => new Refused('wrong-password', 'Name or password is wrong.');
