/** Made from moves.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';
import * as functions from './functions.ts';

export const moves = {
  power: (of: { readonly power: string | null; readonly does: string }): string => of.power === null ? 'Enter without a power' : `Take ${of.power}: ${of.does}, once`,
  place: (of: { readonly place: string; readonly bonus: string }): string => `Stand on ${of.place}: ${of.bonus}`,
  swift: (of: { readonly place: string | null }): string => of.place === null ? 'Hold your ground' : `Use Swift and go to ${of.place}`,
  split: (of: { readonly off: number; readonly rest: number | null; readonly power: string | null }): string => `${formats.number(of.off)} to attack, ${of.rest === null ? 'the rest' : formats.number(of.rest)} to defence${of.power === null ? '' : `, using ${of.power}`}`,
  leaveDice: (): string => 'Leave the dice as they lie',
  concede: (): string => 'Concede the bout',
  use: (of: { readonly form: string; readonly power: string | null }): string => `${of.form === 'they' ? 'uses' : 'use'} ${of.power === null ? 'the super power' : of.power}`,
  face: (of: { readonly face: number }): string => `the ${formats.number(of.face)}`,
  move: (of: { readonly form: string; readonly faces: readonly (string | number)[]; readonly from: 'def' | 'off' }): string => `${of.form === 'they' ? 'moves' : 'move'} ${formats.list(of.faces)} from ${of.from === 'off' ? 'attack to defence' : 'defence to attack'}`,
  flip: (of: { readonly form: string; readonly pools: readonly (string | number)[] }): string => `${of.form === 'they' ? 'flips' : 'flip'} ${formats.list(of.pools)}`,
  flippedIn: (of: { readonly faces: readonly (string | number)[]; readonly pool: 'def' | 'off' }): string => `${formats.list(of.faces)} in ${of.pool === 'off' ? 'attack' : 'defence'}`,
  bonus: (of: { readonly form: string; readonly face: number }): string => `${of.form === 'they' ? 'gives' : 'give'} a ${formats.number(of.face)} the location’s bonus`,
  inOrder: (of: { readonly parts: Parameters<typeof functions.inTurn>[0] }): string => functions.inTurn(of.parts),
};
