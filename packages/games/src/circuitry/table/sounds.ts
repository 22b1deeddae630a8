/** What Circuitry sounds like: events that are not named here are silent. */

import type { Sounds } from '../../manifest.ts';
import type { Event } from '../state.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

export const sounds: Sounds = {
  miniTaken: 'card',
  cardLaid: 'place',
  stepped: 'place',
  arrived: 'place',
  jumped: 'place',
  rotated: 'card',
  flipped: 'card',
  slid: 'card',
  swapped: () => ({ sound: 'card', count: 2 }),
  // The whole board is another then.
  startCardTurned: () => ({ sound: 'card', count: 4 }),
  inhibited: 'hit',
  charged: ({ amount }: Of<'charged'>) => ({ sound: 'chime', count: amount }),
  chargeTaken: 'chime',
  delivered: ({ amount }: Of<'delivered'>) => ({ sound: 'chime', count: 3 * amount }),
};
