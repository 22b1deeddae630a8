/** FITE on one page, in English. */

import { completeOptions } from '@roundhouse/kernel';
import { number } from '../../../formats.en.ts';
import type { Card } from '../../../tutorial.ts';
import { LOCATIONS, OPTIONS, POWERS } from '../../state.ts';
import { words } from '../en.ts';
import { PLACE_FACES } from '../rules.ts';

const options = completeOptions(OPTIONS);

/** The reference card of FITE, for a bout as published. */
export const card: Card = {
  goal: 'Knock all nine dice out of the other fighter. Your dice are your strength and your health.',
  sections: [
    {
      title: 'A turn',
      steps: [
        { name: 'Place.', text: 'Both choose a place in secret and show it together.', rule: 'FITE-15' },
        { name: 'Swift.', text: 'Who has it unused may now go to another place.', rule: 'FITE-43' },
        { name: 'Divide.', text: 'In secret, all your dice: at least one to attack, one to defence.', rule: 'FITE-25' },
        { name: 'Roll.', text: 'All dice of both fighters.', rule: 'FITE-28' },
        {
          name: 'React.',
          text: 'On Tactical, or with an unused power: in secret, shown together.',
          rule: 'FITE-R17',
        },
        {
          name: 'Compare.',
          text: 'A defence die cancels one attack die that is no higher. The table pairs them as well as can be.',
          rule: 'FITE-30',
        },
        { name: 'Lose dice.', text: 'One for every attack die that nothing cancelled.', rule: 'FITE-33' },
      ],
    },
    {
      title: 'Places',
      table: {
        head: ['Place', 'Face', 'In this turn’s fight'],
        rows: LOCATIONS.map(loc => [words.places[loc], PLACE_FACES[loc], words.bonus(loc, options)]),
      },
      lines: [{ text: 'Both fighters may stand on one place, and may stay where they were.', rule: 'FITE-R3' }],
    },
    {
      title: 'Changing the roll',
      lines: [
        {
          name: 'Move',
          text: 'one or two dice from one of your pools to the other. Each pool keeps a die.',
          rule: 'FITE-R14',
        },
        {
          name: 'Flip',
          text: 'exactly two of your dice, in either pool: 1 and 6, 2 and 5, 3 and 4 change places.',
          rule: 'FITE-R15',
        },
      ],
    },
    {
      title: 'Super powers: one each, once a bout',
      table: {
        head: ['Power', 'What it does'],
        rows: POWERS.map(power => [words.powers[power].name, words.powers[power].does]),
      },
      lines: [
        { text: 'On top of the place: all bonuses and penalties add up, beyond 6 and below 1 too.', rule: 'FITE-37' },
        { text: 'Cunning used on Tactical allows a Move and a Flip.', rule: 'FITE-41' },
      ],
    },
    {
      title: 'The end',
      lines: [
        { name: 'No dice left:', text: 'out, and the other fighter wins.', rule: 'FITE-45' },
        { name: 'One die left:', text: 'dazed, and finished off as the next turn begins.', rule: 'FITE-47' },
        { name: 'Both dazed:', text: 'a draw.', rule: 'FITE-R37' },
        {
          name: `After turn ${number(options.turnLimit)}:`,
          text: 'more dice win; as many are a draw.',
          rule: 'FITE-R39',
        },
      ],
    },
    {
      title: 'Good to know',
      lines: [
        {
          text: 'More attackers than defenders: at least the surplus hits, whatever is rolled.',
          rule: 'FITE-R43',
        },
        { text: 'With the lead, attack with all dice but one.', rule: 'FITE-E17' },
        { text: 'Nothing can be taken back once it is locked in, and nobody goes first.', rule: 'FITE-24' },
      ],
    },
  ],
};
