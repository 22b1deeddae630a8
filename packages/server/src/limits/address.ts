/** Where a request comes from, as far as that can be known. */

import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The address of who asks. Each proxy that is ours adds the one it was asked from to the end of `x-forwarded-for`; what
 * stands before those, anybody may have written.
 */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const told = String(headers['x-forwarded-for'] ?? '').split(',');
  const way = [socket.remoteAddress ?? '', ...told.reverse()].map(part => part.trim()).filter(part => part !== '');
  return networkOf(way[Math.min(proxies, way.length - 1)] ?? '');
}

/** A household has a whole /64 of the newer addresses, so that is what is counted. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  const all = tail === undefined ? groups : [...groups, ...missing, ...rest];
  return all
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}
