/** Circuitry on one page: which message stands where, and the rule that has the whole of it. */

import { ruled } from '../../reference-card.ts';
import type { Card } from '../../tutorial.ts';
import type { card } from './en/card.ftl.ts';

/** The reference card, for a game as published. */
export const cardFrom = (said: typeof card): Card => ({
  goal: said.goal,
  sections: [
    { title: said.turn.title, steps: ruled(said.turn.steps, 'BOARD-23', 'BOARD-24', 'BOARD-26', 'BOARD-27') },
    { title: said.paying.title, table: { head: said.paying.head, rows: said.paying.rows } },
    { title: said.board.title, lines: ruled(said.board.lines, 'BOARD-6', 'BOARD-8', 'BOARD-R11', 'BOARD-R9') },
    {
      title: said.green.title,
      lines: ruled(said.green.lines, 'BOARD-51', 'BOARD-52', 'BOARD-53', 'BOARD-54', 'BOARD-44', 'BOARD-31'),
    },
    { title: said.gold.title, lines: ruled(said.gold.lines, 'BOARD-62', 'BOARD-65', 'BOARD-67') },
    { title: said.startCard.title, lines: ruled(said.startCard.lines, 'BOARD-42', 'BOARD-43', 'BOARD-48') },
  ],
});
