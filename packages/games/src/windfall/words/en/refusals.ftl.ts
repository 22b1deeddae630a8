/** Made from refusals.ftl by `npm run words`: change that file, not this one. */

import type { Values } from '@roundhouse/kernel';
import * as functions from './functions.ts';

export const refusals: { readonly [key: string]: string | ((values: Values) => string) } = {
  'asks.acting': 'Trade, press or wait.',
  'asks.taking': 'First say whether you take a fruit out of the row.',
  'asks.offering': 'First choose a fruit for the market.',
  notInRow: ({ fruit }) => `There is no ${functions.fruit(fruit as Parameters<typeof functions.fruit>[0])} in the row.`,
  notHeld: ({ fruit }) => `You do not hold ${functions.fruit(fruit as Parameters<typeof functions.fruit>[0])}.`,
  worthLess: ({ give, take }) => `${functions.fruit(give as Parameters<typeof functions.fruit>[0])} is not enough for ${functions.fruit(take as Parameters<typeof functions.fruit>[0])}: give the same kind, or one at least as ripe.`,
  noSet: 'These three are neither of one kind nor of one ripeness.',
  ownTurn: 'Magpies fly while somebody else has the turn.',
  noMagpie: 'You have no magpie left.',
  lastFruit: 'The last fruit of the row is safe from magpies.',
};
