/** Made from puzzles.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';

export const puzzles = {
  task: 'Der letzte Zug der Vorstellung, und die Würfel liegen. Nur eine Art, die übrigen zu legen, gewinnt die Partie: Finde sie. Geworfen wird nicht mehr.',
  title: (number: number, behind: number): string => `${formats.number(number)}: ${behind === 0 ? 'gleichauf' : formats.category(behind) === 'one' ? `${formats.number(behind)} Punkt zurück` : `${formats.number(behind)} Punkte zurück`}`,
  rival: 'Hugo',
  points: {
    place: (slot: number): string => `Sieh dir Platz ${formats.number(slot)} der Bühne an.`,
    other: 'Sieh dir deine eigene Vorstellung an.',
  },
  why: (mine: number, theirs: number, others: number): string => `Es endet ${formats.number(mine)} zu ${formats.number(theirs)}. Die ${formats.number(others)} anderen Arten, diese Würfel zu legen, gewinnen nicht.`,
};
