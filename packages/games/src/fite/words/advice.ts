/** How FITE gives its reasons, in each language. Hits are told from the listener's side. */

import type { Seat } from '@roundhouse/kernel';
import { count, list, liste, stimme, voice } from '../../voice.ts';
import type { Tally } from './catalogue.ts';

/** Gains are in dice, averages may be fractions. `mayChange`: the rival may still react. */
export interface AdviceText {
  takesOut(hits: number, mayChange: boolean): string;
  instead(then: Tally, idle: Tally, mayChange: boolean): string;
  /** The tally stays as it is. */
  same(then: Tally, mayChange: boolean): string;
  /** For leaving the dice alone: where nothing would gain, where only the power would, and where it is a guess. */
  nothingBetter(idle: Tally): string;
  keepsPower(idle: Tally, power: string, gain: number): string;
  lies(idle: Tally): string;
  divided(then: Tally): string;
  dividedElse(off: number, then: Tally): string;
  place(gain: number): string;
  placeElse(others: readonly (readonly [string, number])[]): string;
  power(gain: number, isMost: boolean): string;
  readonly swift: string;
  /** For holding one's ground. */
  readonly stays: string;
}

function english(names: readonly string[], seat: Seat): AdviceText {
  const foe = voice(names, seat).name(1 - seat);
  const about = (n: number): string => n.toFixed(1);
  const hits = ({ dealt, taken }: Tally): string => `hit ${dealt} and take ${taken}`;
  const averages = ({ dealt, taken }: Tally): string => `hit ${about(dealt)} and take ${about(taken)}`;
  const unless = (mayChange: boolean): string => (mayChange ? `, if ${foe} leaves the dice alone` : '');
  const dice = (n: number): string => `about ${about(n)} ${about(n) === '1.0' ? 'die' : 'dice'}`;
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
    dividedElse: (off, { dealt, taken }) => `With ${off} to attack it would be ${about(dealt)} and ${about(taken)}.`,
    place: gained => `It gains you ${dice(gained)} a fight, on average over any divisions.`,
    placeElse: others => `${list(others.map(([name, gained]) => `${name} would gain ${about(gained)}`))}.`,
    power: (gained, isMost) =>
      `In the fight where you use it, it gains ${dice(gained)} on average${isMost ? ', the most of all powers' : ''}.`,
    swift: `You see where ${foe} stands before you settle on your own place.`,
    stays: 'Swift works once, and you keep it for another turn.',
  };
}

function german(names: readonly string[], seat: Seat): AdviceText {
  const say = stimme(names, seat);
  const foe = say.name(1 - seat);
  const about = (n: number): string => n.toFixed(1).replace('.', ',');
  const hits = ({ dealt, taken }: Tally): string => `${dealt} Treffer landen und ${taken} einstecken`;
  const now = ({ dealt, taken }: Tally): string => `triffst du ${dealt}-mal und steckst ${taken} ein`;
  const unless = (mayChange: boolean): string => (mayChange ? `, wenn ${foe} die Würfel liegen lässt` : '');
  return {
    takesOut: (dealt, mayChange) => `${dealt} Treffer, und ${foe} ist ausgeschaltet${unless(mayChange)}.`,
    instead: (then, idle, mayChange) =>
      `Du würdest ${hits(then)} statt ${idle.dealt} und ${idle.taken}${unless(mayChange)}.`,
    same: (then, mayChange) =>
      mayChange
        ? `So oder so ${now(then)}; es zählt, falls ${foe} auch noch Würfel ändert.`
        : `So oder so ${now(then)}.`,
    nothingBetter: idle => `Wie die Würfel liegen, ${now(idle)}, und keine Änderung bringt mehr.`,
    keepsPower: (idle, power, more) =>
      `Wie die Würfel liegen, ${now(idle)}. ${power} wirkt nur einmal und brächte jetzt nur ${more} Würfel.`,
    lies: idle => `Wie die Würfel liegen, ${now(idle)}.`,
    divided: ({ dealt, taken }) =>
      `Über alle Aufteilungen von ${foe} triffst du im Schnitt ${about(dealt)}-mal und steckst ${about(taken)} ein.`,
    dividedElse: (off, { dealt, taken }) => `Mit ${off} im Angriff wären es ${about(dealt)} und ${about(taken)}.`,
    place: gained => `Das bringt dir im Kampf etwa ${about(gained)} Würfel, im Schnitt über alle Aufteilungen.`,
    placeElse: others => `${liste(others.map(([name, gained]) => `${name} brächte ${about(gained)}`))}.`,
    power: (gained, isMost) =>
      `In dem Kampf, in dem du die Kraft nutzt, bringt sie im Schnitt etwa ${about(gained)} Würfel${isMost ? ', am meisten von allen' : ''}.`,
    swift: `Du siehst erst, wo ${foe} steht, und legst dann deinen Platz fest.`,
    stays: 'Flink wirkt nur einmal, und du behältst es für einen anderen Zug.',
  };
}

/** The reasons as they are put to whoever has this seat. */
export const texts = { en: english, de: german };
