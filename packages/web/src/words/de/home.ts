/** Home, in German. */

import type { AppWords } from '../index.ts';

export const home: AppWords['home'] = {
  heading: 'Roundhouse: Spiele, sofort zu spielen',
  shelf: 'Die Spiele',
  play: 'Spielen',
  opening: 'Wird geöffnet …',
  startsAtOnce: 'Es geht sofort los, gegen einen Bot. Ohne Anmeldung.',
  failed: 'Das hat nicht geklappt. Prüfe die Verbindung und versuch es noch einmal.',
  learn: 'Lernen',
  setUp: 'Partie einrichten',
  rules: 'Regeln',
  together: 'Zusammen spielen',
  withFriend: 'Mit einem Freund',
  oneDevice: 'An einem Gerät',
  lobby: 'Lobby',
  lobbyHelp: 'Sieh, wer auf einen Gegner wartet, oder schau bei einer Partie zu.',
  tournament: 'Turnier in der Schachtel',
  tournamentHelp: 'Namen in den Beutel, FITE-Kämpfe an einem Bildschirm, ein Sieger.',
  replays: 'Replays und Beweise',
  replaysHelp: 'Geh eine beendete Partie Schritt für Schritt durch und prüfe jeden Wurf.',
  running: 'Weiter, wo du aufgehört hast',
  finished: 'Deine beendeten Partien',
  more: 'Alle zeigen',
  tableAsked: 'ein Tisch, den du geöffnet hast, noch ohne Antwort',
  seatAsked: 'ein Platz, den du genommen hast, noch ohne Antwort',
  freeSeat: 'freier Platz',
  against: ' gegen ',
};
