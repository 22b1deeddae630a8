import { capital } from '../../voice.ts';
import type { TeamProblem } from '../content/teams.ts';
import { type FighterId, type HazardId, RING_RULES_IDS } from '../content/types.ts';
import type { CircuitWords } from './catalogue.ts';
import type { Said } from './en/words.ftl.ts';
import { eventsFrom } from './events.ts';
import { cardsFrom, fighterSaid, movesFrom } from './moves.ts';
import { printed } from './printed.ts';
import { promptsFrom } from './prompts.ts';
import { rulesOf, weightOf } from './telling.ts';

/** Why a fighter or team cannot be chosen, in a sentence. */
function problemSaid({ terms: { problems }, functions: { fighter, hazard } }: Said, problem: TeamProblem): string {
  const { key, values } = problem;
  const text = (name: string): string => String(values[name]);
  const fighterIn = (name: string): string => fighter(values[name] as FighterId);
  switch (key) {
    case 'teamSize':
      return problems.teamSize(text('chosen'), text('needed'));
    case 'fighterTaken':
      return problems.fighterTaken(fighterIn('fighter'));
    case 'sameName':
      return problems.sameName(text('name'));
    case 'nothingShared':
      return problems.nothingShared;
    case 'pairSharesNothing':
      return problems.pairSharesNothing(fighterIn('one'), fighterIn('other'));
    case 'hazardNotAllowed':
      return problems.hazardNotAllowed(hazard(values.hazard as HazardId));
  }
}

/** What stands on the table itself. */
export const saysFrom = ({ table }: Pick<Said, 'table'>) => ({
  ...table,
  builder: {
    ...table.builder,
    /** Shares of 1. */
    won: (share: number, give: number): string => table.builder.won(share, Math.round(give * 100)),
  },
});

/** The CIRCUIT's catalogue in a language, from its messages. */
export function wordsFrom(said: Said): CircuitWords {
  const { voice, functions, terms, options } = said;
  const { names, cards } = functions;
  const ringRules = Object.fromEntries(RING_RULES_IDS.map(id => [id, names.ringRules(id)]));
  return {
    ...said.shelf,
    voice,
    ...printed(names, cards),
    move: movesFrom(said),
    fighterOf: (ref, view, company) => fighterSaid(said, ref, view, company),
    cards: cardsFrom(said),
    event: eventsFrom(said),
    weight: weightOf,
    rules: rulesOf,
    prompt: promptsFrom(said),
    refusals: said.refusals,
    conceding: said.prompts.conceding,
    options: {
      ...options,
      ringRules: { ...options.ringRules, values: { ...options.ringRules.values, ...ringRules } },
    },
    presets: said.presets,
    state: id => ({ name: names.state(id), text: terms.states[id] }),
    stat: id => ({ name: names.stat(id), text: terms.stats[id] }),
    effect: functions.effect,
    trigger: functions.trigger,
    defeat: functions.defeat,
    zone: functions.zone,
    readyTeam: id => ({ name: names.readyTeam(id), text: terms.readyTeams[id] }),
    teamProblem: problem => problemSaid(said, problem),
    player: (seat, company, viewer) => capital(voice(company, viewer).name(seat)),
    list: said.formats.list,
    says: saysFrom(said),
  };
}
