/** Where a request comes from, as far as that can be known. */

import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** As long as an address is written, with a port and what stands around it. */
const ADDRESS_LENGTH = 64;

/**
 * The address of who asks. Each proxy that is ours adds the one it was asked from to the end of `x-forwarded-for`; what
 * stands before those, anybody may have written.
 */
export function addressOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  // No more is read than ours can have added: the rest may be as long as all headers together.
  const told =
    proxies === 0
      ? []
      : String(headers['x-forwarded-for'] ?? '')
          .slice(-ADDRESS_LENGTH * proxies)
          .split(',');
  const way = [socket.remoteAddress ?? '', ...told.reverse()].map(part => part.trim()).filter(part => part !== '');
  return networkOf(way[Math.min(proxies, way.length - 1)] ?? '');
}

/** A single line has a whole /64 of the newer addresses, so that is what is counted first. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/s, '');
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

/** A network that an address belongs to, and how many times what is granted to one address is granted to all of it. */
export interface Network {
  readonly name: string;
  readonly times: number;
}

/** Households are given a /56, companies a /48: whoever has one can ask from each /64 of it. */
const LARGER = [
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
] as const;

/** The networks by which an address, as `addressOf` gives it, is counted: its own and the larger ones around it. */
export function networksOf(address: string): Network[] {
  const own = { name: address, times: 1 };
  const groups = address.split(':');
  if (groups.length !== 4) return [own];
  const last = Number.parseInt(groups[3]!, 16) || 0;
  const around = LARGER.map(({ bits, times }) => {
    const kept = bits === 56 ? (last & 0xff00).toString(16) : '0';
    return { name: `${groups.slice(0, 3).join(':')}:${kept}/${bits}`, times };
  });
  return [own, ...around];
}
