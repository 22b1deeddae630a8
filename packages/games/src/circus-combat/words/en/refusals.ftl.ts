/** Made from refusals.ftl by `npm run words`: change that file, not this one. */

import type { Values } from '@roundhouse/kernel';
import * as functions from './functions.ts';

export const refusals: { readonly [key: string]: string | ((values: Values) => string) } = {
  notYourTurn: 'It is not your turn.',
  'asks.rethrow': 'First say which dice to throw again, or that you keep them all.',
  'asks.place': 'A die that fits somewhere must be placed before anything else happens.',
  'asks.resolve': 'Several tricks are ready: say which one is awarded next.',
  'asks.reroll': 'A trick is full of fatigue: say whether its dice are thrown again.',
  'asks.swap': 'The new trick lets you swap two neighbours of your show, or leave it as it is.',
  ownerSwaps: 'The owner of the show decides about the swap; play goes on after that.',
  noSuchDie: ({ most }) => `The dice of the pool are numbered 1 to ${most}.`,
  noDieLeft: 'There is no such die in the pool.',
  thrownTwice: 'Each die is thrown again once at most.',
  noSuchSlot: ({ most }) => `The stage has slots 1 to ${most}.`,
  dieLies: ({ die }) => `Die ${die} has left the pool, and a die that lies is not moved.`,
  rerolledSlot: 'The dice of that trick go to other tricks; its slot is filled afterwards.',
  vacantSlot: ({ slot }) => `There is no trick in slot ${slot}.`,
  trickIsReady: 'That trick is ready and takes no more dice.',
  misfit: ({ eyes, card, takes }) => `A ${eyes} does not fit there: ${functions.trick(card as Parameters<typeof functions.trick>[0])} takes ${functions.faces(takes as Parameters<typeof functions.faces>[0])}.`,
  notReady: ({ cards }) => `Only a ready trick can be handled: ${functions.tricks(cards as Parameters<typeof functions.tricks>[0])} are.`,
  noNeighbours: ({ most }) => `Two neighbours change places: left is 1 to ${most}, or null to leave the show as it is.`,
};
