/** Made from puzzles.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';

export const puzzles = {
  task: 'A round with open hands, close to its end. One move alone makes sure that your rival is the first who cannot cast. Find it.',
  title: (number: number, mine: number, theirs: number): string => `${formats.number(number)}: ${formats.count(mine, 'spell', 'spells')} against ${formats.number(theirs)}`,
  rival: 'Hugo',
  points: {
    cast: 'It begins with a spell from your hand.',
    activate: 'A Permanent of yours has work to do.',
    end: 'Sometimes enough is enough.',
    pay: 'It matters which elements are left.',
    inside: 'Think of what your rival needs next turn, and of what you do.',
  },
  why: (others: number): string => `After it, whatever your rival does, you can see to it that he is out first. Each of the ${formats.number(others)} other moves leaves him a way.`,
};
