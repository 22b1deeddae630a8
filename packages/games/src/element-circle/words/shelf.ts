/** Element Circle on the shelf, in every language. */

import type { InEach } from '../../language.ts';
import type { ShelfWords } from '../../words.ts';

export const shelf: InEach<ShelfWords> = {
  en: {
    name: 'Element Circle',
    tagline: 'Shared elements, secret spells, a hand that only shrinks. Be the last wizard who can cast.',
    players: '2–6 wizards',
    length: '5–30 minutes a round',
    start: 'Light the circle',
  },
  de: {
    name: 'Element Circle',
    tagline: 'Geteilte Elemente, geheime Zauber, eine schrumpfende Hand. Wer zuletzt noch zaubern kann, gewinnt.',
    players: '2–6 Zauberer',
    length: '5–30 Minuten je Runde',
    start: 'Entzünde den Kreis',
  },
};
