/** Messages as text: what JSON.stringify would write, but only the fields that a schema names. */

import fc from 'fast-check';
import Type, { type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { CompetitionLook } from '../src/competitions/protocol.ts';
import { BridgeAnswer, Clocks, ErrorBody, Position, ServerMessage, StaleBody, Table } from '../src/protocol.ts';
import { field, fieldsWriterOf, joined, objectOf, writerOf } from '../src/serialise.ts';

type Node = {
  type?: string;
  properties?: Record<string, Node>;
  required?: string[];
  additionalProperties?: unknown;
  items?: Node;
  anyOf?: Node[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
};

const anything = fc.jsonValue({ maxDepth: 2 });
const SECRET = 'a secret';

/** Any value of a schema. Where `spills`, closed objects at every depth carry fields that no schema has. */
function someValue(schema: Node, spills: boolean): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(each => someValue(each, spills)));
  if (schema.items) return fc.array(someValue(schema.items, spills), { maxLength: 4 });
  if (schema.properties) return objectIn(schema, spills);
  const { minimum = -1000, maximum = 1000, minLength, maxLength } = schema;
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: minimum, max: maximum });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'string':
      if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
      return fc.string({ unit: 'binary', ...(minLength && { minLength }), maxLength: maxLength ?? 20 });
    case 'object':
      return fc.dictionary(fc.string({ maxLength: 6 }), anything, { maxKeys: 3 });
    default:
      return anything;
  }
}

function objectIn({ properties = {}, required = [], additionalProperties }: Node, spills: boolean) {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, someValue(each, spills)]));
  const named = fc.record(fields, { requiredKeys: required });
  if (additionalProperties !== false) return fc.tuple(named, anything).map(([own, more]) => ({ more, ...own }));
  return spills ? named.map(own => ({ seed: SECRET, ...own, state: { hand: SECRET } })) : named;
}

const schemas: [string, TSchema][] = [
  ['a message', ServerMessage],
  ['a table', Table],
  ['a position', Position],
  ['clocks', Clocks],
  ['a competition', CompetitionLook],
  ['a refusal of one of two kinds', Type.Union([StaleBody, ErrorBody])],
  ['an answer, or a list of them', Type.Union([BridgeAnswer, Type.Array(BridgeAnswer)])],
];

test.each(schemas)('%s reads as JSON.stringify would have it', (_, schema) => {
  const write = writerOf(schema);
  fc.assert(
    fc.property(someValue(schema as Node, false), value => {
      expect(JSON.parse(write(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test.each(schemas)('%s never tells a field that its schema does not name', (_, schema) => {
  const write = writerOf(schema);
  const checker = Compile(schema);
  fc.assert(
    fc.property(someValue(schema as Node, true), value => {
      const text = write(value);
      expect(text).not.toContain(SECRET);
      expect(checker.Check(JSON.parse(text))).toBe(true);
    }),
  );
});

test('parts that were written apart make the whole', () => {
  const time = fieldsWriterOf(Type.Pick(Clocks, ['now']));
  const seats = writerOf(Clocks.properties.seats);
  fc.assert(
    fc.property(someValue(Clocks as Node, false), value => {
      const clocks = value as Clocks;
      const text = objectOf(joined(time(clocks), field('seats', seats(clocks.seats))));
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(clocks)));
    }),
  );
});

test('what lacks a field, or is of no known kind, is not sent', () => {
  const write = writerOf(ServerMessage);
  expect(() => write({ type: 'error', code: 'x' } as ServerMessage)).toThrow(`lacks its field 'message'`);
  expect(() => write({ type: 'gossip' } as unknown as ServerMessage)).toThrow('no kind that its schema knows');
  expect(() => writerOf(Position)({ view: undefined } as unknown as Position)).toThrow(`lacks its field 'events'`);
});
