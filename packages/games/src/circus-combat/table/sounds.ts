/** What Circus Combat sounds like: events that are not named here are silent. */

import type { Sounds } from '../../manifest.ts';

export const sounds: Sounds = {
  startThrown: 'dice',
  diceThrown: 'dice',
  diceRethrown: 'dice',
  fatigueRerolled: 'dice',
  diePlaced: 'place',
  trickWon: 'card',
  trickDealt: 'card',
  tricksSwapped: 'card',
};
