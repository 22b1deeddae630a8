/** Made from rules.ftl by `npm run words`: change that file, not this one. */

import * as formats from '@roundhouse/games/formats.en.ts';

export const rules = {
  title: 'Rules',
  titleOf: (game: string): string => `The rules of ${game}`,
  noSuchGame: 'There is no such rulebook',
  leadsNowhere: 'The address leads nowhere. ',
  toTheGames: 'Go to the games',
  search: 'Search the rules',
  searchHint: 'A word, several words, or a number like 25. Enter goes to the first one found.',
  opening: 'Opening the rulebook …',
  failed: 'The rules could not be loaded. Check the connection and open them again.',
  none: (wanted: string): string => `No rule mentions “${wanted}”.`,
  found: (count: string, wanted: string): string => `${count} with “${wanted}”.`,
  foundPart: (wanted: string, count: string): string => `No rule has all of “${wanted}”. ${count} with part of it.`,
  count: (n: number): string => formats.count(n, 'rule', 'rules'),
  contents: 'Contents',
  tableAbout: (what: string): string => `Table about ${what}`,
  otherWays: 'Other ways to learn',
  lessons: 'Play the lessons',
  card: 'Reference card',
  example: {
    open: 'Try it',
    of: (rule: string): string => `Try it: ${rule}`,
    title: (rule: string): string => `${rule} in play`,
    with: (rule: string): string => `It is at work together with ${rule}, which this shows:`,
    lesson: (title: string): string => `Lesson “${title}”`,
    openLesson: 'Open the lesson',
    played: 'A position from a game between bots. You sit where the rule comes up.',
    move: (move: string): string => `Try: ${move}.`,
    after: 'What happened when a bot did so:',
    refused: 'The table will refuse it:',
    sitDown: 'Sit down there',
    otherMove: 'a move that is not allowed here',
  },
};
