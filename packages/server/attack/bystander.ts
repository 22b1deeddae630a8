/** Somebody who plays at a pace and minds nobody: how long each of their moves takes is what an attack does to others. */

import { setTimeout as wait } from 'node:timers/promises';
import { Client, type Line } from './client.ts';
import { waitsWithin } from './waits.ts';

/** Between two moves. */
const PAUSE_MS = 20;
/** Games that are played at once, each from an address of its own. */
const { url, games } = JSON.parse(process.argv[2]!) as { url: string; games: number };
let taken: number[] = [];

process.on('message', asked => {
  if (asked === 'count') {
    process.send!(taken.length);
    return;
  }
  const sorted = taken.sort((a, b) => a - b);
  taken = [];
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  process.send!({ moves: sorted.length, p50: at(0.5), p99: at(0.99), worst: at(1) });
});
process.on('disconnect', () => process.exit());
process.send!({ ready: true });
await Promise.all(
  Array.from({ length: games }, async (_, i) => {
    for (;;) await playOne(new Client(url, `198.51.100.${9 + i}`));
  }),
);

/** One match to its end, by both seats in turn. */
async function playOne(client: Client): Promise<void> {
  const { id, keys } = await client.openMatch({ game: 'fite' });
  const lines = await Promise.all(keys.map(key => client.line(id, key)));
  for (let isOn = true; isOn; ) {
    isOn = false;
    for (const line of lines) if (line !== null && (await moveOn(line))) isOn = true;
  }
  for (const line of lines) line?.close();
}

/** Whether there was a move to make. */
async function moveOn(line: Line): Promise<boolean> {
  const { moves, decision } = line.position ?? { moves: [], decision: 0 };
  if (moves.length === 0) return false;
  await wait(PAUSE_MS);
  const began = performance.now();
  const answer = await line.deed({ type: 'move', decision, move: moves[0] });
  // Whoever plays at that pace without waiting for answers would have asked meanwhile, too, and waited for what was left.
  taken.push(...waitsWithin(performance.now() - began, PAUSE_MS));
  return answer !== null;
}
