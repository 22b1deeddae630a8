/** Those who take part in a series or championship: what they register, in secret, and what is refused. */

import {
  type Chance,
  completeOptions,
  isSeed,
  type Refusal,
  type Shaped,
  shape,
  stepChance,
  streamKey,
} from '@roundhouse/kernel';
import type { Entrant, NewCompetition, PlannedMatch } from '../../competition.ts';
import { contentOf } from '../content/packs.ts';
import { companyProblems, FIGHTERS_OF_TEAM, type TeamProblem, type TeamRules, teamProblems } from '../content/teams.ts';
import { type Content, FIGHTER_IDS, type FighterId, HAZARD_IDS, type RingRulesId } from '../content/types.ts';
import { OPTIONS_SHAPE } from '../shapes.ts';
import { OPTIONS, type Options, type TeamChoice } from '../state.ts';

const { flag, list, nullable, object, one, tagged, text, whole } = shape;

/** ARENA-R77: how many set out where fighters are left behind. */
export const ROSTER_SIZE = 6;

const fighter = one(...FIGHTER_IDS);
const hazard = one(...HAZARD_IDS);
const team = list(fighter, { max: ROSTER_SIZE });

export const ACT = tagged('type', {
  /** ARENA-9: four fighters and a hazard for all matches. */
  registerTeam: { fighters: team, hazard },
  /** ARENA-R77: six who set out. */
  registerRoster: { fighters: team },
  /** ARENA-R77: four of those still travelling, and a hazard, for the next match. */
  pickTeam: { fighters: team, hazard },
  leaveBehind: { fighter },
});
export type Act = Shaped<typeof ACT>;

export const TEAM_CHOICE = object({ fighters: team, hazard });

export const ENTRY = object({
  /** It has registered; what, is secret until all have. */
  isIn: flag,
  /** Its fighters, less those left behind; null where they are not there, or not to be seen. */
  fighters: nullable(team),
  /** Null also where one is picked before each match. */
  hazard: nullable(hazard),
  /** Those of whom it must leave one behind. */
  leaving: list(fighter, { max: FIGHTERS_OF_TEAM }),
});
export type Entry = Shaped<typeof ENTRY>;

/** What all competitions keep. */
export const BASE = {
  /** Of every match; what the competition decides itself is at its default. */
  match: OPTIONS_SHAPE,
  /** Empty where it is not to be seen. */
  seed: text(64),
  /** How often chance was asked: each time it is asked anew. */
  draws: whole(0, 1000),
  entries: list(ENTRY, { min: 2, max: 9 }),
};
export type Base = Shaped<ReturnType<typeof object<typeof BASE>>>;

/** The cards that every match is played with. */
export const contentIn = ({ match }: Base): Content => contentOf(match.content);

const EMPTY_ENTRY: Entry = { isIn: false, fighters: null, hazard: null, leaving: [] };

/** Throws a sentence if the seed or an option of the matches does not fit. */
export function newBase({ entrants, match, seed }: NewCompetition, decides: readonly string[]): Base {
  if (!isSeed(seed)) throw new Error('a seed is 64 hex digits');
  const decided = Object.keys((match as object | undefined) ?? {}).find(option => decides.includes(option));
  if (decided) throw new Error(`option '${decided}' is not for the matches of this competition`);
  return {
    match: completeOptions(OPTIONS, match),
    seed,
    draws: 0,
    entries: Array.from({ length: entrants }, () => ({ ...EMPTY_ENTRY, leaving: [] })),
  };
}

/** ARENA-R84: chance for one occasion, from the seed. */
export const nextChance = (state: Base): Chance => stepChance(streamKey(state.seed, []), state.draws++);

/** All of them in an order by chance. */
export function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const pool = [...items];
  return items.map(() => chance.draw(pool));
}

export const isSomebody = ({ entries }: Base, entrant: unknown): entrant is Entrant =>
  Number.isInteger(entrant) && entries[entrant as Entrant] !== undefined;

