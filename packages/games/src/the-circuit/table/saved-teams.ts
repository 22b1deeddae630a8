/** Teams that somebody has made and named, kept on their device. */

import { useContext, useState } from 'preact/hooks';
import { TableKeeping } from '../../table-keeping.ts';
import { FIGHTERS_OF_TEAM } from '../content/teams.ts';
import { FIGHTER_IDS, type FighterId, HAZARD_IDS, type HazardId } from '../content/types.ts';

export interface SavedTeam {
  readonly name: string;
  readonly fighters: readonly FighterId[];
  readonly hazard: HazardId;
}

/** More than anybody looks through. */
const MOST_SAVED = 24;
export const LONGEST_NAME = 30;

const NAME = 'teams';

const isOneOf = <T>(all: readonly T[], value: unknown): value is T => (all as readonly unknown[]).includes(value);

/** What is kept comes from an older version, or a file: what does not fit is passed over. */
export function readSaved(kept: unknown): SavedTeam[] {
  if (!Array.isArray(kept)) return [];
  return kept.filter((one): one is SavedTeam => {
    const { name, fighters, hazard } = (one ?? {}) as { readonly [field: string]: unknown };
    return (
      typeof name === 'string' &&
      Array.isArray(fighters) &&
      fighters.length === FIGHTERS_OF_TEAM &&
      fighters.every(id => isOneOf(FIGHTER_IDS, id)) &&
      isOneOf(HAZARD_IDS, hazard)
    );
  });
}

export interface Saved {
  readonly teams: readonly SavedTeam[];
  /** In place of one of the same name; the newest comes first. */
  readonly save: (team: SavedTeam) => void;
  readonly forget: (name: string) => void;
}

export function useSavedTeams(): Saved {
  const keeping = useContext(TableKeeping);
  const [, draw] = useState(0);
  const teams = readSaved(keeping.held(NAME));
  const keep = (next: readonly SavedTeam[]): void => {
    keeping.hold(NAME, next.slice(0, MOST_SAVED));
    draw(n => n + 1);
  };
  return {
    teams,
    save: team => keep([team, ...teams.filter(({ name }) => name !== team.name)]),
    forget: gone => keep(teams.filter(({ name }) => name !== gone)),
  };
}
