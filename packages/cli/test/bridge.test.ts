/** The bridge's vocabulary, method by method, on FITE and on a toy that has what FITE lacks. */

import { levelsFor } from '@roundhouse/bots';
import { GAMES } from '@roundhouse/games';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BridgeHost } from '../src/bridge/host.ts';
import { MAX_MATCHES, Matches } from '../src/bridge/matches.ts';
import { openBridge } from './bridge-stage.ts';
import { SEED } from './stage.ts';
import { pebbles } from './toy.ts';

let call: ReturnType<typeof openBridge>['call'];
let ask: ReturnType<typeof openBridge>['ask'];
let refusal: ReturnType<typeof openBridge>['refusal'];
let newMatch: ReturnType<typeof openBridge>['newMatch'];

beforeEach(() => {
  ({ call, ask, refusal, newMatch } = openBridge());
});

describe('games and matches', () => {
  test('games lists each with its seats and options', async () => {
    const games = await ask<{ id: string }[]>('games');
    expect(games.map(game => game.id)).toEqual([...GAMES.map(game => game.id), 'pebbles']);
    expect(games.at(-1)).toEqual({
      id: 'pebbles',
      name: 'Pebbles',
      version: 3,
      seats: { min: 2, max: 4 },
      options: { pile: { kind: 'range', min: 1, max: 9, default: 5 } },
      presets: {},
    });
    expect(await ask('games', {})).toEqual(games);
    expect(await ask('games', null)).toEqual(games);
  });

  test('new refuses what does not fit, and makes nothing of it', async () => {
    expect(await refusal('new', { game: 'chess', seats: 2 })).toBe('unknown-game');
    expect(await refusal('new', { game: 5, seats: 2 })).toBe('bad-params');
    expect(await refusal('new', { game: 'fite' })).toBe('bad-params');
    for (const seats of [0, 1, 3, -2, 2.5, 1e9, '2', null, [], {}]) {
      expect(await refusal('new', { game: 'fite', seats })).toBe('bad-seats');
    }
    for (const options of [[], 'x', 3, { turnLimit: 9 }, { turnLimit: '50' }, { speed: 1 }, { constructor: 1 }]) {
      expect(await refusal('new', { game: 'fite', seats: 2, options })).toBe('bad-options');
    }
    for (const seed of ['', 'xyz', 7, SEED.toUpperCase(), `${SEED}00`]) {
      expect(await refusal('new', { game: 'fite', seats: 2, seed })).toBe('bad-seed');
    }
    expect(await refusal('new', { game: 'fite', seats: 2, sead: SEED })).toBe('bad-params');
    expect(await newMatch()).toBe('m1');
  });

  test('with a seed the same moves meet the same dice; without one, fresh dice', async () => {
    const roll = async (match: string): Promise<unknown> => {
      for (const seat of [0, 1]) await ask('play', { match, seat, move: { type: 'place', loc: 'off' } });
      await ask('play', { match, seat: 0, move: { type: 'split', off: 4 } });
      const { events } = await ask<{ events: object[] }>('play', { match, seat: 1, move: { type: 'split', off: 4 } });
      return events.find(event => 'pools' in event);
    };
    const options = { powers: 'off' };
    const rolls: unknown[] = [];
    for (const seed of [SEED, SEED, undefined, null])
      rolls.push(await roll(await newMatch('fite', 2, { options, seed })));
    expect(rolls[0]).toMatchObject({ type: 'diceRolled' });
    expect(rolls[1]).toEqual(rolls[0]);
    // Eighteen dice fall alike once in more matches than anyone will play.
    expect(new Set(rolls.map(pools => JSON.stringify(pools))).size).toBe(3);
  });

  test('an unknown match is refused by every method about one', async () => {
    for (const method of ['status', 'moves', 'play', 'view', 'state', 'why', 'record', 'bot']) {
      expect(await refusal(method, { match: 'm9' })).toBe('unknown-match');
      expect(await refusal(method, { match: 9 })).toBe('bad-params');
      expect(await refusal(method, {})).toBe('bad-params');
      expect(await refusal(method, { match: '__proto__' })).toBe('unknown-match');
    }
  });

  test('the match unused for longest is forgotten when there are too many', () => {
    const matches = new Matches();
    const made = { game: pebbles, seed: SEED, isRestored: false };
    const match = { game: 'pebbles', version: 3, options: {}, seats: [], seed: null, entropy: [], state: {}, log: [] };
    const first = matches.add({ ...made, match });
    const second = matches.add({ ...made, match });
    matches.find(first.id);
    for (let i = 2; i <= MAX_MATCHES; i++) matches.add({ ...made, match });
    expect(matches.size).toBe(MAX_MATCHES);
    expect(matches.find(first.id)).toBe(first);
    expect(() => matches.find(second.id)).toThrow("there is no match 'm2'");
    // A heavy one drives out as many as it takes, but never itself.
    const heavy = matches.add({ ...made, match: { ...match, state: 'x'.repeat(70_000_000) } });
    expect(matches.size).toBe(1);
    expect(matches.find(heavy.id)).toBe(heavy);
  });
});

