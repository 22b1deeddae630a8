/** What a browser brings back from an authenticator (WebAuthn), checked: from here, for us, just now, by its owner. */

import { createHash, type JsonWebKey } from 'node:crypto';
import { type CborMap, decodeCbor } from './cbor.ts';
import { isSignedBy, publicKeyOf } from './keys.ts';

/** Whom it must be for. */
export interface Site {
  /** The name that passkeys are bound to: the host without its port. */
  readonly rpId: string;
  /** Where the page is from: 'https://host' as browsers write it. */
  readonly origin: string;
}

/** All in base64url, as the browser sends it. */
export interface Registration {
  readonly clientDataJSON: string;
  readonly attestationObject: string;
}

export interface Assertion {
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
/** Hash of the site, flags, counter. */
const HEAD_BYTES = 37;
const AAGUID_BYTES = 16;

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** The challenge that the browser was given, told before anything is believed. Throws if it brings none. */
export function challengeOf(clientDataJSON: string): string {
  const { challenge } = JSON.parse(bytesOf(clientDataJSON).toString('utf8')) as { challenge?: unknown };
  if (typeof challenge !== 'string') throw new Error('no challenge');
  return challenge;
}

/** A new passkey's id and public key. Throws with the reason if it is not what it says. Who made the device is not asked. */
export function readRegistration(
  { clientDataJSON, attestationObject }: Registration,
  site: Site,
): { readonly id: string; readonly publicKey: JsonWebKey; readonly counter: number } {
  checkClient(clientDataJSON, 'webauthn.create', site);
  const attestation = decodeCbor(bytesOf(attestationObject)).value;
  const told = attestation instanceof Map ? (attestation as CborMap).get('authData') : null;
  if (!(told instanceof Uint8Array)) throw new Error('nothing from the authenticator');
  const { flags, counter } = readHead(told, site);
  if ((flags & HAS_CREDENTIAL) === 0) throw new Error('no new key');
  const length = Buffer.from(told).readUInt16BE(HEAD_BYTES + AAGUID_BYTES);
  const from = HEAD_BYTES + AAGUID_BYTES + 2;
  if (told.length < from + length || length === 0 || length > 1023) throw new Error('no id of the key');
  const key = decodeCbor(told, from + length).value;
  if (!(key instanceof Map)) throw new Error('no public key');
  const id = Buffer.from(told.subarray(from, from + length)).toString('base64url');
  return { id, publicKey: publicKeyOf(key as CborMap), counter };
}

/** The counter that comes with a signature. Throws with the reason if the key's holder has not signed this, here and now. */
export function readAssertion(assertion: Assertion, publicKey: JsonWebKey, site: Site): number {
  checkClient(assertion.clientDataJSON, 'webauthn.get', site);
  const told = bytesOf(assertion.authenticatorData);
  const { counter } = readHead(told, site);
  const signed = Buffer.concat([told, sha256(bytesOf(assertion.clientDataJSON))]);
  if (!isSignedBy(publicKey, signed, bytesOf(assertion.signature))) throw new Error('the signature is not of this key');
  return counter;
}

function checkClient(clientDataJSON: string, type: string, site: Site): void {
  const told = JSON.parse(bytesOf(clientDataJSON).toString('utf8')) as Record<string, unknown>;
  if (told.type !== type) throw new Error('meant for something else');
  if (told.origin !== site.origin) throw new Error('from another site');
  if (told.crossOrigin === true) throw new Error('from within a page of another site');
}

function readHead(told: Uint8Array, { rpId }: Site): { flags: number; counter: number } {
  if (told.length < HEAD_BYTES) throw new Error('cut off');
  const bytes = Buffer.from(told);
  if (!bytes.subarray(0, 32).equals(sha256(rpId))) throw new Error('for another site');
  const flags = bytes[32]!;
  if ((flags & USER_PRESENT) === 0) throw new Error('nobody was there');
  // A passkey is all that is asked for, so its device must have made sure who holds it.
  if ((flags & USER_VERIFIED) === 0) throw new Error('the device did not make sure whose it is');
  return { flags, counter: bytes.readUInt32BE(33) };
}
