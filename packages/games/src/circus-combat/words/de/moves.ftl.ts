/** Made from moves.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';
import * as functions from './functions.ts';

export const moves = {
  die: (of: { readonly place: number; readonly die: Parameters<typeof functions.die>[0] | null }): string => `Würfel ${formats.number(of.place)}${of.die === null ? '' : ` (${functions.die(of.die)})`}`,
  slot: (of: { readonly card: Parameters<typeof functions.trick>[0] | null; readonly slot: number }): string => of.card === null ? `Platz ${formats.number(of.slot)}` : `${functions.trick(of.card)} (Platz ${formats.number(of.slot)})`,
  rethrow: (of: { readonly dice: readonly (string | number)[] }): string => `${formats.list(of.dice)} noch einmal werfen`,
  keepAll: (): string => 'Alle Würfel behalten',
  rethrowAll: (): string => 'Alle Würfel noch einmal werfen',
  place: (of: { readonly die: string; readonly slot: string }): string => `${of.die} auf ${of.slot} legen`,
  placeAll: (of: { readonly places: readonly (string | number)[] }): string => `${formats.list(of.places)} legen`,
  onto: (of: { readonly die: string; readonly slot: string }): string => `${of.die} auf ${of.slot}`,
  resolve: (of: { readonly slot: string }): string => `${of.slot} als Nächstes vergeben`,
  reroll: (of: { readonly yes: boolean }): string => `Die roten Würfel ${of.yes ? 'auf die anderen Nummern werfen' : 'ruhen lassen'}`,
  leave: (): string => 'Die Show lassen, wie sie ist',
  swap: (of: { readonly left: number; readonly right: number }): string => `Stellen ${formats.number(of.left)} und ${formats.number(of.right)} tauschen`,
  swapTricks: (of: { readonly left: number; readonly right: number; readonly first: Parameters<typeof functions.trick>[0]; readonly second: Parameters<typeof functions.trick>[0] }): string => `Stellen ${formats.number(of.left)} und ${formats.number(of.right)} tauschen: ${functions.trick(of.first)} und ${functions.trick(of.second)}`,
  concede: (): string => 'Aufgeben',
};
