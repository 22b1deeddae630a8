/** The proof of fair dice, in German. */

import { number } from '@roundhouse/games/formats.de.ts';
import type { AppWords } from '../index.ts';

export const proof: AppWords['proof'] = {
  title: 'Waren die Würfel fair?',
  verify: 'Würfel prüfen',
  lead: 'Niemand konnte sich einen Wurf aussuchen, kein Mitspieler und nicht der Tisch. Hier siehst du, warum: nachgerechnet in diesem Browser.',
  sealed: 'Versiegelt vor dem ersten Wurf',
  sealedText:
    'Der Tisch dachte sich eine geheime Zahl und zeigte allen dieses Siegel davon. Es passt nur zu dieser Zahl.',
  noSeal: 'Vor dem ersten Wurf wurde kein Siegel gezeigt.',
  thrownIn: count => `Danach gaben ${count} etwas Eigenes dazu, damit der Tisch nicht allein bestimmt.`,
  seats: { one: 'Platz', other: 'Plätze' },
  opened: 'Geöffnet nach dem letzten',
  openedText: 'Das ist die geheime Zahl. Eben noch einmal versiegelt ergibt sie:',
  sameSeal: 'dasselbe Siegel',
  otherSeal: 'ein anderes Siegel',
  throws: 'Jeder Wurf nachgerechnet',
  throwsText:
    'Aus der Zahl folgen die Würfe jedes Schritts wie eine Rechnung. Tippe einen an, um ihn am Tisch zu sehen.',
  noThrows: 'In dieser Partie wurde nichts geworfen oder gezogen.',
  step: step => `Schritt ${number(step)}`,
  same: 'gleich',
  notSame: recorded => `nicht gleich: ${recorded}`,
  fromSeed: 'folgt aus der Zahl',
  notFromSeed: 'folgt nicht aus der Zahl',
  proved: steps =>
    `Bewiesen: Alle ${number(steps)} Schritte folgen den Regeln, und jeder Wurf kommt aus der versprochenen Zahl.`,
  unproved: steps =>
    `Alle ${number(steps)} Schritte folgen den Regeln. Die Würfel wurden vorher nicht versprochen, deshalb beweisen sie nichts.`,
  wrong: (line, reason) => `Diese Aufzeichnung stimmt nicht. Zeile ${number(line)}: ${reason}.`,
  otherPromise: 'Aber als du dich gesetzt hast, wurde dir ein anderes Versprechen gezeigt: Traue diesen Würfeln nicht.',
  notThrownIn: 'Aber was du dazugegeben hast, steckt nicht darin: Traue diesen Würfeln nicht.',
  samePromise: 'Das Versprechen ist das, was dir gezeigt wurde, als du dich gesetzt hast.',
};
