/** Made from table.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';
import type { Voice } from '../../../voice.ts';

export const table = {
  ask: {
    waiting: (say: Voice, seat: number): string => `Warten auf ${say.whom(seat)}.`,
    exchanging: 'Zwillinge! Wirfst du eine Kiste über Bord und ziehst eine andere?',
    firstCrate: 'Das Floß ist leer. Lade eine Kiste.',
    loading: 'Lädst du eine Kiste, oder lässt du das Floß ziehen?',
  },
  loadOf: (load: number, limit: number): string => `${formats.number(load)} von ${formats.number(limit)}`,
  labels: {
    raft: 'Floß',
    load: 'Ladung',
    leader: 'Lud zuletzt',
    gone: 'Weg',
    giveWay: 'Ziehen lassen',
    exchange: 'Tauschen',
    weight: 'Gewicht',
    points: 'Punkte',
    hand: 'Hand',
    crates: 'Kisten',
    pile: 'Stapel',
    winners: 'Gewonnen hat',
  },
  options: {
    limit: {
      label: 'Floß',
      help: 'Wie viel das Floß trägt.',
    },
  },
  presets: {
    usual: {
      label: 'Wie geschrieben',
      help: 'Das Floß trägt 15.',
    },
    large: {
      label: 'Großes Floß',
      help: 'Es trägt 20: Mit jedem Floß fahren mehr Kisten.',
    },
  },
};
