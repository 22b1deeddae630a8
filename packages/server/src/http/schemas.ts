/** Fastify held to our schemas: the same checker for HTTP as for live lines, and types from the schemas. */

import type { FastifySchemaCompiler, FastifyTypeProvider } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** Gives handlers the types that their schemas promise. */
export interface TypeBoxTypes extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
  serializer: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
}

/** Checks without changing: nothing is filled in, turned into another type or dropped. */
export const checkBySchema: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const checker = Compile(schema);
  return value => {
    if (checker.Check(value)) return { value };
    // The checker tells the same mistake from several sides; the last is about the thing itself.
    const mistake = checker.Errors(value).at(-1);
    const place = `${httpPart ?? ''}${mistake?.instancePath ?? ''}`;
    return { error: new Error(`${place} ${mistake?.message ?? 'is not of the right form'}`.trim()) };
  };
};
