/** Circus Combat on one page, in English. */

import { list, number } from '../../../formats.en.ts';
import type { Card } from '../../../tutorial.ts';
import { COLOURS, DISCIPLINES } from '../../content/disciplines.ts';
import { HANDS, KINDS } from '../../content/hands.ts';
import { TRICK_CARDS } from '../../content/tricks.ts';
import { HAND_WORDS } from './things.ts';

const arrows = TRICK_CARDS.filter(({ swapMark }) => swapMark);

/** The reference card of Circus Combat, with default options. */
export const card: Card = {
  goal: 'Have the show that scores more when one of you has nine tricks.',
  sections: [
    {
      title: 'Your turn',
      steps: [
        { name: 'Throw', text: 'three dice of your own and one red die: fatigue.', rule: 'CIRCUS-9' },
        { name: 'Throw again', text: 'any of the four, once.', rule: 'CIRCUS-10' },
        { name: 'Place', text: 'every die that fits, on any poster it fits.', rule: 'CIRCUS-11' },
        { name: 'Ready tricks', text: 'go to a show; you choose the order if there are several.', rule: 'CIRCUS-R22' },
        { name: 'New cards', text: 'take the slots of those that left.', rule: 'CIRCUS-20' },
      ],
    },
    {
      title: 'Hands',
      table: {
        head: ['Hand', 'Dice', 'Ready with'],
        rows: KINDS.map(kind => [HAND_WORDS[kind].name, number(HANDS[kind].size), HAND_WORDS[kind].asks]),
      },
      lines: [
        { text: 'All dice on a card make its hand together, red ones too.', rule: 'CIRCUS-R9' },
        { text: 'A straight is 1 to 5 or 2 to 6.', rule: 'CIRCUS-R8' },
      ],
    },
    {
      title: 'A die that fits nowhere',
      lines: [
        { name: 'Your own:', text: 'goes home and costs nothing.', rule: 'CIRCUS-R18' },
        { name: 'Red:', text: 'lies in front of you and costs its eyes at the end.', rule: 'CIRCUS-R19' },
      ],
    },
    {
      title: 'Who wins a ready trick',
      lines: [
        { text: 'More dice on it; red ones and whose turn it is do not matter.', rule: 'CIRCUS-17' },
        { text: 'As many dice: more eyes.', rule: 'CIRCUS-18' },
        { text: 'As many eyes: nobody. The card is out, the dice go home.', rule: 'CIRCUS-19' },
        { text: 'Nothing but red: you may throw those dice onto the other tricks.', rule: 'CIRCUS-23' },
        {
          name: 'Two arrows',
          text: `(${list(arrows.map(({ actName }) => actName))}): exchange two neighbours of your show.`,
          rule: 'CIRCUS-22',
        },
      ],
    },
    {
      title: 'What a trick scores',
      lines: [
        { text: 'Eyes of your dice − eyes of red dice, × place × colour. It may be negative.', rule: 'CIRCUS-R44' },
        { text: 'Your rival’s dice on it count nothing.', rule: 'CIRCUS-26' },
        { text: 'A fourth of the same colour in a row starts again at ×1.', rule: 'CIRCUS-29' },
      ],
      table: {
        head: ['Factor', '×1', '×2', '×3'],
        rows: [
          ['Place in the show', '1 to 3', '4 to 6', '7 and on'],
          ['In a row of its colour', 'first', 'second', 'third'],
        ],
      },
    },
    {
      title: 'Colours',
      table: {
        head: ['Colour', 'Acts', 'Pattern'],
        rows: COLOURS.map(colour => {
          const { name, pattern } = DISCIPLINES[colour];
          return [colour, name, pattern];
        }),
      },
      lines: [{ text: 'Ten cards of each: every hand once, and Two pairs a second time.', rule: 'CIRCUS-R2' }],
    },
    {
      title: 'The end',
      lines: [
        { text: 'A show has nine tricks: the other artist has one more turn.', rule: 'CIRCUS-25' },
        { text: 'Sooner if the stage is empty, or after four turns without a die placed.', rule: 'CIRCUS-R40' },
        { text: 'Take off the red dice in front of you. The higher total wins.', rule: 'CIRCUS-31' },
      ],
    },
  ],
};
