/**
 * The limit: what any server on WebSocket and SQLite has to do, and nothing else. Appends each move to a table, commits
 * all of one turn of the event loop together and to the disk, then tells both players as much as our server would.
 * No rules, no views, no state, no match that could be read again.
 */

import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type WebSocket, WebSocketServer } from 'ws';
import { samplePosition } from './sample.ts';
import { tellUsage } from './usage.ts';

const db = new DatabaseSync(join(process.argv[2]!, 'bare.sqlite'));
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
db.exec('CREATE TABLE moves (match TEXT, step INTEGER, move TEXT, PRIMARY KEY (match, step))');
const insert = db.prepare('INSERT INTO moves (match, step, move) VALUES (?, ?, ?)');
const position = samplePosition();
const tables = new Map<string, { readonly lines: WebSocket[]; steps: number }>();
let waiting: { readonly match: string; readonly from: WebSocket; readonly sent: Sent }[] = [];

interface Sent {
  readonly id: string;
  readonly move: unknown;
}

function commit(): void {
  const moves = waiting;
  waiting = [];
  db.exec('BEGIN');
  for (const { match, sent } of moves) insert.run(match, tables.get(match)!.steps++, JSON.stringify(sent.move));
  db.exec('COMMIT');
  for (const { match, from, sent } of moves) {
    for (const line of tables.get(match)!.lines) {
      line.send(JSON.stringify({ type: 'update', answers: line === from ? sent.id : null, ...position }));
    }
  }
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
server.on('connection', (line, { url: match = '' }) => {
  const table = tables.get(match) ?? { lines: [], steps: 0 };
  tables.set(match, table);
  table.lines.push(line);
  line.on('message', raw => {
    if (waiting.length === 0) setImmediate(commit);
    waiting.push({ match, from: line, sent: JSON.parse(String(raw)) as Sent });
  });
});
server.on('listening', () => tellUsage(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
