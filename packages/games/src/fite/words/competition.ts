/** What is said of FITE's tournament: which message says what, for all languages. */

import type { CompetitionWords } from '../../competition.ts';
import type { competition as english } from './en/competition.ftl.ts';

type Said = typeof english;

export interface FiteCompetitionWords extends CompetitionWords {
  readonly table: Pick<
    Said,
    'bag' | 'out' | 'isIn' | 'writing' | 'pick' | 'pickHelp' | 'noPower' | 'noPowerDoes' | 'put'
  >;
}

/** Option words from the messages of one option: a label, a help, and a text for each value. */
const option = <Values extends { label: string; help: string }>({ label, help, ...values }: Values) => ({
  ...{ label, help, values },
});

export function competitionFrom(said: Said): FiteCompetitionWords {
  const { refusals } = said;
  return {
    kinds: {
      tournament: {
        name: said.name,
        help: said.help,
        options: {
          byes: option(said.byes),
          tournamentDraw: option(said.tournamentDraw),
          tournamentPowers: option(said.tournamentPowers),
        },
      },
    },
    place: bouts => ({ name: said.place(Number(bouts)), help: said.placeHelp }),
    stage(_competition, stage, stages) {
      if (stage === stages - 1) return said.final;
      return stages >= 3 && stage === stages - 2 ? said.semiFinals : said.round(stage + 1);
    },
    decisions: { enter: said.enter },
    // A tournament has no other honour than to win it.
    honour: ({ type, of }) => ({ title: type, of }),
    score: said.score,
    // No bout is decided by the dice that are left.
    tie: { score: said.rolledOff, lot: said.rolledOff },
    refusals: {
      'tournament.drawn': () => refusals.drawn,
      'tournament.isOut': () => refusals.isOut,
      'tournament.undecided': () => refusals.undecided,
      'tournament.decided': () => refusals.decided,
      'tournament.noSuchPairing': () => refusals.noSuchPairing,
      'tournament.over': () => refusals.over,
    },
    table: said,
  };
}
