/** Moves that nobody may make: what a broken or hostile client could send. */

import { type AnyGame, type Chance, copyPlain, type Seat, samePlain } from '../src/index.ts';

const NONSENSE: readonly unknown[] = [
  undefined,
  null,
  true,
  7,
  Number.NaN,
  '',
  'place',
  [],
  [{ type: 'place' }],
  {},
  { type: null },
  { type: 7 },
  { type: '' },
  { type: 'no such move' },
  { type: 'constructor' },
  { type: '__proto__' },
  { type: 'toString', call: {} },
];
const ODD_VALUES: readonly unknown[] = [null, -1, 0, 0.5, 1e9, '', 'nothing', [], {}, [9, 9, 9], true];

/** Some moves that are not legal for this seat: nonsense, other seats' moves, and legal moves slightly wrong. */
export function probesFor(game: AnyGame, state: unknown, seats: number, seat: Seat, pick: Chance): unknown[] {
  const legal: readonly { type: string }[] = game.legalMoves(state, seat);
  const tries: unknown[] = [oneOf(NONSENSE, pick), oneOf(NONSENSE, pick)];
  for (let other = 0; other < seats; other++) {
    const moves: readonly { type: string }[] = game.legalMoves(state, other);
    if (moves.length > 0) tries.push(oneOf(moves, pick), spoilt(oneOf(moves, pick), pick));
  }
  // What a question offers and a rule forbids is what people really try.
  const forbidden = game.questions?.candidates(state, seat).filter(({ refusal }) => refusal !== null) ?? [];
  if (forbidden.length > 0) tries.push(oneOf(forbidden, pick).move, oneOf(forbidden, pick).move);
  return tries.filter(move => !legal.some(allowed => samePlain(allowed, move)));
}

/** The move with one field changed, left out or added. */
function spoilt(move: { type: string }, pick: Chance): unknown {
  const wrong: Record<string, unknown> = copyPlain(move);
  const field = oneOf([...Object.keys(move), 'extra'], pick);
  if (field !== 'extra' && pick.int(4) === 0) delete wrong[field];
  else wrong[field] = oneOf(ODD_VALUES, pick);
  return wrong;
}

export const oneOf = <T>(list: readonly T[], pick: Chance): T => list[pick.int(list.length)]!;
