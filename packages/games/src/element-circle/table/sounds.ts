/** What Element Circle sounds like: events that are not named here are silent. */

import type { Sounds } from '../../manifest.ts';

export const sounds: Sounds = {
  elementPut: 'place',
  elementMoved: 'place',
  elementsPicked: 'place',
  handDealt: 'card',
  drawn: 'card',
  discarded: 'card',
  spellCast: 'card',
};
