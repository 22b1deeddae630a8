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
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE moves (match TEXT, text TEXT)');
const insert = db.prepare('INSERT INTO moves (match, text) VALUES (?, ?)');
const rest = JSON.stringify(samplePosition()).slice(1);
const tables = new Map<string, WebSocket[]>();
let waiting: { readonly match: string; readonly from: WebSocket; readonly text: string }[] = [];

function commit(): void {
  const moves = waiting;
  waiting = [];
  db.exec('BEGIN');
  for (const { match, text } of moves) insert.run(match, text);
  db.exec('COMMIT');
  for (const { match, from, text } of moves) {
    const { id } = JSON.parse(text) as { id: string };
    for (const line of tables.get(match)!) {
      line.send(`{"type":"update","answers":${line === from ? JSON.stringify(id) : 'null'},${rest}`);
    }
  }
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
server.on('connection', (line, { url: match = '' }) => {
  tables.set(match, [...(tables.get(match) ?? []), line]);
  line.on('message', raw => {
    if (waiting.length === 0) setImmediate(commit);
    waiting.push({ match, from: line, text: String(raw) });
  });
  line.on('close', () => tables.delete(match));
});
server.on('listening', () => tellUsage(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
