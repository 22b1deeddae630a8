/**
 * Provably fair dice: a secret seed is promised before the first roll and opened after the last one, so that anyone
 * can recompute every roll. `docs/record.md` describes it for other languages.
 */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { chanceFrom, type Source } from './chance.ts';
import type { Chance } from './game.ts';

const COMMIT_LABEL = utf8ToBytes('roundhouse commitment 1\n');
const PROMISE_LABEL = utf8ToBytes('roundhouse entropy 1\n');
const STREAM_LABEL = utf8ToBytes('roundhouse stream 1\n');
const SEED_BYTES = 32;
const TWO_32 = 2 ** 32;

/** A fresh secret, 64 hex digits, from the system's own generator. */
export function newSeed(): string {
  return bytesToHex(globalThis.crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
}

export const isSeed = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

/** What is published before play: it binds the table to the seed without telling it. */
export const commitmentTo = (seed: string): string => bytesToHex(sha256(concatBytes(COMMIT_LABEL, hexToBytes(seed))));

/** What a seat shows before it opens the text it throws in: it binds the seat to the text without telling it. */
export const promiseOf = (text: string): string => bytesToHex(sha256(concatBytes(PROMISE_LABEL, utf8ToBytes(text))));

/**
 * What the dice were fixed by, seat for seat, before the first text was opened: a promise, or what one of a text that was
 * open from the beginning would be; null for a seat that throws nothing. Keep this list before opening a text.
 */
export const promisedBy = (
  promises: readonly (string | null)[] | undefined,
  entropy: readonly string[],
): (string | null)[] => entropy.map((text, seat) => promises?.[seat] ?? (text === '' ? null : promiseOf(text)));

/** The key of a match's dice: the seed, mixed with what each seat threw in, so that no one side chose them. */
export function streamKey(seed: string, entropy: readonly string[]): Uint8Array {
  const parts = entropy.flatMap(text => {
    const bytes = utf8ToBytes(text);
    return [bigEndian(bytes.length), bytes];
  });
  return hmac(sha256, hexToBytes(seed), concatBytes(STREAM_LABEL, ...parts));
}

/** The dice of one step. Each step has its own, so nothing but the step's number need be remembered. */
export const stepChance = (key: Uint8Array, step: number): Chance => chanceFrom(stepSource(key, step));

/**
 * The dice of a whole match, a step at a time. Most steps throw none, and a key costs as much as their rules do: it is
 * made with the first die, and kept.
 */
export function matchDice(seed: string, entropy: readonly string[]): (step: number) => Chance {
  let key: Uint8Array | null = null;
  return step => {
    let source: Source | null = null;
    return chanceFrom(() => {
      key ??= streamKey(seed, entropy);
      source ??= stepSource(key, step);
      return source();
    });
  };
}

type Hmac = ReturnType<typeof hmac.create>;

/** The state of an HMAC after its key and before the message: half of the work, and the same for all steps of a match. */
const begun = new WeakMap<Uint8Array, Hmac>();
/** Reused as a copy of that state, because making a new one costs more than hashing with it. */
const spare: Hmac = hmac.create(sha256, new Uint8Array());

function hmacOf(key: Uint8Array, message: Uint8Array): Uint8Array {
  const known = begun.get(key) ?? hmac.create(sha256, key);
  begun.set(key, known);
  return known._cloneInto(spare).update(message).digest();
}

/** 32 bits at a time from HMAC-SHA-256(key, step, block). */
export function stepSource(key: Uint8Array, step: number): Source {
  const message = new Uint8Array(16);
  const numbers = new DataView(message.buffer);
  numbers.setUint32(0, Math.floor(step / TWO_32));
  numbers.setUint32(4, step % TWO_32);
  let block = 0;
  let words: DataView | null = null;
  let at = 0;
  return () => {
    if (words === null || at === words.byteLength) {
      // The upper half stays zero: nobody draws 2³² blocks in one step.
      numbers.setUint32(12, block++);
      const bytes = hmacOf(key, message);
      words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      at = 0;
    }
    const word = words.getUint32(at);
    at += 4;
    return word;
  };
}

/** A short fingerprint of a text, chained to the one before it. */
export const fingerprint = (previous: string, text: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${previous}\n${text}`))).slice(0, 32);

function bigEndian(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}
