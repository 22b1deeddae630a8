/** The recorded games replay to the end they are named for. */

import { readdirSync, readFileSync } from 'node:fs';
import { formatRecord, matchFromRecord, verifyRecord } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { circuitry } from '../rules.ts';
import type { EndReason, State } from '../state.ts';
import { RECORDED_GAMES, recordPath } from './games.ts';

const findGame = (id: string) => (id === circuitry.id ? circuitry : undefined);

describe.each(RECORDED_GAMES.map(game => [game.name, game] as const))('%s', (name, game) => {
  const text = readFileSync(recordPath(name), 'utf8');

  test('is true', () => {
    expect(verifyRecord(findGame, text)).toMatchObject({ ok: true, game: 'circuitry', dice: 'proved' });
    const { result, options } = matchFromRecord(findGame, text).state as State;
    expect(result).toEqual({ reason: game.reason, winners: game.winners });
    expect(options).toMatchObject(game.options);
  });

  test('is still written as it was', () => {
    expect(formatRecord(circuitry, game.play())).toBe(text);
  });
});

test('there is a record for each way a game can end, and for each record a way to write it', () => {
  // A puzzle that is not solved is no match.
  const reasons: Record<Exclude<EndReason, 'unsolved'>, true> = {
    delivered: true,
    roundLimit: true,
    stalemate: true,
    conceded: true,
  };
  expect(new Set(RECORDED_GAMES.map(({ reason }) => reason))).toEqual(new Set(Object.keys(reasons)));
  const files = readdirSync(new URL('games/', import.meta.url));
  expect(files.sort()).toEqual(RECORDED_GAMES.map(game => `${game.name}.jsonl`).sort());
});

test('a record that has been tampered with is found out', () => {
  const text = readFileSync(recordPath('basic'), 'utf8');
  const forged = text.replace('"carried":1', '"carried":2');
  expect(forged).not.toBe(text);
  expect(verifyRecord(findGame, forged)).toMatchObject({ ok: false });
});
