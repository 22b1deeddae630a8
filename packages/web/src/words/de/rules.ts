/** The rulebook, in German. */

import type { AppWords } from '../index.ts';

export const rules: AppWords['rules'] = {
  title: 'Regeln',
  titleOf: game => `Die Regeln von ${game}`,
  noSuchGame: 'Dieses Regelbuch gibt es nicht',
  leadsNowhere: 'Die Adresse führt nirgendwohin. ',
  toTheGames: 'Zu den Spielen',
  search: 'In den Regeln suchen',
  searchHint: 'Ein Wort, mehrere Wörter oder eine Nummer wie 25. Mit Enter geht es zum ersten Treffer.',
  opening: 'Das Regelbuch wird geöffnet …',
  failed: 'Die Regeln konnten nicht geladen werden. Prüfe die Verbindung und öffne sie noch einmal.',
  none: wanted => `Keine Regel erwähnt „${wanted}“.`,
  found: (count, wanted) => `${count} mit „${wanted}“.`,
  count: { one: 'Regel', other: 'Regeln' },
  contents: 'Inhalt',
  tableAbout: what => `Tabelle über ${what}`,
  otherWays: 'Andere Wege zu lernen',
  lessons: 'Lektionen spielen',
  card: 'Spielhilfe',

  example: {
    open: 'Ausprobieren',
    of: rule => `Ausprobieren: ${rule}`,
    title: rule => `${rule} im Spiel`,
    with: rule => `Sie wirkt zusammen mit ${rule}, und das zeigt diese Stellung:`,
    lesson: title => `Lektion „${title}“`,
    openLesson: 'Zur Lektion',
    played: 'Eine Stellung aus einer Partie von Bots. Du sitzt dort, wo die Regel gebraucht wird.',
    move: move => `Versuche: ${move}.`,
    after: 'Als ein Bot das tat, geschah dies:',
    refused: 'Der Tisch wird es ablehnen:',
    sitDown: 'Dort Platz nehmen',
    otherMove: 'ein Zug, der hier nicht erlaubt ist',
  },
};
