/** Teams while they are being chosen: which fighters and hazards a seat may still take (D1). */

import type { Seat } from '@roundhouse/kernel';
import { contentOf } from './content/packs.ts';
import { joiners, legalHazards, legalReadyTeams, type TeamRules } from './content/teams.ts';
import type { FighterId, HazardId } from './content/types.ts';
import { type Frame, type State, TEAM_SIZE } from './state.ts';

type ChoosingTeams = Extract<Frame, { name: 'choosingTeams' }>;

/** What this seat's team must be like: with unique fighters, none that others have. */
export function teamRules({ options }: State, frame: ChoosingTeams): TeamRules {
  const { sharedIdentity, uniqueFighters } = options;
  if (!uniqueFighters) return { sharedIdentity };
  return { sharedIdentity, taken: frame.committed.flatMap(team => team?.fighters ?? []) };
}

/** Joiners are found by a search that is slow to repeat at every position of every playout. */
const JOINERS = new Map<string, readonly FighterId[]>();
const MOST_JOINERS = 20_000;

/** Fighters that may join the draft so that a legal team can still be made. */
export const candidates = (state: State, seat: Seat, frame: ChoosingTeams): readonly FighterId[] =>
  joinersOf(state, frame.drafts[seat]!, teamRules(state, frame));

function joinersOf(state: State, draft: readonly FighterId[], rules: TeamRules): readonly FighterId[] {
  const key = `${rules.sharedIdentity} ${draft.toSorted().join()} ${rules.taken?.toSorted().join() ?? ''}`;
  let found = JOINERS.get(key);
  if (!found) {
    if (JOINERS.size >= MOST_JOINERS) JOINERS.clear();
    found = joiners(contentOf(state.content), draft, rules);
    JOINERS.set(key, found);
  }
  return found;
}

/** Ready-made teams, for a draft that is still empty. */
export const readyTeams = (state: State, seat: Seat, frame: ChoosingTeams): readonly (readonly FighterId[])[] =>
  frame.drafts[seat]!.length > 0
    ? []
    : legalReadyTeams(contentOf(state.content), teamRules(state, frame)).map(({ fighters }) => fighters);

export const hazardsFor = (state: State, seat: Seat, frame: ChoosingTeams): readonly HazardId[] =>
  frame.drafts[seat]!.length < TEAM_SIZE ? [] : legalHazards(contentOf(state.content), frame.drafts[seat]!);

/** Whether a draft can have come about, one fighter after the other. */
export function canJoinInOrder(state: State, draft: readonly FighterId[], frame: ChoosingTeams): boolean {
  const rules = teamRules(state, frame);
  return draft.every((fighter, i) => joinersOf(state, draft.slice(0, i), rules).includes(fighter));
}
