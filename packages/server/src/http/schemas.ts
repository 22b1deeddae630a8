/** Fastify held to our schemas: the same checker for HTTP as for live lines, and types from the schemas. */

import type { FastifyReply, FastifySchemaCompiler, FastifySerializerCompiler, FastifyTypeProvider } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { type Json, writerOf } from '../serialise.ts';

/** Gives handlers the types that their schemas promise. */
export interface TypeBoxTypes extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
  serializer: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
}

/** Answers with what is JSON already: Fastify writes no text anew that says so of itself. */
export const sendJson = (reply: Pick<FastifyReply, 'type'>, text: Json<unknown>): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(text);

/** Checks without changing: nothing is filled in, turned into another type or dropped. */
export const checkBySchema: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const checker = Compile(schema);
  return value => {
    if (checker.Check(value)) return { value };
    // The checker tells one mistake from several sides; the last is about the thing itself.
    const mistake = checker.Errors(value).at(-1);
    return { error: new Error(`${httpPart ?? ''}${mistake ? describe(mistake) : ' is not of the right form'}`) };
  };
};

/** Writes what a schema names and nothing else, as live lines do. */
export const writeBySchema: FastifySerializerCompiler<TSchema> = ({ schema }) => writerOf(schema);

function describe({ instancePath, message, params }: TLocalizedValidationError): string {
  const names = Object.values(params)
    .flat()
    .filter(name => typeof name === 'string');
  const isNamed = message.includes('properties') && !message.includes(names.join(', '));
  return `${instancePath} ${message}${isNamed ? `: ${names.join(', ')}` : ''}`;
}
