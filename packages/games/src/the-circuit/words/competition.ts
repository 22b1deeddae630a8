/** What is said of series and championships of The CIRCUIT, in the messages of any language. */

import type { CompetitionWords } from '../../competition.ts';
import type { FighterId, RingRulesId } from '../content/types.ts';
import type { CircuitWords } from './catalogue.ts';
import type { competition } from './en/competition.ftl.ts';

export interface CircuitCompetitionWords extends CompetitionWords {
  /** What the parts that the game draws say. */
  readonly table: (typeof competition)['table'];
}

export function competitionFrom(
  said: typeof competition,
  { ringRules, fighter }: CircuitWords,
): CircuitCompetitionWords {
  const { refusals } = said;
  return {
    kinds: said.kinds,
    place(place) {
      const { name, text } = ringRules(place as RingRulesId);
      return { name, help: text };
    },
    stage(kind, stage, stages) {
      if (kind === 'series') return said.stage.match(stage + 1);
      if (stage === stages - 1) return said.stage.final;
      return stages === 3 && stage === stages - 2 ? said.stage.semi : said.stage.other(stage + 1);
    },
    decisions: said.decisions,
    honour: ({ type, of }) => ({
      title: type === 'crowdFavourite' ? said.crowdFavourite : type,
      of: fighter(of as FighterId).name,
    }),
    score: said.score,
    tie: said.tie,
    refusals: {
      notAskedFor: () => refusals.notAskedFor,
      companyWithoutIdentity: () => refusals.companyWithoutIdentity,
      namesakes: ({ name }) => refusals.namesakes(String(name)),
      pairSharesNothing: ({ one, other }) => refusals.pairSharesNothing(one as FighterId, other as FighterId),
      rosterSize: ({ chosen, needed }) => refusals.rosterSize(chosen as number, needed as number),
      notTravelling: values => refusals.notTravelling(values.fighter as FighterId),
      notLowest: values => refusals.notLowest(values.fighter as FighterId),
    },
    table: said.table,
  };
}
