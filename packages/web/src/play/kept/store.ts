/** Where this browser keeps things by name: in IndexedDB, with a copy in memory, so that pages read without waiting. */

import { signal } from '@preact/signals';
import { type Entry, merged, parseLegacy, readEntry, toEntry } from './entries.ts';

const DATABASE = 'roundhouse';
const TABLE = 'kept';
/** Written here first, in one breath, and moved to the database: a page that is shut in between has lost nothing. */
const LANDING = 'roundhouse:';
/** Where everything was kept before there was a database. */
const LEGACY = 'roundhouse.';
/** What somebody did is drawn before it is written. */
const AFTER_DRAWING_MS = 50;
/** A database that does not open, or lies still under another tab's hands, is not waited for. */
const OPENING_MS = 3000;
/** Lands in place of what was dropped. */
const GONE = 'null';

/** `small`: no database, only what `localStorage` holds. `nothing`: all is forgotten when the page is shut. */
export type Keeping = 'database' | 'small' | 'nothing';

/** How well this browser keeps things. */
export const keeping = signal<Keeping>('nothing');

/** The last thing that another tab had meanwhile taken further, so that it was not kept from here. */
export const overtaken = signal<string | null>(null);

/** Counts what came from elsewhere; a page that has read something is drawn anew. */
const news = signal(0);

/** A thing in memory: as a text until somebody reads it, for most writes are never read here. */
interface InMemory {
  text: string | null;
  value?: unknown;
  /** What the text is made of, until it is needed: nobody who has moved waits for that. */
  source?: unknown;
}

const memory = new Map<string, InMemory>();
let database: IDBDatabase | null = null;
const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel(DATABASE) : null;

/** Opens the database and reads everything into memory; to be awaited once, before anything is drawn. Never rejects. */
export async function openStore(): Promise<void> {
  const landed = readLanded();
  const [opened, stored] = await inTime(readDatabase()).catch(() => [null, new Map<string, unknown>()] as const);
  database = opened;
  keeping.value = database ? 'database' : hasLocal() ? 'small' : 'nothing';
  for (const [name, value] of stored) memory.set(name, { text: null, value });
  for (const { name, value } of landed) {
    if (value === undefined) memory.delete(name);
    else memory.set(name, { text: null, value: merged(name, look(name), value).value });
  }
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  await inTime(settleAll(landed)).catch(() => {});
  // Whatever had landed, this page shows what the others know: nothing that is done here is lost.
  overtaken.value = null;
  others?.addEventListener('message', ({ data }: MessageEvent<unknown>) => void hear(data));
}

/** What is held under a name; undefined if nothing is. Shared: not to be changed. */
export function held(name: string): unknown {
  void news.value;
  return look(name);
}

function look(name: string): unknown {
  const found = memory.get(name);
  if (found && found.value === undefined) found.value = (JSON.parse(textOf(found)!) as Entry).value;
  return found?.value;
}

/** A copy of what was given, as it stands when it is first asked for. */
function textOf(found: InMemory): string | null {
  if (found.source !== undefined) found.text = JSON.stringify(toEntry(found.source));
  delete found.source;
  return found.text;
}

/** All that is held under names that start like this. */
export function heldUnder(prefix: string): Map<string, unknown> {
  void news.value;
  const names = [...memory.keys()].filter(name => name.startsWith(prefix));
  return new Map(names.map(name => [name, look(name)]));
}

/**
 * Holds a plain value from now on. It is copied and written as soon as what changed is on screen, or the page goes: until
 * then whoever changes it changes what is held.
 */
export function hold(name: string, value: unknown): void {
  memory.set(name, { text: null, source: value });
  if (unwritten.size === 0) setTimeout(landAll, AFTER_DRAWING_MS);
  unwritten.add(name);
}

const unwritten = new Set<string>();

function landAll(): void {
  for (const name of unwritten) land(name);
  unwritten.clear();
}

function land(name: string): void {
  const found = memory.get(name);
  const text = found && textOf(found);
  if (text == null) return;
  const key = LANDING + name;
  writeLocal(key, text);
  if (!isAway) void settle({ name, value: look(name), key, text });
}

let isAway = false;

/**
 * A browser may lay the page aside as it is, to have it back at once: WebKit with all that it has begun to read and write, so
 * that whoever opens the database next waits for ever. What has landed is moved by the next page, or when one is back.
 */
function leave(): void {
  isAway = true;
  landAll();
  for (const transaction of underWay) {
    try {
      transaction.abort();
    } catch {
      // All of it was said: it ends without the page.
    }
  }
}

function comeBack(): void {
  if (!isAway) return;
  isAway = false;
  void settleAll(readLanded());
}

export function drop(name: string): void {
  memory.delete(name);
  unwritten.delete(name);
  const key = LANDING + name;
  removeLocal(key);
  if (!database) return;
  writeLocal(key, GONE);
  void settle({ name, value: undefined, key, text: GONE });
}

