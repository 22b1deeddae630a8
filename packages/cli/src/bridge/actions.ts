/** Whole numbers for moves: the same number for the same move, in every match and every run. */

import type { AnyGame, JsonSchema } from '@roundhouse/kernel';
import { type Numbers, numbersFor } from './numbers.ts';

/** Kinds of moves with more than this many are hashed into so many numbers. */
const LARGEST_KIND = 2 ** 16;

/** The numbers of one kind of move: `size` of them from `start`. Where it is not `exact`, two moves may share one. */
export interface ActionKind {
  readonly type: string;
  readonly start: number;
  readonly size: number;
  readonly exact: boolean;
}

export interface Actions {
  /** How many numbers there are. */
  readonly size: number;
  /** Exact ones first. */
  readonly kinds: readonly ActionKind[];
  /** The numbers of these moves, all different: where two of one list share a number, the later gets the next free one. */
  of(moves: readonly { readonly type: string }[]): readonly number[];
}

/** The actions of a game; null if it does not describe its moves. */
export function actionsOf(game: AnyGame): Actions | null {
  const schema = game.shapes?.move?.schema;
  if (!schema) return null;
  const counted = ((schema.oneOf ?? [schema]) as JsonSchema[]).map(count);
  const sorted = [...counted.filter(kind => kind.exact), ...counted.filter(kind => !kind.exact)];
  let size = 0;
  const kinds = new Map<string, ActionKind & { readonly numbers: Numbers }>();
  for (const kind of sorted) {
    kinds.set(kind.type, { ...kind, start: size });
    size += kind.size;
  }
  // Many games have their moves and lists of them ready, and nobody ever changes one.
  const ofLists = new WeakMap<object, readonly number[]>();
  return {
    size,
    kinds: [...kinds.values()].map(({ type, start, size, exact }) => ({ type, start, size, exact })),
    of(moves) {
      const known = ofLists.get(moves);
      if (known) return known;
      const taken = new Set<number>();
      const actions = moves.map(move => {
        const { start, size, exact, numbers } = kinds.get(move.type)!;
        if (exact) return start + placeOf(numbers, move);
        let place = hash(JSON.stringify(move)) % size;
        while (taken.has(start + place)) place = (place + 1) % size;
        taken.add(start + place);
        return start + place;
      });
      ofLists.set(moves, actions);
      return actions;
    },
  };
}

function count(schema: JsonSchema): { type: string; size: number; exact: boolean; numbers: Numbers } {
  const type = (schema.properties as Record<string, JsonSchema>).type!.const as string;
  const numbers = numbersFor(schema);
  const size = numbers.described.reduce((product, number) => product * number.size, 1);
  const exact = size <= LARGEST_KIND && numbers.leftOut.length === 0;
  return { type, size: exact ? size : LARGEST_KIND, exact, numbers };
}

/** The numbers of the move as the digits of one. */
function placeOf({ described, of }: Numbers, move: unknown): number {
  const digits = of(move);
  let place = 0;
  for (let i = 0; i < digits.length; i++) place = place * described[i]!.size + digits[i]!;
  return place;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
