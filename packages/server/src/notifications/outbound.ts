/** Requests to addresses that strangers gave us: to the open internet only, without detours, and not for long. */

import { type LookupAddress, lookup } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as safeRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What became of something sent: `gone` will never work again, `later` may, `refused` will not as it is. */
export type Outcome =
  | { readonly kind: 'sent' | 'gone' | 'refused' }
  /** `isOurs`: nobody is to blame but who runs this server, so it is tried for as long as it is owed. */
  | { readonly kind: 'later'; readonly waitMs: number | null; readonly isOurs?: boolean };

export interface OutgoingRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Answers that mean that nothing will ever be taken there again. */
  readonly goneBy: readonly number[];
}

const TIMEOUT_MS = 10_000;
const LONGEST_URL = 1000;

/** This machine, its neighbours, and addresses that mean nothing on the open internet. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv4');
  // The same networks in the newer notations, by which a machine may be reached as well.
  PRIVATE.addSubnet(`::ffff:${network}`, 96 + bits, 'ipv6');
  PRIVATE.addSubnet(`64:ff9b::${network}`, 96 + bits, 'ipv6');
}
for (const [network, bits] of [
  // Older ways to write an address of the older kind, or to get from one kind to the other: what is behind is anybody's guess.
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b:1::', 48],
  ['100:0:0:1::', 64],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv6');
}

/** What `ipaddr.js` calls addresses of the open internet; of those that translate one of the older kind, that one decides. */
const OPEN: ReadonlySet<string> = new Set(['unicast', 'rfc6052']);

/** Two lists have to agree that an address is open to all: registries add ranges that mean something else. */
export const isPrivate = (address: string): boolean =>
  isIP(address) === 0 ||
  PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') ||
  !OPEN.has(ipaddr.process(address).range());

/** An address that we would send to, in its usual form; null for any other. Names are looked up only when it is used. */
export function parseTarget(text: string, mayBePrivate: boolean): string | null {
  if (text.length > LONGEST_URL || !URL.canParse(text)) return null;
  const url = new URL(text);
  const host = hostOf(url);
  if (url.username !== '' || url.password !== '') return null;
  if (mayBePrivate) return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  return url.protocol === 'https:' && (isIP(host) === 0 || !isPrivate(host)) ? url.href : null;
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Looked at when the connection is made, not before: a name may have moved since. */
const openLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const first = found?.[0];
    if (error) callback(error, '');
    else if (first === undefined || found.some(({ address }) => isPrivate(address))) {
      callback(new Error(`'${hostname}' is not on the open internet`), '');
    } else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

/** Posts it once. Never rejects: what goes wrong on the way may go right another time. */
export async function postOut(
  { url, headers, body, goneBy }: OutgoingRequest,
  mayBePrivate: boolean,
): Promise<Outcome> {
  if (parseTarget(url, mayBePrivate) === null) return { kind: 'refused' };
  const request = url.startsWith('https:') ? safeRequest : plainRequest;
  return new Promise(resolve => {
    const later = (): void => resolve({ kind: 'later', waitMs: null });
    const asked: ClientRequest = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      agent: false,
      ...(!mayBePrivate && { lookup: openLookup }),
    });
    asked.on('error', later);
    asked.on('response', answer => {
      resolve(outcomeOf(answer, goneBy));
      // What it says is of no interest, however long it is.
      answer.destroy();
    });
    asked.end(body);
  });
}

function outcomeOf({ statusCode = 500, headers }: IncomingMessage, goneBy: readonly number[]): Outcome {
  if (statusCode >= 200 && statusCode < 300) return { kind: 'sent' };
  if (goneBy.includes(statusCode)) return { kind: 'gone' };
  if (statusCode !== 429 && statusCode !== 408 && statusCode < 500) return { kind: 'refused' };
  const wait = Number(headers['retry-after']);
  return { kind: 'later', waitMs: wait > 0 ? wait * 1000 : null };
}