/** Draws anew whatever has read something. */
export function redraw(): void {
  news.value++;
}

/** Waits until everything is on the disk. */
export async function settled(): Promise<void> {
  landAll();
  while (pending.size > 0) await Promise.allSettled(pending);
}

const pending = new Set<Promise<void>>();

const settleAll = (landed: readonly Landed[]): Promise<unknown> => Promise.all(landed.map(settle));

/** Moves what has landed into the database. What another tab wrote there meanwhile is not lost. */
async function settle({ name, value, key, text }: Landed): Promise<void> {
  if (!database) return;
  const moving = move(database, name, value).then(
    () => removeLocal(key, text),
    // It stays where it has landed, and is moved when the page is opened the next time.
    () => {},
  );
  pending.add(moving);
  await moving.finally(() => pending.delete(moving));
}

async function move(to: IDBDatabase, name: string, value: unknown): Promise<void> {
  let isOvertaken = false;
  await write(to, name, stored => {
    if (value === undefined) return undefined;
    const both = merged(name, stored, value);
    isOvertaken = both.isOvertaken;
    return both.value;
  });
  if (isOvertaken) {
    await reread(name);
    overtaken.value = name;
  } else others?.postMessage(name);
}

/** Another tab has written or removed something. */
async function hear(name: unknown): Promise<void> {
  if (typeof name === 'string' && database) await reread(name).catch(() => {});
}

async function reread(name: string): Promise<void> {
  if (unwritten.has(name)) landAll();
  const found = await ask(database!.transaction(TABLE).objectStore(TABLE).get(name));
  const entry = readEntry(name, found);
  if (entry) memory.set(name, { text: null, value: entry.value });
  else memory.delete(name);
  redraw();
}

const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(reject, OPENING_MS, new Error('the database does not answer'))),
  ]);

async function readDatabase(): Promise<readonly [IDBDatabase, Map<string, unknown>]> {
  const opened = await openDatabase();
  return [opened, await readAll(opened)];
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      // Another tab wants to change or remove the database; what is written from now on lands beside it.
      request.result.onversionchange = () => {
        request.result.close();
        database = null;
      };
      resolve(request.result);
    };
  });
}

/** Everything that this version can read, lifted to the present shape. */
async function readAll(from: IDBDatabase): Promise<Map<string, unknown>> {
  const table = from.transaction(TABLE).objectStore(TABLE);
  const [names, found] = await Promise.all([ask(table.getAllKeys()), ask(table.getAll())]);
  const all = new Map<string, unknown>();
  for (const [i, name] of names.entries()) {
    const entry = typeof name === 'string' ? readEntry(name, found[i]) : null;
    if (entry) all.set(String(name), entry.value);
  }
  return all;
}

/** What is being written. */
const underWay = new Set<IDBTransaction>();

/** Replaces an entry by what `change` makes of it, with nobody in between; undefined removes it. */
function write(to: IDBDatabase, name: string, change: (stored: unknown) => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = to.transaction(TABLE, 'readwrite', { durability: 'strict' });
    const table = transaction.objectStore(TABLE);
    const reading = table.get(name);
    reading.onsuccess = () => {
      const next = change(readEntry(name, reading.result)?.value);
      if (next === undefined) table.delete(name);
      else table.put(toEntry(next), name);
      transaction.commit();
    };
    underWay.add(transaction);
    transaction.oncomplete = () => {
      underWay.delete(transaction);
      resolve();
    };
    transaction.onabort = () => {
      underWay.delete(transaction);
      reject(transaction.error);
    };
  });
}

const ask = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

interface Landed {
  readonly name: string;
  readonly value: unknown;
  readonly key: string;
  readonly text: string;
}

/** What stands in `localStorage`: kept there by an older version, or landed and not yet moved. */
function readLanded(): Landed[] {
  const landed = localNames().flatMap((key): Landed[] => {
    const text = readLocal(key) ?? '';
    const isLegacy = key.startsWith(LEGACY);
    if (!isLegacy && !key.startsWith(LANDING)) return [];
    const name = key.slice(LANDING.length);
    if (!isLegacy && text === GONE) return [{ name, value: undefined, key, text }];
    const entry = isLegacy ? parseLegacy(name, text) : readEntry(name, parse(text));
    return entry ? [{ name, value: entry.value, key, text }] : [];
  });
  // The older first: what has landed since is newer than what an older version left.
  return landed.sort((a, b) => Number(b.key.startsWith(LEGACY)) - Number(a.key.startsWith(LEGACY)));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

// A browser may refuse any of these, or be out of room.

function localNames(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeLocal(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Removes it if it still is what it was; without `text` in any case. */
function removeLocal(key: string, text?: string): void {
  try {
    if (text === undefined || localStorage.getItem(key) === text) localStorage.removeItem(key);
  } catch {
    // What could not be kept need not be removed.
  }
}

function hasLocal(): boolean {
  const key = `${LANDING}try`;
  const worked = writeLocal(key, '');
  removeLocal(key);
  return worked;
}
