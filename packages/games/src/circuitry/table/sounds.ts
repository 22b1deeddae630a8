/** What Circuitry sounds like: events that are not named here are silent. */

import type { Sounds } from '../../manifest.ts';

export const sounds: Sounds = {
  miniTaken: 'card',
  cardLaid: 'place',
  stepped: 'place',
  jumped: 'place',
  rotated: 'card',
  flipped: 'card',
  slid: 'card',
  swapped: 'card',
  startCardTurned: 'card',
  charged: 'chime',
  chargeTaken: 'chime',
  delivered: 'chime',
};
