/** What is said at FITE's table, in the messages of any language. */

import { capital, type Voice } from '../../voice.ts';
import type { Company, TableText, Tally } from './catalogue.ts';
import type { Said } from './events.ts';

export function tableFrom({ table, voice }: Said): TableText {
  const speak = ({ names, viewer }: Company): Voice => voice(names, viewer);
  return {
    ...table,
    cornerOf: (seat, company) => capital(table.cornerOf(speak(company), seat)),
    attacks: (seat, company) => capital(table.attacks(speak(company), seat)),
    row: (seat, pool, company) => table.row(speak(company), seat, pool),
    openHand: (seat, pool, company) => capital(table.openHand(speak(company), seat, pool)),
    closedHand: (seat, pool, company) => capital(table.closedHand(speak(company), seat, pool)),
    forecast(foe, now, idle, signs) {
      const before = (hit: keyof Tally): number | null => (now[hit] === idle[hit] ? null : idle[hit]);
      const dealt = table.forecastDealt(signs.dealt, now.dealt, before('dealt'));
      return table.forecast(foe, dealt, table.forecastTaken(signs.taken, now.taken, before('taken')));
    },
    verdict: (winner, company) => (winner === null ? table.isDraw : capital(table.wins(speak(company), winner))),
  };
}
