/** Element Circle on one page: which message stands where, and the rule that has the whole of it. */

import { ruled } from '../../reference-card.ts';
import type { Card } from '../../tutorial.ts';
import type { card } from './en/card.ftl.ts';

/** The reference card, for a game as published. */
export const cardFrom = (said: typeof card): Card => ({
  goal: said.goal,
  sections: [
    { title: said.turn.title, steps: ruled(said.turn.steps, 'ELEM-12', 'ELEM-31', 'ELEM-32', 'ELEM-34', 'ELEM-35') },
    {
      title: said.paying.title,
      lines: ruled(said.paying.lines, 'ELEM-R20', 'ELEM-R21', 'ELEM-R23'),
      table: { head: said.paying.head, rows: said.paying.rows },
    },
    {
      title: said.spells.title,
      lines: ruled(said.spells.lines, 'ELEM-R11', 'ELEM-75'),
      table: { head: said.spells.head, rows: said.spells.rows },
    },
    {
      title: said.effects.title,
      lines: ruled(said.effects.lines, 'ELEM-69', 'ELEM-73', 'ELEM-65', 'ELEM-59', 'ELEM-67', 'ELEM-58'),
    },
    {
      title: said.deal.title,
      lines: ruled(said.deal.lines, 'ELEM-21', 'ELEM-24'),
      table: { head: said.deal.head, rows: said.deal.rows },
    },
    { title: said.out.title, lines: ruled(said.out.lines, 'ELEM-77', 'ELEM-78', 'ELEM-80', 'ELEM-R40') },
  ],
});
