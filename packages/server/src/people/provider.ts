/** Signing in by the word of an OpenID provider that the operator trusts: the code flow, with PKCE and a nonce. */

import { createHash } from 'node:crypto';
import * as oidc from 'openid-client';
import { isOwnName } from '../http/origin.ts';
import { hashOf, isSame } from '../matches/keys.ts';
import { parseAccountName } from '../matches/names.ts';
import { Refused } from '../matches/refusal.ts';
import type { Identity, Ticket } from '../store/accounts.ts';
import type { Session } from '../store/people.ts';
import { Conflict } from '../store/store.ts';
import { type Accounts, type Known, mustHaveNone } from './accounts.ts';
import type { Asking } from './cookie.ts';
import type { Answering } from './people.ts';

/** What the operator and the provider know of each other. */
export interface ProviderOptions {
  /** As the provider writes it: `https://id.example.org`. */
  readonly issuer: string;
  readonly clientId: string;
  /** Absent for a client that the provider knows by its address alone. */
  readonly clientSecret?: string;
  /** What people know it by. */
  readonly name: string;
}

/** What came of a visit to the provider; the page says it in words. */
export type Outcome = 'signedIn' | 'linked' | 'unknown' | 'nameTaken' | 'taken' | 'cancelled' | 'failed';

type ProviderAnswer = { readonly subject: string } | { readonly subject: null; readonly why: Outcome };

/** Where the provider sends people back to; it must be told so beforehand. */
export const WAY_BACK = '/api/session/provider/back';

/** How long somebody may take there. */
const VISIT_MS = 15 * 60 * 1000;
/** A provider that does not answer for so long is away. */
const PATIENCE_S = 10;

/**
 * Everything that binds a visit to the browser that began it, made of one secret which only that browser keeps: whoever
 * is sent here with the code of a visit of somebody else has not got it.
 */
function boundTo(secret: string) {
  const made = (what: string): string =>
    createHash('sha256').update(`roundhouse provider 1\n${what}\n${secret}`).digest('base64url');
  return { state: made('state'), nonce: made('nonce'), verifier: made('verifier') };
}

/** Always the same for one person at one provider. It is a hash, because who they are over there is none of our business. */
const identityOf = (issuer: string, subject: string): string => hashOf(`roundhouse identity 1\n${issuer}\n${subject}`);

export class Provider {
  readonly #accounts: Accounts;
  readonly #options: ProviderOptions;
  readonly #publicUrl: string;
  #found: Promise<oidc.Configuration> | null = null;

  constructor(accounts: Accounts, options: ProviderOptions, publicUrl: string) {
    this.#accounts = accounts;
    this.#options = options;
    this.#publicUrl = publicUrl;
  }

  get name(): string {
    return this.#options.name;
  }

  /** Where to go to sign in, or to make an account of this name where there is none yet. Throws `Refused`. */
  begin(request: Asking, answer: Answering, name: string | null): Promise<string> {
    return this.#begin(request, answer, null, name === null ? '' : parseAccountName(name));
  }

  /** Where to go to have the provider open an account that there is. Throws `Refused`. */
  beginLink(request: Asking, answer: Answering, { person }: Known): Promise<string> {
    return this.#begin(request, answer, person.id, '');
  }

