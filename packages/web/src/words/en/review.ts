/** What luck did and what choices did, in English. */

import { number } from '@roundhouse/games/formats.en.ts';

export const review = {
  title: 'Winning chances',
  thinking: 'Playing the match on from every position …',
  stop: 'Stop here',
  stopped: 'Stopped early: these numbers are rougher than they could be.',
  more: 'Work it out to the end',
  failed: 'The review could not be worked out here. Reload the page and try again.',
  progress: 'Review',
  /** Read out in place of the picture. */
  curve: (list: string) => `Curve of winning chances over the steps. ${list}`,
  from: (name: string, start: string, result: string) => `${name}: ${start} at the start, ${result} at the end.`,
  steps: 'Steps',

  why: 'Luck or choices?',
  by: {
    luck: (name: string) => `${name} won above all by luck.`,
    choices: (name: string) => `${name} won above all by better choices.`,
    both: (name: string) => `${name} won by luck and by choices.`,
  },
  unjudged: 'No bot can judge positions of this game yet, so luck and choices cannot be told apart.',
  player: 'Player',
  start: 'Start',
  luck: 'Luck',
  own: 'Own choices',
  others: 'Others’ choices',
  result: 'End',
  points: 'In points of a hundred; each row adds up.',

  turning: 'Turning points',
  noTurning: 'No single step turned this match: it moved by small ones.',
  change: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
  parts: (luck: string, choice: string) => `luck ${luck}, choice ${choice}`,
  show: (step: number) => `Show step ${number(step)}`,

  missed: 'Worth another look',
  noMissed: 'Nobody passed over a move that looked clearly better.',
  instead: (name: string, move: string) => `${name}: ${move}`,
  better: (move: string, points: string) => `“${move}” looked better, by ${points}.`,

  all: 'All the numbers',
  step: 'Step',
  happened: 'What happened',
  chanceOf: (name: string) => `Chances: ${name}`,
  luckOf: (name: string) => `Luck: ${name}`,
  choiceOf: (name: string) => `Choices: ${name}`,

  how: 'How this is worked out',
  howText: (games: string, error: string) =>
    `For every position ${games} games at least were played to their end by quick bots who play sensibly, not perfectly; chances are what they won, give or take ${error}.`,
  howChoice:
    'A choice is measured by what its player could see: what the move promised up to the next turn, against what a sensible player would have chosen. Luck is all the rest: dice, cards, and what nobody could know.',
  howDoubt: 'These are estimates. A good plan that takes many turns can look worse here than it was.',
};
