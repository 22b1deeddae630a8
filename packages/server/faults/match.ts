/** One match under faults: opened, played to its end by two players, and judged by what the store has kept. */

import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { findGame } from '@roundhouse/games';
import { verifyRecord } from '@roundhouse/kernel';
import type { Welcome } from '../src/protocol.ts';
import type { LogRow, Store } from '../src/store/store.ts';
import { Player, type Ways } from './player.ts';

export interface PlayedMatch {
  readonly id: string;
  readonly keys: readonly string[];
  readonly players: readonly Player[];
}

/** What was found: answered moves, those of them that are not in the log, those that are there twice, and what else is wrong. */
export interface Verdict {
  readonly answered: number;
  readonly lost: number;
  readonly duplicated: number;
  /** Empty if the match is as it should be. */
  readonly wrong: string;
}

const newKey = (): string => randomBytes(24).toString('base64url');

/** Opens a table and fills it, asking again until it is answered: the keys are its own, so nothing happens twice. */
export async function openMatch(
  urls: readonly string[],
  ways: Ways,
  onAnswer: () => void,
  signal: AbortSignal,
): Promise<PlayedMatch> {
  const keys = [newKey(), newKey()];
  const created = await insist(urls, '/api/matches', { game: 'fite', name: 'Ann', open: false, key: keys[0] }, signal);
  const id = created.table.id;
  await insist(urls, `/api/matches/${id}/join`, { name: 'Bob', invite: created.invite, key: keys[1] }, signal);
  const players = keys.map((key, seat) => new Player({ id, key, first: seat }, urls, ways, onAnswer));
  return { id, keys, players };
}

async function insist(urls: readonly string[], path: string, body: object, signal: AbortSignal) {
  for (let tries = 0; ; tries++) {
    signal.throwIfAborted();
    try {
      const response = await fetch(urls[tries % urls.length] + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (response.ok) return (await response.json()) as { table: { id: string }; invite: string };
      await response.text();
    } catch {
      // Nobody there, or no longer: again.
    }
    await wait(50);
  }
}

/** Compares what the players were told with what is kept. */
export async function judge({ id, keys, players }: PlayedMatch, url: string, store: Store): Promise<Verdict> {
  const rows = await store.log(id);
  const answered = players.flatMap((player, seat) => player.answered.map(sent => ({ ...sent, seat })));
  const isKept = (sent: (typeof answered)[number]): boolean =>
    rows.some(row => row.sent?.id === sent.id && row.sent.seat === sent.seat && row.sent.decision === sent.decision);
  const wrongs = rows.map(stepFault);
  for (const [seat, player] of players.entries()) {
    wrongs.push(player.fault);
    if (!player.isOver) wrongs.push(`seat ${seat} never came to the end`);
  }
  try {
    wrongs.push(recordFault(await read(url, `/api/matches/${id}/record`)));
    for (const [seat, player] of players.entries()) {
      const { events } = JSON.parse(await read(url, `/api/matches/${id}`, keys[seat]!)) as Welcome;
      wrongs.push(heardFault(seat, events, player.events));
    }
  } catch (error) {
    wrongs.push(String(error));
  }
  return {
    answered: answered.length,
    lost: answered.filter(sent => !isKept(sent)).length,
    duplicated: duplicates(rows),
    wrong: wrongs.find(wrong => wrong !== '') ?? '',
  };
}

/** Names the first event that a seat heard otherwise than it is kept, and both: nobody can look at this match afterwards. */
function heardFault(seat: number, kept: Welcome['events'], heard: Welcome['events']): string {
  const [is, was] = [kept, heard].map(events => events.map(event => JSON.stringify(event))) as [string[], string[]];
  const at = Array.from({ length: Math.max(is.length, was.length) }, (_, i) => i).find(i => is[i] !== was[i]);
  if (at === undefined) return '';
  return `seat ${seat} heard ${was[at] ?? 'no more'} as event ${at}; what is kept is ${is[at] ?? 'no more'}`;
}

const READS = 10;

/** A wire that was to be cut may be cut only now: then once more. Throws if it is never answered. */
async function read(url: string, path: string, key?: string): Promise<string> {
  for (let tries = 1; ; tries++) {
    try {
      const response = await fetch(
        url + path,
        key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } },
      );
      const text = await response.text();
      if (response.ok) return text;
      throw new Error(`${path}: ${response.status} ${text}`);
    } catch (error) {
      if (tries === READS) throw error;
    }
  }
}

function recordFault(text: string): string {
  const verdict = verifyRecord(findGame, text);
  return verdict.ok && verdict.dice === 'proved' ? '' : 'the record does not prove itself';
}

const stepFault = ({ step }: LogRow, i: number): string => (step === i ? '' : `step ${i} is missing`);

/** A decision that was taken by two moves, a move that decided twice, or steps of one move that lie apart. */
function duplicates(rows: readonly LogRow[]): number {
  const ended = new Set<string>();
  const decided = new Map<string, string>();
  let found = 0;
  let last = '';
  for (const { sent } of rows) {
    if (sent === null) continue;
    const decision = `${sent.seat} ${sent.decision}`;
    const id = `${sent.seat} ${sent.id}`;
    if (id !== last) {
      if (ended.has(id) || decided.has(decision)) found++;
      ended.add(id);
      decided.set(decision, id);
    } else if (decided.get(decision) !== id) found++;
    last = id;
  }
  return found;
}
