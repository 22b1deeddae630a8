/** Made from advice.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';

export const advice = {
  takesOut: (dealt: number, foe: string, mayChange: boolean): string => `${formats.count(dealt, 'hit takes', 'hits take')} ${foe} out${mayChange ? `, if ${foe} leaves the dice alone` : ''}.`,
  instead: (dealt: number, taken: number, dealtNow: number, takenNow: number, foe: string, mayChange: boolean): string => `You would hit ${formats.number(dealt)} and take ${formats.number(taken)} instead of ${formats.number(dealtNow)} and ${formats.number(takenNow)}${mayChange ? `, if ${foe} leaves the dice alone` : ''}.`,
  same: (dealt: number, taken: number, foe: string, mayChange: boolean): string => `You hit ${formats.number(dealt)} and take ${formats.number(taken)} either way${mayChange ? `; it counts if ${foe} changes dice too` : ''}.`,
  nothingBetter: (dealt: number, taken: number): string => `As the dice lie you hit ${formats.number(dealt)} and take ${formats.number(taken)}, and no change gains more.`,
  keepsPower: (dealt: number, taken: number, power: string, gain: number): string => `As the dice lie you hit ${formats.number(dealt)} and take ${formats.number(taken)}. ${power} works once, and now it would gain only ${formats.count(gain, 'die', 'dice')}.`,
  lies: (dealt: number, taken: number): string => `As the dice lie you hit ${formats.number(dealt)} and take ${formats.number(taken)}.`,
  divided: (dealt: number, taken: number, foe: string): string => `Over all of ${foe}’s divisions you hit ${formats.decimal(dealt)} and take ${formats.decimal(taken)} on average.`,
  dividedElse: (off: number, dealt: number, taken: number): string => `With ${formats.number(off)} to attack it would be ${formats.decimal(dealt)} and ${formats.decimal(taken)}.`,
  place: (gain: number): string => `It gains you about ${formats.decimal(gain)} ${formats.plural(gain, 'die', 'dice')} a fight, on average over any divisions.`,
  placeElse: (others: readonly (string | number)[]): string => `${formats.list(others)}.`,
  wouldGain: (place: string, gain: number): string => `${place} would gain ${formats.decimal(gain)}`,
  power: (gain: number, isMost: boolean): string => `In the fight where you use it, it gains about ${formats.decimal(gain)} ${formats.plural(gain, 'die', 'dice')} on average${isMost ? ', the most of all powers' : ''}.`,
  swift: (foe: string): string => `You see where ${foe} stands before you settle on your own place.`,
  stays: 'Swift works once, and you keep it for another turn.',
};
