/** Reading, deciding and writing, for everything that changes a competition; once more where another was quicker. */

import type { MatchRepository } from '../matches/match-repository.ts';
import { Refused } from '../matches/refusal.ts';
import {
  type CompetitionStep,
  type CompetitionWrite,
  competitionsOn,
  type StoredCompetition,
} from '../store/competitions.ts';
import { Conflict } from '../store/store.ts';
import type { Instant } from '../time.ts';
import { takeTurns } from '../turns.ts';

/** What is to be written; the moment of its step is seen to here. */
export interface Decided {
  readonly competition: StoredCompetition;
  readonly step: Omit<CompetitionStep, 'at'>;
  readonly planned?: CompetitionWrite['planned'];
  readonly reported?: CompetitionWrite['reported'];
}

/** Every race that is lost to another process is progress, so even a second try is seldom needed. */
const MAX_TRIES = 20;

/** Throws `Refused` if there is none such. */
export async function loadCompetition(repository: MatchRepository, id: string): Promise<StoredCompetition> {
  const found = await competitionsOn(repository.store.tables).load(id);
  if (found === null) throw new Refused('no-such-competition', 'There is no such competition.');
  return found;
}

type Decide = (before: StoredCompetition, moment: Instant) => Decided | null;

/** Changes that are under way here. */
const underWay = new WeakMap<MatchRepository, ReturnType<typeof takeTurns>>();

/**
 * The competition as it is now; null from `decide`, which gets it under its next revision, leaves it so. Durable when this resolves.
 * One change after the other: those of one process would only race each other for the next revision, and lose transactions by it.
 */
export function changeCompetition(repository: MatchRepository, id: string, decide: Decide): Promise<StoredCompetition> {
  const turns = underWay.get(repository) ?? takeTurns();
  underWay.set(repository, turns);
  return turns.inTurn(id, () => change(repository, id, decide));
}

async function change(repository: MatchRepository, id: string, decide: Decide): Promise<StoredCompetition> {
  const store = competitionsOn(repository.store.tables);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const before = await loadCompetition(repository, id);
    const moment = repository.serverClock.moment();
    const decided = decide({ ...before, revision: before.revision + 1 }, moment);
    if (decided === null) return before;
    const competition = { ...decided.competition, updated: moment.at };
    const { step, planned = [], reported = [] } = decided;
    try {
      await store.append({ competition, step: { ...step, at: moment.at }, planned, reported });
      return competition;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
  throw new Refused('busy', 'Too many are acting on this competition at once. Try again.');
}
