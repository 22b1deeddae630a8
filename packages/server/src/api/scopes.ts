/** Which endpoints a token opens: those that say so, and of them those that it was made for. */

import type { FastifyRequest, FastifySchema } from 'fastify';
import { isHarmless } from '../http/origin.ts';
import { Refused } from '../matches/refusal.ts';
import type { Person } from '../store/people.ts';
import type { Scope } from '../store/tokens.ts';

/** What a token must be for to open an endpoint; null where no token does. */
function scopeOf(method: string, { keys, scope }: FastifySchema): Scope | null {
  if (keys?.includes('person') && !keys.includes('token')) return null;
  return scope ?? (isHarmless(method) ? 'read' : 'play');
}

/** Whether an endpoint asks who comes, so that a token can be the wrong one. */
export const asksWho = ({ keys }: FastifySchema): boolean =>
  keys?.some(key => key === 'person' || key === 'token') ?? false;

/** Whether this person, or a program of theirs, may do such things. */
export const isFor = ({ scopes }: Person, scope: Scope): boolean => scopes === undefined || scopes.includes(scope);

/** Throws `Refused` if a program's token was not made for this endpoint. */
export function mustBeInScope({ method, routeOptions: { schema } }: FastifyRequest, person: Person): void {
  const scope = scopeOf(method, schema ?? {});
  if (scope === null)
    throw new Refused('wrong-scope', 'No token opens this: whoever it belongs to does it themselves.');
  if (!isFor(person, scope)) throw new Refused('wrong-scope', `This token was not made for that: it lacks '${scope}'.`);
}
