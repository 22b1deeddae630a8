/** Circus Combat on the shelf, in every language. */

import type { InEach } from '../../language.ts';
import type { ShelfWords } from '../../words.ts';

export const shelf: InEach<ShelfWords> = {
  en: {
    name: 'Circus Combat',
    tagline: 'Two artists, eight tricks, one spotlight. Outshine your rival before fatigue sets in.',
    players: '2 artists',
    length: '30–45 minutes',
    start: 'Raise the curtain',
  },
  de: {
    name: 'Circus Combat',
    tagline: 'Zwei Artisten, acht Nummern, ein Scheinwerfer. Überstrahle deinen Rivalen, bevor die Müdigkeit kommt.',
    players: '2 Artisten',
    length: '30–45 Minuten',
    start: 'Vorhang auf',
  },
};
