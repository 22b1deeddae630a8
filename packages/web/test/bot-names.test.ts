/** What bots are called at one table. */

import { charactersOf } from '@roundhouse/games/characters.ts';
import { expect, test } from 'vitest';
import { botName } from '../src/play/local/bot-names.ts';

test.each(['easy', 'greedy', 'random'])('no two bots of a table are called alike: %s', level => {
  const names = Array.from({ length: 5 }, (_, before) => botName('circuitry', level, before));
  expect(new Set(names).size).toBe(5);
});

test('a character alone is called by its name', () => {
  expect(botName('circuitry', 'easy')).toBe(charactersOf('circuitry').easy.name);
});
