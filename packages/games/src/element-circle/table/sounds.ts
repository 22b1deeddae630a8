/** What Element Circle sounds like: events that are not named here are silent. */

import type { Sounds } from '../../manifest.ts';
import type { Event } from '../state.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

export const sounds: Sounds = {
  elementPut: 'place',
  elementMoved: 'place',
  elementsPicked: 'place',
  handDealt: 'card',
  drawn: ({ count }: Of<'drawn'>) => ({ sound: 'card', count }),
  discarded: 'card',
  spellCast: 'card',
  spellStolen: 'card',
  permanentTaken: 'card',
  spellDestroyed: 'hit',
  elementDestroyed: 'hit',
  permanentDestroyed: 'hit',
  eliminated: 'hit',
  paid: ({ slots }: Of<'paid'>) => ({ sound: 'chime', count: slots.length }),
};
