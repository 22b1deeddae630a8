/** What a championship keeps: entries, stages and their matches; and how many of each there are. */

import { type OptionSpecs, type Shaped, shape } from '@roundhouse/kernel';
import { RING_RULES_IDS } from '../content/types.ts';
import { BASE, TEAM_CHOICE } from './entries.ts';
import { PLAYED } from './played.ts';

const { flag, list, nullable, object, one, whole } = shape;

export interface ChampionshipOptions {
  /** ARENA-R77: losing teams, or also fighters of those who travel on. */
  leftBehind: 'teams' | 'fighters';
}

export const CHAMPIONSHIP_OPTIONS: OptionSpecs<ChampionshipOptions> = {
  leftBehind: { kind: 'choice', values: ['teams', 'fighters'] },
};

/** How many matches a stage has, and of how many teams. Where fewer win than the next one needs, a wildcard goes with them. */
export const FORMATS: { readonly [entrants: number]: readonly { readonly matches: number; readonly teams: number }[] } =
  {
    4: [
      { matches: 2, teams: 2 },
      { matches: 1, teams: 2 },
    ],
    6: [
      { matches: 2, teams: 3 },
      { matches: 1, teams: 3 },
    ],
    8: [
      { matches: 4, teams: 2 },
      { matches: 2, teams: 2 },
      { matches: 1, teams: 2 },
    ],
    9: [
      { matches: 3, teams: 3 },
      { matches: 1, teams: 3 },
    ],
  };

const entrant = whole(0, 8);

const MATCH = object({
  entrants: list(entrant, { min: 2, max: 3 }),
  /** Who has locked a team; which, is secret until all have. */
  locked: list(flag, { min: 2, max: 3 }),
  teams: list(nullable(TEAM_CHOICE), { min: 2, max: 3 }),
  played: nullable(PLAYED),
  /** The team that it sends on, or the champion; after a draw, too. */
  winner: nullable(entrant),
});
export type MatchState = Shaped<typeof MATCH>;

export const STATE = object({
  ...BASE,
  options: object({ leftBehind: one('teams', 'fighters') }),
  stages: list(
    object({
      place: one(...RING_RULES_IDS),
      matches: list(MATCH, { min: 1, max: 4 }),
      /** Who goes on without having won, once that is known. */
      wildcard: nullable(entrant),
    }),
    { max: 3 },
  ),
});
export type ChampionshipState = Shaped<typeof STATE>;
export type StageState = ChampionshipState['stages'][number];

export const formatOf = ({ entries }: ChampionshipState) => FORMATS[entries.length]!;
export const travels = ({ options }: ChampionshipState): boolean => options.leftBehind === 'fighters';
export const idOf = (stage: number, match: number): string => `${stage + 1}.${match + 1}`;
export const isFinal = (state: ChampionshipState, stage: number): boolean => stage === formatOf(state).length - 1;
