/** Shapes: one description is the type, the check at the door and the JSON Schema. */

import { expect, test } from 'vitest';
import { type Shaped, shape } from '../src/index.ts';

const POINT = shape.object({ x: shape.whole(0, 9), y: shape.whole(0, 9), note: shape.optional(shape.text(5)) });
const MOVE = shape.tagged('type', {
  go: { to: POINT, by: shape.nullable(shape.one('foot', 'boat')) },
  wait: {},
});
const wrong = (of: Parameters<typeof shape.problemIn>[0], value: unknown) => shape.problemIn(of, value, 'it');

type Point = { x: number; y: number; note?: string };
type Move = { type: 'go'; to: Point; by: 'foot' | 'boat' | null } | { type: 'wait' };

test('a shape is a type', () => {
  // Each way round: what compiles is the test.
  const point: Shaped<typeof POINT> = { x: 1, y: 2 } satisfies Point;
  const back: Point = point;
  const moves: Shaped<typeof MOVE>[] = [{ type: 'go', to: back, by: null }, { type: 'wait' }] satisfies Move[];
  const again: Move[] = moves;
  // @ts-expect-error a number is no place
  const nowhere: Shaped<typeof MOVE> = { type: 'go', to: 5, by: null };
  expect([...again, nowhere].map(move => wrong(MOVE, move) === null)).toEqual([true, true, false]);
});

test.each([
  [POINT, { x: 1, y: 2 }],
  [POINT, { x: 1, y: 2, note: 'here' }],
  [MOVE, { type: 'go', to: { x: 0, y: 9 }, by: null }],
  [MOVE, { type: 'wait' }],
  [shape.list(shape.flag, { min: 1, max: 2 }), [true]],
  [shape.tuple(shape.flag, shape.whole(1, 2)), [true, 2]],
  [shape.dictionary(shape.whole(0, 1)), { a: 0, b: 1 }],
  [shape.either(shape.flag, shape.whole(0, 1)), 1],
])('%# fits', (of, value) => {
  expect(wrong(of, value)).toBeNull();
});

test.each([
  [POINT, null, 'it must be an object'],
  [POINT, [], 'it must be an object'],
  [POINT, { x: 1 }, 'it.y must be there'],
  [POINT, { x: 1, y: 10 }, 'it.y must be a whole number from 0 to 9'],
  [POINT, { x: 1, y: 0.5 }, 'it.y must be a whole number from 0 to 9'],
  [POINT, { x: 1, y: 1, z: 1 }, 'it.z must be left out'],
  [POINT, { x: 1, y: 1, note: 'too long' }, 'it.note must be a text of at most 5 characters'],
  [MOVE, { type: 'go', to: { x: 0 }, by: null }, 'it.to.y must be there'],
  [MOVE, 'go', 'it must be an object'],
  [MOVE, { type: 'fly' }, 'it.type must be one of go, wait'],
  [MOVE, { type: 'constructor' }, 'it.type must be one of go, wait'],
  [MOVE, { type: 'wait', to: 1 }, 'it.to must be left out'],
  [MOVE, { type: 'go', to: { x: 0, y: 0 }, by: 'air' }, 'it.by must be one of "foot", "boat", or null'],
  [shape.list(shape.flag, { min: 1, max: 2 }), [], 'it must be a list of 1 to 2'],
  [shape.list(shape.flag, { min: 2, max: 2 }), [true], 'it must be a list of 2'],
  [shape.list(shape.flag), [true, 1], 'it[1] must be true or false'],
  [shape.tuple(shape.flag), [true, true], 'it must be a list of 1'],
  [shape.dictionary(shape.whole(0, 1)), [0, 1], 'it must be an object'],
  [shape.dictionary(shape.whole(0, 1), 1), { a: 0, b: 1 }, 'it must be an object of at most 1 fields'],
  [shape.dictionary(shape.whole(0, 1)), { a: 2 }, 'it.a must be a whole number from 0 to 1'],
  [shape.either(shape.flag, shape.list(shape.flag)), [1], 'it[0] must be true or false'],
  [shape.either(shape.list(shape.flag), shape.flag), [1], 'it[0] must be true or false'],
  [shape.nullable(POINT), { x: 1 }, 'it.y must be there'],
  [shape.one('only'), 'other', 'it must be "only"'],
])('%# does not fit', (of, value, says) => {
  expect(wrong(of, value)).toBe(says);
});

test('the shape of options takes what a lobby may choose, and every option', () => {
  const options = shape.options<{ target: number; deck: 'large' | 'small' }>({
    target: { kind: 'range', min: 1, max: 9, default: 2 },
    deck: { kind: 'choice', values: ['large', 'small'] },
  });
  expect(wrong(options, { target: 9, deck: 'small' })).toBeNull();
  expect(wrong(options, { target: 10, deck: 'small' })).toBe('it.target must be a whole number from 1 to 9');
  expect(wrong(options, { target: 9, deck: 'tiny' })).toBe('it.deck must be one of "large", "small"');
  expect(wrong(options, { target: 9 })).toBe('it.deck must be there');
});

test('a shape is a JSON Schema', () => {
  expect(POINT.schema).toEqual({
    type: 'object',
    properties: {
      x: { type: 'integer', minimum: 0, maximum: 9 },
      y: { type: 'integer', minimum: 0, maximum: 9 },
      note: { type: 'string', maxLength: 5 },
    },
    required: ['x', 'y'],
    additionalProperties: false,
  });
  expect(MOVE.schema).toMatchObject({ oneOf: [{ properties: { type: { const: 'go' } } }, { required: ['type'] }] });
  expect(MOVE.kinds).toEqual(['go', 'wait']);
});