  async #begin(request: Asking, answer: Answering, person: string | null, name: string): Promise<string> {
    const config = await this.#configuration();
    const secret = await this.#accounts.issue('provider', person, VISIT_MS);
    const { state, nonce, verifier } = boundTo(secret);
    const url = oidc.buildAuthorizationUrl(config, {
      ...{ redirect_uri: this.#publicUrl + WAY_BACK, state, nonce, scope: 'openid' },
      ...{ code_challenge: await oidc.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
    });
    this.#accounts.people.sendOff({ secret, name }, VISIT_MS, request, answer);
    return url.href;
  }

  /** Somebody is back, with what the provider says behind this address. Throws nothing that is theirs or the provider's to mend. */
  async finish(request: Asking, answer: Answering, address: string): Promise<Outcome> {
    const { people, store } = this.#accounts;
    const visit = people.visitOf(request);
    const said = new URL(address, this.#publicUrl);
    // A link of somebody else's neither lets anybody in nor ends the visit that is on.
    if (visit === null || !isSame(said.searchParams.get('state') ?? '', boundTo(visit.secret).state)) return 'failed';
    people.endVisit(request, answer);
    const ticket = await store.redeem('provider', hashOf(visit.secret), people.now());
    if (ticket === null) return 'failed';
    const told = await this.#ask(said, visit.secret);
    if (told.subject === null) return told.why;
    const { issuer } = this.#options;
    const now = people.now();
    const identity = { id: identityOf(issuer, told.subject), issuer, created: now, used: now };
    try {
      return await this.#let(request, answer, identity, ticket, visit.name);
    } catch (error) {
      if (error instanceof Refused && error.code === 'name-taken') return 'nameTaken';
      if (error instanceof Refused) return 'failed';
      throw error;
    }
  }

  /** What becomes of somebody whom the provider knows. */
  async #let(
    request: Asking,
    answer: Answering,
    identity: Omit<Identity, 'person'>,
    ticket: Ticket,
    name: string,
  ): Promise<Outcome> {
    const { people, store } = this.#accounts;
    const owner = await store.identityOwner(identity.id);
    const password = owner === null ? null : await store.passwordOf(owner);
    const found = await store.useIdentity(identity.id, identity.used);
    if (ticket.person !== null) {
      const known = await people.sessionOf(request);
      // Whoever has signed out meanwhile, or is somebody else by now, gives nothing to an account.
      if (known?.person.id !== ticket.person) return 'failed';
      if (found !== null) return found === ticket.person ? 'linked' : 'taken';
      return this.#link({ ...identity, person: ticket.person }, known.session);
    }
    const person = found && (await people.store.find(found));
    if (person) {
      await this.#accounts.enter(person, request, answer, password);
      return 'signedIn';
    }
    if (name === '') return 'unknown';
    const before = await people.sessionOf(request);
    mustHaveNone(before?.person ?? null);
    const guest = before?.person ?? (await people.arrive(name));
    const account = {
      name: parseAccountName(name),
      password: null,
      passkey: null,
      identity: { ...identity, person: guest.id },
    };
    await this.#accounts.openFor(guest, before?.session ?? null, account, request, answer);
    return 'signedIn';
  }

  async #link(identity: Identity, session: Session): Promise<Outcome> {
    try {
      return (await this.#accounts.store.addIdentity(identity, session.id)) ? 'linked' : 'failed';
    } catch (error) {
      if (error instanceof Conflict) return 'taken';
      throw error;
    }
  }

  /** Who it is, in the provider's words, or why that is not known. */
  async #ask(address: URL, secret: string): Promise<ProviderAnswer> {
    const { state, nonce, verifier } = boundTo(secret);
    try {
      const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true };
      const told = await oidc.authorizationCodeGrant(await this.#configuration(), address, checks);
      return { subject: told.claims()!.sub };
    } catch (error) {
      const isOwnWish = error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied';
      return { subject: null, why: isOwnWish ? 'cancelled' : 'failed' };
    }
  }

  /** What the provider says of itself, asked for when it is first needed: a server starts whether or not it is there. */
  async #configuration(): Promise<oidc.Configuration> {
    this.#found ??= this.#discover();
    try {
      return await this.#found;
    } catch {
      this.#found = null;
      throw new Refused('busy', `${this.name} cannot be asked now. Try again in a minute.`);
    }
  }

  async #discover(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.#options;
    const at = new URL(issuer);
    const isPlain = at.protocol === 'http:' && isOwnName(at.host);
    // What it says of people is checked by its signature too, not by the line alone on which it came.
    const execute = [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])];
    return oidc.discovery(at, clientId, clientSecret, clientSecret === undefined ? oidc.None() : undefined, {
      execute,
      timeout: PATIENCE_S,
    });
  }
}
