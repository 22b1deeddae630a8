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
  const seated = { bots: [null, 'easy', 'greedy'], chairs: [] } as const;
  const choices = { opponent: 'hard', seats: 4, values: {}, clock, ...seated };
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
    expect(choicesFor(fite)).toEqual({ ...choices, clock: null, bots: [], chairs: [] });
  }
  hold('start.fite', { ...choices, clock: { kind: 'move', seconds: 60, out: 'concede' } });
  expect(choicesFor(fite)?.clock).toEqual({ kind: 'move', seconds: 60, out: 'concede' });
});

test('who sat where is remembered, unless they cannot sit there any more', async () => {
  const { hold, choicesFor } = await open();
  const choices = { opponent: 'device', seats: 2, values: {}, clock: null };
  const ada = { player: 'person', name: 'Ada' };
  const seated = { bots: ['easy'], chairs: [ada, { player: 'champion', name: '' }] };
  hold('start.fite', { ...choices, ...seated });
  expect(choicesFor(fite)).toEqual({ ...choices, ...seated });
  for (const chairs of [undefined, [ada], [ada, ada, ada], [ada, { player: 'gone', name: '' }], [ada, null]]) {
    hold('start.fite', { ...choices, chairs });
    expect(choicesFor(fite)?.chairs, JSON.stringify(chairs)).toEqual([]);
  }
  for (const bots of [undefined, 'easy', ['easy', 'easy'], ['gone']]) {
    hold('start.fite', { ...choices, bots });
    expect(choicesFor(fite)?.bots, JSON.stringify(bots)).toEqual([]);
  }
});
