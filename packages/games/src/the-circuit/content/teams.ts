/** Which four fighters and hazard make a team (ARENA-2…8, R2, R3), what is wrong with others, and teams to begin with. */

import type { ChoosingCondition, Content, FighterCard, FighterId, HazardId, IdentityId } from './types.ts';
import { FIGHTER_IDS, HAZARD_IDS, IDENTITIES } from './types.ts';

export const FIGHTERS_OF_TEAM = 4;

/** Fighters in team order. */
export interface ChosenTeam {
  readonly fighters: readonly FighterId[];
  readonly hazard: HazardId;
}

/** What the options of a match say about teams. */
export interface TeamRules {
  readonly sharedIdentity: 'common' | 'pairwise';
  /** Fighters that others have taken, where none may be in two teams (ARENA-R3). */
  readonly taken?: readonly FighterId[];
}

/** Why a team is none. `key` names the sentence, `values` what it speaks of. */
export interface TeamProblem {
  readonly rule: string;
  readonly key: 'teamSize' | 'fighterTaken' | 'sameName' | 'nothingShared' | 'pairSharesNothing' | 'hazardNotAllowed';
  readonly values: { readonly [name: string]: string | number };
}

export const identitiesOf = ({ identities }: FighterCard): readonly IdentityId[] => Object.values(identities);

// Without a list of them: asked some thousand times when teams are built.
function has(content: Content, fighter: FighterId, identity: IdentityId): boolean {
  const { class: kind, utility, style } = content.fighters[fighter].identities;
  return kind === identity || utility === identity || style === identity;
}

/** The identities that all of these have. */
export const sharedIdentities = (content: Content, fighters: readonly FighterId[]): readonly IdentityId[] =>
  IDENTITIES.filter(identity => fighters.every(fighter => has(content, fighter, identity)));

/** Two of them that share no identity; null if every two do. */
function strangers(content: Content, fighters: readonly FighterId[]): readonly [FighterId, FighterId] | null {
  for (const [i, one] of fighters.entries()) {
    const other = fighters.slice(i + 1).find(two => sharedIdentities(content, [one, two]).length === 0);
    if (other) return [one, other];
  }
  return null;
}

function sharingProblem(content: Content, fighters: readonly FighterId[], rules: TeamRules): TeamProblem | null {
  if (rules.sharedIdentity === 'common') {
    const isShared = IDENTITIES.some(identity => fighters.every(fighter => has(content, fighter, identity)));
    return isShared ? null : { rule: 'ARENA-6', key: 'nothingShared', values: {} };
  }
  const pair = strangers(content, fighters);
  return pair && { rule: 'ARENA-R2', key: 'pairSharesNothing', values: { one: pair[0], other: pair[1] } };
}

function namesakes(content: Content, fighters: readonly FighterId[]): string | null {
  const names = fighters.map(fighter => content.fighters[fighter].name);
  return names.find((name, i) => names.indexOf(name) !== i) ?? null;
}

/** What is wrong with these together, however many they are: what more fighters could not put right. */
function partialProblems(content: Content, fighters: readonly FighterId[], rules: TeamRules): TeamProblem[] {
  const taken = fighters.find(fighter => rules.taken?.includes(fighter));
  const name = namesakes(content, fighters);
  const sharing = sharingProblem(content, fighters, rules);
  return [
    ...(taken ? [{ rule: 'ARENA-R3', key: 'fighterTaken', values: { fighter: taken } } as const] : []),
    ...(name ? [{ rule: 'ARENA-7', key: 'sameName', values: { name } } as const] : []),
    ...(sharing ? [sharing] : []),
  ];
}

export function allowsHazard(content: Content, fighters: readonly FighterId[], hazard: HazardId): boolean {
  const { atLeast, none }: ChoosingCondition = content.hazards[hazard].choose;
  const count = (identity: IdentityId): number => fighters.filter(fighter => has(content, fighter, identity)).length;
  return (!atLeast || count(atLeast.identity) >= atLeast.n) && (!none || count(none) === 0);
}

/** Hazards that these four may choose (ARENA-8). */
export const legalHazards = (content: Content, fighters: readonly FighterId[]): readonly HazardId[] =>
  HAZARD_IDS.filter(hazard => allowsHazard(content, fighters, hazard));

