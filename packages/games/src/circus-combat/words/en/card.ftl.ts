/** Made from card.ftl by `npm run words`: change that file, not this one. */

import * as functions from './functions.ts';

export const card = {
  goal: 'Have the show that scores more when one of you has nine tricks.',
  turn: {
    title: 'Your turn',
    steps: [
      {
        name: 'Throw',
        text: 'three dice of your own and one red die: fatigue.',
      },
      {
        name: 'Throw again',
        text: 'any of the four, once.',
      },
      {
        name: 'Place',
        text: 'every die that fits, on any poster it fits.',
      },
      {
        name: 'Ready tricks',
        text: 'go to a show; you choose the order if there are several.',
      },
      {
        name: 'New cards',
        text: 'take the slots of those that left.',
      },
    ] satisfies [unknown, unknown, unknown, unknown, unknown],
  },
  hands: {
    title: 'Hands',
    lines: [
      {
        text: 'All dice on a card make its hand together, red ones too.',
      },
      {
        text: 'A straight is 1 to 5 or 2 to 6.',
      },
    ] satisfies [unknown, unknown],
    head: [
      'Hand',
      'Dice',
      'Ready with',
    ] satisfies [unknown, unknown, unknown],
  },
  misses: {
    title: 'A die that fits nowhere',
    lines: [
      {
        name: 'Your own:',
        text: 'goes home and costs nothing.',
      },
      {
        name: 'Red:',
        text: 'lies in front of you and costs its eyes at the end.',
      },
    ] satisfies [unknown, unknown],
  },
  winning: {
    title: 'Who wins a ready trick',
    lines: [
      {
        text: 'More dice on it; red ones and whose turn it is do not matter.',
      },
      {
        text: 'As many dice: more eyes.',
      },
      {
        text: 'As many eyes: nobody. The card is out, the dice go home.',
      },
      {
        text: 'Nothing but red: you may throw those dice onto the other tricks.',
      },
      {
        name: 'Two arrows',
        text: (cards: Parameters<typeof functions.acted>[0]): string => `(${functions.acted(cards)}): exchange two neighbours of your show.`,
      },
    ] satisfies [unknown, unknown, unknown, unknown, unknown],
  },
  scoring: {
    title: 'What a trick scores',
    lines: [
      {
        text: 'Eyes of your dice − eyes of red dice, × place × colour. It may be negative.',
      },
      {
        text: 'Your rival’s dice on it count nothing.',
      },
      {
        text: 'A fourth of the same colour in a row starts again at ×1.',
      },
    ] satisfies [unknown, unknown, unknown],
    head: [
      'Factor',
      '×1',
      '×2',
      '×3',
    ] satisfies [unknown, unknown, unknown, unknown],
    rows: [
      [
        'Place in the show',
        '1 to 3',
        '4 to 6',
        '7 and on',
      ] satisfies [unknown, unknown, unknown, unknown],
      [
        'In a row of its colour',
        'first',
        'second',
        'third',
      ] satisfies [unknown, unknown, unknown, unknown],
    ] satisfies [unknown, unknown],
  },
  colours: {
    title: 'Colours',
    lines: [
      {
        text: 'Ten cards of each: every hand once, and Two pairs a second time.',
      },
    ] satisfies [unknown],
    head: [
      'Colour',
      'Acts',
      'Pattern',
    ] satisfies [unknown, unknown, unknown],
  },
  end: {
    title: 'The end',
    lines: [
      {
        text: 'A show has nine tricks: the other artist has one more turn.',
      },
      {
        text: 'Sooner if the stage is empty, or after four turns without a die placed.',
      },
      {
        text: 'Take off the red dice in front of you. The higher total wins.',
      },
    ] satisfies [unknown, unknown, unknown],
  },
};
