/** What lies between players and a server: an address that stays while servers come and go, and a wire that can be cut. */

import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Wire {
  readonly url: string;
  /** Where new connections go from now on; null leads nowhere. */
  leadTo(url: string | null): void;
  /** Lets half of the next piece through on every connection, in whichever direction it comes, and cuts it there. */
  cut(): void;
  close(): Promise<void>;
}

/** Opens an address on a free port. */
export async function openWire(): Promise<Wire> {
  let target: URL | null = null;
  const pairs = new Set<{ isToBeCut: boolean; readonly sockets: readonly Socket[] }>();
  const server = createServer(from => {
    if (target === null) return void from.destroy();
    const to = connect(Number(target.port), target.hostname);
    const pair = { isToBeCut: false, sockets: [from, to] };
    pairs.add(pair);
    const end = (): void => {
      pairs.delete(pair);
      for (const socket of pair.sockets) socket.destroy();
    };
    for (const [here, there] of [[from, to] as const, [to, from] as const]) {
      here.on('data', piece => {
        if (!pair.isToBeCut) return void there.write(piece);
        there.write(piece.subarray(0, Math.floor(piece.length / 2)), end);
      });
      here.on('error', end).on('close', end);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    leadTo(url) {
      target = url === null ? null : new URL(url);
    },
    cut() {
      for (const pair of pairs) pair.isToBeCut = true;
    },
    async close() {
      for (const { sockets } of pairs) for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
