/** Made from refusals.ftl by `npm run words`: change that file, not this one. */

import type { Values } from '@roundhouse/kernel';
import * as functions from './functions.ts';

export const refusals: { readonly [key: string]: string | ((values: Values) => string) } = {
  'asks.acting': 'Tausche, presse oder warte.',
  'asks.taking': 'Sag erst, ob du eine Frucht aus der Reihe nimmst.',
  'asks.offering': 'Wähl erst eine Frucht für den Markt.',
  notInRow: ({ fruit }) => `In der Reihe liegt nicht: ${functions.fruit(fruit as Parameters<typeof functions.fruit>[0])}.`,
  notHeld: ({ fruit }) => `Du hast nicht auf der Hand: ${functions.fruit(fruit as Parameters<typeof functions.fruit>[0])}.`,
  worthLess: ({ give, take }) => `${functions.fruit(give as Parameters<typeof functions.fruit>[0])} reicht nicht für ${functions.fruit(take as Parameters<typeof functions.fruit>[0])}: Gib dieselbe Sorte oder etwas mindestens so Reifes.`,
  noSet: 'Diese drei sind weder von einer Sorte noch gleich reif.',
  ownTurn: 'Elstern fliegen, während jemand anders am Zug ist.',
  noMagpie: 'Du hast keine Elster mehr.',
  lastFruit: 'Die letzte Frucht der Reihe ist vor Elstern sicher.',
};