/** All that is wrong with a team, most basic first; empty for a legal one. */
export function teamProblems(content: Content, { fighters, hazard }: ChosenTeam, rules: TeamRules): TeamProblem[] {
  const { length } = fighters;
  return [
    ...(length === FIGHTERS_OF_TEAM
      ? []
      : [{ rule: 'ARENA-2', key: 'teamSize', values: { chosen: length, needed: FIGHTERS_OF_TEAM } } as const]),
    ...partialProblems(content, fighters, rules),
    ...(allowsHazard(content, fighters, hazard)
      ? []
      : [{ rule: 'ARENA-8', key: 'hazardNotAllowed', values: { hazard } } as const]),
  ];
}

/** What is wrong with fighters who travel together (ARENA-6, ARENA-7), however many they are; empty if nothing is. */
export const companyProblems = partialProblems;

const canBegin = (content: Content, fighters: readonly FighterId[], rules: TeamRules): boolean =>
  partialProblems(content, fighters, rules).length === 0;

/** Whether some legal team has all of these. */
function canFill(content: Content, fighters: readonly FighterId[], rules: TeamRules): boolean {
  if (fighters.length >= FIGHTERS_OF_TEAM) return true;
  return FIGHTER_IDS.some(fighter => canJoin(content, fighters, fighter, rules));
}

/** Whether a fighter may be added so that a legal team can still be made of them. */
export function canJoin(
  content: Content,
  fighters: readonly FighterId[],
  fighter: FighterId,
  rules: TeamRules,
): boolean {
  const together = [...fighters, fighter];
  return canBegin(content, together, rules) && canFill(content, together, rules);
}

/** Fighters that may still join, in printed order. */
export const joiners = (content: Content, fighters: readonly FighterId[], rules: TeamRules): readonly FighterId[] =>
  fighters.length >= FIGHTERS_OF_TEAM ? [] : FIGHTER_IDS.filter(fighter => canJoin(content, fighters, fighter, rules));

export const READY_TEAM_IDS = [
  'strikers',
  'throwers',
  'grapplers',
  'home-crowd',
  'clockwork',
  'cold-blood',
  'open-doors',
  'the-wall',
] as const;
export type ReadyTeamId = (typeof READY_TEAM_IDS)[number];

export interface ReadyTeam extends ChosenTeam {
  readonly id: ReadyTeamId;
}

/** Teams for somebody's first match; they differ in how they win. */
export const READY_TEAMS: readonly ReadyTeam[] = [
  { id: 'strikers', fighters: ['rex-rookie', 'piston', 'krag', 'prism'], hazard: 'razor-coil' },
  { id: 'throwers', fighters: ['dolly', 'vessa', 'echo', 'gyro'], hazard: 'spring-deck' },
  { id: 'grapplers', fighters: ['clampdown', 'hollow', 'kipp', 'skeld'], hazard: 'tar-pool' },
  { id: 'home-crowd', fighters: ['rex-rookie', 'dolly', 'mercy', 'kipp'], hazard: 'spotlight' },
  { id: 'clockwork', fighters: ['piston', 'clampdown', 'relay', 'patch'], hazard: 'strobe-tower' },
  { id: 'cold-blood', fighters: ['krag', 'ossic', 'skeld', 'mudge'], hazard: 'fire-pit' },
  { id: 'open-doors', fighters: ['echo', 'hollow', 'prism', 'usher'], hazard: 'wormhole' },
  { id: 'the-wall', fighters: ['gus', 'bulwark', 'skeld', 'warden'], hazard: 'medic-bay' },
];

/** Ready-made teams that are legal in this match. */
export const legalReadyTeams = (content: Content, rules: TeamRules): readonly ReadyTeam[] =>
  READY_TEAMS.filter(team => teamProblems(content, team, rules).length === 0);

/** A legal team with all of these, a ready-made one if there is one; null if there is none. The fighters come first, in their order. */
export function suggestTeam(content: Content, fighters: readonly FighterId[], rules: TeamRules): ChosenTeam | null {
  const ready = legalReadyTeams(content, rules).find(team => fighters.every(one => team.fighters.includes(one)));
  if (ready) {
    const others = ready.fighters.filter(fighter => !fighters.includes(fighter));
    return { fighters: [...fighters, ...others], hazard: ready.hazard };
  }
  const team = [...fighters];
  while (team.length < FIGHTERS_OF_TEAM) {
    const [next] = joiners(content, team, rules);
    if (next === undefined) return null;
    team.push(next);
  }
  if (team.length > FIGHTERS_OF_TEAM || !canBegin(content, team, rules)) return null;
  // A hazard that not everybody may choose suits the team better than one that anybody may.
  const hazards = legalHazards(content, team);
  const suited = hazards.find(hazard => content.hazards[hazard].choose.atLeast) ?? hazards[0];
  return suited === undefined ? null : { fighters: team, hazard: suited };
}
