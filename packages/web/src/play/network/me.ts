/** Who one is to the server: the endpoints of people as functions. Who asks is in a cookie that no script can read. */

import type {
  Carry,
  CodeShown,
  MadePasskey,
  Me,
  OwnMatches,
  PasskeyChallenge,
  PasskeyCreation,
  ProviderShown,
  Sessions,
  ShownPasskey,
  WayThere,
} from '@roundhouse/server/people/protocol.ts';
import { errorSaid } from '../../words/index.ts';
import { allKept, keep } from '../kept/kept-matches.ts';
import { drop, held, hold } from '../kept/store.ts';
import { ApiError, ask } from './api.ts';
import { base64url, newKey } from './keys.ts';

/** Of a link to another browser, or from a mail. */
const CODE = /^[\w-]{1,64}$/;

export type { CodeShown, Me, OwnMatches, Sessions };

/** Whether somebody has signed in here, or brought games here: only then is it worth asking which games there are. */
export const isKnownHere = (): boolean => held('known') === true;

function noted({ person }: Me, isCarried = false): Me {
  if (person?.kind === 'account' || isCarried) hold('known', true);
  return { person };
}

/** Who is known here. */
export async function whoAmI(): Promise<Me> {
  const me = await ask<Me>('GET', '/me');
  if (me.person === null) drop('known');
  return noted(me);
}

export const ownMatches = (): Promise<OwnMatches> => ask('GET', '/me/matches');
export const devices = (): Promise<Sessions> => ask('GET', '/me/sessions');
export const endDevice = (id: string): Promise<object> => ask('DELETE', `/me/sessions/${encodeURIComponent(id)}`);

export const signUp = async (name: string, password: string): Promise<Me> =>
  noted(await ask('POST', '/account', { name, password }));
export const signIn = async (name: string, password: string): Promise<Me> =>
  noted(await ask('POST', '/session', { name, password }));

/** Asks for a link by mail; whether anybody signs in at this address is not told. */
export const askForLink = (address: string): Promise<object> => ask('POST', '/session/mail', { address });

/** Signs in by the code of such a link; sets another password where one is given. */
export const signInByMail = async (
  code: string,
  adopt: boolean,
  change: ({ password: string } & Ending) | null,
): Promise<Me> => noted(await ask('POST', '/session/link', { code, adopt, ...change }), true);

/** Says whether links to one of the own mailboxes sign in. */
export const setMailSignIn = (channel: string, signsIn: boolean): Promise<Me> =>
  ask('POST', '/me/mail', { channel, signsIn });

/** By whose word people may sign in here, besides their own; null where by nobody's. */
export const providerName = async (): Promise<string | null> =>
  (await ask<ProviderShown>('GET', '/session/provider')).name;

/** Leaves for the provider, to sign in there; with a name, to make an account of that name. */
export const goToProvider = async (name: string | null): Promise<void> =>
  leave(await ask('POST', '/session/provider', name === null ? {} : { name }));

/** Leaves for the provider, to have it open the own account. */
export const addIdentity = async (): Promise<void> => leave(await ask('POST', '/me/identities', {}));

const leave = ({ url }: WayThere): void => location.assign(url);

export const removeIdentity = (id: string): Promise<Me> => ask('DELETE', `/me/identities/${id}`);

export async function signOut(): Promise<void> {
  await ask('DELETE', '/session');
  drop('known');
}

/** What may end with the old password, besides other devices. */
export interface Ending {
  readonly endTokens: boolean;
  readonly endPasskeys: boolean;
}

export const changePassword = (old: string | null, password: string, ending: Ending): Promise<object> =>
  ask('POST', '/me/password', { ...(old !== null && { old }), password, ...ending });

/** A link that makes one other browser this person's too; what it opens stands behind the #, which browsers do not send. */
export async function carryLink(): Promise<string> {
  const { code } = await ask<Carry>('POST', '/me/carry');
  return `${location.origin}/account#carry=${code}`;
}

/** Whose code it is, from another device or by mail, and how many seats of this browser's guest could go to them. */
export async function lookAtCode(code: string, by: 'carry' | 'mail'): Promise<CodeShown> {
  // Some mail programs lose the end of an address.
  if (!CODE.test(code)) throw new ApiError('wrong-link', 0, errorSaid('wrong-link')!);
  return ask('POST', '/carry/look', { code, by });
}

export const bringHere = async (code: string, adopt: boolean): Promise<Me> =>
  noted(await ask('POST', '/carry', { code, adopt }), true);

/** Withdraws the keys of all own seats. Those that this browser keeps are given new ones, so that it can still pass them on. */
export async function endSeatKeys(): Promise<void> {
  await ask('DELETE', '/me/keys');
  for (const kept of allKept()) {
    if (kept.kind !== 'live' || kept.over) continue;
    const key = newKey();
    // A seat that is another's, or is gone, stays as it is; without its key the cookie opens an own one.
    await ask('POST', `/matches/${encodeURIComponent(kept.id)}/key`, { key }).then(
      () => keep({ ...kept, key }),
      () => {},
    );
  }
}

/** Where everything is that the server keeps of whoever asks. */
export const EXPORT = '/api/me/export';

export async function deleteMe(password: string | null): Promise<void> {
  await ask('DELETE', '/me', password === null ? {} : { password });
  drop('known');
}

/** Browsers make passkeys only where nobody can listen. */
export const hasPasskeys = (): boolean => globalThis.isSecureContext && 'PublicKeyCredential' in globalThis;

export async function signUpByPasskey(name: string): Promise<Me> {
  return noted(await ask('POST', '/account/passkey', { name, passkey: await makePasskey(name) }));
}

export const addPasskey = async (): Promise<Me> => ask('POST', '/me/passkeys', await makePasskey(''));
export const removePasskey = (id: string): Promise<Me> => ask('DELETE', `/me/passkeys/${id}`);

export async function signInByPasskey(): Promise<Me> {
  const { challenge, rpId } = await ask<PasskeyChallenge>('POST', '/passkeys/challenge');
  const shown = await navigator.credentials.get({
    publicKey: { challenge: bytesOf(challenge), rpId, userVerification: 'required' },
  });
  const { id, response } = shown as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature } = response as AuthenticatorAssertionResponse;
  const sent: ShownPasskey = {
    id,
    clientDataJSON: textOf(clientDataJSON),
    authenticatorData: textOf(authenticatorData),
    signature: textOf(signature),
  };
  return noted(await ask('POST', '/session/passkey', sent));
}

async function makePasskey(name: string): Promise<MadePasskey> {
  const wanted = await ask<PasskeyCreation>('POST', '/passkeys/registration', { name });
  const made = await navigator.credentials.create({
    publicKey: {
      challenge: bytesOf(wanted.challenge),
      rp: { id: wanted.rpId, name: 'Roundhouse' },
      user: { id: bytesOf(wanted.user.id), name: wanted.user.name, displayName: wanted.user.name },
      pubKeyCredParams: wanted.algorithms.map(alg => ({ type: 'public-key', alg })),
      excludeCredentials: wanted.known.map(id => ({ type: 'public-key', id: bytesOf(id) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    },
  });
  const { clientDataJSON, attestationObject } = (made as PublicKeyCredential)
    .response as AuthenticatorAttestationResponse;
  return { clientDataJSON: textOf(clientDataJSON), attestationObject: textOf(attestationObject) };
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));

const textOf = (bytes: ArrayBuffer): string => base64url(new Uint8Array(bytes));
