/** Which values a message needs, and what they are: read off how the message uses them. */

import { type Choice, FORMATS, type Message, NUMERIC, type Part, VOICE } from './message.ts';

/** Types of values in TypeScript, by name. */
export type Parameters = ReadonlyMap<string, string>;

/** The values of a message in the order in which they appear, with their types. Throws a sentence if two uses disagree. */
export function parametersOf(parts: readonly Part[]): Parameters {
  const found = new Map<string, string>();
  const absent = new Set<string>();
  const use = (name: string, type: string): void => {
    const known = found.get(name);
    if (known !== undefined && known !== 'string' && type !== 'string' && known !== type) {
      throw new Error(`uses $${name} as ${known} and as ${type}`);
    }
    // Text is what a value is taken for until something tells more.
    if (known === undefined || known === 'string') found.set(name, type);
  };
  const walk = (all: readonly Part[]): void => {
    for (const part of all) {
      if (typeof part === 'string') continue;
      use(part.name, part.kind === 'value' ? writtenType(part.written) : decidingType(part));
      if (part.kind === 'value') continue;
      if (part.cases.some(([key]) => key === 'null')) absent.add(part.name);
      for (const [, inner] of part.cases) walk(inner);
    }
  };
  walk(parts);
  return new Map(Array.from(found, ([name, type]) => [name, absent.has(name) ? `${type} | null` : type]));
}

/** Whether a message speaks of a seat to a viewer. */
export const needsVoice = (parts: readonly Part[]): boolean =>
  parts.some(part => {
    if (typeof part === 'string') return false;
    if (part.kind === 'value') return VOICE.has(part.written ?? '');
    return part.by === 'you' || part.cases.some(([, inner]) => needsVoice(inner));
  });

function writtenType(written: string | null): string {
  if (written === null) return 'string';
  if (NUMERIC.has(written) || VOICE.has(written)) return 'number';
  return FORMATS.has(written) ? 'readonly (string | number)[]' : `Parameters<typeof functions.${written}>[0]`;
}

function decidingType({ by, cases }: Choice): string {
  if (by === 'plural' || by === 'you') return 'number';
  if (by === 'truth') return 'boolean';
  const keys = cases.map(([key]) => key).filter(key => key !== 'null');
  // With a case for all others, any word will do.
  return keys.at(-1) === 'other'
    ? 'string'
    : keys
        .map(key => `'${key}'`)
        .toSorted()
        .join(' | ');
}

/** The names that a comment explains, in its order: `# $name: who asks. $move: the order given.` */
const explainedIn = (comment: string): readonly string[] => [
  ...new Set(Array.from(comment.matchAll(/\$([a-zA-Z][\w-]*)/g), ([, name]) => name!)),
];

/**
 * The order in which code gives a message its values: as its comment names them, for more than one, so that a change of
 * wording never changes it. A sentence if the comment does not. Values that come by their names need no order.
 */
export function orderOf({ parts, comment }: Message, areNamed: boolean): readonly string[] | string {
  const used = [...parametersOf(parts).keys()];
  if (used.length < 2 || areNamed) return used;
  const explained = explainedIn(comment).filter(name => used.includes(name));
  const unexplained = used.filter(name => !explained.includes(name));
  if (unexplained.length === 0) return explained;
  return `needs a comment that names its values in the order in which code gives them: ${used.map(name => `$${name}`).join(', ')}`;
}
