/** An authenticator in software: it makes keys and signs as a real one does, and lies where a test wants it to. */

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

export type Kind = 'ES256' | 'EdDSA' | 'RS256';

/** What the browser and the device say of themselves; each can be made to lie. */
export interface Circumstances {
  readonly origin: string;
  readonly rpId: string;
  readonly flags?: number;
  readonly type?: string;
  readonly crossOrigin?: boolean;
  readonly counter?: number;
}

const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

export class Authenticator {
  readonly id = randomBytes(16);
  readonly #kind: Kind;
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  counter = 0;

  constructor(kind: Kind) {
    const pair =
      kind === 'ES256'
        ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
        : kind === 'EdDSA'
          ? generateKeyPairSync('ed25519')
          : generateKeyPairSync('rsa', { modulusLength: 2048 });
    this.#kind = kind;
    this.#privateKey = pair.privateKey;
    this.#publicKey = pair.publicKey;
  }

  /** What `navigator.credentials.create` would give. */
  make(challenge: string, circumstances: Circumstances) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const flags = (circumstances.flags ?? PRESENT_AND_VERIFIED) | WITH_CREDENTIAL;
    const authData = Buffer.concat([
      this.#head({ ...circumstances, flags }),
      Buffer.alloc(16),
      length,
      this.id,
      this.#cose(),
    ]);
    const attestation = map([text('fmt'), text('none')], [text('attStmt'), map()], [text('authData'), bytes(authData)]);
    return {
      clientDataJSON: clientData(challenge, { type: 'webauthn.create', ...circumstances }),
      attestationObject: attestation.toString('base64url'),
    };
  }

  /** What `navigator.credentials.get` would give. */
  show(challenge: string, circumstances: Circumstances) {
    this.counter++;
    const authData = this.#head({ counter: this.counter, ...circumstances });
    const clientDataJSON = clientData(challenge, { type: 'webauthn.get', ...circumstances });
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: this.id.toString('base64url'),
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: sign(this.#kind === 'EdDSA' ? null : 'sha256', signed, this.#privateKey).toString('base64url'),
    };
  }

  #head({ rpId, flags = PRESENT_AND_VERIFIED, counter = 0 }: Circumstances): Buffer {
    const rest = Buffer.alloc(5);
    rest[0] = flags;
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), rest]);
  }

  #cose(): Buffer {
    const jwk = this.#publicKey.export({ format: 'jwk' });
    const part = (name: 'x' | 'y' | 'n' | 'e'): Buffer => bytes(Buffer.from(jwk[name]!, 'base64url'));
    if (this.#kind === 'ES256') {
      return map([int(1), int(2)], [int(3), int(-7)], [int(-1), int(1)], [int(-2), part('x')], [int(-3), part('y')]);
    }
    if (this.#kind === 'EdDSA')
      return map([int(1), int(1)], [int(3), int(-8)], [int(-1), int(6)], [int(-2), part('x')]);
    return map([int(1), int(3)], [int(3), int(-257)], [int(-1), part('n')], [int(-2), part('e')]);
  }
}

const clientData = (challenge: string, { type, origin, crossOrigin = false }: Partial<Circumstances>): string =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin })).toString('base64url');

/** CBOR, the other way round. */
function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  if (count < 256) return Buffer.from([(major << 5) | 24, count]);
  return Buffer.from([(major << 5) | 25, count >> 8, count & 0xff]);
}
const int = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const map = (...entries: (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);
