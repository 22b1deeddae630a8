/** Made from refusals.ftl by `npm run words`: change that file, not this one. */

import type { Values } from '@roundhouse/kernel';

export const refusals: { readonly [key: string]: string | ((values: Values) => string) } = {
  'asks.loading': 'Load a crate or give way.',
  'asks.exchanging': 'First say whether you exchange a crate.',
  notHeld: ({ weight }) => `You hold no crate of weight ${weight}.`,
  tooHeavy: ({ room, weight }) => `The raft carries only ${room} more, and this crate weighs ${weight}.`,
  emptyRaft: 'Nobody has loaded anything yet: there is nothing to give way to.',
};
