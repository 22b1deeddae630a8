/** Made from events.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';
import type { Voice } from '../../../voice.ts';
import * as functions from './functions.ts';

export const events = {
  began: (of: { readonly seat: number; readonly row: Parameters<typeof functions.fruits>[0] }, say: Voice): string => `${say.does(of.seat, 'begin', 'begins')}; in the grass: ${functions.fruits(of.row)}`,
  dealt: (of: { readonly seat: number; readonly hand: Parameters<typeof functions.fruits>[0] }, say: Voice): string => `${say.does(of.seat, 'hold', 'holds')} ${functions.fruits(of.hand)}`,
  traded: (of: { readonly seat: number; readonly take: Parameters<typeof functions.fruit>[0]; readonly give: Parameters<typeof functions.fruit>[0] }, say: Voice): string => `${say.does(of.seat, 'take', 'takes')} ${functions.fruit(of.take)} for ${functions.fruit(of.give)}`,
  pressed: (of: { readonly seat: number; readonly fruits: Parameters<typeof functions.fruits>[0]; readonly points: number }, say: Voice): string => `${say.does(of.seat, 'press', 'presses')} ${functions.fruits(of.fruits)}: ${formats.count(of.points, 'point', 'points')}`,
  waited: (of: { readonly seat: number }, say: Voice): string => say.does(of.seat, 'wait', 'waits'),
  took: (of: { readonly fruit: Parameters<typeof functions.fruit>[0] | null; readonly seat: number }, say: Voice): string => of.fruit === null ? say.does(of.seat, 'take nothing', 'takes nothing') : `${say.does(of.seat, 'take', 'takes')} ${functions.fruit(of.fruit)} for nothing`,
  picked: (of: { readonly seat: number; readonly fruits: Parameters<typeof functions.fruits>[0] | null; readonly count: number }, say: Voice): string => `${say.does(of.seat, 'pick', 'picks')} ${of.fruits === null ? formats.plural(of.count, 'a fruit', `${formats.number(of.count)} fruits`) : functions.fruits(of.fruits)}`,
  chose: (of: { readonly seat: number }, say: Voice): string => `${say.does(of.seat, 'have', 'has')} chosen for the market`,
  offered: (of: { readonly offers: readonly (string | number)[] }): string => `on the market: ${formats.list(of.offers)}`,
  offer: (of: { readonly seat: number; readonly fruit: Parameters<typeof functions.fruit>[0] }, say: Voice): string => `${say.name(of.seat)} with ${functions.fruit(of.fruit)}`,
  sold: (of: { readonly seat: number }, say: Voice): string => `${say.does(of.seat, 'sell', 'sells')} for 2 points`,
  soldNothing: (): string => 'nobody sells anything',
  fell: (of: { readonly fruits: Parameters<typeof functions.fruits>[0]; readonly count: number }): string => `${functions.fruits(of.fruits)} ${formats.plural(of.count, 'falls', 'fall')} into the grass`,
  rotted: (of: { readonly fruit: Parameters<typeof functions.fruit>[0] }): string => `${functions.fruit(of.fruit)} rots`,
  stormed: (of: { readonly count: number; readonly row: Parameters<typeof functions.fruits>[0] }): string => `storm! All that lay in the grass is gone. Now there ${of.count === 0 ? 'is nothing left' : `lie ${functions.fruits(of.row)}`}`,
  magpieFlew: (of: { readonly seat: number; readonly isDropped: boolean; readonly fruit: Parameters<typeof functions.fruit>[0]; readonly face: number }, say: Voice): string => `${say.owns(of.seat)} magpie ${of.isDropped ? `drops ${functions.fruit(of.fruit)} again` : `carries off ${functions.fruit(of.fruit)}`} (die: ${formats.number(of.face)})`,
  handsShown: (of: { readonly hands: readonly (string | number)[] }): string => `all hands are shown: ${formats.list(of.hands)}`,
  handWith: (of: { readonly seat: number; readonly hand: Parameters<typeof functions.fruits>[0] }, say: Voice): string => `${say.name(of.seat)} with ${functions.fruits(of.hand)}`,
  handEmpty: (of: { readonly seat: number }, say: Voice): string => `${say.name(of.seat)} with nothing`,
  bestHand: (of: { readonly seat: number }, say: Voice): string => `${say.does(of.seat, 'have', 'has')} the ripest hand: 2 points`,
  won: (of: { readonly seat: number }, say: Voice): string => say.does(of.seat, 'win', 'wins'),
  wonTogether: (of: { readonly names: readonly (string | number)[] }): string => `${formats.list(of.names)} share the win`,
};
