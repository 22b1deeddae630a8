/** What bots decide between matches: a team or a roster to register, four for a match, and whom to leave behind. */

import { companyProblems, joiners, legalReadyTeams, suggestTeam, type TeamRules } from '../content/teams.ts';
import { type Content, FIGHTER_IDS, type FighterId } from '../content/types.ts';
import { TEAM_SIZE, type TeamChoice } from '../state.ts';
import { type Act, type Entry, ROSTER_SIZE } from './entries.ts';

interface Numbers {
  int(n: number): number;
}

const oneOf = <T>(items: readonly T[], chance: Numbers): T => items[chance.int(items.length)]!;

/** An act of this type that the rules allow. */
export function botAct(type: Act['type'], content: Content, entry: Entry, rules: TeamRules, chance: Numbers): Act {
  switch (type) {
    case 'registerTeam':
      return { type, ...newTeam(content, rules, chance) };
    case 'registerRoster':
      return { type, fighters: newRoster(content, rules, chance) };
    case 'pickTeam':
      return { type, ...oneOf(foursOf(content, entry.fighters!, rules), chance) };
    case 'leaveBehind':
      return { type, fighter: oneOf(entry.leaving, chance) };
  }
}

/** A ready-made team where there is one: they are made to win in some way. */
function newTeam(content: Content, rules: TeamRules, chance: Numbers): TeamChoice {
  const ready = legalReadyTeams(content, rules);
  if (ready.length > 0) {
    const { fighters, hazard } = oneOf(ready, chance);
    return { fighters: [...fighters], hazard };
  }
  const fighters: FighterId[] = [];
  while (fighters.length < TEAM_SIZE) fighters.push(oneOf(joiners(content, fighters, rules), chance));
  return withHazard(content, fighters, rules)!;
}

const withHazard = (content: Content, fighters: readonly FighterId[], rules: TeamRules): TeamChoice | null => {
  const team = suggestTeam(content, fighters, rules);
  return team && { fighters: [...team.fighters], hazard: team.hazard };
};

/** One after the other in an order by chance; where that ends too early, in another order. */
function newRoster(content: Content, rules: TeamRules, chance: Numbers): FighterId[] {
  for (;;) {
    const roster: FighterId[] = [];
    const left: FighterId[] = [...FIGHTER_IDS];
    while (left.length > 0 && roster.length < ROSTER_SIZE) {
      const [fighter] = left.splice(chance.int(left.length), 1);
      if (companyProblems(content, [...roster, fighter!], rules).length === 0) roster.push(fighter!);
    }
    if (roster.length === ROSTER_SIZE) return roster;
  }
}

/** Every four of them that make a team, each with the hazard that suits it. */
function foursOf(content: Content, fighters: readonly FighterId[], rules: TeamRules): TeamChoice[] {
  const fours = (from: number, chosen: FighterId[]): FighterId[][] =>
    chosen.length === TEAM_SIZE
      ? [chosen]
      : fighters.slice(from).flatMap((fighter, i) => fours(from + i + 1, [...chosen, fighter]));
  return fours(0, []).flatMap(four => withHazard(content, four, rules) ?? []);
}
