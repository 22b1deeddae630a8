/** Made from refusals.ftl by `npm run words`: change that file, not this one. */

import type { Values } from '@roundhouse/kernel';
import * as formats from '../../../formats.de.ts';

export const refusals: { readonly [key: string]: string | ((values: Values) => string) } = {
  'asks.choosingPowers': 'Jetzt werden Superkräfte gewählt.',
  'asks.placingAtSetup': 'Jetzt werden die Kämpfer aufgestellt.',
  'asks.placing': 'Jetzt werden die Kämpfer aufgestellt.',
  'asks.relocating': 'Jetzt geht es um Flink: einsetzen oder stehen bleiben.',
  'asks.dividing': 'Jetzt werden die Würfel aufgeteilt.',
  'asks.reacting': 'Jetzt wird auf den Wurf reagiert.',
  committed: 'Deine Wahl steht fest und bleibt geschlossen, bis beide gewählt haben.',
  onlySwift: 'Jetzt darf nur den Ort wechseln, wer Flink noch nicht eingesetzt hat.',
  oneDivision: 'Deine Würfel lassen sich nur auf eine Art aufteilen, also geschieht es von selbst.',
  onlyReacting: 'Auf den Wurf reagiert nur, wer auf Taktisch steht oder noch eine andere Superkraft als Flink hat.',
  noSuchPower: 'Ein Kämpfer hat eine der sechs Superkräfte (aggressive, brutal, cunning, fast, swift, tough) oder keine.',
  noSuchPlace: 'Die Arena hat drei Orte: Offensiv, Defensiv und Taktisch.',
  swiftStays: 'Flink geht an einen anderen Ort; sonst bleib stehen.',
  poolTooSmall: ({ least, most }) => `Jede Hand braucht mindestens ${formats.plural(Number(least), 'einen', formats.number(Number(least)))} Würfel: Greif mit ${formats.number(Number(least))} bis ${most} an.`,
  declaredAfterRoll: 'Eine Superkraft wird nach dem Wurf angesagt, nicht mit der Aufteilung.',
  saysWhetherUsed: 'Eine Aufteilung sagt, ob die Superkraft eingesetzt wird: use true oder false.',
  declaredWithDivision: 'Die Superkraft hätte mit der Aufteilung angesagt werden müssen.',
  noPower: 'Dieser Kämpfer hat keine Superkraft.',
  powerSpent: 'Die Superkraft ist verbraucht: Ihre Münze liegt auf dem Gesicht.',
  swiftInFight: 'Flink wird am Ende von Schritt 1 eingesetzt, nicht im Schlagabtausch.',
  moveOrFlip: 'Verschieben oder wenden, nicht beides; beides gibt es nur mit Gerissen auf Taktisch.',
  onlyTactical: 'Nur auf Taktisch (oder mit Gerissen) darfst du Würfel verschieben oder wenden.',
  moveCount: ({ reach }) => `Verschieben nimmt ${formats.plural(Number(reach), 'einen', 'einen oder zwei')} Würfel aus einer deiner Hände.`,
  keepsADie: 'Jede Hand behält mindestens einen Würfel.',
  movedElsewhere: 'Verschobene Würfel müssen in dieser Hand liegen; nenne ihre Augen von hoch nach niedrig.',
  flipCount: ({ reach, exactly }) => `Wenden dreht ${formats.plural(Number(reach), 'einen', `${exactly ? 'genau' : 'einen oder'} zwei`)} Würfel um.`,
  flippedElsewhere: 'Gewendete Würfel müssen nach dem Verschieben in diesen Händen liegen; nenne ihre Augen von hoch nach niedrig.',
  bonusElsewhere: 'Das +1 gilt einem Würfel der Hand, der dein Ort hilft.',
};
