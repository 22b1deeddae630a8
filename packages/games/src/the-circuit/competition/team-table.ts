/** The table at which an entrant chooses the team it registers: that of a match which has just begun. */

import { fastChance, openMatch, play } from '@roundhouse/kernel';
import { theCircuit } from '../rules.ts';
import type { Move, State, View } from '../state.ts';
import type { Base } from './entries.ts';
import type { SeriesState } from './series.ts';

/** A match in which this entrant has to choose; where fighters are unique, those before it have chosen. */
export function teamTable(state: Base, entrant: number): { view: View; moves: readonly Move[]; seat: number } {
  const order = (state as Partial<SeriesState>).order ?? [entrant, entrant];
  const seat = order.indexOf(entrant);
  const options = { ...state.match, playerOrder: 'seats' };
  const seats = order.map(() => ({ name: '' }));
  const match = openMatch(theCircuit, { options, seats, seed: null, chance: fastChance(1), at: 0 });
  if (state.match.uniqueFighters) {
    for (const [before, other] of order.slice(0, seat).entries()) {
      const { fighters, hazard } = state.entries[other]!;
      play(theCircuit, match, before, { type: 'selectTeam', fighters, hazard }, 0, fastChance);
    }
  }
  const now = match.state as State;
  return { view: theCircuit.view(now, seat), moves: theCircuit.legalMoves(now, seat), seat };
}
