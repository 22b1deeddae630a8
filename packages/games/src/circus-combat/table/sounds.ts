/** What Circus Combat sounds like: events that are not named here are silent. */

import type { Sounds } from '../../manifest.ts';
import type { Event } from '../state.ts';

type Thrown = Extract<Event, { type: 'diceThrown' | 'fatigueRerolled' }>;
type Rethrown = Extract<Event, { type: 'diceRethrown' }>;

export const sounds: Sounds = {
  startThrown: () => ({ sound: 'dice', count: 2 }),
  diceThrown: ({ pool }: Thrown) => ({ sound: 'dice', count: pool.length }),
  diceRethrown: ({ dice }: Rethrown) => ({ sound: 'dice', count: dice.length }),
  fatigueRerolled: ({ pool }: Thrown) => ({ sound: 'dice', count: pool.length }),
  diePlaced: 'place',
  trickWon: () => ({ sound: 'chime', count: 4 }),
  trickDealt: 'card',
  tricksSwapped: 'card',
};
