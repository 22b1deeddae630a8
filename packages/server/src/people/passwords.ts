/** Passwords: kept as Argon2id hashes, compared so that a stranger learns nothing from the time it takes. */

import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Refused } from '../matches/refusal.ts';
import { isCommon } from './common-passwords.ts';
import { Hashing } from './hashing.ts';

/** One for the whole process, however many servers it runs. */
const hashing = new Hashing();

/** 19 MiB and two passes: what OWASP asks for. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG_BYTES = 32;
const SALT_BYTES = 16;
const LEAST = 8;

/** The same password typed on another keyboard is the same. */
const bytesOf = (password: string): Buffer => Buffer.from(password.normalize('NFKC'));

/** Throws `Refused` if a password would be guessed at once. */
export function checkPassword(password: string, name: string): void {
  if ([...password].length < LEAST) throw new Refused('bad-password', `A password has at least ${LEAST} characters.`);
  const folded = password.normalize('NFKC').toLowerCase();
  if (folded === name.normalize('NFKC').toLowerCase() || new Set(folded).size < 3 || isCommon(folded)) {
    throw new Refused('bad-password', 'This password would be guessed at once: choose another.');
  }
}

/** What may be kept of a password: how it was hashed, its salt and its hash. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const tag = await hashing.hash({ message: bytesOf(password), nonce, tagLength: TAG_BYTES, ...COST });
  const { memory, passes, parallelism } = COST;
  const plain = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(nonce)}$${plain(tag)}`;
}

/** Throws `Refused` where no password can be looked at now: whoever is told so costs nothing else. */
export const mustHaveRoom = (): void => hashing.mustHaveRoom();

/** Whether this is the password of which that was kept. Where nothing was kept it takes as long to say no. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const parsed = parseKept(kept ?? '') ?? NOBODY;
  const { tag, nonce, ...cost } = parsed;
  const tried = await hashing.hash({ message: bytesOf(password), nonce, tagLength: tag.length, ...cost });
  return timingSafeEqual(tried, tag) && parsed !== NOBODY;
}

interface Kept {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly nonce: Buffer;
  readonly tag: Buffer;
}

const NOBODY: Kept = { ...COST, nonce: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) };

function parseKept(text: string): Kept | null {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(text);
  if (parts === null) return null;
  const [, memory, passes, parallelism, nonce, tag] = parts;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce!, 'base64'),
    tag: Buffer.from(tag!, 'base64'),
  };
}
