/** From many moves to one: by the type of the move, then field by field. */

import { labelOf, type Naming, valueSaid } from '../description.ts';

export type AnyMove = { readonly type: string; readonly [field: string]: unknown };

/** One choice made so far: of this field only moves with this value are left. */
export interface Chosen {
  readonly field: string;
  /** The value, spelled so that equal values are spelled alike. */
  readonly key: string;
}

/** What can be chosen next. */
export interface FieldChoice {
  readonly field: string;
  readonly options: readonly { readonly key: string; readonly value: unknown; readonly moves: readonly AnyMove[] }[];
}

/** So many moves are read at a glance. */
export const FEW = 8;
/** Choices of more values than this are put off as long as there are others. */
const MANY_VALUES = 24;

const keyOf = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

export const narrowed = (moves: readonly AnyMove[], chosen: readonly Chosen[]): readonly AnyMove[] =>
  moves.filter(move => chosen.every(({ field, key }) => keyOf(move[field]) === key));

/**
 * The next choice among so many moves: the first field in which they differ, as the game writes it, unless it has too many
 * values; `type` is written first. Null if the moves are few, or cannot be told apart by a field.
 */
export function nextChoice(moves: readonly AnyMove[]): FieldChoice | null {
  if (moves.length <= FEW) return null;
  const fields = [...new Set(['type', ...moves.flatMap(move => Object.keys(move))])];
  const choices = fields.map(field => optionsOf(field, moves)).filter(({ options }) => options.length > 1);
  const telling = choices.filter(({ options }) => options.length < moves.length);
  return (
    telling.find(({ options }) => options.length <= MANY_VALUES) ??
    telling.reduce<FieldChoice | null>(
      (best, one) => (best && best.options.length <= one.options.length ? best : one),
      null,
    )
  );
}

function optionsOf(field: string, moves: readonly AnyMove[]): FieldChoice {
  const byKey = new Map<string, { key: string; value: unknown; moves: AnyMove[] }>();
  for (const move of moves) {
    const key = keyOf(move[field]);
    const option = byKey.get(key);
    if (option) option.moves.push(move);
    else byKey.set(key, { key, value: move[field], moves: [move] });
  }
  return { field, options: [...byKey.values()] };
}

/** What a value of a field is called among the choices: types of moves by their labels. */
export const optionName = (field: string, value: unknown, naming: Naming): string =>
  field === 'type' ? labelOf(String(value), naming) : valueSaid(field, value, naming);

/** Moves by type, in the order in which the types first come. */
export function byType(moves: readonly AnyMove[]): readonly (readonly AnyMove[])[] {
  return optionsOf('type', moves).options.map(option => option.moves);
}

/** Whether a sentence has every word that was typed, in any order. */
export function reads(sentence: string, typed: string): boolean {
  const said = sentence.toLocaleLowerCase();
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every(word => said.includes(word));
}
