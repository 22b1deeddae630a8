/** From messages to the TypeScript that says them: as small as if it were written by hand. */

import { type Choice, FORMATS, type Part, type Value, VOICE } from './message.ts';
import type { Parameters } from './parameters.ts';

/** A message as code is to know it: what English decides for every language. */
export interface Spoken {
  readonly path: readonly string[];
  readonly parts: readonly Part[];
  /** In the order in which code gives them. */
  readonly parameters: Parameters;
  /** Whether it is also given the voice that speaks to a viewer. */
  readonly isVoiced: boolean;
}

/**
 * How code gives a message its values: one after the other; by their names, in an object, with the voice after it; or by
 * their names without a known type, under keys with dots instead of groups.
 */
export type Style = 'listed' | 'named' | 'loose';

export interface Module {
  /** The file of messages, as its reader finds it: `account.ftl`. */
  readonly source: string;
  /** What the object is called. */
  readonly name: string;
  readonly language: string;
  /** How it imports a file that the words of all games share. */
  readonly shared: (file: string) => string;
  readonly style: Style;
  readonly messages: readonly Spoken[];
}

/** The text of the module. */
export function emitted({ source, name, language, shared, style, messages }: Module): string {
  const isLoose = style === 'loose';
  const body = isLoose ? byKey(messages) : grouped(messages, message => messageCode(message, style === 'named'));
  const uses = (name: string): boolean => new RegExp(`\\b${name}\\.\\w`).test(code(body));
  const imports = [
    ...(isLoose ? [`import type { Values } from '@roundhouse/kernel';`] : []),
    ...(uses('formats') ? [`import * as formats from '${shared(`formats.${language}.ts`)}';`] : []),
    ...(/\bsay: Voice\b/.test(body) ? [`import type { Voice } from '${shared('voice.ts')}';`] : []),
    ...(uses('functions') ? [`import * as functions from './functions.ts';`] : []),
  ];
  const type = isLoose ? ': { readonly [key: string]: string | ((values: Values) => string) }' : '';
  return [
    `/** Made from ${source} by \`npm run words\`: change that file, not this one. */`,
    '',
    ...imports,
    ...(imports.length > 0 ? [''] : []),
    `export const ${name}${type} = ${body};`,
    '',
  ].join('\n');
}

/** The code without its plain strings, so that a word inside one is not taken for code. */
const code = (text: string): string => text.replace(/'(?:\\.|[^'\\\n])*'/g, "''");

function byKey(messages: readonly Spoken[]): string {
  const lines = messages.map(message => {
    const given = [...message.parameters.keys()];
    const taken = given.length > 0 ? `({ ${given.join(', ')} }) => ` : '';
    return `  ${keyCode(message.path.join('.'))}: ${taken}${new Writer(message.parameters, 'loose').text(message.parts)},`;
  });
  return `{\n${lines.join('\n')}\n}`;
}

type Tree = Map<string, Tree | Spoken>;

function grouped(messages: readonly Spoken[], write: (message: Spoken) => string): string {
  const root: Tree = new Map();
  for (const message of messages) {
    let group = root;
    for (const name of message.path.slice(0, -1)) {
      const inner = group.get(name) ?? new Map();
      if (!(inner instanceof Map)) throw new Error(`'${message.path.join('_')}' goes on where another message ends`);
      group.set(name, inner);
      group = inner;
    }
    const last = message.path.at(-1)!;
    if (group.has(last)) throw new Error(`'${message.path.join('_')}' ends where other messages go on`);
    group.set(last, message);
  }
  return groupCode(root, '', write);
}

