/** Random games with a listener for all that is heard and seen in them: what the tests of words are written with. */

import { CONCEDE, fastChance, heardBy, openMatch, play } from '@roundhouse/kernel';
import { circusCombat } from '../rules.ts';
import type { Event, Options, State, View } from '../state.ts';

export const NAMES = ['Ada', 'Bo'];

/** Plays a game at random, with a listener for each thing said on the way. */
export function contest(
  options: Partial<Options>,
  seed: number,
  heard: (event: Event) => void,
  seen: (view: View) => void,
): void {
  const chance = fastChance(seed);
  const seats = NAMES.map(name => ({ name }));
  const match = openMatch(circusCombat, { options, seats, seed: null, chance, at: 0 });
  for (const event of heardBy(match.log[0]!, 0)) heard(event as Event);
  while (circusCombat.payoffs(match.state as State) === null) {
    const state = match.state as State;
    for (const viewer of [0, 1, null]) seen(circusCombat.view(state, viewer));
    const seat = circusCombat.toAct(state)[0]!;
    const moves = circusCombat.legalMoves(state, seat);
    const move = chance.int(3000) === 0 ? CONCEDE : moves[chance.int(moves.length)]!;
    for (const entry of play(circusCombat, match, seat, move, 0, () => chance)) {
      for (const event of heardBy(entry, 0)) heard(event as Event);
    }
  }
  for (const viewer of [0, 1, null]) seen(circusCombat.view(match.state as State, viewer));
}

export const MIXES: readonly Partial<Options>[] = [
  {},
  { deck: 'count28', swapCards: 'bothTwoPairs', offTurnTrigger: 'immediate' },
  { groupValues: 'mayRepeat', straight: 'six', diceSupply: 'strict' },
  { diceSupply: 'unlimited' },
];

/** Some games with each mix of options. */
export function contests(games: number, heard: (event: Event) => void, seen: (view: View) => void): void {
  for (const options of MIXES) for (let seed = 0; seed < games; seed++) contest(options, seed, heard, seen);
}
