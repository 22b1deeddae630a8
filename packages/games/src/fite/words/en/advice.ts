/** How FITE gives its reasons in English. */

import type { Seat } from '@roundhouse/kernel';
import { count, decimal, list } from '../../../formats.en.ts';
import { voice } from '../../../voice.ts';
import type { AdviceText } from '../advice.ts';
import type { Tally } from '../catalogue.ts';

/** The reasons as they are put to whoever listens. */
export function english(names: readonly string[], seat: Seat): AdviceText {
  const foe = voice(names, seat).name(1 - seat);
  const hits = ({ dealt, taken }: Tally): string => `hit ${dealt} and take ${taken}`;
  const averages = ({ dealt, taken }: Tally): string => `hit ${decimal(dealt)} and take ${decimal(taken)}`;
  const unless = (mayChange: boolean): string => (mayChange ? `, if ${foe} leaves the dice alone` : '');
  const dice = (n: number): string => `about ${decimal(n)} ${decimal(n) === '1.0' ? 'die' : 'dice'}`;
  return {
    takesOut: (dealt, mayChange) => `${count(dealt, 'hit takes', 'hits take')} ${foe} out${unless(mayChange)}.`,
    instead: (then, idle, mayChange) =>
      `You would ${hits(then)} instead of ${idle.dealt} and ${idle.taken}${unless(mayChange)}.`,
    same: (then, mayChange) =>
      mayChange
        ? `You ${hits(then)} either way; it counts if ${foe} changes dice too.`
        : `You ${hits(then)} either way.`,
    nothingBetter: idle => `As the dice lie you ${hits(idle)}, and no change gains more.`,
    keepsPower: (idle, power, more) =>
      `As the dice lie you ${hits(idle)}. ${power} works once, and now it would gain only ${count(more, 'die', 'dice')}.`,
    lies: idle => `As the dice lie you ${hits(idle)}.`,
    divided: then => `Over all of ${foe}’s divisions you ${averages(then)} on average.`,
    dividedElse: (off, { dealt, taken }) =>
      `With ${off} to attack it would be ${decimal(dealt)} and ${decimal(taken)}.`,
    place: gained => `It gains you ${dice(gained)} a fight, on average over any divisions.`,
    placeElse: others => `${list(others.map(([name, gained]) => `${name} would gain ${decimal(gained)}`))}.`,
    power: (gained, isMost) =>
      `In the fight where you use it, it gains ${dice(gained)} on average${isMost ? ', the most of all powers' : ''}.`,
    swift: `You see where ${foe} stands before you settle on your own place.`,
    stays: 'Swift works once, and you keep it for another turn.',
  };
}
