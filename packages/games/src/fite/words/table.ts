/** What is said at FITE's table, in the messages of any language. */

import type { Seat } from '@roundhouse/kernel';
import { capital, type Voice } from '../../voice.ts';
import type { Company, Pool, Tally } from './catalogue.ts';
import type { Said } from './en/words.ftl.ts';

/** The messages of the table, and those that speak of somebody to somebody. */
export function tableFrom({ table, voice }: Said) {
  const speak = ({ names, viewer }: Company): Voice => voice(names, viewer);
  return {
    ...table,
    cornerOf: (seat: Seat, company: Company): string => capital(table.cornerOf(speak(company), seat)),
    attacks: (seat: Seat, company: Company): string => capital(table.attacks(speak(company), seat)),
    row: (seat: Seat, pool: Pool, company: Company): string => table.row(speak(company), seat, pool),
    /** A hand whose dice nobody may know: whose, and whether its owner is still choosing. */
    openHand: (seat: Seat, pool: Pool, company: Company): string => capital(table.openHand(speak(company), seat, pool)),
    closedHand: (seat: Seat, pool: Pool, company: Company): string =>
      capital(table.closedHand(speak(company), seat, pool)),
    /** The tally if the rival leaves the dice alone; `idle` is without any change of one's own. Each number has its sign. */
    forecast(
      foe: string,
      mayChange: boolean,
      now: Tally,
      idle: Tally,
      signs: { readonly [T in keyof Tally]: string },
    ): string {
      const before = (hit: keyof Tally): number | null => (now[hit] === idle[hit] ? null : idle[hit]);
      const dealt = table.forecastDealt(signs.dealt, now.dealt, before('dealt'));
      return table.forecast(mayChange, foe, dealt, table.forecastTaken(signs.taken, now.taken, before('taken')));
    },
    /** Who won, in two words; null is a draw. */
    verdict: (winner: Seat | null, company: Company): string =>
      winner === null ? table.isDraw : capital(table.wins(speak(company), winner)),
  };
}