describe('status, moves and view', () => {
  test('status tells who owes, who may act out of turn, and the steps', async () => {
    const match = await newMatch('pebbles', 3);
    expect(await ask('status', { match })).toEqual({ toAct: [0], mayAct: [1, 2], payoffs: null, step: 0 });
    await ask('play', { match, seat: 2, move: { type: 'shout' } });
    expect(await ask('status', { match })).toEqual({ toAct: [0], mayAct: [1], payoffs: null, step: 1 });
    await ask('play', { match, seat: 0, move: { type: 'take', n: 2 } });
    await ask('play', { match, seat: 1, move: { type: 'take', n: 2 } });
    await ask('play', { match, seat: 2, move: { type: 'take', n: 1 } });
    expect(await ask('status', { match })).toEqual({ toAct: [], mayAct: [], payoffs: [0, 0, 1], step: 4 });
    expect(await ask('moves', { match, seat: 0 })).toEqual([]);
  });

  test('moves are listed in the order of the rules, with their words', async () => {
    const match = await newMatch('fite', 2, { options: { powers: 'off' } });
    const moves = await ask<{ move: { loc: string }; text: string }[]>('moves', { match, seat: 1 });
    expect(moves.map(({ move }) => move)).toEqual(['off', 'def', 'tac'].map(loc => ({ type: 'place', loc })));
    expect(moves[0]!.text).toMatch(/^Stand on Offensive/);
  });

  test('a concession is never listed, and always accepted', async () => {
    const match = await newMatch();
    const concede = { match, seat: 1, move: { type: 'concede' } };
    expect(JSON.stringify(await ask('moves', { match, seat: 1 }))).not.toContain('concede');
    expect(await ask('why', concede)).toEqual({ legal: true });
    expect(await ask('play', concede)).toMatchObject({ events: [{ type: 'boutOver', winner: 0, reason: 'concede' }] });
    expect(await refusal('play', concede)).toBe('game-over');
    expect(await ask('why', concede)).toEqual({
      legal: false,
      rule: 'over',
      key: 'over',
      text: 'The game is over.',
    });
    expect(await refusal('bot', { match, seat: 1, level: 'random' })).toBe('game-over');
    // The toy's rules know no concession.
    const toy = await newMatch('pebbles', 2);
    expect(await refusal('play', { match: toy, seat: 0, move: { type: 'concede' } })).toBe('illegal-move');
  });

  test('a view shows its seat what is its own; null and nothing are a spectator', async () => {
    const match = await newMatch();
    const move = { type: 'power', power: 'swift' };
    await ask('play', { match, seat: 0, move });
    expect(await ask('view', { match, seat: 0 })).toMatchObject({ viewer: 0, mine: move });
    expect(await ask('view', { match, seat: 1 })).toMatchObject({ viewer: 1, mine: null });
    expect(JSON.stringify(await ask('view', { match, seat: 1 }))).not.toContain('swift');
    expect(await ask('view', { match, seat: null })).toMatchObject({ viewer: null, mine: null });
    expect(await ask('view', { match })).toEqual(await ask('view', { match, seat: null }));
  });

  test('a seat that is not there is refused', async () => {
    const match = await newMatch();
    for (const seat of [2, -1, 0.5, 1e9, '0', true, [], {}]) {
      for (const method of ['moves', 'view']) expect(await refusal(method, { match, seat })).toBe('bad-seat');
      for (const method of ['play', 'why']) {
        expect(await refusal(method, { match, seat, move: { type: 'power', power: null } })).toBe('bad-seat');
      }
      expect(await refusal('bot', { match, seat, level: 'random' })).toBe('bad-seat');
    }
    expect(await refusal('moves', { match, seat: null })).toBe('bad-seat');
    expect(await refusal('moves', { match })).toBe('bad-params');
  });
});

