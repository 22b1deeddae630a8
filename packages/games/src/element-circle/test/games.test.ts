/** The recorded matches replay to the end they are named for. */

import { readdirSync, readFileSync } from 'node:fs';
import { formatRecord, matchFromRecord, verifyRecord } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { elementCircle } from '../rules.ts';
import type { Cause, State } from '../state.ts';
import { RECORDED_GAMES, recordPath } from './games.ts';

const findGame = (id: string) => (id === elementCircle.id ? elementCircle : undefined);

describe.each(RECORDED_GAMES.map(game => [game.name, game] as const))('%s', (name, game) => {
  const text = readFileSync(recordPath(name), 'utf8');

  test('is true', () => {
    const found = verifyRecord(findGame, text);
    expect(found).toMatchObject({ ok: true, game: 'element-circle', dice: game.dice });
    const { result, rounds } = matchFromRecord(findGame, text).state as State;
    expect(result?.winner).toBe(game.winner);
    if (game.causes.length > 0) {
      expect(rounds.flatMap(({ eliminations }) => eliminations.map(({ cause }) => cause))).toEqual(game.causes);
    }
  });

  test('is still written as it was', () => {
    expect(formatRecord(elementCircle, game.play())).toBe(text);
  });
});

test('there is a record for each way to go out, and for each record a way to write it', () => {
  const causes: Record<Cause, true> = { cannotOpen: true, gaveUp: true, conceded: true };
  expect(new Set(RECORDED_GAMES.flatMap(game => game.causes))).toEqual(new Set(Object.keys(causes)));
  const files = readdirSync(new URL('games/', import.meta.url));
  expect(files.sort()).toEqual(RECORDED_GAMES.map(game => `${game.name}.jsonl`).sort());
});

test('a record that has been tampered with is found out', () => {
  const text = readFileSync(recordPath('gave-up'), 'utf8');
  const forged = text.replace('"winner":0', '"winner":1');
  expect(forged).not.toBe(text);
  expect(verifyRecord(findGame, forged)).toMatchObject({ ok: false });
});
