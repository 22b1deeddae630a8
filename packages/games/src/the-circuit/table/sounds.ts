/** What The CIRCUIT sounds like: events that are not named here are silent. */

import type { Sounds } from '../../manifest.ts';
import type { Event } from '../state.ts';

export const sounds: Sounds = {
  hazardPlaced: 'place',
  zonePlaced: 'place',
  deployed: 'place',
  moved: 'place',
  swapped: 'place',
  drawn: 'card',
  abilityUsed: 'card',
  handDiscarded: 'card',
  damaged: 'hit',
  stunned: 'hit',
  // Whoever falls, falls heavily; whose loss that is, the one sound for all cannot say.
  // Pins are heard while they are shown: how one ends nobody may hear before its cards are turned.
  defeated: ({ cause }: Extract<Event, { type: 'defeated' }>) => ({ sound: 'hit', count: cause === 'tapOut' ? 0 : 4 }),
  finishingMoveUsed: 'win',
};
