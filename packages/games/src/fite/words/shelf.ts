/** FITE on the shelf, in every language. */

import type { InEach } from '../../language.ts';
import type { ShelfWords } from '../../words.ts';

export const shelf: InEach<ShelfWords> = {
  en: {
    name: 'FITE',
    tagline: 'Nine dice each. Guess, divide, roll, and change the roll.',
    players: '2 fighters',
    length: '3–6 minutes',
    start: 'Ring the bell',
  },
  de: {
    name: 'FITE',
    tagline: 'Neun Würfel für jeden. Ahnen, aufteilen, würfeln, den Wurf drehen.',
    players: '2 Kämpfer',
    length: '3–6 Minuten',
    start: 'Gong!',
  },
};
