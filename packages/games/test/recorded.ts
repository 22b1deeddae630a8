/** Whole games kept as records beside a game's tests: each is true, still written as it was, and found out when forged. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type AnyGame,
  formatRecord,
  type Match,
  matchFromRecord,
  type Verification,
  verifyRecord,
} from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';

/** A game that is kept, and how to play it again. */
export interface Recorded {
  readonly name: string;
  readonly dice?: 'proved' | 'unproved';
  readonly play: () => Match;
}

export interface Records<Game extends Recorded> {
  readonly recorded: readonly Game[];
  /** Where the records lie. */
  readonly folder: URL;
  /** What the record's name promises: how the match ended. */
  readonly holds: (recorded: Game, match: Match, found: Verification) => void;
  /** A record, and what is changed in it. */
  readonly forged: readonly [name: string, from: string, to: string];
}

export function testRecords<Game extends Recorded>(
  game: AnyGame,
  { recorded, folder, holds, forged: [name, from, to] }: Records<Game>,
): void {
  const findGame = (id: string) => (id === game.id ? game : undefined);
  const pathOf = (one: string): string => fileURLToPath(new URL(`${one}.jsonl`, folder));

  describe.each<readonly [string, Game]>(recorded.map(one => [one.name, one]))('%s', (_, kept) => {
    test('is true', () => {
      const text = readFileSync(pathOf(kept.name), 'utf8');
      const found = verifyRecord(findGame, text);
      expect(found).toMatchObject({ ok: true, game: game.id, dice: kept.dice ?? 'proved' });
      holds(kept, matchFromRecord(findGame, text), found);
    });

    test('is still written as it was', async () => {
      await expect(formatRecord(game, kept.play())).toMatchFileSnapshot(pathOf(kept.name));
    });
  });

  test('every record is of one of these games', () => {
    expect(readdirSync(folder).sort()).toEqual(recorded.map(one => `${one.name}.jsonl`).sort());
  });

  test('a record that has been tampered with is found out', () => {
    const text = readFileSync(pathOf(name), 'utf8');
    const forged = text.replace(from, to);
    expect(forged).not.toBe(text);
    expect(verifyRecord(findGame, forged)).toMatchObject({ ok: false });
  });
}
