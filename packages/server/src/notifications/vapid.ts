/** Who a push message comes from: the server's key pair, and what it signs for each push service (RFC 8292). */

import { createECDH, createPrivateKey, type ECDH, type JsonWebKey, type KeyObject, sign } from 'node:crypto';

/** A pair on P-256, in base64url: the private number, and the public point that browsers subscribe with. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Push services refuse what is good for more than a day. */
const GOOD_FOR_S = 12 * 60 * 60;
const NUMBER_BYTES = 32;

function newPair(): ECDH {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return pair;
}

export function newVapidKeys(pair: ECDH = newPair()): VapidKeys {
  return { publicKey: pair.getPublicKey('base64url'), privateKey: wholeNumber(pair.getPrivateKey()) };
}

/** With the zeros in front that a key must have and that Node leaves out: once in 256 pairs there are some. */
const wholeNumber = (bytes: Uint8Array): string =>
  Buffer.concat([Buffer.alloc(NUMBER_BYTES - bytes.length), bytes]).toString('base64url');

/**
 * Keys that were kept by a server, for use. Where the private number began with a zero, earlier versions put a letter in front of it,
 * which made it another number: browsers had subscribed to the public key, and nothing ever reached them.
 */
export function mendedVapidKeys(kept: VapidKeys): VapidKeys {
  if (areVapidKeys(kept)) return kept;
  return { ...kept, privateKey: wholeNumber(Buffer.from(kept.privateKey.slice(1), 'base64url')) };
}

/** Whether the two are a pair. */
export function areVapidKeys({ publicKey, privateKey }: VapidKeys): boolean {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/** The `authorization` header for one push service. `subject` tells its operator whom to write to, if anybody. */
export function vouch(keys: VapidKeys, endpoint: string, subject: string | null, now: number): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + GOOD_FOR_S,
    ...(subject !== null && { sub: subject }),
  };
  const body = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(body), { key: privateKeyOf(keys), dsaEncoding: 'ieee-p1363' });
  return `vapid t=${body}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

function privateKeyOf({ publicKey, privateKey }: VapidKeys): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const key: JsonWebKey = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: wholeNumber(Buffer.from(privateKey, 'base64url')),
  };
  return createPrivateKey({ key, format: 'jwk' });
}