function groupCode(group: Tree, indent: string, write: (message: Spoken) => string): string {
  const inner = `${indent}  `;
  const isList = [...group.keys()].every((key, i) => key === `item${i + 1}`);
  // As many as there are is part of what a list promises.
  const type = isList ? ` satisfies [${Array.from(group, () => 'unknown').join(', ')}]` : '';
  const lines = [...group].map(([key, value]) => {
    const said = value instanceof Map ? groupCode(value, inner, write) : write(value);
    return `${inner}${isList ? '' : `${keyCode(key)}: `}${said},`;
  });
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${lines.join('\n')}\n${indent}${close}${type}`;
}

function messageCode({ parts, parameters, isVoiced }: Spoken, isNamed: boolean): string {
  const text = new Writer(parameters, isNamed ? 'named' : 'listed').text(parts);
  const voice = isVoiced ? ['say: Voice'] : [];
  const typed = Array.from(parameters, ([name, type]) => `${name}: ${type}`);
  if (!isNamed) return parameters.size === 0 ? text : `(${[...voice, ...typed].join(', ')}): string => ${text}`;
  if (parameters.size === 0) return `(): string => ${text}`;
  const given = `of: { ${typed.map(one => `readonly ${one}`).join('; ')} }`;
  return `(${[given, ...voice].join(', ')}): string => ${text}`;
}

const keyCode = (key: string): string => (/^(?:[a-zA-Z_$][\w$]*|[1-9]\d*|0)$/.test(key) ? key : quoted(key));
const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
const inTemplate = (text: string): string => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

/** Writes parts as one expression. */
class Writer {
  readonly #types: Parameters;
  /** Whether values are of unknown type. */
  readonly #isLoose: boolean;
  /** What stands before the name of a value. Taken out of the object one by one, names would be written twice. */
  readonly #owner: string;

  constructor(types: Parameters, style: Style) {
    this.#types = types;
    this.#isLoose = style === 'loose';
    this.#owner = style === 'named' ? 'of.' : '';
  }

  text(parts: readonly Part[]): string {
    const pieces = parts.flatMap(part => this.#pieces(part));
    if (pieces.every(piece => typeof piece === 'string')) return quoted(pieces.join(''));
    const [only] = pieces;
    if (pieces.length === 1 && typeof only === 'object' && only.isText) return only.code;
    return `\`${pieces.map(piece => (typeof piece === 'string' ? inTemplate(piece) : `\${${piece.code}}`)).join('')}\``;
  }

  #pieces(part: Part): readonly Piece[] {
    if (typeof part === 'string') return [part];
    return part.kind === 'value' ? [this.#value(part)] : this.#choice(part);
  }

  #value({ name, written, more }: Value): Piece {
    const isNumber = /^number\b/.test(this.#types.get(name)!);
    const by = written ?? (isNumber ? 'number' : null);
    if (by === null) return { code: this.#owner + name, isText: !this.#isLoose };
    const from = FORMATS.has(by) ? 'formats' : VOICE.has(by) ? 'say' : 'functions';
    return { code: `${from}.${by}(${[this.#typed(name), ...more.map(quoted)].join(', ')})`, isText: true };
  }

  /** A value where its type matters. */
  #typed(name: string): string {
    if (!this.#isLoose) return this.#owner + name;
    const type = this.#types.get(name)!.replace(/ \| null$/, '');
    if (type === 'number') return `Number(${name})`;
    return type === 'boolean' ? name : `${name} as ${type}`;
  }

  /** What all cases begin and end with is written once. */
  #choice(choice: Choice): readonly Piece[] {
    const all = choice.cases.map(([, parts]) => parts);
    const start = sharedStart(all);
    const end = sharedStart(all.map(parts => reversed(rest(parts, start))))
      .toReversed()
      .map(backwards);
    const inner: Choice = {
      ...choice,
      cases: choice.cases.map(([key, parts]) => [key, reversed(rest(reversed(rest(parts, start)), reversed(end)))]),
    };
    const pieces = (parts: readonly Part[]): readonly Piece[] => parts.flatMap(part => this.#pieces(part));
    if (inner.cases.every(([, parts]) => parts.length === 0)) return [...pieces(start), ...pieces(end)];
    const count = isTwofold(inner) ? countedAfter(start, inner) : null;
    if (count)
      return [...pieces(count.before), { code: this.#twofold('count', count.choice), isText: true }, ...pieces(end)];
    return [...pieces(start), { code: this.#decided(inner), isText: true }, ...pieces(end)];
  }

  #twofold(call: 'count' | 'plural', { name, cases }: Choice): string {
    return `formats.${call}(${[this.#typed(name), ...cases.map(([, parts]) => this.text(parts))].join(', ')})`;
  }

  #decided(choice: Choice): string {
    if (isTwofold(choice)) return this.#twofold('plural', choice);
    const { name, by, cases } = choice;
    const value = this.#typed(name);
    const texts = new Map(cases.map(([key, parts]) => [key, this.text(parts)]));
    if (by === 'you') return `say.isYou(${value}) ? ${texts.get('true')} : ${texts.get('false')}`;
    if (by === 'truth') return `${this.#owner}${name} ? ${texts.get('true')} : ${texts.get('false')}`;
    const keys = [...texts.keys()];
    const last = texts.get(keys.pop()!)!;
    const tests = keys.map(key => {
      const test =
        key === 'null'
          ? // What rules leave out is not there either.
            `${this.#isLoose ? `(${name} ?? null)` : value} === null`
          : by === 'word'
            ? `${this.#owner}${name} === ${quoted(key)}`
            : /^\d/.test(key)
              ? `${value} === ${key}`
              : `formats.category(${value}) === '${key}'`;
      return `${test} ? ${texts.get(key)} : `;
    });
    return tests.join('') + last;
  }
}

/** Text as it is, or code; whether the code gives text. */
type Piece = string | { readonly code: string; readonly isText: boolean };

const isTwofold = ({ by, cases }: Choice): boolean =>
  by === 'plural' && cases.map(([key]) => key).join() === 'one,other';

/** Up to this length it is shorter to say a shared text twice than to ask for the number by itself. */
const SHORT = 16;

/** A plural right after its own number is a count: what stands before both, and what is counted. */
function countedAfter(start: readonly Part[], choice: Choice): { before: readonly Part[]; choice: Choice } | null {
  const [value, text] = start.slice(-2);
  if (typeof value !== 'object' || value.kind !== 'value' || value.name !== choice.name) return null;
  if (value.written !== 'number' || typeof text !== 'string' || !text.startsWith(' ') || text.length > SHORT)
    return null;
  const cases = choice.cases.map(([key, parts]) => [key, [text.slice(1), ...parts]] as const);
  return { before: start.slice(0, -2), choice: { ...choice, cases } };
}

/** Parts that all begin with; texts are cut between words. */
function sharedStart(all: readonly (readonly Part[])[]): readonly Part[] {
  const [first = [], ...others] = all;
  const shared: Part[] = [];
  for (const [i, part] of first.entries()) {
    if (others.every(parts => JSON.stringify(parts[i]) === JSON.stringify(part))) {
      shared.push(part);
      continue;
    }
    const texts = all.map(parts => parts[i]);
    if (texts.every(text => typeof text === 'string')) {
      const common = wordsShared(texts);
      if (common !== '') shared.push(common);
    }
    break;
  }
  return shared;
}

function wordsShared([first = '', ...others]: readonly string[]): string {
  let length = 0;
  while (length < first.length && others.every(text => text[length] === first[length])) length++;
  return first.slice(0, first.slice(0, length).lastIndexOf(' ') + 1);
}

/** Parts after those that they begin with. */
function rest(parts: readonly Part[], start: readonly Part[]): readonly Part[] {
  const last = start.at(-1);
  const next = parts[start.length - 1];
  if (typeof last === 'string' && typeof next === 'string' && next !== last) {
    return [next.slice(last.length), ...parts.slice(start.length)];
  }
  return parts.slice(start.length);
}

const backwards = (part: Part): Part => (typeof part === 'string' ? Array.from(part).toReversed().join('') : part);
const reversed = (parts: readonly Part[]): readonly Part[] => parts.map(backwards).toReversed();
