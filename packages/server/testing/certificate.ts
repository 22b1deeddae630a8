/** A certificate for this machine, made on the spot: nothing to keep secret, nothing to run out. */

import { generateKeyPairSync, sign } from 'node:crypto';

/** DER: a tag, a length, and what is in it. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const size = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.of(tag, ...size), body]);
}

const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
const oid = (...bytes: readonly number[]): Buffer => der(0x06, Buffer.from(bytes));
const text = (tag: number, words: string): Buffer => der(tag, Buffer.from(words));

const SIGNED_BY = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const NAME = sequence(der(0x31, sequence(oid(0x55, 0x04, 0x03), text(0x0c, 'localhost'))));
const VALID = sequence(text(0x18, '20200101000000Z'), text(0x18, '29991231235959Z'));
/** For `localhost` and 127.0.0.1. */
const FOR = sequence(text(0x82, 'localhost'), der(0x87, Buffer.of(127, 0, 0, 1)));
const EXTENSIONS = der(
  0xa3,
  sequence(
    sequence(oid(0x55, 0x1d, 0x11), der(0x04, FOR)),
    sequence(oid(0x55, 0x1d, 0x13), der(0x01, Buffer.of(255)), der(0x04, sequence(der(0x01, Buffer.of(255))))),
  ),
);

/** Both in PEM; who trusts `cert` trusts whoever has `key`. */
export function newCertificate(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const version = der(0xa0, der(0x02, Buffer.of(2)));
  const serial = der(0x02, Buffer.of(1));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const body = sequence(version, serial, SIGNED_BY, NAME, VALID, NAME, key, EXTENSIONS);
  const whole = sequence(body, SIGNED_BY, der(0x03, Buffer.of(0), sign('sha256', body, privateKey)));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  const cert = `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string, cert };
}
