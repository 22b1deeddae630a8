/**
 * Colyseus as a process of its own: a room for two that keeps nothing, knows no rules, and tells both as much of each
 * move as our server would. Loaded only by the bench, once the peers are installed.
 */

import { Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { samplePosition } from '../src/server/sample.ts';
import { tellUsage } from '../src/server/usage.ts';

const position = samplePosition();

class Table extends Room {
  maxClients = 2;
  patchRate = null;

  onCreate() {
    this.onMessage('move', (client, { id }) => {
      this.broadcast('update', { answers: id, by: client.sessionId, ...position });
    });
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('table', Table);
const port = Number(process.argv[2]);
await server.listen(port, '127.0.0.1');
tellUsage(`http://127.0.0.1:${port}`);
