/** Made from moves.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';

export const moves = {
  load: (of: { readonly weight: number; readonly load: number; readonly limit: number }): string => `Lade die ${formats.number(of.weight)}: Dann trägt das Floß ${formats.number(of.load)} von ${formats.number(of.limit)}`,
  giveWay: (of: { readonly crates: number }): string => `Lass es ziehen: Das Floß fährt mit ${formats.count(of.crates, 'Kiste', 'Kisten')} ab`,
  exchange: (of: { readonly weight: number | null }): string => of.weight === null ? 'Behalte alle Kisten' : `Wirf die ${formats.number(of.weight)} über Bord und zieh eine andere`,
  concede: (): string => 'Gib auf',
};
