/** The recorded games replay to the end they are named for. */

import { readdirSync, readFileSync } from 'node:fs';
import { formatRecord, matchFromRecord, verifyRecord } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { circusCombat } from '../rules.ts';
import { REASONS, type State } from '../state.ts';
import { RECORDED_GAMES, recordPath } from './games.ts';

const findGame = (id: string) => (id === circusCombat.id ? circusCombat : undefined);

test.each(RECORDED_GAMES.map(game => [game.name, game] as const))('the record %s is true', (name, game) => {
  const text = readFileSync(recordPath(name), 'utf8');
  const payoffs = game.winner === null ? [0.5, 0.5] : [1 - game.winner, game.winner];
  expect(verifyRecord(findGame, text)).toMatchObject({ ok: true, game: 'circus-combat', payoffs, dice: game.dice });
  const state = matchFromRecord(findGame, text).state as State;
  expect(circusCombat.view(state, null).result).toMatchObject({ winner: game.winner, reason: game.reason });
});

test.each(RECORDED_GAMES.map(game => [game.name, game] as const))(
  'the rules still write %s as it was',
  (name, game) => {
    expect(formatRecord(circusCombat, game.play())).toBe(readFileSync(recordPath(name), 'utf8'));
  },
);

test('there is a record for each way a game can end, and for each record a way to write it', () => {
  expect(new Set(RECORDED_GAMES.map(game => game.reason))).toEqual(new Set(REASONS));
  const files = readdirSync(new URL('games/', import.meta.url));
  expect(files.sort()).toEqual(RECORDED_GAMES.map(game => `${game.name}.jsonl`).sort());
});

test('a record that has been tampered with is found out', () => {
  const text = readFileSync(recordPath('stalled-at-once'), 'utf8');
  const forged = text.replace('"eyes":2', '"eyes":3');
  expect(forged).not.toBe(text);
  expect(verifyRecord(findGame, forged)).toMatchObject({ ok: false });
});
