/** Made from puzzles.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';

export const puzzles = {
  task: 'The dice lie. One reaction alone puts you ahead whatever your rival does, and whoever is ahead wins. Find it.',
  title: (number: number, mine: number, theirs: number): string => `${formats.number(number)}: ${formats.number(mine)} dice against ${formats.number(theirs)}`,
  rival: 'Hugo',
  points: {
    power: 'Your super power has a part in it.',
    move: 'A die is in the wrong pool.',
    flip: 'Something has to be turned over.',
    nothing: 'Look at what happens if nothing is touched.',
  },
  whyOver: (others: number): string => `That settles the bout. ${formats.number(others)} other reactions were possible, and none of them is sure to win.`,
  whyAhead: (mine: number, theirs: number, others: number): string => `You are left with ${formats.number(mine)} dice against ${formats.number(theirs)}, and whoever is ahead wins for certain: by attacking with all dice but one, turn after turn (FITE-R43). None of the ${formats.number(others)} other reactions gets you there.`,
};
