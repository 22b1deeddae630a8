/** Made from shelf-of-mine.ftl by `npm run words`: change that file, not this one. */

import * as formats from '@roundhouse/games/formats.de.ts';

export const shelfOfMine = {
  chooseFace: 'Ein Gesicht wählen',
  changeFace: 'Ein anderes Gesicht',
  faces: 'Gesichter',
  facesHelp: 'Alle am Tisch sehen es neben deinem Namen. An Tischen, an denen schon gespielt wird, bleibt das alte.',
  met: 'Wen du getroffen hast',
  metOf: (name: string, met: number, beaten: number): string => `${name}: ${met === 0 ? 'noch nicht getroffen' : `${formats.number(met)}-mal getroffen, ${formats.number(beaten)}-mal besiegt`}`,
  metHelp: 'Eine Figur leuchtet auf, wenn du an diesem Gerät gegen sie gespielt hast, und trägt einen Lorbeer, sobald du sie besiegt hast.',
  earned: 'Was du dir verdient hast',
  earnedOf: (done: string, of: string): string => `${done} von ${of}`,
  isEarned: 'Verdient',
  trophies: {
    firstWin: {
      name: 'Der erste Sieg',
      rule: 'Gewinne eine Partie.',
    },
    company: {
      name: 'Nicht nur Bots',
      rule: 'Besiege einen Menschen über das Netz.',
    },
    fullTable: {
      name: 'Aus der Menge',
      rule: 'Gewinne an einem Tisch mit vier oder mehr.',
    },
    revenge: {
      name: 'Wieder quitt',
      rule: 'Besiege jemanden, der dich besiegt hatte, im selben Spiel.',
    },
    student: {
      name: 'Diplom',
      rule: 'Mach alle Lektionen eines Spiels.',
    },
    week: {
      name: 'Sieben Tage',
      rule: 'Löse an sieben Tagen nacheinander eine Aufgabe des Tages; ein versäumter Tag wird verziehen.',
    },
    champion: {
      name: 'Riesentöter',
      rule: 'Besiege den Meister oder die Meisterin irgendeines Spiels.',
    },
    ladder: {
      name: 'Bis ganz oben',
      rule: 'Besiege alle vier Figuren eines Spiels.',
    },
    everyTable: {
      name: 'Überall zu Hause',
      rule: 'Gewinne in jedem Spiel, das es gibt.',
    },
  },
};
