/** What a command is, and how its arguments are read, checked and explained. */

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findGame, GAMES } from '@roundhouse/games';
import { type AnyGame, completeOptions, isSeed, type OptionSpec, optionsFor } from '@roundhouse/kernel';
import { asCalled } from './called.ts';
import type { Terminal } from './terminal.ts';

export interface Flag {
  /** What its value is called in the help; null for a switch. */
  readonly value: string | null;
  readonly says: string;
}

export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** The words after the command, as the help shows them: `[GAME]`, `FILE`. */
  readonly words: readonly string[];
  readonly flags: Readonly<Record<string, Flag>>;
  /** More about it, where a line is not enough. */
  readonly details?: string;
  readonly examples: readonly string[];
  /** Resolves to the exit status. */
  run(given: Given, terminal: Terminal): Promise<number>;
}

/** The arguments as they were typed. */
export interface Given {
  readonly words: readonly string[];
  readonly flags: Readonly<Record<string, string | boolean | undefined>>;
}

/** The arguments are wrong: exit status 2 and one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Something went wrong that the person can understand: exit status 1 and one line. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/** Sorts the arguments of a command into words and flags; refuses flags it does not have and words too many or too few. */
export function readArguments(command: Command, typed: readonly string[]): Given {
  const options: Record<string, { type: 'string' | 'boolean' }> = { help: { type: 'boolean' } };
  for (const [name, flag] of Object.entries(command.flags)) {
    options[name] = { type: flag.value === null ? 'boolean' : 'string' };
  }
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: joinNegatives(typed, options), options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(firstSentence((error as Error).message));
  }
  const words = parsed.positionals;
  const flags = { ...parsed.values } as Given['flags'];
  if (flags.help === true) return { words, flags };
  const needed = command.words.filter(word => !word.startsWith('[')).length;
  if (words.length < needed) throw new UsageError(`${command.words[words.length]} is missing`);
  if (words.length > command.words.length) throw new UsageError(`what is '${words[command.words.length]}'?`);
  return { words, flags };
}

/** `--port -1` is a bad number, which we say ourselves, and not a flag called 1. */
function joinNegatives(typed: readonly string[], options: Record<string, { type: string }>): string[] {
  const joined: string[] = [];
  for (const word of typed) {
    const before = joined.at(-1);
    const takesValue = before?.startsWith('--') && options[before.slice(2)]?.type === 'string';
    if (takesValue && /^-[0-9.]/.test(word)) joined[joined.length - 1] = `${before}=${word}`;
    else joined.push(word);
  }
  return joined;
}

const firstSentence = (text: string): string => {
  const sentence = text.split('. ')[0]!;
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
};

/** The help of one command. */
export function helpFor(command: Command): string {
  const flags = Object.entries(command.flags).map(([name, flag]): [string, string] => [
    `--${name}${flag.value === null ? '' : ` ${flag.value}`}`,
    flag.says,
  ]);
  const help = [
    command.summary,
    '',
    `Usage: ${['roundhouse', command.name, ...command.words, ...(flags.length > 0 ? ['[flags]'] : [])].join(' ')}`,
    ...(command.details === undefined ? [] : ['', command.details]),
    ...(flags.length > 0 ? ['', 'Flags:', ...columns(flags)] : []),
    '',
    command.examples.length > 1 ? 'Examples:' : 'Example:',
    ...command.examples.map(example => `  ${example}`),
  ].join('\n');
  return asCalled(help);
}

/** Two columns, indented. */
export function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

/** The text given for a flag, if any. */
export function textOf(given: Given, name: string): string | undefined {
  const value = given.flags[name];
  if (value === '') throw new UsageError(`--${name} needs a value`);
  return typeof value === 'string' ? value : undefined;
}

/** A whole number within bounds. */
export function numberOf(given: Given, name: string, bounds: { min: number; max: number }): number | undefined {
  const text = textOf(given, name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || value < bounds.min || value > bounds.max) {
    throw new UsageError(`--${name} must be a whole number from ${bounds.min} to ${bounds.max}, not '${text}'`);
  }
  return value;
}

/** One of a few words. */
export function choiceOf<T extends string>(given: Given, name: string, choices: readonly T[]): T | undefined {
  const text = textOf(given, name);
  if (text === undefined || choices.includes(text as T)) return text as T | undefined;
  throw new UsageError(`--${name} must be ${choices.join(' or ')}, not '${text}'`);
}

/** A match's seed. */
export function seedOf(given: Given): string | undefined {
  const text = textOf(given, 'seed')?.toLowerCase();
  if (text !== undefined && !isSeed(text)) throw new UsageError('--seed must be 64 hex digits');
  return text;
}

/** The game of that name. */
export function gameCalled(id: string): AnyGame {
  const game = findGame(id);
  if (game) return game;
  throw new UsageError(`there is no game '${id}'; there is ${GAMES.map(known => known.id).join(', ')}`);
}

export const OPTION_FLAGS = {
  options: {
    value: 'K=V,…',
    says: "rules to vary, such as powers=off,turnLimit=30 ('roundhouse show GAME' lists them)",
  },
  preset: { value: 'NAME', says: 'a named set of options; --options then change it further' },
} as const satisfies Record<string, Flag>;

/** The game's options from `--preset` and `--options`, complete, and fit for so many seats where they are known. */
export function optionsOf(game: AnyGame, given: Given, seats?: number): Record<string, unknown> {
  const preset = textOf(given, 'preset');
  if (preset !== undefined && !Object.hasOwn(game.presets, preset)) {
    throw new UsageError(`${game.name} has no preset '${preset}'; it has ${Object.keys(game.presets).join(', ')}`);
  }
  const chosen: Record<string, unknown> = { ...(preset === undefined ? {} : game.presets[preset]) };
  for (const pair of textOf(given, 'options')?.split(',') ?? []) {
    const [name, text] = pair.split('=', 2).map(part => part.trim());
    if (!name || !text) throw new UsageError(`--options must read name=value,name=value; '${pair}' does not`);
    if (!Object.hasOwn(game.options, name)) throw new UsageError(`${game.name} has no option '${name}'`);
    chosen[name] = optionValue(game.options[name] as OptionSpec<unknown>, text);
  }
  try {
    return seats === undefined ? completeOptions(game.options, chosen) : optionsFor(game, seats, chosen);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** The value a person means by a text; what is not among the option's values stays a text and is refused as such. */
function optionValue(spec: OptionSpec<unknown>, text: string): unknown {
  if (spec.kind === 'range') return /^-?\d+$/.test(text) ? Number(text) : text;
  return spec.values.find(value => String(value) === text) ?? text;
}

/** What a file holds. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const reason = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : String(code);
    throw new UsageError(`cannot read '${path}': ${reason}`);
  }
}
