/** What the server refuses or cannot do, in German. */

import { number } from '@roundhouse/games/formats.de.ts';
import type { AppWords } from '../index.ts';

export const errors: AppWords['errors'] = {
  field: {
    missing: 'Hier muss etwas stehen.',
    wrong: 'Das geht hier nicht.',
    between: (min, max) => `Von ${min} bis ${max}, eine ganze Zahl.`,
  },
  offline: 'Der Server ist nicht zu erreichen. Gegen einen Bot geht es ohne ihn.',
  answered: status => `Der Server hat mit ${number(status)} geantwortet.`,
  sanctioned: (until, reason) =>
    `Du kannst bis ${until} keine neuen Partien beginnen. Begründung: „${reason}“ Laufende Partien gehen weiter.`,
  silenced: (until, reason) => `Du kannst bis ${until} niemandem schreiben. Begründung: „${reason}“`,
  byCode: {
    'bad-address': 'An diese Adresse lässt sich nichts schicken. Sieh sie dir noch einmal an.',
    'bad-passkey': 'Dieser Passkey geht nicht. Versuch es noch einmal, oder nimm dein Passwort.',
    'bad-password': 'Wähle ein Passwort aus mindestens 8 Zeichen, das niemand sofort errät.',
    'bad-name': 'Wähle einen Namen aus höchstens 24 Buchstaben, Ziffern oder Zeichen.',
    busy: 'An dieser Partie handeln gerade zu viele auf einmal. Versuch es noch einmal.',
    internal: 'Beim Server ist etwas schiefgegangen. Es hat sich nichts geändert.',
    'name-taken': 'Diesen Namen gibt es schon: Wähle einen anderen.',
    'no-free-seat': 'Alle Plätze sind besetzt.',
    'no-such-match': 'Diese Partie gibt es nicht.',
    'not-offered': 'Der Betreiber dieses Servers hat das nicht eingerichtet.',
    'not-operator': 'Diese Seite ist nur für Betreiber.',
    'not-sent': 'Es ließ sich nicht dorthin schicken. Es hat sich nichts geändert.',
    'not-signed-in': 'Hier ist niemand bekannt: Melde dich an, oder setz dich an einen Tisch.',
    'nothing-there': 'Das gibt es nicht, oder nicht mehr.',
    'not-started': 'Das Spiel beginnt, wenn alle Plätze besetzt sind.',
    'bad-text': 'Das lässt sich nicht sagen: Es ist zu lang, oder es steht nichts darin.',
    private: 'Dieser Tisch ist privat: Nur wer dort sitzt, sieht ihn.',
    'too-fast': 'Das war zu viel auf einmal. Warte kurz und versuch es noch einmal.',
    'too-many': 'Mehr davon gibt es nicht. Beende zuerst eines.',
    'unknown-game': 'Dieses Spiel gibt es hier nicht.',
    'used-up': 'Das galt nur einmal und nur für kurze Zeit. Lass dir einen neuen Link geben.',
    'wrong-invite': 'An diesen Tisch kommt man nur mit dem Einladungslink.',
    'wrong-key': 'Dieser Schlüssel öffnet keinen Platz an diesem Tisch.',
    'wrong-link': 'Dieser Link ist keiner von uns, oder nicht vollständig.',
    'wrong-password': 'Name oder Passwort stimmt nicht.',
  },
};
