/** Messages that only one browser can open: the encryption of web push, RFC 8291 in the form of RFC 8188. */

import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const AUTH_BYTES = 16;
const SALT_BYTES = 16;
/** The size of a record. Ours are one record each, so any that holds it will do. */
const RECORD_BYTES = 4096;
/** What a record holds besides the text: the tag of the cipher and the mark of the last record. */
const OVERHEAD_BYTES = 17;

/** The longest text that can be sealed. */
export const MOST_BYTES = RECORD_BYTES - OVERHEAD_BYTES;

/** What a browser gives out for messages to itself, in base64url. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** Whether a message can be sealed for these keys. */
export function areKeys({ p256dh, auth }: BrowserKeys): boolean {
  if (Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false;
  try {
    createSender().computeSecret(pointOf(p256dh));
    return true;
  } catch {
    return false;
  }
}

/** A key pair for one message. */
function createSender(): ECDH {
  const sender = createECDH(CURVE);
  sender.generateKeys();
  return sender;
}

/** The body of a push message. A sender and a salt are used for one message only. */
export function seal(
  keys: BrowserKeys,
  text: Uint8Array,
  sender: ECDH = createSender(),
  salt: Buffer = randomBytes(SALT_BYTES),
): Buffer {
  if (text.length > MOST_BYTES) throw new RangeError(`${text.length} bytes are too many for one message`);
  const receiver = pointOf(keys.p256dh);
  const auth = Buffer.from(keys.auth, 'base64url');
  const own = sender.getPublicKey();
  const shared = sender.computeSecret(receiver);
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, own]);
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, both, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The 2 says that no other record follows.
  const sealed = [cipher.update(text), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()];
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES);
  sizes.writeUInt8(own.length, 4);
  return Buffer.concat([salt, sizes, own, ...sealed]);
}

function pointOf(p256dh: string): Buffer {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES) throw new RangeError('not a point of the curve');
  return point;
}
