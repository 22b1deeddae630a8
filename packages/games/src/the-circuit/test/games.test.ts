/** The recorded matches replay to the end they are named for. */

import { readdirSync, readFileSync } from 'node:fs';
import { effectiveSteps, formatRecord, matchFromRecord, openMatch, play, verifyRecord } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { theCircuit } from '../rules.ts';
import type { DefeatCause, Result, State } from '../state.ts';
import { defeatsIn, RECORDED_GAMES, recordPath } from './games.ts';

const findGame = (id: string) => (id === theCircuit.id ? theCircuit : undefined);

describe.each(RECORDED_GAMES.map(game => [game.name, game] as const))('%s', (name, game) => {
  const text = readFileSync(recordPath(name), 'utf8');

  test('is true', () => {
    expect(verifyRecord(findGame, text)).toMatchObject({ ok: true, game: 'the-circuit', dice: 'proved' });
    const match = matchFromRecord(findGame, text);
    expect((match.state as State).result?.cause).toBe(game.cause);
    expect([...defeatsIn(match)]).toEqual(expect.arrayContaining([...game.defeats]));
  });

  test('is still written as it was', () => {
    expect(formatRecord(theCircuit, game.play())).toBe(text);
  });

  test('never offers more than 200 moves', () => {
    const { options, seats, seed, entropy, log } = matchFromRecord(findGame, text);
    const again = openMatch(theCircuit, { options, seats, seed, entropy, at: 0 });
    const lengths: number[] = [];
    for (const { seat, move, at } of effectiveSteps(log)) {
      if (seat === null) continue;
      const state = again.state as State;
      for (const asked of theCircuit.toAct(state)) lengths.push(theCircuit.legalMoves(state, asked).length);
      play(theCircuit, again, seat, move, at);
    }
    expect(lengths.length).toBeGreaterThanOrEqual(log.length - 1);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(200);
  });
});

test('there is a record for each way to win and to be defeated, and for each record a way to write it', () => {
  const causes: Record<Result['cause'], true> = { finishingMoves: true, bell: true, concession: true };
  const defeats: Record<DefeatCause, true> = {
    knockOut: true,
    ringOut: true,
    tapOut: true,
    finishingMove: true,
    tagOut: true,
  };
  expect(new Set(RECORDED_GAMES.map(game => game.cause))).toEqual(new Set(Object.keys(causes)));
  expect(new Set(RECORDED_GAMES.flatMap(game => game.defeats))).toEqual(new Set(Object.keys(defeats)));
  const files = readdirSync(new URL('games/', import.meta.url));
  expect(files.sort()).toEqual(RECORDED_GAMES.map(game => `${game.name}.jsonl`).sort());
});

test('a record that has been tampered with is found out', () => {
  const text = readFileSync(recordPath('conceded'), 'utf8');
  const forged = text.replace('"winners":[', '"winners":[2,');
  expect(forged).not.toBe(text);
  expect(verifyRecord(findGame, forged)).toMatchObject({ ok: false });
});
