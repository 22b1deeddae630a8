/** The recorded bouts replay to the end they are named for. */

import { readdirSync, readFileSync } from 'node:fs';
import { formatRecord, matchFromRecord, verifyRecord } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { fite } from '../rules.ts';
import type { Reason, State } from '../state.ts';
import { RECORDED_GAMES, recordPath } from './games.ts';

const findGame = (id: string) => (id === fite.id ? fite : undefined);

test.each(RECORDED_GAMES.map(game => [game.name, game] as const))('the record %s is true', (name, game) => {
  const text = readFileSync(recordPath(name), 'utf8');
  const found = verifyRecord(findGame, text);
  const payoffs = game.winner === null ? [0.5, 0.5] : [1 - game.winner, game.winner];
  expect(found).toMatchObject({ ok: true, game: 'fite', payoffs, dice: game.dice });
  const { result } = matchFromRecord(findGame, text).state as State;
  expect(result).toEqual({ winner: game.winner, reason: game.reason });
});

test.each(RECORDED_GAMES.map(game => [game.name, game] as const))(
  'the rules still write %s as it was',
  (name, game) => {
    expect(formatRecord(fite, game.play())).toBe(readFileSync(recordPath(name), 'utf8'));
  },
);

test('there is a record for each way a bout can end, and for each record a way to write it', () => {
  const reasons: Record<Reason, true> = {
    takenOut: true,
    finished: true,
    bothOut: true,
    bothDazed: true,
    turnLimit: true,
    concede: true,
    rollOff: true,
  };
  expect(new Set(RECORDED_GAMES.map(game => game.reason))).toEqual(new Set(Object.keys(reasons)));
  const files = readdirSync(new URL('games/', import.meta.url));
  expect(files.sort()).toEqual(RECORDED_GAMES.map(game => `${game.name}.jsonl`).sort());
});

test('a record that has been tampered with is found out', () => {
  const text = readFileSync(recordPath('taken-out'), 'utf8');
  const forged = text.replace('"winner":0', '"winner":1');
  expect(forged).not.toBe(text);
  expect(verifyRecord(findGame, forged)).toMatchObject({ ok: false });
});
