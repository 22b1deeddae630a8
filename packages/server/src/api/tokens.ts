/** Tokens for programs: made once, shown by them, revoked by their owner. */

import { hashOf, newKey } from '../matches/keys.ts';
import { parseName } from '../matches/names.ts';
import { Refused } from '../matches/refusal.ts';
import type { Person, Session } from '../store/people.ts';
import type { Tables } from '../store/tables.ts';
import { type Scope, type Token, type TokenStore, tokensOn } from '../store/tokens.ts';

/** By this a token is told from the key of a seat, and found by those who search code for secrets. */
const PREFIX = 'rh_';

const MOST_TOKENS = 20;
/** A token counts as used at most this often, so that not every request is a write. */
const USED_MS = 10 * 60 * 1000;

/** The token that a request shows; null where it shows none. */
export function tokenIn(headers: { readonly authorization?: string | undefined }): string | null {
  return /^Bearer (rh_[\w-]{1,64})$/.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** What is wanted of a new token. */
export interface WantedToken {
  readonly name: string;
  /** To play and to read where absent. */
  readonly scopes?: readonly Scope[];
  /** How long it is good; until it is revoked where absent. */
  readonly days?: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export class Tokens {
  readonly #store: TokenStore;

  constructor(tables: Tables) {
    this.#store = tokensOn(tables);
  }

  /**
   * Makes one, for the device that asks, if one does. It is told here and never again. Throws `Refused` if the name will not
   * do, there are too many, or the device has been ended.
   */
  async make(
    person: Pick<Person, 'id'>,
    { name: called, scopes = ['play', 'read'], days }: WantedToken,
    now: number,
    session: Session | null = null,
  ): Promise<{ token: string; kept: Token }> {
    const name = parseName(called);
    const token = PREFIX + newKey();
    const until = days === undefined ? null : now + days * DAY_MS;
    const kept: Token = {
      ...{ id: newKey().slice(0, 16), person: person.id, name, created: now, used: null },
      ...{ scopes: [...new Set(scopes)], until },
    };
    if (await this.#store.add(kept, hashOf(token), session?.id ?? null, MOST_TOKENS)) return { token, kept };
    throw (await this.#store.all(person.id)).length < MOST_TOKENS
      ? new Refused('not-signed-in', 'You were signed out here: sign in.')
      : new Refused('not-now', `You have ${MOST_TOKENS} tokens. Revoke one that is not in use.`);
  }

  /** Whose program shows it, marked as a program; null if it was never made, was revoked, or is no longer good. */
  async ownerOf(token: string, now: number): Promise<Person | null> {
    const found = await this.#store.find(hashOf(token));
    if (found === null || (found.token.until ?? Number.POSITIVE_INFINITY) <= now) return null;
    if (now - (found.token.used ?? 0) > USED_MS) await this.#store.used(found.token.id, now);
    return { ...found.person, program: true, scopes: found.token.scopes };
  }

  of(person: Pick<Person, 'id'>): Promise<Token[]> {
    return this.#store.all(person.id);
  }

  /** Throws `Refused` if this person has no such token. */
  async revoke(person: Pick<Person, 'id'>, id: string): Promise<void> {
    if (!(await this.#store.revoke(person.id, id))) throw new Refused('nothing-there', 'There is no such token.');
  }
}
