/** Made from puzzles.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';

export const puzzles = {
  task: 'Die Würfel liegen. Nur eine Reaktion bringt dich in Führung, was der Gegner auch tut, und wer führt, gewinnt. Finde sie.',
  title: (number: number, mine: number, theirs: number): string => `${formats.number(number)}: ${formats.number(mine)} Würfel gegen ${formats.number(theirs)}`,
  rival: 'Hugo',
  points: {
    power: 'Deine Superkraft spielt dabei eine Rolle.',
    move: 'Ein Würfel liegt in der falschen Hand.',
    flip: 'Etwas muss umgedreht werden.',
    nothing: 'Sieh dir an, was geschieht, wenn du nichts anrührst.',
  },
  whyOver: (others: number): string => `Damit ist der Kampf entschieden. ${formats.number(others)} andere Reaktionen waren möglich, und keine davon gewinnt sicher.`,
  whyAhead: (mine: number, theirs: number, others: number): string => `Dir bleiben ${formats.number(mine)} Würfel gegen ${formats.number(theirs)}, und wer führt, gewinnt sicher: indem er Zug um Zug mit allen Würfeln bis auf einen angreift (FITE-R43). Keine der ${formats.number(others)} anderen Reaktionen führt dahin.`,
};
