/** The frame around every page, in German. */

import type { AppWords } from '../index.ts';

export const shell: AppWords['shell'] = {
  main: 'Hauptmenü',
  learn: 'Lernen',
  lobby: 'Lobby',
  replays: 'Wiederholungen',
  loading: 'Einen Moment …',
  notLoaded: 'Diese Seite konnte nicht geladen werden',
  checkConnection: 'Prüfe die Verbindung und ',
  tryAgain: 'versuche es noch einmal',
  noSuchPage: 'Diese Seite gibt es nicht',
  leadsNowhere: 'Die Adresse führt nirgendwohin. ',
  toTheGames: 'Zu den Spielen',
};
