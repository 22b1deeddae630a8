/** Circus Combat on one page: which message stands where, and the rule that has the whole of it. */

import { ruled } from '../../reference-card.ts';
import type { Card } from '../../tutorial.ts';
import { COLOURS, DISCIPLINES } from '../content/disciplines.ts';
import { HANDS, KINDS } from '../content/hands.ts';
import { TRICK_CARDS, type TrickId } from '../content/tricks.ts';
import type { CircusWords } from './catalogue.ts';
import type { card } from './en/card.ftl.ts';

/** The reference card, with default options. */
export function cardFrom(said: typeof card, { hand, number, things }: CircusWords): Card {
  const { turn, hands, misses, winning, scoring, colours, end } = said;
  const arrows = TRICK_CARDS.filter(({ swapMark }) => swapMark).map(({ id }) => id as TrickId);
  const [dice, eyes, tie, red, { name, text }] = winning.lines;
  const winners = [dice, eyes, tie, red, { name, text: text(arrows) }] as const;
  const kinds = KINDS.map(kind => ({ kind, ...hand(kind, { groupValues: 'distinct', straight: 'five' }) }));
  return {
    goal: said.goal,
    sections: [
      {
        title: turn.title,
        steps: ruled(turn.steps, 'CIRCUS-9', 'CIRCUS-10', 'CIRCUS-11', 'CIRCUS-R22', 'CIRCUS-20'),
      },
      {
        title: hands.title,
        lines: ruled(hands.lines, 'CIRCUS-R9', 'CIRCUS-R8'),
        table: {
          head: hands.head,
          rows: kinds.map(({ kind, name: called, asks }) => [called, number(HANDS[kind].size), asks]),
        },
      },
      { title: misses.title, lines: ruled(misses.lines, 'CIRCUS-R18', 'CIRCUS-R19') },
      {
        title: winning.title,
        lines: ruled(winners, 'CIRCUS-17', 'CIRCUS-18', 'CIRCUS-19', 'CIRCUS-23', 'CIRCUS-22'),
      },
      {
        title: scoring.title,
        lines: ruled(scoring.lines, 'CIRCUS-R44', 'CIRCUS-26', 'CIRCUS-29'),
        table: { head: scoring.head, rows: scoring.rows },
      },
      {
        title: colours.title,
        lines: ruled(colours.lines, 'CIRCUS-R2'),
        table: {
          head: colours.head,
          rows: COLOURS.map(colour => [
            things.colours[colour],
            things.disciplines[colour],
            things.patterns[DISCIPLINES[colour].pattern],
          ]),
        },
      },
      { title: end.title, lines: ruled(end.lines, 'CIRCUS-25', 'CIRCUS-R40', 'CIRCUS-31') },
    ],
  };
}
