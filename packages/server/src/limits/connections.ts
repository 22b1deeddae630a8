/** How many connections a process takes, in all and from one address, whether or not anything is asked on them. */

import type { Server } from 'node:http';
import { metrics } from '../operate/metrics.ts';
import { networkOf, networksOf } from './address.ts';
import { Counts } from './counts.ts';
import type { Limits } from './limits.ts';

/** Beyond the limits a connection is closed without a word: whoever holds so many is owed none. */
export function capConnections(
  server: Server,
  limits: Pick<Limits, 'connections' | 'connectionsPerAddress'>,
  proxies: number,
): void {
  const refused = (): void => metrics.refused.inc({ door: 'connection', code: 'too-many' });
  server.maxConnections = limits.connections;
  server.on('drop', refused);
  // A proxy of ours brings everybody, and counts for itself.
  if (proxies > 0) return;
  const open = new Counts();
  server.on('connection', socket => {
    const counted = networksOf(networkOf(socket.remoteAddress ?? ''));
    if (counted.some(({ name, times }) => open.of(name) >= times * limits.connectionsPerAddress)) {
      refused();
      socket.destroy();
      return;
    }
    for (const { name } of counted) open.add(name, 1);
    socket.once('close', () => {
      for (const { name } of counted) open.add(name, -1);
    });
  });
}
