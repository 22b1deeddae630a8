/** Made from puzzles.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';

export const puzzles = {
  task: 'The last turn of the show, and the dice lie. Only one way to place what is left of them wins the game: find it. Nothing more is thrown.',
  title: (number: number, behind: number): string => `${formats.number(number)}: ${behind === 0 ? 'level' : formats.category(behind) === 'one' ? `${formats.number(behind)} point behind` : `${formats.number(behind)} points behind`}`,
  rival: 'Hugo',
  points: {
    place: (slot: number): string => `Look at slot ${formats.number(slot)} of the stage.`,
    other: 'Look at your own show.',
  },
  why: (mine: number, theirs: number, others: number): string => `It ends ${formats.number(mine)} to ${formats.number(theirs)}. The ${formats.number(others)} other ways to place these dice do not win.`,
};