describe('play', () => {
  test('an illegal move is refused with its rule, and changes nothing', async () => {
    const match = await newMatch('fite', 2, { options: { powers: 'off' } });
    for (const seat of [0, 1]) await ask('play', { match, seat, move: { type: 'place', loc: 'tac' } });
    const before = await ask('state', { match });
    const { error } = await call('play', { match, seat: 0, move: { type: 'split', off: 9 } });
    expect(error).toMatchObject({ code: -32000, data: { code: 'illegal-move', rule: 'FITE-25' } });
    expect(await ask('why', { match, seat: 0, move: { type: 'split', off: 9 } })).toMatchObject({
      legal: false,
      rule: 'FITE-25',
      key: error!.data.key,
      text: error!.message,
    });
    for (const move of [null, 5, 'split', [], {}, { type: 5 }, { type: 'split' }, { type: 'split', off: 4, x: 1 }]) {
      expect(await refusal('play', { match, seat: 0, move })).toBe('illegal-move');
      expect(await ask('why', { match, seat: 0, move })).toMatchObject({ legal: false });
    }
    expect(await ask('state', { match })).toEqual(before);
    expect(await ask('status', { match })).toMatchObject({ step: 2 });
  });

  test('scripted chance is used in order, and refused if it does not fit', async () => {
    const match = await newMatch('pebbles', 2);
    const roll = { match, seat: 0, move: { type: 'roll' } };
    const before = await ask('state', { match });
    for (const chance of [[], [0], [7], [3, 3], [2.5], ['3'], 3, {}, 'six', [null]]) {
      expect(await refusal('play', { ...roll, chance })).toBe('bad-chance');
    }
    expect(await refusal('play', { match, seat: 0, move: { type: 'take', n: 1 }, chance: [1] })).toBe('bad-chance');
    expect(await ask('state', { match })).toEqual(before);
    expect(await ask('status', { match })).toMatchObject({ step: 0 });
    expect(await ask('play', { ...roll, chance: [6] })).toEqual({ events: [{ type: 'rolled', die: 6 }], step: 1 });
    expect(await ask('play', { ...roll, chance: null })).toMatchObject({ step: 2 });
  });

  test('a compound is played step by step, with one script, all or nothing', async () => {
    const match = await newMatch('pebbles', 2);
    const all = (...moves: unknown[]) => ({ match, seat: 0, move: { type: 'all', moves } });
    const [roll, take] = [{ type: 'roll' }, { type: 'take', n: 2 }];
    for (const chance of [[], [4], [4, 2, 1], [4, 9]]) {
      expect(await refusal('play', { ...all(roll, roll, take), chance })).toBe('bad-chance');
    }
    expect(await refusal('play', all(roll, take, take))).toBe('illegal-move');
    expect(await ask('why', all(roll, take, take))).toMatchObject({ legal: false, rule: 'PEBBLES-1' });
    expect(await ask('why', all(roll, roll, take))).toEqual({ legal: true });
    expect(await ask('state', { match })).toMatchObject({ left: 5, rolled: [] });
    expect(await ask('play', { ...all(roll, roll, take), chance: [4, 2] })).toEqual({
      events: [
        { type: 'rolled', die: 4 },
        { type: 'rolled', die: 2 },
        { type: 'taken', n: 2 },
      ],
      step: 3,
    });
    expect(await ask('state', { match })).toMatchObject({ left: 3, rolled: [4, 2], turn: 1 });
  });
});

