/** A bombardment: so many messages, what became of them, and whether the server is as it was. */

import { findGame } from '@roundhouse/games';
import type { Welcome } from '../src/protocol.ts';
import type { Answer, Attempt } from './attempt.ts';
import { BRIDGE_KINDS } from './bridge.ts';
import { HTTP_KINDS } from './http.ts';
import { LINE_KINDS } from './lines.ts';
import { Random } from './random.ts';
import { type Memory, type Stage, setStage } from './stage.ts';

export interface Effort {
  readonly messages: number;
  readonly seed: number;
}

/** A line of the table: what became of one kind of message. */
export interface Row {
  readonly kind: string;
  sent: number;
  refused: number;
  /** Answered, and rightly so. */
  answered: number;
  /** Closed, or cut by us, without an answer. */
  unanswered: number;
}

export interface Result {
  readonly rows: readonly Row[];
  readonly memory: readonly Memory[];
  /** What was wrong, the first of each sort; empty if nothing was. */
  readonly faults: readonly string[];
}

/** Attempts under way at once. */
const AT_ONCE = 24;
const SAMPLES = 20;
/** Those before it fill caches, and let the engine settle. */
const SETTLED = 0.3;
/** What may be in use more at the end: a server that keeps a hundred bytes for each of 100,000 messages is found. */
const MOST_GROWTH_BYTES = 6_000_000;
/** What is held is the allocator's affair, and comes in large pieces. */
const MOST_GROWTH_RSS = 150_000_000;
const KINDS = [...HTTP_KINDS, ...LINE_KINDS, ...BRIDGE_KINDS];

/** Throws if the signal does, with everything cleared away. */
export async function bombard(
  { messages, seed }: Effort,
  signal: AbortSignal,
  onProgress: (sent: number) => void = () => {},
): Promise<Result> {
  const stage = await setStage(seed);
  try {
    const before = stage.kept();
    const table = new Map<string, Row>();
    const faults = new Map<string, string>();
    const memory: Memory[] = [];
    let sent = 0;
    let next = 0;
    let looks = 0;
    const work = async (): Promise<void> => {
      while (sent < messages && stage.trouble().length === 0) {
        signal.throwIfAborted();
        const number = next++;
        const random = new Random(seed, number);
        const attempt = random.one(KINDS)(stage, random);
        sent += attempt.messages;
        if (sent >= (looks + 1) * (messages / SAMPLES)) {
          looks++;
          memory.push(await stage.memory());
        }
        const fault = await tryOut(stage, attempt, table);
        if (fault !== '' && !faults.has(fault)) faults.set(fault, `message ${number}, ${attempt.kind}: ${fault}`);
        onProgress(sent);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const found = [...faults.values(), ...stage.trouble(), ...memoryFaults(memory), ...(await changes(stage, before))];
    return { rows: [...table.values()].sort((a, b) => a.kind.localeCompare(b.kind)), memory, faults: found };
  } finally {
    await stage.close();
  }
}

/** Sends it, counts it and says what was wrong with the answer. */
async function tryOut(stage: Stage, attempt: Attempt, table: Map<string, Row>): Promise<string> {
  const row = table.get(attempt.kind) ?? { kind: attempt.kind, sent: 0, refused: 0, answered: 0, unanswered: 0 };
  table.set(attempt.kind, row);
  row.sent += attempt.messages;
  try {
    const answer = await attempt.send(stage.url);
    if (isRefusal(answer)) row.refused += attempt.messages;
    else if (answer.texts.join('') !== '') row.answered += attempt.messages;
    else row.unanswered += attempt.messages;
    return faultOf(stage, attempt, answer);
  } catch (error) {
    row.unanswered += attempt.messages;
    return `no answer: ${(error as Error).message}`;
  }
}

const isRefusal = ({ status, texts }: Answer): boolean =>
  (status !== null && status >= 400) ||
  texts.some(text => /^\{"(?:type":"(?:error|refused|stale)"|jsonrpc":"2.0",.*"error":)/.test(text));

/** Empty if the answer is one that may be given. */
export function faultOf(stage: Pick<Stage, 'secrets' | 'viewOf'>, attempt: Attempt, answer: Answer): string {
  const { status, texts, isObeyed } = answer;
  if (status !== null && status >= 500 && status !== 503) return `status ${status}`;
  if (isObeyed) return `it was carried out: ${texts.join(' ').slice(0, 200)}`;
  const all = texts.join('\n');
  for (const [secret, name] of stage.secrets) if (all.includes(secret)) return `${name} was told`;
  const shown =
    attempt.as && texts.flatMap(viewsIn).find(view => view !== stage.viewOf(attempt.as!.match, attempt.as!.viewer));
  return shown === undefined ? '' : `what is not for these eyes was shown: ${shown.slice(0, 100)}`;
}

/** The views that an answer shows. */
function viewsIn(text: string): string[] {
  if (!text.includes('"view"')) return [];
  try {
    const { view, now } = JSON.parse(text) as { view?: unknown; now?: { view: unknown } };
    return [view, now?.view].filter(one => one !== undefined && one !== null).map(one => JSON.stringify(one));
  } catch {
    return [];
  }
}

/** Compares the first settled third with the last: what grows for each message has grown by then. */
export function memoryFaults(memory: readonly Memory[]): string[] {
  const settled = memory.slice(Math.ceil(memory.length * SETTLED));
  const third = Math.ceil(settled.length / 3);
  const least = (of: readonly Memory[], what: keyof Memory): number => Math.min(...of.map(one => one[what]));
  const grown = (what: keyof Memory): number =>
    least(settled.slice(-third), what) - least(settled.slice(0, third), what);
  const faults = [
    { what: 'memory in use', bytes: grown('heap'), most: MOST_GROWTH_BYTES },
    { what: 'memory held', bytes: grown('rss'), most: MOST_GROWTH_RSS },
  ].filter(({ bytes, most }) => bytes > most);
  return faults.map(({ what, bytes }) => `${what} has grown by ${Math.round(bytes / 1000).toLocaleString('en')} kB`);
}

/** What is kept has not changed, and every match that was on can be played on. */
async function changes(stage: Stage, before: string): Promise<string[]> {
  const after = stage.kept();
  if (after !== before) {
    const old = new Set(before.split('\n'));
    const first = after.split('\n').find(line => !old.has(line)) ?? 'something is gone';
    return [`what is kept has changed: ${first.slice(0, 300)}`];
  }
  const stuck: string[] = [];
  for (const { id, keys, status } of stage.targets) {
    if (status === 'running' && !(await isPlayable(stage.url, id, keys))) stuck.push(`match ${id} cannot be played on`);
  }
  return stuck;
}

async function isPlayable(url: string, id: string, keys: readonly string[]): Promise<boolean> {
  for (const key of keys) {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const now = (await (await fetch(`${url}/api/matches/${id}`, { headers })).json()) as Welcome;
    if (now.moves[0] === undefined || findGame(now.table.game) === undefined) continue;
    const body = JSON.stringify({ decision: now.decision, id: 'after', move: now.moves[0], seen: 0 });
    return (await fetch(`${url}/api/matches/${id}/moves`, { method: 'POST', headers, body })).ok;
  }
  return false;
}
