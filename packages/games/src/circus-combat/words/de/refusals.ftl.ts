/** Made from refusals.ftl by `npm run words`: change that file, not this one. */

import type { Values } from '@roundhouse/kernel';
import * as functions from './functions.ts';

export const refusals: { readonly [key: string]: string | ((values: Values) => string) } = {
  notYourTurn: 'Du bist nicht am Zug.',
  'asks.rethrow': 'Sag zuerst, welche Würfel du noch einmal wirfst, oder dass du alle behältst.',
  'asks.place': 'Ein Würfel, der irgendwo passt, muss gelegt werden, bevor etwas anderes geschieht.',
  'asks.resolve': 'Mehrere Nummern sind fertig: Sag, welche als Nächste vergeben wird.',
  'asks.reroll': 'Eine Nummer ist voller Müdigkeit: Sag, ob ihre Würfel noch einmal geworfen werden.',
  'asks.swap': 'Mit der neuen Nummer darfst du zwei Nachbarn deiner Show tauschen oder sie lassen, wie sie ist.',
  ownerSwaps: 'Über den Tausch entscheidet, wem die Show gehört; danach geht es weiter.',
  noSuchDie: ({ most }) => `Die Würfel des Wurfs haben die Nummern 1 bis ${most}.`,
  noDieLeft: 'Einen solchen Würfel gibt es in diesem Wurf nicht.',
  thrownTwice: 'Jeder Würfel wird höchstens einmal noch einmal geworfen.',
  noSuchSlot: ({ most }) => `Die Bühne hat die Plätze 1 bis ${most}.`,
  dieLies: ({ die }) => `Würfel ${die} ist nicht mehr im Wurf, und ein Würfel, der liegt, bleibt liegen.`,
  rerolledSlot: 'Die Würfel dieser Nummer kommen auf andere Nummern; ihr Platz wird danach gefüllt.',
  vacantSlot: ({ slot }) => `Auf Platz ${slot} ist keine Nummer.`,
  trickIsReady: 'Diese Nummer ist fertig und nimmt keine Würfel mehr.',
  misfit: ({ eyes, card, takes }) => `Eine ${eyes} passt dort nicht: ${functions.trick(card as Parameters<typeof functions.trick>[0])} nimmt ${functions.faces(takes as Parameters<typeof functions.faces>[0])}.`,
  notReady: ({ cards }) => `Nur eine fertige Nummer wird vergeben: ${functions.tricks(cards as Parameters<typeof functions.tricks>[0])}.`,
  noNeighbours: ({ most }) => `Zwei Nachbarn tauschen die Stellen: left ist 1 bis ${most}, oder null lässt die Show, wie sie ist.`,
};
