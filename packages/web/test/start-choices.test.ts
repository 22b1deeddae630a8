/** What the start form remembers, and when it does not trust it. */

import { findGame } from '@roundhouse/games';
import { beforeEach, expect, test, vi } from 'vitest';

const fite = findGame('fite')!;
const circle = findGame('element-circle')!;

beforeEach(() => vi.resetModules());

const open = async () => ({
  ...(await import('../src/play/kept/start-choices.ts')),
  ...(await import('../src/play/kept/store.ts')),
});

test('a game begins as it was last set up, and no other game does', async () => {
  const { rememberChoices, choicesFor } = await open();
  const clock = { kind: 'match', seconds: 600, increment: 5, out: 'bot' } as const;
  const choices = { opponent: 'hard', seats: 4, values: {}, clock };
  rememberChoices('element-circle', choices);
  expect(choicesFor(circle)).toEqual(choices);
  expect(choicesFor(fite)).toBe(null);
});

test('what does not fit the game is as if never chosen', async () => {
  const { hold, choicesFor } = await open();
  for (const kept of [
    'hard',
    { opponent: 'hard', seats: 2 },
    { opponent: 1, seats: 2, values: {} },
    { opponent: 'hard', seats: 3, values: {} },
    { opponent: 'hard', seats: 2, values: { gone: true } },
  ]) {
    hold('start.fite', kept);
    expect(choicesFor(fite)).toBe(null);
  }
});

test('a clock that is none is forgotten, and the rest is not', async () => {
  const { hold, choicesFor } = await open();
  const choices = { opponent: 'friend', seats: 2, values: {} };
  for (const clock of [
    undefined,
    'fast',
    { kind: 'move', seconds: 0, out: 'bot' },
    { kind: 'move', seconds: 60, increment: 5, out: 'bot' },
    { kind: 'match', seconds: 60, out: 'bot' },
    { kind: 'match', seconds: 60, increment: -1, out: 'bot' },
    { kind: 'move', seconds: 60, out: 'sleep' },
    { kind: 'year', seconds: 60, increment: 0, out: 'bot' },
  ]) {
    hold('start.fite', { ...choices, clock });
    expect(choicesFor(fite)).toEqual({ ...choices, clock: null });
  }
  hold('start.fite', { ...choices, clock: { kind: 'move', seconds: 60, out: 'concede' } });
  expect(choicesFor(fite)?.clock).toEqual({ kind: 'move', seconds: 60, out: 'concede' });
});
