/** Swift: the answers of a fighter that may still change its place. */

import type { Seat } from '@roundhouse/kernel';
import { POWER_TABLE } from './content/powers.ts';
import { type Fighter, LOCATIONS, type State, type SwiftMove } from './state.ts';

/** FITE-43: who may change places after the reveal. */
export const holdsSwift = ({ power, spent }: Fighter): boolean =>
  power !== null && !spent && POWER_TABLE[power].relocate;

/** FITE-R23: hold, or either other location. */
export function swiftMoves(state: State, seat: Seat): SwiftMove[] {
  const others = LOCATIONS.filter(loc => loc !== state.fighters[seat as 0 | 1].loc);
  return [null, ...others].map(to => ({ type: 'swift', to }));
}
