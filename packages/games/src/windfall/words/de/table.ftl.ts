/** Made from table.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';

export const table = {
  ask: {
    waiting: (names: readonly (string | number)[]): string => `Warten auf ${formats.list(names)}.`,
    waitingWithMagpie: (names: readonly (string | number)[]): string => `Warten auf ${formats.list(names)}. Du darfst eine Elster schicken.`,
    acting: 'Tauschst, presst oder wartest du?',
    taking: 'Drei gleich reife! Nimmst du eine Frucht aus der Reihe?',
    offering: 'Markttag: Welche Frucht bringst du?',
  },
  labels: {
    row: 'Reihe',
    tree: 'Am Baum',
    gone: 'Aus dem Spiel',
    points: 'Punkte',
    pressed: 'Gepresst',
    magpies: 'Elstern',
    fruits: 'Früchte',
    hand: 'Hand',
    chosen: 'Für den Markt',
    winners: 'Gewonnen hat',
    trade: 'Tauschen',
    press: 'Pressen',
    wait: 'Warten',
    take: 'Nehmen',
    give: 'Geben',
    offer: 'Auf den Markt bringen',
    sendMagpie: 'Elster schicken',
    fruit: 'Frucht',
  },
  options: {
    row: {
      label: 'Reihe',
      help: 'Wie viele Früchte im Gras liegen.',
    },
    magpies: {
      label: 'Elstern',
      help: 'Wie viele jeder hat.',
    },
  },
  presets: {
    usual: {
      label: 'Wie geschrieben',
      help: 'Vier Früchte in der Reihe, für jeden eine Elster.',
    },
    peaceful: {
      label: 'Friedlich',
      help: 'Ohne Elstern.',
    },
    wild: {
      label: 'Wild',
      help: 'Drei Früchte in der Reihe und zwei Elstern für jeden: Stürme sind nah.',
    },
  },
};
