/** Made from refusals.ftl by `npm run words`: change that file, not this one. */

import type { Values } from '@roundhouse/kernel';

export const refusals: { readonly [key: string]: string | ((values: Values) => string) } = {
  'asks.loading': 'Lade eine Kiste, oder lass das Floß ziehen.',
  'asks.exchanging': 'Sag erst, ob du eine Kiste tauschst.',
  notHeld: ({ weight }) => `Du hast keine Kiste mit dem Gewicht ${weight}.`,
  tooHeavy: ({ room, weight }) => `Das Floß trägt nur noch ${room}, und diese Kiste wiegt ${weight}.`,
  emptyRaft: 'Noch hat niemand geladen: Es gibt nichts, was du ziehen lassen könntest.',
};
