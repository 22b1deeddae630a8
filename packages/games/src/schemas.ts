/** What a game's data looks like, for programs in any language. */

import type { AnyGame, JsonSchema, OptionSpec, Shape } from '@roundhouse/kernel';
import { MANIFESTS } from './all.ts';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** A JSON Schema for each part of a game that is described: its options always, the rest where it has shapes. */
export function schemasOf(game: AnyGame): { readonly [part: string]: JsonSchema } {
  const described = { ...game.shapes };
  const shapes = Object.entries(described).flatMap(([part, shape]) => (shape ? [[part, shape.schema] as const] : []));
  const parts = [['options', optionsSchema(game.options)] as const, ...shapes];
  return Object.fromEntries(
    parts.map(([part, schema]) => [part, { $schema: DRAFT, title: `${game.name}: ${part}`, ...schema }]),
  );
}

function optionsSchema(specs: { readonly [name: string]: OptionSpec<unknown> }): JsonSchema {
  const properties = Object.entries(specs).map(([name, spec]) => [
    name,
    spec.kind === 'choice'
      ? { enum: spec.values, default: spec.values[0] }
      : { type: 'integer', minimum: spec.min, maximum: spec.max, default: spec.default },
  ]);
  return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false };
}

/** What of a game's view is told as numbers; null where the game does not say, or is not ours. */
export const observationOf = async (game: string): Promise<Shape<unknown> | null> =>
  (await MANIFESTS.find(({ id }) => id === game)?.observation?.()) ?? null;
