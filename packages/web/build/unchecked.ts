/** Nobody brings the state of a match to a page: what checks one is left out of its bundle, in every game. */

import type { Plugin } from 'vite';

const RULES = /\/games\/src\/[^/]+\/[^/]+\.ts$/;

/** By a name that only such an object has: what of it checks states. A question without `stands` can stand anywhere. */
const CHECKS: Readonly<Record<string, readonly string[]>> = {
  determinize: ['checkState'],
  answers: ['stands', 'over', 'askedFromBelow'],
  run: ['stands', 'over'],
};

/** As much of a syntax tree as is read here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly type: string; readonly name?: string };
  readonly properties?: readonly Node[];
}

export function unchecked(): Plugin {
  return {
    name: 'roundhouse-unchecked',
    enforce: 'pre',
    transform(code, id) {
      if (!RULES.test(id)) return null;
      const found = [...checksIn(this.parse(code, { lang: 'ts' }) as unknown as Node)];
      // From the end, so that places before it stay what they are.
      const left = found.sort((a, b) => b.start - a.start).reduce((text, check) => without(text, check), code);
      return { code: left, map: null };
    },
  };
}

function* checksIn(node: unknown): Generator<Node> {
  if (typeof node !== 'object' || node === null) return;
  const { type, properties = [] } = node as Node;
  if (type === 'ObjectExpression') {
    const names = new Set(properties.map(nameOf));
    const checks = Object.entries(CHECKS).flatMap(([name, them]) => (names.has(name) ? them : []));
    yield* properties.filter(one => checks.includes(nameOf(one)));
  }
  for (const child of Object.values(node)) yield* checksIn(child);
}

const nameOf = ({ key }: Node): string => key?.name ?? '';

/** The comma that follows goes with it. */
const without = (text: string, { start, end }: Node): string =>
  text.slice(0, start) + text.slice(end).replace(/^\s*,/, '');
