import { findGame } from '@roundhouse/games';
import { completeOptions, fastChance, silentStep } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { type BotRequest, choose, openBotChannel, type Question } from '../src/index.ts';
import { startBotWorker } from '../src/node-worker.ts';

const fite = findGame('fite')!;

function request(given: Partial<BotRequest> = {}): BotRequest {
  const state: unknown = fite.setup(completeOptions<unknown>(fite.options), 2, silentStep(fastChance(1)));
  return {
    game: 'fite',
    view: fite.view(state, 0),
    seat: 0,
    moves: fite.legalMoves(state, 0),
    level: 'greedy',
    budgetMs: Infinity,
    seed: 4,
    ...given,
  };
}

test('a thread of its own gives the same answers', async () => {
  const bots = startBotWorker();
  try {
    const requests = [1, 2, 3].map(seed => request({ seed }));
    const moves = await Promise.all(requests.map(asked => bots.choose(asked)));
    expect(moves).toEqual(requests.map(asked => choose(asked)));
  } finally {
    await bots.close();
  }
});

test('a senseless request is answered with the reason, and the thread goes on', async () => {
  const bots = startBotWorker();
  try {
    await expect(bots.choose(request({ game: 'chess' }))).rejects.toThrow("there is no game 'chess'");
    await expect(bots.choose(request({ view: null }))).rejects.toThrow();
    expect(await bots.choose(request())).toEqual(choose(request()));
    await expect(bots.choose({ ...request(), view: () => 'not plain' })).rejects.toThrow('could not be cloned');
  } finally {
    await bots.close();
  }
});

test('closing tells whoever waits, and nobody can ask afterwards', async () => {
  const bots = startBotWorker();
  const waiting = expect(bots.choose(request())).rejects.toThrow('the bot worker has stopped');
  await bots.close();
  await waiting;
  await expect(bots.choose(request())).rejects.toThrow('the bot worker is closed');
});

test('a line gives each asker its own answer, whatever the order', async () => {
  const sent: Question[] = [];
  const line = openBotChannel(message => void sent.push(message as Question));
  const first = line.ask(request({ seed: 1 }));
  const second = line.ask(request({ seed: 2 }));
  expect(line.waiting).toBe(2);
  line.answered({ id: sent[1]!.id, move: { type: 'second' } });
  line.answered({ id: sent[0]!.id, failure: 'no idea' });
  await expect(second).resolves.toEqual({ type: 'second' });
  await expect(first).rejects.toThrow('no idea');
  expect(line.waiting).toBe(0);
});
