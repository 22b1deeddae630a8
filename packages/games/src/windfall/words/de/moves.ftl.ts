/** Made from moves.ftl by `npm run words`: change that file, not this one. */

import * as functions from './functions.ts';

export const moves = {
  trade: (of: { readonly take: Parameters<typeof functions.fruit>[0]; readonly give: Parameters<typeof functions.fruit>[0] }): string => `Nimm ${functions.fruit(of.take)} und gib ${functions.fruit(of.give)}`,
  press: (of: { readonly fruits: Parameters<typeof functions.fruits>[0] }): string => `Press ${functions.fruits(of.fruits)}`,
  wait: (): string => 'Warte',
  take: (of: { readonly fruit: Parameters<typeof functions.fruit>[0] | null }): string => `Nimm ${of.fruit === null ? 'nichts' : functions.fruit(of.fruit)}`,
  offer: (of: { readonly fruit: Parameters<typeof functions.fruit>[0] }): string => `Bring ${functions.fruit(of.fruit)} auf den Markt`,
  sendMagpie: (of: { readonly fruit: Parameters<typeof functions.fruit>[0] }): string => `Schick eine Elster zu ${functions.fruit(of.fruit)}`,
  concede: (): string => 'Gib auf',
};