/** Null if it is an act at all; otherwise which field is wrong. */
export function formProblem(act: unknown): Refusal | null {
  const problem = ACT.problem(act, 'act');
  return problem && { rule: 'form', key: 'form', values: { field: problem.at } };
}

const refusalOf = (problem: TeamProblem | undefined): Refusal | null => {
  if (!problem) return null;
  // Of a whole team nobody can say which fighter is one too many.
  if (problem.key === 'nothingShared') return { rule: problem.rule, key: 'companyWithoutIdentity' };
  if (problem.key === 'sameName') return { rule: problem.rule, key: 'namesakes', values: problem.values };
  return problem;
};

/** ARENA-2…8: why this is no team. */
export const whyNoTeam = (content: Content, chosen: TeamChoice, rules: TeamRules): Refusal | null =>
  repeated(chosen.fighters) ?? refusalOf(teamProblems(content, chosen, rules)[0]);

/** ARENA-6, ARENA-7, R77: why these six may not set out. */
export function whyNoRoster(content: Content, fighters: readonly FighterId[], rules: TeamRules): Refusal | null {
  const { length } = fighters;
  if (length !== ROSTER_SIZE) {
    return { rule: 'ARENA-R77', key: 'rosterSize', values: { chosen: length, needed: ROSTER_SIZE } };
  }
  return repeated(fighters) ?? whyNoCompany(content, fighters, rules);
}

/** ARENA-6, ARENA-7: why these may not travel together, however many more there will be. */
export const whyNoCompany = (content: Content, fighters: readonly FighterId[], rules: TeamRules): Refusal | null =>
  refusalOf(companyProblems(content, fighters, rules)[0]);

/** Those who may set out with these, so that enough for a roster can still be found. */
export function rosterJoiners(content: Content, fighters: readonly FighterId[], rules: TeamRules): FighterId[] {
  const canFill = (some: readonly FighterId[]): boolean =>
    some.length === ROSTER_SIZE || FIGHTER_IDS.some(one => fits(some, one) && canFill([...some, one]));
  const fits = (some: readonly FighterId[], one: FighterId): boolean =>
    !some.includes(one) && companyProblems(content, [...some, one], rules).length === 0;
  if (fighters.length >= ROSTER_SIZE) return [];
  return FIGHTER_IDS.filter(one => fits(fighters, one) && canFill([...fighters, one]));
}

const repeated = (fighters: readonly FighterId[]): Refusal | null => {
  const twice = fighters.find((one, i) => fighters.indexOf(one) !== i);
  return twice ? { rule: 'ARENA-7', key: 'sameName', values: { fighter: twice } } : null;
};

/** An entry of which only this may be seen: that it is there. */
export const sealed = (entry: Entry): Entry => ({ ...entry, fighters: null, hazard: null });

/** A match of these teams, at this place; each team is chosen by its first move. */
export const plannedMatch = (
  id: string,
  entrants: readonly Entrant[],
  teams: readonly TeamChoice[],
  options: Options,
): PlannedMatch => ({
  id,
  entrants: [...entrants],
  options,
  opening: teams.map(({ fighters, hazard: chosen }, seat) => ({
    seat,
    move: { type: 'selectTeam', fighters: [...fighters], hazard: chosen },
  })),
});

/** ARENA-9: what it plays every match with. */
export const teamOf = ({ fighters, hazard: chosen }: Entry): TeamChoice => ({
  fighters: [...fighters!],
  hazard: chosen!,
});

/** One that was not there yet, as long as there is one. */
export function drawPlace(places: readonly RingRulesId[], seen: readonly RingRulesId[], chance: Chance): RingRulesId {
  const rounds = Math.floor(seen.length / places.length);
  const lately = seen.slice(rounds * places.length);
  return chance.draw(places.filter(place => !lately.includes(place)));
}
