/** How FITE gives its reasons in German. */

import type { Seat } from '@roundhouse/kernel';
import { decimal, list } from '../../../formats.de.ts';
import { stimme } from '../../../voice.ts';
import type { AdviceText } from '../advice.ts';
import type { Tally } from '../catalogue.ts';

/** The reasons as they are put to whoever listens. */
export function german(names: readonly string[], seat: Seat): AdviceText {
  const foe = stimme(names, seat).name(1 - seat);
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
      `Über alle Aufteilungen von ${foe} triffst du im Schnitt ${decimal(dealt)}-mal und steckst ${decimal(taken)} ein.`,
    dividedElse: (off, { dealt, taken }) => `Mit ${off} im Angriff wären es ${decimal(dealt)} und ${decimal(taken)}.`,
    place: gained => `Das bringt dir im Kampf etwa ${decimal(gained)} Würfel, im Schnitt über alle Aufteilungen.`,
    placeElse: others => `${list(others.map(([name, gained]) => `${name} brächte ${decimal(gained)}`))}.`,
    power: (gained, isMost) =>
      `In dem Kampf, in dem du die Kraft nutzt, bringt sie im Schnitt etwa ${decimal(gained)} Würfel${isMost ? ', am meisten von allen' : ''}.`,
    swift: `Du siehst erst, wo ${foe} steht, und legst dann deinen Platz fest.`,
    stays: 'Flink wirkt nur einmal, und du behältst es für einen anderen Zug.',
  };
}
