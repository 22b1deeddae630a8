/** The CIRCUIT on one page: which message stands where, and the rule that has the whole of it. */

import { ruled } from '../../reference-card.ts';
import type { Card } from '../../tutorial.ts';
import type { card } from './en/card.ftl.ts';

/** The reference card, for a game as published. */
export const cardFrom = (said: typeof card): Card => ({
  goal: said.goal,
  sections: [
    {
      title: said.turn.title,
      steps: ruled(
        said.turn.steps,
        'ARENA-41',
        'ARENA-50',
        'ARENA-55',
        'ARENA-56',
        'ARENA-57',
        'ARENA-58',
        'ARENA-59',
        'ARENA-60',
      ),
    },
    {
      title: said.defeat.title,
      lines: ruled(said.defeat.lines, 'ARENA-35', 'ARENA-40'),
      table: { head: said.defeat.head, rows: said.defeat.rows },
    },
    {
      title: said.paying.title,
      lines: ruled(said.paying.lines, 'ARENA-73', 'ARENA-74', 'ARENA-77'),
      table: { head: said.paying.head, rows: said.paying.rows },
    },
    {
      title: said.effects.title,
      lines: ruled(said.effects.lines, 'ARENA-84', 'ARENA-81', 'ARENA-85', 'ARENA-75', 'ARENA-R41'),
    },
    { title: said.states.title, table: { head: said.states.head, rows: said.states.rows } },
    { title: said.also.title, lines: ruled(said.also.lines, 'ARENA-52', 'ARENA-R67', 'ARENA-R70') },
  ],
});
