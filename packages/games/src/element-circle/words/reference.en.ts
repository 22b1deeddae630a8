/** Element Circle on one page, in English. */

import type { Card } from '../../tutorial.ts';

/** The reference card of Element Circle, with default options. */
export const card: Card = {
  goal: 'Outlast the others: whoever cannot cast a spell from hand at the start of a turn is out. Three rounds win the match.',
  sections: [
    {
      title: 'Your turn',
      steps: [
        { name: 'Everything is fresh:', text: 'all elements become unused, all Permanents straight.', rule: 'ELEM-12' },
        { name: 'Clocks', text: 'may be activated now, before the opening.', rule: 'ELEM-31' },
        {
          name: 'Open:',
          text: 'cast a spell from your hand and pay for it. If you cannot, you are out.',
          rule: 'ELEM-32',
        },
        { name: 'More:', text: 'cast and activate as often as you can pay.', rule: 'ELEM-34' },
        { name: 'End', text: 'whenever you like. Nobody draws.', rule: 'ELEM-35' },
      ],
    },
    {
      title: 'Paying',
      table: {
        head: ['Symbol', 'Paid with'],
        rows: [
          ['E W F A', 'one earth, water, fire or air'],
          ['?', 'one element of any type'],
          ['★', 'one element; all stars of a cost of one type'],
        ],
      },
      lines: [
        { text: 'Only unused elements pay, the circle’s and your own, one for each symbol.', rule: 'ELEM-R20' },
        { text: 'Which of them pay is your choice.', rule: 'ELEM-R21' },
        { text: 'A fresh element in a used one’s slot can pay at once.', rule: 'ELEM-R23' },
      ],
    },
    {
      title: 'Spells',
      table: {
        head: ['Kind', 'What it does', 'When'],
        rows: [
          ['Direct', 'works at once and is discarded', 'when cast'],
          ['Permanent 1', 'stays; once a turn', 'after opening, also when just cast'],
          ['Permanent ∞', 'stays; as often as you pay', 'after opening, also when just cast'],
          ['Permanent with a clock', 'stays; once a turn', 'before opening'],
        ],
      },
      lines: [
        { text: 'A spell that does nothing can be cast all the same.', rule: 'ELEM-R11' },
        { text: 'A free cast never opens a turn.', rule: 'ELEM-75' },
      ],
    },
    {
      title: 'What effects do',
      lines: [
        { name: 'Put:', text: 'from the bank into a slot; what was there goes back.', rule: 'ELEM-69' },
        { name: 'Move:', text: 'from slot to slot; it stays used or unused.', rule: 'ELEM-73' },
        { name: 'Destroy:', text: 'to the bank; the slot stays empty.', rule: 'ELEM-65' },
        { name: 'Choose blindly:', text: 'chance takes cards from a hand, you look, then choose.', rule: 'ELEM-59' },
        { name: 'Skip:', text: 'the turn ends on the spot. That is no elimination.', rule: 'ELEM-67' },
        { text: 'You may forgo what helps you, never what costs you.', rule: 'ELEM-58' },
      ],
    },
    {
      title: 'The deal',
      table: {
        head: ['Players', 'Spells', 'Own elements'],
        rows: [
          ['2', '8 each', '2; dealer 3'],
          ['3 or 4', '8; dealer 9', '2; dealer 3'],
          ['5', '8; dealer 9', '2; dealer and the one before 3'],
          ['6', '7; dealer 8', '2; dealer and the one before 3'],
        ],
      },
      lines: [
        { text: 'The player left of the dealer begins; the dealer is last.', rule: 'ELEM-21' },
        { text: 'Before you take your elements you may replace your whole hand, once.', rule: 'ELEM-24' },
      ],
    },
    {
      title: 'Going out',
      lines: [
        { text: 'Your elements go to the bank, your cards to the pile.', rule: 'ELEM-77' },
        { text: 'The last one left wins the round, even with nothing in hand.', rule: 'ELEM-78' },
        { text: 'The next dealer sits to the left. Three rounds win the match.', rule: 'ELEM-80' },
        { text: 'After twenty laps nothing is drawn any more.', rule: 'ELEM-R40' },
      ],
    },
  ],
};
