/** Made from rules.ftl by `npm run words`: change that file, not this one. */

import * as formats from '@roundhouse/games/formats.de.ts';

export const rules = {
  title: 'Regeln',
  titleOf: (game: string): string => `Die Regeln von ${game}`,
  noSuchGame: 'Dieses Regelbuch gibt es nicht',
  leadsNowhere: 'Die Adresse führt nirgendwohin. ',
  toTheGames: 'Zu den Spielen',
  search: 'In den Regeln suchen',
  searchHint: 'Ein Wort, mehrere Wörter oder eine Nummer wie 25. Mit Enter geht es zum ersten Treffer.',
  opening: 'Das Regelbuch wird geöffnet …',
  failed: 'Die Regeln konnten nicht geladen werden. Prüfe die Verbindung und öffne sie noch einmal.',
  none: (wanted: string): string => `Keine Regel erwähnt „${wanted}“.`,
  found: (count: string, wanted: string): string => `${count} mit „${wanted}“.`,
  foundPart: (wanted: string, count: string): string => `Keine Regel hat alles von „${wanted}“. ${count} mit einem Teil davon.`,
  count: (n: number): string => formats.count(n, 'Regel', 'Regeln'),
  contents: 'Inhalt',
  tableAbout: (what: string): string => `Tabelle über ${what}`,
  otherWays: 'Andere Wege zu lernen',
  lessons: 'Lektionen spielen',
  card: 'Spielhilfe',
  example: {
    open: 'Ausprobieren',
    of: (rule: string): string => `Ausprobieren: ${rule}`,
    title: (rule: string): string => `${rule} im Spiel`,
    with: (rule: string): string => `Sie wirkt zusammen mit ${rule}, und das zeigt diese Stellung:`,
    lesson: (title: string): string => `Lektion „${title}“`,
    openLesson: 'Zur Lektion',
    played: 'Eine Stellung aus einer Partie von Bots. Du sitzt dort, wo die Regel gebraucht wird.',
    move: (move: string): string => `Versuche: ${move}.`,
    after: 'Als ein Bot das tat, geschah dies:',
    refused: 'Der Tisch wird es ablehnen:',
    sitDown: 'Dort Platz nehmen',
    otherMove: 'ein Zug, der hier nicht erlaubt ist',
  },
};
