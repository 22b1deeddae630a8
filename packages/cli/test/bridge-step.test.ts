/** `step` and `layout`: what single calls say, in one answer; and games in numbers. */

import { GAMES } from '@roundhouse/games';
import { observationOf } from '@roundhouse/games/schemas.ts';
import { type AnyGame, type JsonSchema, shape as shapes } from '@roundhouse/kernel';
import { effort } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import type { ActionKind } from '../src/bridge/actions.ts';
import { type Numbered, numbersFor } from '../src/bridge/numbers.ts';
import { openBridge } from './bridge-stage.ts';

const SEED = 'a7'.repeat(32);
const ALL_PARTS = ['events', 'view', 'moves', 'legal', 'observation', 'actions'];
const described = (await Promise.all(GAMES.map(async game => ({ game, shape: await observationOf(game.id) })))).flatMap(
  ({ game, shape }) => (shape ? [{ game, shape }] : []),
);

interface Stepped {
  readonly events: unknown[];
  readonly seat: number | null;
  readonly payoffs: number[] | null;
  readonly view: unknown;
  readonly moves: { move: { type: string }; text: string }[];
  readonly legal: { type: string }[];
  readonly observation: number[];
  readonly actions: number[];
}
interface Layout {
  readonly observation: { numbers: Numbered[]; leftOut: string[] };
  readonly actions: { size: number; kinds: ActionKind[] };
}

test.each(GAMES)('$name: one step says what four calls say', async ({ id, seats }) => {
  const { ask, newMatch } = openBridge();
  const [one, other] = [await newMatch(id, seats.min, { seed: SEED }), await newMatch(id, seats.min, { seed: SEED })];
  let stepped = await ask<Stepped>('step', { match: one });
  expect(stepped.events).toEqual([]);
  for (let count = 0; stepped.seat !== null && count < effort(8, 200); count++) {
    const { move } = stepped.moves[(count * 7) % stepped.moves.length]!;
    const played = await ask<{ events: unknown[] }>('play', { match: other, seat: stepped.seat, move });
    stepped = await ask<Stepped>('step', { match: one, move });
    const status = await ask<{ toAct: number[] }>('status', { match: other });
    const seat = status.toAct[0] ?? null;
    const at = { match: other, seat };
    const parts = seat === null ? {} : { view: await ask('view', at), moves: await ask('moves', at) };
    expect(stepped).toEqual({ events: played.events, ...status, seat, ...parts });
  }
});

test.each(described)(
  '$game.name: views fit what is numbered of them, and numbers their description',
  async ({ game, shape }) => {
    const { ask, newMatch } = openBridge();
    const layout = await ask<Layout>('layout', { game: game.id });
    expect(layout.observation.leftOut).toEqual([]);
    const { numbers } = layout.observation;
    expect(new Set(numbers.map(({ at, kind }) => `${at} ${kind}`)).size).toBe(numbers.length);
    for (const seats of [game.seats.min, game.seats.max]) {
      const match = await newMatch(game.id, seats, { seed: SEED });
      let stepped = await ask<Stepped>('step', { match, give: ALL_PARTS });
      for (let count = 1; stepped.seat !== null && count < effort(60, 2000); count++) {
        expect(shapes.problemIn(shape, told(shape.schema, stepped.view), 'view')).toBeNull();
        expect(stepped.observation.length).toBe(numbers.length);
        expect(stepped.observation.findIndex((n, i) => !(n >= 0 && n < numbers[i]!.size))).toBe(-1);
        expect(stepped.legal).toEqual(stepped.moves.map(({ move }) => move));
        expect(stepped.actions).toHaveLength(stepped.moves.length);
        expect(new Set(stepped.actions).size).toBe(stepped.actions.length);
        for (const [place, action] of stepped.actions.entries()) {
          const { start, size } = kindOf(layout, stepped.moves[place]!.move.type);
          expect(action >= start && action < start + size).toBe(true);
        }
        // Not the first move each time, and the same ones on every machine.
        const action = stepped.actions[(count * 31) % stepped.actions.length]!;
        stepped = await ask<Stepped>('step', { match, action, give: ALL_PARTS });
      }
    }
  },
);

const kindOf = (layout: Layout, type: string): ActionKind => layout.actions.kinds.find(kind => kind.type === type)!;

/** As much of a value as the schema names, lists cut to the length it has room for. */
function told(schema: JsonSchema, value: unknown): unknown {
  const inner = (schema.anyOf as JsonSchema[] | undefined)?.find(({ type }) => type !== 'null');
  if (value === null || typeof value !== 'object') return value;
  if (inner) return told(inner, value);
  if (Array.isArray(value)) {
    const items = (place: number) => ((schema.prefixItems as JsonSchema[])?.[place] ?? schema.items) as JsonSchema;
    return value.slice(0, schema.maxItems as number).map((item, place) => told(items(place), item));
  }
  const fields = Object.entries(schema.properties as Record<string, JsonSchema>);
  return Object.fromEntries(
    fields.map(([name, field]) => [name, told(field, (value as Record<string, unknown>)[name])]),
  );
}

