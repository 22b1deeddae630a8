/** Made from moves.ftl by `npm run words`: change that file, not this one. */

import * as functions from './functions.ts';

export const moves = {
  trade: (of: { readonly take: Parameters<typeof functions.fruit>[0]; readonly give: Parameters<typeof functions.fruit>[0] }): string => `Take ${functions.fruit(of.take)} and give ${functions.fruit(of.give)}`,
  press: (of: { readonly fruits: Parameters<typeof functions.fruits>[0] }): string => `Press ${functions.fruits(of.fruits)}`,
  wait: (): string => 'Wait',
  take: (of: { readonly fruit: Parameters<typeof functions.fruit>[0] | null }): string => `Take ${of.fruit === null ? 'nothing' : functions.fruit(of.fruit)}`,
  offer: (of: { readonly fruit: Parameters<typeof functions.fruit>[0] }): string => `Bring ${functions.fruit(of.fruit)} to the market`,
  sendMagpie: (of: { readonly fruit: Parameters<typeof functions.fruit>[0] }): string => `Send a magpie to ${functions.fruit(of.fruit)}`,
  concede: (): string => 'Concede',
};
