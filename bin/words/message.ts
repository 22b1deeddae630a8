/** A message of a Fluent file, taken apart: what it says, and which values it needs. */

import {
  type CallArguments,
  type Expression,
  type Message as FluentMessage,
  FluentParser,
  type InlineExpression,
  type Pattern,
  type SelectExpression,
  type Term,
  type Variant,
} from '@fluent/syntax';

/** Text, a value put into it, or one of several texts that a value decides. */
export type Part = string | Value | Choice;

export interface Value {
  readonly kind: 'value';
  readonly name: string;
  /** The function that writes it, in lower case: `number`, `list` …; null for a value that is text already. */
  readonly written: string | null;
  /** What else the function is given: texts. */
  readonly more: readonly string[];
}

export interface Choice {
  readonly kind: 'choice';
  readonly name: string;
  /**
   * What decides: the plural category of a number, whether something holds, a word (`null` is for what is not there), or
   * whether a seat is the one who reads it.
   */
  readonly by: 'plural' | 'truth' | 'word' | 'you';
  /** Numbers of a plural are digits. The last case is the one that holds if no other does. */
  readonly cases: readonly (readonly [key: string, parts: readonly Part[]])[];
}

export interface Message {
  /** `undo_why_nothing` is `undo.why.nothing` in code. */
  readonly path: readonly string[];
  readonly line: number;
  readonly comment: string;
  readonly parts: readonly Part[];
}

/** What a file says, and what is wrong with it, one sentence each. */
export interface MessageFile {
  readonly messages: readonly Message[];
  readonly complaints: readonly string[];
}

/** Functions of every language's formats that a message may call. A game adds its own in `functions.ts`. */
export const FORMATS: ReadonlySet<string> = new Set(['number', 'change', 'decimal', 'list', 'either']);
/** Those among them that take a number. */
export const NUMERIC: ReadonlySet<string> = new Set(['number', 'change', 'decimal']);

/** Functions of a language's voice: they speak of a seat to one viewer, as "you draw" or "Ada draws". */
export const VOICE: ReadonlySet<string> = new Set(['name', 'does', 'owns', 'whom', 'toWhom']);

/** What a text may be chosen by: whether a seat is that of whoever reads it. */
const IS_YOU = 'IS_YOU';

const CATEGORIES = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

class Unreadable extends Error {}

/** Reads the text of a file. */
export function readMessages(text: string): MessageFile {
  const { body } = new FluentParser({ withSpans: true }).parse(text);
  const lineOf = (at = 0): number => text.slice(0, at).split('\n').length;
  const named: Named = { terms: new Map(), messages: new Map() };
  for (const entry of body) {
    if (entry.type === 'Term') named.terms.set(entry.id.name, entry);
    if (entry.type === 'Message') named.messages.set(entry.id.name, entry);
  }
  const complaints: string[] = [];
  const messages: Message[] = [];
  const seen = new Set<string>();
  for (const entry of body) {
    const line = lineOf(entry.span?.start);
    if (entry.type === 'Junk') complaints.push(`${line}: ${entry.annotations[0]?.message ?? 'cannot be read'}`);
    if (entry.type !== 'Message') continue;
    const id = entry.id.name;
    if (seen.has(id)) complaints.push(`${line}: '${id}' stands here twice`);
    seen.add(id);
    try {
      const parts = new Reader(named, null).message(entry);
      messages.push({ path: id.split('_'), line, comment: entry.comment?.content ?? '', parts });
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      complaints.push(`${line}: '${id}' ${error.message}`);
    }
  }
  return { messages, complaints };
}

interface Named {
  readonly terms: Map<string, Term>;
  readonly messages: Map<string, FluentMessage>;
}

/** Reads patterns; inside a term only what it was called with is known, and is put in at once. */
class Reader {
  readonly #named: Named;
  readonly #given: ReadonlyMap<string, string> | null;
  readonly #depth: number;

  constructor(named: Named, given: ReadonlyMap<string, string> | null, depth = 0) {
    if (depth > 9) throw new Unreadable('refers to itself');
    this.#named = named;
    this.#given = given;
    this.#depth = depth;
  }

  message({ value, attributes }: FluentMessage): readonly Part[] {
    if (attributes.length > 0) throw new Unreadable('has attributes, which mean nothing here');
    if (value === null) throw new Unreadable('says nothing');
    return this.#pattern(value);
  }

