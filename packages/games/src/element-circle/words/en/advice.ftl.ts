/** Made from advice.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';
import type { Voice } from '../../../voice.ts';

export const advice = {
  some: (isAll: boolean, can: number, of: number): string => `${isAll ? 'all' : `${formats.number(can)} of the`} ${formats.number(of)} spells`,
  hand: (spells: string, average: number | null): string => `With the elements that suit it best this hand can pay for ${spells}${average === null ? '' : `; a fresh one about ${formats.decimal(average)}`}.`,
  picked: (spells: string): string => `They pay for ${spells} in your hand.`,
  pickedElse: (can: number): string => `The next best choice pays for ${formats.number(can)}.`,
  emptyHand: 'It leaves your hand empty.',
  next: (spells: string): string => `Next turn you can pay for ${spells} left in your hand, if nothing changes.`,
  more: (spells: number): string => `You can still pay for ${formats.count(spells, 'other spell', 'other spells')} this turn.`,
  moreElse: (spells: number): string => `Paying the other way leaves enough for ${formats.number(spells)}.`,
  fresh: 'No other spell can be paid this turn, and every element is fresh in the next.',
  stops: (say: Voice, seat: number, does: string): string => `It stands ready for ${say.name(seat)}: “${does}”`,
  opponent: (say: Voice, seat: number, things: readonly (string | number)[]): string => `${say.does(seat, 'have', 'has')} ${formats.list(things)}.`,
  spellCount: (n: number): string => formats.count(n, 'spell', 'spells'),
  elementCount: (n: number): string => formats.count(n, 'element', 'elements'),
  permanentCount: (n: number): string => formats.count(n, 'Permanent', 'Permanents'),
  couldPay: (say: Voice, seat: number): string => `${say.does(seat, 'could', 'could')} pay for it next turn.`,
  couldNotPay: (say: Voice, seat: number, missing: string): string => `${say.does(seat, 'lack', 'lacks')} ${missing} for it next turn.`,
  lacks: (spell: string, missing: string): string => `${spell} lacks ${missing} next turn.`,
  saves: (elements: number): string => `It would cost ${formats.count(elements, 'element', 'elements')}.`,
  own: (spells: string, before: number): string => `You can then pay for ${spells} in your hand instead of ${formats.number(before)}.`,
  rival: (say: Voice, seat: number, then: number, now: number): string => `${say.does(seat, 'can', 'can')} then pay for ${formats.number(then)}% of all spells instead of ${formats.number(now)}%.`,
  harmless: (spells: string): string => `You can pay for ${spells} in your hand with it or without.`,
};
