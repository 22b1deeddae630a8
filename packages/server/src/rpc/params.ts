/** Reads the parameters of a request, refusing what no method could use. */

import { BridgeError } from './errors.ts';
import type { Params } from './rpc.ts';

/** Refuses names the method does not know: a misspelt `seed` must not pass for none. */
export function onlyNamed(params: Params, names: readonly string[]): void {
  for (const name of Object.keys(params)) {
    if (!names.includes(name)) {
      throw new BridgeError('bad-params', `there is no parameter '${name.slice(0, 40)}'; there is ${list(names)}`);
    }
  }
}

const list = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '));

/** A parameter that must be there. */
export function required(params: Params, name: string): unknown {
  const value = params[name];
  if (value === undefined) throw new BridgeError('bad-params', `'${name}' is missing`);
  return value;
}

/** A text that must be there. */
export function text(params: Params, name: string): string {
  const value = required(params, name);
  if (typeof value !== 'string') throw new BridgeError('bad-params', `'${name}' must be a string`);
  return value;
}
