/** FITE on one page: which message stands where, and the rule that has the whole of it. */

import { completeOptions } from '@roundhouse/kernel';
import { ruled } from '../../reference-card.ts';
import type { Card } from '../../tutorial.ts';
import { LOCATIONS, OPTIONS, POWERS } from '../state.ts';
import type { FiteWords } from './catalogue.ts';
import type { card } from './en/card.ftl.ts';
import { PLACE_FACES } from './rules.ts';

/** The reference card, for a bout as published. */
export function cardFrom(said: typeof card, { places, powers, bonus }: FiteWords): Card {
  const options = completeOptions(OPTIONS);
  const { turn, end } = said;
  const [noDice, oneDie, dazed, { name, text }] = end.lines;
  const endings = [noDice, oneDie, dazed, { name: name(options.turnLimit), text }] as const;
  return {
    goal: said.goal,
    sections: [
      {
        title: turn.title,
        steps: ruled(turn.steps, 'FITE-15', 'FITE-43', 'FITE-25', 'FITE-28', 'FITE-R17', 'FITE-30', 'FITE-33'),
      },
      {
        title: said.places.title,
        lines: ruled(said.places.lines, 'FITE-R3'),
        table: {
          head: said.places.head,
          rows: LOCATIONS.map(loc => [places[loc], PLACE_FACES[loc], bonus(loc, options)]),
        },
      },
      { title: said.roll.title, lines: ruled(said.roll.lines, 'FITE-R14', 'FITE-R15') },
      {
        title: said.powers.title,
        lines: ruled(said.powers.lines, 'FITE-37', 'FITE-41'),
        table: { head: said.powers.head, rows: POWERS.map(power => [powers[power].name, powers[power].does]) },
      },
      { title: end.title, lines: ruled(endings, 'FITE-45', 'FITE-47', 'FITE-R37', 'FITE-R39') },
      { title: said.tips.title, lines: ruled(said.tips.lines, 'FITE-R43', 'FITE-E17', 'FITE-24') },
    ],
  };
}
