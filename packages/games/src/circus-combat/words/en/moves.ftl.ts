/** Made from moves.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';
import * as functions from './functions.ts';

export const moves = {
  die: (of: { readonly place: number; readonly die: Parameters<typeof functions.die>[0] | null }): string => `die ${formats.number(of.place)}${of.die === null ? '' : ` (${functions.die(of.die)})`}`,
  slot: (of: { readonly card: Parameters<typeof functions.trick>[0] | null; readonly slot: number }): string => of.card === null ? `slot ${formats.number(of.slot)}` : `${functions.trick(of.card)} (slot ${formats.number(of.slot)})`,
  rethrow: (of: { readonly dice: readonly (string | number)[] }): string => `Throw ${formats.list(of.dice)} again`,
  keepAll: (): string => 'Keep all dice',
  rethrowAll: (): string => 'Throw all dice again',
  place: (of: { readonly die: string; readonly slot: string }): string => `Put ${of.die} on ${of.slot}`,
  placeAll: (of: { readonly places: readonly (string | number)[] }): string => `Put ${formats.list(of.places)}`,
  onto: (of: { readonly die: string; readonly slot: string }): string => `${of.die} on ${of.slot}`,
  resolve: (of: { readonly slot: string }): string => `Award ${of.slot} next`,
  reroll: (of: { readonly yes: boolean }): string => of.yes ? 'Throw the red dice onto the other tricks' : 'Return the red dice to the supply',
  leave: (): string => 'Leave the show as it is',
  swap: (of: { readonly left: number; readonly right: number }): string => `Exchange positions ${formats.number(of.left)} and ${formats.number(of.right)}`,
  swapTricks: (of: { readonly left: number; readonly right: number; readonly first: Parameters<typeof functions.trick>[0]; readonly second: Parameters<typeof functions.trick>[0] }): string => `Exchange positions ${formats.number(of.left)} and ${formats.number(of.right)}: ${functions.trick(of.first)} and ${functions.trick(of.second)}`,
  concede: (): string => 'Concede the contest',
};