test('a number of a move is the same in every match, and plays that move', async () => {
  const { ask, newMatch } = openBridge();
  const layout = await ask<Layout>('layout', { game: 'fite' });
  const [place, split] = [kindOf(layout, 'place'), kindOf(layout, 'split')];
  const give = ['moves', 'actions', 'events'];
  for (const minPool of ['one', 'third']) {
    const match = await newMatch('fite', 2, { options: { powers: 'off', minPool } });
    const first = await ask<Stepped>('step', { match, give });
    expect(first.moves.map(({ move }) => move)).toEqual(['off', 'def', 'tac'].map(loc => ({ type: 'place', loc })));
    expect(first.actions).toEqual([1, 2, 3].map(place_ => place.start + place_));
    await ask('step', { match, action: place.start + 3 });
    const next = await ask<Stepped>('step', { match, seat: 1, action: place.start + 3, give });
    expect(next.events).toContainEqual({ type: 'fightersPlaced', locs: ['tac', 'tac'] });
    // A split of n dice: n is 100 after -99, `use` is not there.
    expect(next.actions[0]).toBe(split.start + 3 * ((next.moves[0]!.move as unknown as { off: number }).off + 100));
  }
});

test('a step that is refused plays nothing', async () => {
  const { ask, refusal, newMatch } = openBridge();
  const match = await newMatch('fite', 2, { options: { powers: 'off' } });
  const before = await ask('state', { match });
  const move = { type: 'place', loc: 'tac' };
  expect(await refusal('step', { match, action: 0 })).toBe('bad-action');
  expect(await refusal('step', { match, action: 'tac' })).toBe('bad-action');
  expect(await refusal('step', { match, action: 8, move })).toBe('bad-params');
  expect(await refusal('step', { match, chance: [1] })).toBe('bad-params');
  expect(await refusal('step', { match, seat: 2 })).toBe('bad-seat');
  expect(await refusal('step', { match, move, give: ['mask'] })).toBe('bad-params');
  expect(await refusal('step', { match, move: { type: 'split', off: 3 } })).toBe('illegal-move');
  expect(await ask('state', { match })).toEqual(before);
  await ask('step', { match, move: { type: 'concede' } });
  expect(await refusal('step', { match, move })).toBe('game-over');
  expect(await refusal('step', { match, action: 8 })).toBe('game-over');
  expect(await ask('step', { match })).toEqual({
    events: [],
    toAct: [],
    mayAct: [],
    payoffs: [0, 1],
    step: 1,
    seat: null,
  });
  // Whoever is named is shown the end.
  expect(await ask('step', { match, seat: 1 })).toMatchObject({ seat: 1, view: { viewer: 1 }, moves: [] });
});

test('a game that describes nothing has no numbers, and every other part', async () => {
  const { ask, refusal, newMatch } = openBridge();
  expect(await ask('layout', { game: 'pebbles' })).toEqual({ observation: null, actions: null });
  const match = await newMatch('pebbles');
  const move = { type: 'take', n: 1 };
  expect(await refusal('step', { match, move, give: ['observation'] })).toBe('no-layout');
  expect(await refusal('step', { match, move, give: ['actions'] })).toBe('no-layout');
  expect(await refusal('step', { match, action: 1 })).toBe('no-layout');
  expect(await ask('step', { match, move })).toMatchObject({ step: 1, seat: 1, moves: expect.any(Array) });
});

test('every kind of shape has its numbers, and what cannot be numbered is named', () => {
  const whole = { type: 'integer', minimum: -2, maximum: 2 };
  const kinds = [
    { type: 'object', properties: { k: { const: 'a' }, n: whole, x: whole }, required: ['k', 'n', 'x'] },
    { type: 'object', properties: { k: { const: 'b' }, n: whole, x: { type: 'boolean' } }, required: ['k', 'n'] },
  ];
  const properties = {
    n: whole,
    always: { const: 'same' },
    maybe: { anyOf: [{ enum: ['x', 'y'] }, { type: 'null' }] },
    fate: { anyOf: [{ type: 'integer', minimum: 0, maximum: 1 }, { enum: ['hit'] }] },
    list: { type: 'array', items: whole, minItems: 0, maxItems: 2 },
    pair: { type: 'array', prefixItems: [{ type: 'boolean' }, whole], minItems: 2, items: false },
    inner: { anyOf: [{ type: 'object', properties: { n: whole }, required: ['n'] }, { type: 'null' }] },
    tagged: { oneOf: kinds },
    name: { type: 'string', maxLength: 5 },
  };
  const numbers = numbersFor({ type: 'object', properties, required: Object.keys(properties) });
  expect(numbers.leftOut).toEqual(['name']);
  expect(numbers.described.map(({ at, size }) => `${at} ${size}`)).toEqual([
    ...['n 6', 'maybe 3', 'fate 4', 'list.length 3', 'list[0] 6', 'list[1] 6', 'pair[0] 3', 'pair[1] 6'],
    ...['inner 2', 'inner.n 6', 'tagged.k 3', 'tagged.n 6', 'tagged.x 6', 'tagged.x(b) 3'],
  ]);
  const value = { n: -2, always: 'same', maybe: 'y', fate: 'hit', list: [2], pair: [true, 0], inner: { n: 1 } };
  expect(numbers.of({ ...value, name: 'Olga', tagged: { k: 'b', n: 0, x: true } })).toEqual([
    ...[1, 2, 3, 1, 5, 0, 2, 3, 1, 4, 2, 3, 0, 2],
  ]);
  expect(numbers.of({ n: 2, maybe: null, fate: 0, list: [], pair: [false, 2], inner: null, tagged: {} })).toEqual([
    5, 0, 1, 0, 0, 0, 1, 5, 0, 0, 0, 0, 0, 0,
  ]);
});

test('every game on the table is told in numbers', () => {
  const ids = (games: readonly AnyGame[]) => games.map(({ id }) => id);
  expect(ids(described.map(({ game }) => game))).toEqual(expect.arrayContaining(ids(GAMES).slice(0, 5)));
});
