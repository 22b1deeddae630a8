/** The one door through which a competition's data leaves. */

import type { AnyCompetition } from '@roundhouse/games/competition.ts';
import { commitmentTo, waitingFor } from '@roundhouse/kernel';
import type { MatchRepository } from '../matches/match-repository.ts';
import type { Entrant, CompetitionMatch as Link, StoredCompetition } from '../store/competitions.ts';
import type { StoredMatch } from '../store/store.ts';
import { isBots } from './progress.ts';
import type * as wire from './protocol.ts';

/** What anyone may know who knows its id. */
export const competitionOf = (one: StoredCompetition): wire.Competition => ({
  id: one.id,
  game: one.game,
  kind: one.kind,
  size: one.size,
  options: one.options,
  match: one.matchOptions,
  entrants: one.entrants.map(shownEntrant),
  listed: one.listed,
  clock: one.clock,
  level: one.level,
  status: one.status,
  commitment: commitmentTo(one.seed),
  created: one.created,
});

const shownEntrant = ({ name, bot, program, withdrawn }: Entrant): wire.CompetitionEntrant => ({
  name,
  ...(bot !== null && { bot }),
  ...(program && { program }),
  ...(withdrawn && { withdrawn }),
});

/** A match that was planned, and what became of it; null where it is reported, or not there yet. */
export type Found = Link & { readonly stored: StoredMatch | null };

/** As one entrant may see it, or whoever watches. Whatever is told of its state is told from that viewer's view. */
export function lookOf(
  repository: MatchRepository,
  kind: AnyCompetition,
  competition: StoredCompetition,
  found: readonly Found[],
  entrant: number | null,
): wire.CompetitionLook {
  const { status, state, entrants, seed } = competition;
  const own = entrant === null ? null : entrants[entrant]!;
  const view = state === null ? null : kind.viewFor(state, entrant);
  const shown = state === null ? null : kind.viewFor(state, null);
  const owes = own === null || view === null || isBots(own) ? null : kind.owes(view, entrant!);
  const stages = view === null ? [] : (kind.stages(view) as wire.CompetitionStage[]);
  return {
    competition: competitionOf(competition),
    revision: competition.revision,
    entrant,
    invite: own !== null && status === 'open' ? competition.invite : null,
    view,
    owes: owes && { type: owes.type, rule: owes.rule, isSecret: owes.isSecret, match: owes.match },
    leftMs:
      owes === null || own!.due === null ? null : Math.max(0, own!.due - repository.serverClock.moment().serverTime),
    waiting: shown === null ? [] : [...entrants.keys()].filter(one => kind.owes(shown, one) !== null),
    matches: found.flatMap(one => matchOf(repository, stages, one)),
    stages,
    standings: view === null ? [] : (kind.standings(view) as wire.CompetitionStanding[]),
    outcome: view === null ? null : (kind.outcome(view) as wire.CompetitionLook['outcome']),
    seed: status === 'over' ? seed : null,
  };
}

/** One that was planned a moment ago may not be there yet. */
function matchOf(
  repository: MatchRepository,
  stages: readonly wire.CompetitionStage[],
  { match: id, planned, reported, stored }: Found,
): wire.CompetitionMatch[] {
  const stage = stages.flatMap(({ matches }) => matches).find(({ id }) => id === planned);
  if (stage === undefined) return [];
  const entrants = stage.entrants.flatMap(one => one ?? []);
  if (reported) return [{ planned, id, entrants, status: 'over', waiting: [] }];
  if (stored === null) return [];
  const isOn = stored.status === 'running' && stored.held === null;
  const waiting = isOn ? waitingFor(repository.game(stored.game), stored.state, null) : [];
  return [
    { planned, id: stored.id, entrants, status: stored.status, waiting: waiting.flatMap(at => entrants[at] ?? []) },
  ];
}
