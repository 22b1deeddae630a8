/** Made from events.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';
import type { Voice } from '../../../voice.ts';

export const events = {
  began: (of: { readonly seat: number }, say: Voice): string => say.does(of.seat, 'begin', 'begins'),
  dealt: (of: { readonly seat: number; readonly hand: readonly (string | number)[] }, say: Voice): string => `${say.does(of.seat, 'hold', 'holds')} ${formats.list(of.hand)}`,
  loaded: (of: { readonly seat: number; readonly weight: number; readonly load: number }, say: Voice): string => `${say.does(of.seat, 'load', 'loads')} ${formats.number(of.weight)}: the raft carries ${formats.number(of.load)}`,
  drew: (of: { readonly seat: number; readonly weight: number | null }, say: Voice): string => `${say.does(of.seat, 'draw', 'draws')} ${of.weight === null ? 'a crate' : formats.number(of.weight)}`,
  exchanged: (of: { readonly weight: number | null; readonly seat: number }, say: Voice): string => of.weight === null ? say.does(of.seat, 'keep all crates', 'keeps all crates') : `${say.does(of.seat, 'throw', 'throws')} ${formats.number(of.weight)} overboard`,
  gaveWay: (of: { readonly seat: number }, say: Voice): string => say.does(of.seat, 'give way', 'gives way'),
  sailed: (of: { readonly seat: number; readonly isFull: boolean; readonly points: number }, say: Voice): string => `${say.does(of.seat, 'sail', 'sails')} with ${of.isFull ? 'a full' : 'the'} raft: ${formats.count(of.points, 'point', 'points')}`,
  won: (of: { readonly seat: number }, say: Voice): string => say.does(of.seat, 'win', 'wins'),
  wonTogether: (of: { readonly names: readonly (string | number)[] }): string => `${formats.list(of.names)} share the win`,
};
