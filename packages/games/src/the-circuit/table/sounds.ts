/** What The CIRCUIT sounds like: events that are not named here are silent. */

import type { Sounds } from '../../manifest.ts';

export const sounds: Sounds = {
  hazardPlaced: 'place',
  zonePlaced: 'place',
  deployed: 'place',
  moved: 'place',
  swapped: 'place',
  drawn: 'card',
  abilityUsed: 'card',
  handDiscarded: 'card',
  pinCard: 'card',
  damaged: 'hit',
  stunned: 'hit',
  // Whoever falls, falls heavily; whose loss that is, the one sound for all cannot say.
  defeated: () => ({ sound: 'hit', count: 4 }),
  finishingMoveUsed: 'win',
};
