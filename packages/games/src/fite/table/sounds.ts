/** What FITE sounds like: events that are not named here are silent. */

import type { Sounds } from '../../manifest.ts';

export const sounds: Sounds = {
  diceRolled: 'dice',
  rolledOff: 'dice',
  committed: 'place',
  fightersPlaced: 'place',
};