describe('restore', () => {
  test('a match goes on from its state', async () => {
    const match = await newMatch('fite', 2, { options: { powers: 'off' } });
    await ask('play', { match, seat: 0, move: { type: 'place', loc: 'tac' } });
    const state = await ask('state', { match });
    const { match: again } = await ask<{ match: string }>('restore', { game: 'fite', state });
    expect(again).not.toBe(match);
    expect(await ask('state', { match: again })).toEqual(state);
    expect(await ask('status', { match: again })).toEqual({ toAct: [1], mayAct: [], payoffs: null, step: 0 });
    expect(await ask('play', { match: again, seat: 1, move: { type: 'place', loc: 'off' } })).toMatchObject({
      step: 1,
    });
    // The first is another match.
    expect(await ask('state', { match })).toEqual(state);
    // Unscripted dice are fresh ones.
    for (const seat of [0, 1]) await ask('play', { match: again, seat, move: { type: 'split', off: 4 } });
    expect(await ask('status', { match: again })).toMatchObject({ step: 3 });
  });

  test('what is no state is refused with a reason', async () => {
    const state = await ask<Record<string, unknown>>('state', { match: await newMatch() });
    const wrong = [null, 5, 'x', [], {}, { ...state, turn: -1 }, { ...state, fighters: [] }, { ...state, stack: {} }];
    for (const bad of wrong) expect(await refusal('restore', { game: 'fite', state: bad })).toBe('bad-state');
    expect(await refusal('restore', { game: 'fite' })).toBe('bad-params');
    // A check that stumbles has found something wrong too.
    const checkState = (): never => {
      throw new Error('left');
    };
    const stumbling = openBridge({ games: [{ ...pebbles, checkState }] });
    expect(await stumbling.refusal('restore', { game: 'pebbles', state: null, seats: 2 })).toBe('bad-state');
  });

  test('where the game does not tell how many sit down, the client does', async () => {
    const state = await ask('state', { match: await newMatch('pebbles', 3) });
    expect(await refusal('restore', { game: 'pebbles', state })).toBe('bad-seats');
    expect(await ask('restore', { game: 'pebbles', state, seats: 3 })).toMatchObject({ match: 'm2' });
    const alone = openBridge({ games: [{ ...pebbles, seatsOf: () => 1 }] });
    const { match } = await alone.ask<{ match: string }>('restore', { game: 'pebbles', state });
    expect(await alone.refusal('moves', { match, seat: 1 })).toBe('bad-seat');
  });

  test('it has no record', async () => {
    const state = await ask('state', { match: await newMatch() });
    const { match } = await ask<{ match: string }>('restore', { game: 'fite', state });
    expect(await refusal('record', { match })).toBe('no-record');
  });
});

