/** Made from card.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';

export const card = {
  goal: 'Knock all nine dice out of the other fighter. Your dice are your strength and your health.',
  turn: {
    title: 'A turn',
    steps: [
      {
        name: 'Place.',
        text: 'Both choose a place in secret and show it together.',
      },
      {
        name: 'Swift.',
        text: 'Who has it unused may now go to another place.',
      },
      {
        name: 'Divide.',
        text: 'In secret, all your dice: at least one to attack, one to defence.',
      },
      {
        name: 'Roll.',
        text: 'All dice of both fighters.',
      },
      {
        name: 'React.',
        text: 'On Tactical, or with an unused power: in secret, shown together.',
      },
      {
        name: 'Compare.',
        text: 'A defence die cancels one attack die that is no higher. The table pairs them as well as can be.',
      },
      {
        name: 'Lose dice.',
        text: 'One for every attack die that nothing cancelled.',
      },
    ] satisfies [unknown, unknown, unknown, unknown, unknown, unknown, unknown],
  },
  places: {
    title: 'Places',
    lines: [
      {
        text: 'Both fighters may stand on one place, and may stay where they were.',
      },
    ] satisfies [unknown],
    head: [
      'Place',
      'Face',
      'In this turn’s fight',
    ] satisfies [unknown, unknown, unknown],
  },
  roll: {
    title: 'Changing the roll',
    lines: [
      {
        name: 'Move',
        text: 'one or two dice from one of your pools to the other. Each pool keeps a die.',
      },
      {
        name: 'Flip',
        text: 'exactly two of your dice, in either pool: 1 and 6, 2 and 5, 3 and 4 change places.',
      },
    ] satisfies [unknown, unknown],
  },
  powers: {
    title: 'Super powers: one each, once a bout',
    lines: [
      {
        text: 'On top of the place: all bonuses and penalties add up, beyond 6 and below 1 too.',
      },
      {
        text: 'Cunning used on Tactical allows a Move and a Flip.',
      },
    ] satisfies [unknown, unknown],
    head: [
      'Power',
      'What it does',
    ] satisfies [unknown, unknown],
  },
  end: {
    title: 'The end',
    lines: [
      {
        name: 'No dice left:',
        text: 'out, and the other fighter wins.',
      },
      {
        name: 'One die left:',
        text: 'dazed, and finished off as the next turn begins.',
      },
      {
        name: 'Both dazed:',
        text: 'a draw.',
      },
      {
        name: (turns: number): string => `After turn ${formats.number(turns)}:`,
        text: 'more dice win; as many are a draw.',
      },
    ] satisfies [unknown, unknown, unknown, unknown],
  },
  tips: {
    title: 'Good to know',
    lines: [
      {
        text: 'More attackers than defenders: at least the surplus hits, whatever is rolled.',
      },
      {
        text: 'With the lead, attack with all dice but one.',
      },
      {
        text: 'Nothing can be taken back once it is locked in, and nobody goes first.',
      },
    ] satisfies [unknown, unknown, unknown],
  },
};
