/** Public keys as authenticators tell them (COSE, RFC 9053), and what they have signed. */

import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import type { CborMap } from './cbor.ts';

/** The algorithms that are understood, the one we like best first. */
export const ALGORITHMS = [-7, -8, -257] as const;

/** Labels of a key's parts. What -1, -2 and -3 mean depends on the kind of key. */
const [KIND, ALGORITHM] = [1, 3];

const LEAST_RSA_BITS = 2048;

/** The key as JSON Web Key. Throws if it is of a kind that we do not understand, or no key at all. */
export function publicKeyOf(cose: CborMap): JsonWebKey {
  const jwk = jwkOf(cose);
  // Also finds points that are on no curve.
  const { asymmetricKeyDetails } = createPublicKey({ key: jwk, format: 'jwk' });
  if ((asymmetricKeyDetails?.modulusLength ?? LEAST_RSA_BITS) < LEAST_RSA_BITS) throw new Error('a key too short');
  return jwk;
}

function jwkOf(cose: CborMap): JsonWebKey {
  const bytes = (label: number): string => {
    const part = cose.get(label);
    if (!(part instanceof Uint8Array)) throw new Error(`part ${label} of the key is missing`);
    return Buffer.from(part).toString('base64url');
  };
  const kind = `${cose.get(KIND)} ${cose.get(ALGORITHM)}`;
  if (kind === '2 -7' && cose.get(-1) === 1) return { kty: 'EC', crv: 'P-256', x: bytes(-2), y: bytes(-3) };
  if (kind === '1 -8' && cose.get(-1) === 6) return { kty: 'OKP', crv: 'Ed25519', x: bytes(-2) };
  if (kind === '3 -257') return { kty: 'RSA', n: bytes(-1), e: bytes(-2) };
  throw new Error('a kind of key that is not understood');
}

/** Whether the holder of the key has signed this. */
export function isSignedBy(jwk: JsonWebKey, signed: Uint8Array, signature: Uint8Array): boolean {
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  try {
    return verify(jwk.kty === 'OKP' ? null : 'sha256', signed, key, signature);
  } catch {
    return false;
  }
}
