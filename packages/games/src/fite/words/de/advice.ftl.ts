/** Made from advice.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';

export const advice = {
  takesOut: (dealt: number, foe: string, mayChange: boolean): string => `${formats.number(dealt)} Treffer, und ${foe} ist ausgeschaltet${mayChange ? `, wenn ${foe} die Würfel liegen lässt` : ''}.`,
  instead: (dealt: number, taken: number, dealtNow: number, takenNow: number, foe: string, mayChange: boolean): string => `Du würdest ${formats.number(dealt)} Treffer landen und ${formats.number(taken)} einstecken statt ${formats.number(dealtNow)} und ${formats.number(takenNow)}${mayChange ? `, wenn ${foe} die Würfel liegen lässt` : ''}.`,
  same: (dealt: number, taken: number, foe: string, mayChange: boolean): string => `So oder so triffst du ${formats.number(dealt)}-mal und steckst ${formats.number(taken)} ein${mayChange ? `; es zählt, falls ${foe} auch noch Würfel ändert` : ''}.`,
  nothingBetter: (dealt: number, taken: number): string => `Wie die Würfel liegen, triffst du ${formats.number(dealt)}-mal und steckst ${formats.number(taken)} ein, und keine Änderung bringt mehr.`,
  keepsPower: (dealt: number, taken: number, power: string, gain: number): string => `Wie die Würfel liegen, triffst du ${formats.number(dealt)}-mal und steckst ${formats.number(taken)} ein. ${power} wirkt nur einmal und brächte jetzt nur ${formats.number(gain)} Würfel.`,
  lies: (dealt: number, taken: number): string => `Wie die Würfel liegen, triffst du ${formats.number(dealt)}-mal und steckst ${formats.number(taken)} ein.`,
  divided: (dealt: number, taken: number, foe: string): string => `Über alle Aufteilungen von ${foe} triffst du im Schnitt ${formats.decimal(dealt)}-mal und steckst ${formats.decimal(taken)} ein.`,
  dividedElse: (off: number, dealt: number, taken: number): string => `Mit ${formats.number(off)} im Angriff wären es ${formats.decimal(dealt)} und ${formats.decimal(taken)}.`,
  place: (gain: number): string => `Das bringt dir im Kampf etwa ${formats.decimal(gain)} Würfel, im Schnitt über alle Aufteilungen.`,
  placeElse: (others: readonly (string | number)[]): string => `${formats.list(others)}.`,
  wouldGain: (place: string, gain: number): string => `${place} brächte ${formats.decimal(gain)}`,
  power: (gain: number, isMost: boolean): string => `In dem Kampf, in dem du die Kraft nutzt, bringt sie im Schnitt etwa ${formats.decimal(gain)} Würfel${isMost ? ', am meisten von allen' : ''}.`,
  swift: (foe: string): string => `Du siehst erst, wo ${foe} steht, und legst dann deinen Platz fest.`,
  stays: 'Flink wirkt nur einmal, und du behältst es für einen anderen Zug.',
};