  #pattern({ elements }: Pattern): readonly Part[] {
    return merged(
      elements.flatMap(element =>
        // A line is broken for whoever writes the file; people read a space.
        element.type === 'TextElement' ? element.value.replaceAll('\n', ' ') : this.#expression(element.expression),
      ),
    );
  }

  #expression(expression: Expression): readonly Part[] {
    switch (expression.type) {
      case 'StringLiteral':
        return [expression.parse().value];
      case 'NumberLiteral':
        return [expression.value];
      case 'Placeable':
        return this.#expression(expression.expression);
      case 'VariableReference':
        return this.#variable(expression.id.name);
      case 'FunctionReference':
        return [this.#call(expression.id.name, expression.arguments)];
      case 'TermReference':
        return this.#term(expression.id.name, expression.arguments);
      case 'MessageReference':
        return this.#other(expression.id.name);
      case 'SelectExpression':
        return this.#choice(expression);
    }
  }

  #variable(name: string): readonly Part[] {
    if (this.#given === null) return [{ kind: 'value', name, written: null, more: [] }];
    const text = this.#given.get(name);
    if (text === undefined) throw new Unreadable(`uses a term that needs $${name}`);
    return [text];
  }

  #call(name: string, { positional: [first, ...more], named }: CallArguments): Value {
    if (first?.type !== 'VariableReference') throw new Unreadable(`calls ${name} without a value`);
    const texts = more.map(argument => (argument.type === 'StringLiteral' ? argument.parse().value : null));
    if (named.length > 0 || texts.includes(null)) throw new Unreadable(`gives ${name} what is no text`);
    return {
      kind: 'value',
      name: first.id.name,
      written: name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      more: texts as string[],
    };
  }

  #term(name: string, called: CallArguments | null): readonly Part[] {
    const term = this.#named.terms.get(name);
    if (!term) throw new Unreadable(`uses the term -${name}, which is not in its file`);
    const given = new Map(called?.named.map(argument => [argument.name.name, String(argument.value.parse().value)]));
    return new Reader(this.#named, given, this.#depth + 1).#pattern(term.value);
  }

  #other(name: string): readonly Part[] {
    const message = this.#named.messages.get(name);
    if (!message) throw new Unreadable(`refers to '${name}', which is not in its file`);
    return new Reader(this.#named, this.#given, this.#depth + 1).message(message);
  }

  #choice({ selector, variants }: SelectExpression): readonly Part[] {
    const name = selected(selector);
    const isOfViewer = selector.type === 'FunctionReference' && selector.id.name === IS_YOU;
    if (this.#given !== null) {
      const wanted = this.#given.get(name);
      const variant = variants.find(({ key }) => keyOf(key) === wanted) ?? variants.find(one => one.default);
      return this.#pattern(variant!.value);
    }
    const ordered = [...variants.filter(one => !one.default), ...variants.filter(one => one.default)];
    const cases = ordered.map(({ key, value }) => [keyOf(key), this.#pattern(value)] as const);
    const by = isOfViewer ? 'you' : decidedBy(cases.map(([key]) => key));
    if (isOfViewer && cases.some(([key]) => key !== 'true' && key !== 'false')) {
      throw new Unreadable(`asks ${IS_YOU}, which is [true] or [false]`);
    }
    return [
      {
        kind: 'choice',
        name,
        by,
        cases: cases.map(([key, parts]) => [key, by === 'plural' ? counted(parts, name) : parts]),
      },
    ];
  }
}

function selected(selector: InlineExpression): string {
  if (selector.type === 'VariableReference') return selector.id.name;
  if (selector.type === 'FunctionReference' && ['NUMBER', IS_YOU].includes(selector.id.name)) {
    const [first] = selector.arguments.positional;
    if (first?.type === 'VariableReference') return first.id.name;
  }
  throw new Unreadable('chooses by something other than a value');
}

const keyOf = (key: Variant['key']): string => (key.type === 'Identifier' ? key.name : key.value);

function decidedBy(keys: readonly string[]): Choice['by'] {
  if (keys.every(key => key === 'true' || key === 'false')) return 'truth';
  if (keys.length > 1 && keys.every(key => CATEGORIES.has(key) || /^\d+$/.test(key))) return 'plural';
  return 'word';
}

/** The number that decides is written as a number in what it decides. */
const counted = (parts: readonly Part[], name: string): readonly Part[] =>
  parts.map(part =>
    typeof part !== 'string' && part.kind === 'value' && part.name === name && part.written === null
      ? { ...part, written: 'number' }
      : part,
  );

/** Neighbouring texts become one. */
function merged(parts: readonly Part[]): readonly Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}