describe('record and verify', () => {
  const toTheEnd = async (match: string): Promise<void> => {
    for (;;) {
      const { toAct } = await ask<{ toAct: number[] }>('status', { match });
      if (toAct.length === 0) return;
      const { move } = await ask<{ move: unknown }>('bot', { match, seat: toAct[0], level: 'random' });
      await ask('play', { match, seat: toAct[0], move });
    }
  };

  test('a finished match proves its dice', async () => {
    const match = await newMatch('fite', 2, { seed: SEED });
    const running = await ask<string>('record', { match });
    expect(running).not.toContain(SEED);
    expect(await ask('verify', { record: running })).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/running/),
    });
    await toTheEnd(match);
    const record = await ask<string>('record', { match });
    const { payoffs } = await ask<{ payoffs: number[] }>('status', { match });
    expect(await ask('verify', { record })).toMatchObject({ ok: true, game: 'fite', dice: 'proved', payoffs });
  });

  test('one whose dice were scripted is true, but proves nothing', async () => {
    const match = await newMatch('pebbles', 2, { seed: SEED });
    await ask('play', { match, seat: 0, move: { type: 'roll' }, chance: [6] });
    await ask('play', { match, seat: 0, move: { type: 'roll' } });
    for (const [seat, n] of [2, 2, 1].entries())
      await ask('play', { match, seat: seat % 2, move: { type: 'take', n } });
    const record = await ask<string>('record', { match });
    expect(record).not.toContain(SEED);
    expect(await ask('verify', { record })).toMatchObject({ ok: true, dice: 'unproved', steps: 6 });
  });

  test('anything may be verified; what is no text cannot', async () => {
    expect(await ask('verify', { record: '' })).toMatchObject({ ok: false, line: 1 });
    expect(await ask('verify', { record: 'x\ny' })).toMatchObject({ ok: false, line: 1 });
    for (const record of [null, 5, [], {}]) expect(await refusal('verify', { record })).toBe('bad-record');
    expect(await refusal('verify')).toBe('bad-params');
  });
});

describe('bot', () => {
  test('a bot of each level chooses a legal move', async () => {
    const match = await newMatch('fite', 2, { seed: SEED });
    const moves = (await ask<{ move: unknown }[]>('moves', { match, seat: 1 })).map(({ move }) => move);
    for (const level of levelsFor('fite')) {
      // Long enough for a search to end by itself: one that time ends may answer differently each time.
      const asked = { match, seat: 1, level, budgetMs: 60_000 };
      const { move } = await ask<{ move: unknown }>('bot', asked);
      expect(moves).toContainEqual(move);
      expect(await ask('bot', asked)).toEqual({ move });
    }
    expect(await ask('status', { match })).toMatchObject({ step: 0 });
  });

  test('what no bot can do is refused', async () => {
    const match = await newMatch();
    expect(await refusal('bot', { match, seat: 0, level: 'perfect' })).toBe('no-bot');
    expect(await refusal('bot', { match, seat: 0, level: 'constructor' })).toBe('no-bot');
    expect(await refusal('bot', { match, seat: 0 })).toBe('bad-params');
    for (const budgetMs of [-1, 60_001, '5', [], true]) {
      expect(await refusal('bot', { match, seat: 0, level: 'random', budgetMs })).toBe('bad-params');
    }
    await ask('play', { match, seat: 0, move: { type: 'power', power: null } });
    expect(await refusal('bot', { match, seat: 0, level: 'random' })).toBe('no-move');
  });

  test('a bot gets its view and its moves, and nothing else', async () => {
    const asked: unknown[] = [];
    const choose: BridgeHost['choose'] = async request => {
      asked.push(request);
      return request.moves[0]!;
    };
    const { ask, newMatch } = openBridge({ choose });
    const match = await newMatch('fite', 2, { seed: SEED });
    await ask('play', { match, seat: 0, move: { type: 'power', power: 'swift' } });
    await ask('bot', { match, seat: 1, level: 'random' });
    expect(Object.keys(asked[0] as object).sort()).toEqual(
      ['budgetMs', 'game', 'level', 'moves', 'seat', 'seed', 'view'].sort(),
    );
    const request = asked[0] as { view: unknown; seed: number };
    expect(request.view).toEqual(await ask('view', { match, seat: 1 }));
    expect(JSON.stringify(request.view)).not.toContain('swift');
    expect(SEED).not.toContain(request.seed.toString(16));
  });

  test('a bot that fails is an error of ours, and the bridge goes on', async () => {
    const { ask, call, newMatch } = openBridge({ choose: () => Promise.reject(new Error('it fell asleep')) });
    const match = await newMatch();
    const { error } = await call('bot', { match, seat: 0, level: 'random' });
    expect(error).toMatchObject({ code: -32603, message: 'it fell asleep', data: { code: 'internal-error' } });
    expect(await ask('status', { match })).toMatchObject({ step: 0 });
  });
});
