/** What FITE sounds like: events that are not named here are silent. Hits are heard as the table shows them. */

import type { Sounds } from '../../manifest.ts';
import type { Event } from '../state.ts';

type Rolled = Extract<Event, { type: 'diceRolled' }>;

export const sounds: Sounds = {
  diceRolled: ({ pools }: Rolled) => ({
    sound: 'dice',
    count: pools.reduce((dice, { off, def }) => dice + off.length + def.length, 0),
  }),
  rolledOff: 'dice',
  committed: 'place',
  fightersPlaced: 'place',
};
