/** Secrets that stand for a person: made by the system's generator, kept only as a hash. */

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 192 random bits, fit for a link. */
export const newKey = (): string => randomBytes(24).toString('base64url');

/**
 * The id of the table that this key opens as its first: the same for the same key, so that no table is made twice. Long
 * enough that knowing the id is knowing the link; it tells nothing of the key.
 */
export const matchIdFor = (key: string): string =>
  createHash('sha256').update('roundhouse match 1\n').update(key).digest().subarray(0, 12).toString('base64url');

export const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Compared in constant time, so that a wrong key tells nothing about the right one. */
export const isSame = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());

/** The id of the match that follows another: the same whoever asks, and known to nobody who was not told. */
export const rematchIdFor = (id: string, invite: string): string =>
  createHash('sha256')
    .update('roundhouse rematch 1\n')
    .update(`${id}\n${invite}`)
    .digest()
    .subarray(0, 12)
    .toString('base64url');
