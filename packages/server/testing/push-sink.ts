/** A push service and the browser behind it: checks who sends, opens what is sent, and keeps it. */

import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Pushed {
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub?: string };
  /** The key that the sender proved to have. */
  readonly sender: string;
}

export interface PushSink {
  /** What a browser gives to the page. */
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  readonly pushed: Pushed[];
  /** What it answers from now on; 201 takes the message. */
  answer(status: number): void;
  /** How often it was asked, whatever it answered. */
  asked(): number;
  close(): Promise<void>;
}

export async function startPushSink(): Promise<PushSink> {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const pushed: Pushed[] = [];
  let status = 201;
  let asked = 0;
  const server = createServer(async (request, response) => {
    asked++;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    let answer = status;
    if (status === 201) {
      try {
        const from = whoVouches(request.headers.authorization ?? '');
        pushed.push({ text: unseal(Buffer.concat(chunks), browser, auth), headers: request.headers, ...from });
      } catch {
        answer = 403;
      }
    }
    response.writeHead(answer).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/push/one`;
  return {
    subscription: { endpoint, keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') } },
    pushed,
    answer(next) {
      status = next;
    },
    asked: () => asked,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Throws if the signature is not by the key that is named. */
function whoVouches(authorization: string): Pick<Pushed, 'claims' | 'sender'> {
  const [, token = '', sender = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(sender, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = Buffer.from(`${head}.${body}`);
  const isTrue = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString());
  if (!isTrue || alg !== 'ES256') throw new Error('not signed by that key');
  return { claims: JSON.parse(Buffer.from(body, 'base64url').toString()), sender };
}

/** The browser's side of RFC 8291, written from the document and not from the sender's code. */
function unseal(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length, -16);
  const context = Buffer.concat([Buffer.from('WebPush: info\0', 'latin1'), browser.getPublicKey(), sender]);
  const input = hkdfSync('sha256', browser.computeSecret(sender), auth, context, 32);
  const key = hkdfSync('sha256', Buffer.from(input), salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdfSync('sha256', Buffer.from(input), salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce));
  decipher.setAuthTag(body.subarray(-16));
  const open = Buffer.concat([decipher.update(sealed), decipher.final()]);
  const end = open.lastIndexOf(2);
  return open.subarray(0, end).toString();
}
