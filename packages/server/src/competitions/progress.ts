/** What becomes of a competition by itself: bots decide, time runs out, matches are planned, it ends. Pure. */

import type { AnyCompetition } from '@roundhouse/games/competition.ts';
import { type Chance, completeOptions, stepChance, streamKey } from '@roundhouse/kernel';
import { Refused } from '../matches/refusal.ts';
import type { ClockSettings } from '../protocol.ts';
import type { Entrant, StoredCompetition } from '../store/competitions.ts';
import type { Instant } from '../time.ts';

/** Nobody has to choose a team within seconds, however quick the matches are. */
const LEAST_TO_DECIDE_MS = 10 * 60_000;
/** No competition asks so much at once; one that does is broken. */
const MOST_DECISIONS = 1000;

/** How long somebody may take over a decision between matches; null: as long as they like. */
export const timeToDecide = (clock: ClockSettings | null): number | null =>
  clock === null ? null : Math.max(clock.seconds * 1000, LEAST_TO_DECIDE_MS);

/** Whether the server decides for it. */
export const isBots = ({ bot, withdrawn }: Entrant): boolean => bot !== null || withdrawn;

/** Options of the competition, defaults filled in. Throws `Refused` naming the first that will not do. */
export function parseCompetitionOptions(
  kind: AnyCompetition,
  given: Record<string, unknown> | undefined,
): Record<string, unknown> {
  return refusing(() => completeOptions<Record<string, unknown>>(kind.options, given));
}

/** The first state. Throws `Refused` if what was chosen does not fit. */
export const startOf = (kind: AnyCompetition, { size, options, matchOptions, seed }: StoredCompetition): unknown =>
  refusing(() => kind.start({ entrants: size, options, match: matchOptions, seed }));

function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Refused('bad-options', (error as Error).message);
  }
}

/** What the rules of the competition say of somebody who leaves between matches. In a match it is conceded first, as any other. */
export function withdrawn(kind: AnyCompetition, state: unknown, entrant: number): unknown {
  const isPlaying = kind.openMatches(state).some(({ entrants }) => entrants.includes(entrant));
  const isOut = kind.standings(state).some(one => one.entrant === entrant && one.isOut);
  return isPlaying || isOut || !kind.withdraw ? state : kind.withdraw(state, entrant);
}

/** Everything that needs nobody's decision, done: the competition as it stands then, with its clocks set. */
export function goOn(kind: AnyCompetition, before: StoredCompetition, { serverTime, at }: Instant): StoredCompetition {
  if (before.status !== 'running') return { ...before, due: null, updated: at };
  const state = decideForBots(kind, before, serverTime);
  const isOver = kind.outcome(state) !== null;
  const limit = timeToDecide(before.clock);
  const entrants = before.entrants.map((one, entrant): Entrant => {
    const isAsked = !isOver && !isBots(one) && kind.owes(state, entrant) !== null;
    const isLate = one.due !== null && one.due <= serverTime;
    const { asked = before.revision, ...rest } = one;
    return {
      ...rest,
      ...(isAsked && { asked: isLate ? before.revision : asked }),
      due: !isAsked || limit === null ? null : isLate ? serverTime + limit : (one.due ?? serverTime + limit),
    };
  });
  const status = isOver ? 'over' : 'running';
  const isConceding = kind.openMatches(state).some(match => match.entrants.some(one => entrants[one]!.withdrawn));
  const conceding = isConceding ? (before.conceding ?? serverTime) : null;
  return { ...before, state, entrants, status, conceding, due: nextDue(entrants, conceding), updated: at };
}

/** Bots decide at once; so does the server for whoever has let the time pass. */
function decideForBots(kind: AnyCompetition, before: StoredCompetition, serverTime: number): unknown {
  const late = new Set(before.entrants.flatMap(({ due }, i) => (due !== null && due <= serverTime ? [i] : [])));
  let { state } = before;
  for (let decided = 0; decided < MOST_DECISIONS; decided++) {
    const owing = (entrant: number): boolean => kind.owes(state, entrant) !== null;
    const entrant = before.entrants.findIndex((one, i) => (isBots(one) || late.has(i)) && owing(i));
    if (entrant < 0) return state;
    const act = kind.botAct(state, entrant, botChance(before, decided));
    state = kind.apply(state, entrant, act);
    // What else it may be asked, it has time for again.
    late.delete(entrant);
  }
  throw new Error(`the competition ${before.id} asks for more and more decisions`);
}

/** Of its own seed, so that it can be told afterwards that nobody chose it. */
const botChance = ({ seed, revision }: StoredCompetition, decided: number): Chance =>
  stepChance(streamKey(seed, [`decisions ${revision}`]), decided);

/** What is to be conceded is due at once, and again and again: the rules may not let go who is not asked. */
function nextDue(entrants: readonly Entrant[], conceding: number | null): number | null {
  const dues = [conceding, ...entrants.map(({ due }) => due)].filter(due => due !== null);
  return dues.length === 0 ? null : Math.min(...dues);
}
