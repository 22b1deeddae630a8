/** How Element Circle gives its reasons in English. */

import type { Seat } from '@roundhouse/kernel';
import { count, decimal, list } from '../../formats.en.ts';
import { capital, voice } from '../../voice.ts';
import { type AdviceText, percent, type Reach } from './advice.ts';

/** The reasons as they are put to whoever listens. */
export function english(names: readonly string[], seat: Seat): AdviceText {
  const say = voice(names, seat);
  const some = ({ can, of }: Reach): string => (can === of ? `all ${of} spells` : `${can} of the ${of} spells`);
  return {
    hand: (reach, average) =>
      `With the elements that suit it best this hand can pay for ${some(reach)}${average === null ? '' : `; a fresh one about ${decimal(average)}`}.`,
    picked: reach => `They pay for ${some(reach)} in your hand.`,
    pickedElse: can => `The next best choice pays for ${can}.`,
    next: reach =>
      reach.of === 0
        ? 'It leaves your hand empty.'
        : `Next turn you can pay for ${some(reach)} left in your hand, if nothing changes.`,
    more: spells => `You can still pay for ${count(spells, 'other spell', 'other spells')} this turn.`,
    moreElse: spells => `Paying the other way leaves enough for ${spells}.`,
    fresh: 'No other spell can be paid this turn, and every element is fresh in the next.',
    stops: (owner, does) => `It stands ready for ${say.name(owner)}: “${does}”`,
    opponent: (one, spells, elements, permanents) =>
      `${capital(say.does(one, 'have', 'has'))} ${list([
        count(spells, 'spell', 'spells'),
        ...(elements > 0 ? [count(elements, 'element', 'elements')] : []),
        ...(permanents > 0 ? [count(permanents, 'Permanent', 'Permanents')] : []),
      ])}.`,
    payer: (one, missing) =>
      missing === null
        ? `${capital(say.name(one))} could pay for it next turn.`
        : `${capital(say.does(one, 'lack', 'lacks'))} ${missing} for it next turn.`,
    lacks: (spell, missing) => `${spell} lacks ${missing} next turn.`,
    saves: elements => `It would cost ${count(elements, 'element', 'elements')}.`,
    own: (reach, before) => `You can then pay for ${some(reach)} in your hand instead of ${before}.`,
    rival: (one, then, now) =>
      `${capital(say.name(one))} can then pay for ${percent(then)}% of all spells instead of ${percent(now)}%.`,
    harmless: reach => `You can pay for ${some(reach)} in your hand with it or without.`,
  };
}
