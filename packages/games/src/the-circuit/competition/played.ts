/** What a competition keeps of a match: who came where, and the crowd that each fighter drew (ARENA-R78, R79). */

import { type Shaped, shape } from '@roundhouse/kernel';
import type { Entrant, MatchOutcome } from '../../competition.ts';
import { finishersUsed } from '../fighters.ts';
import { STATE } from '../shapes.ts';
import type { State, TeamChoice } from '../state.ts';

const { list, object, whole } = shape;

const entrant = whole(0, 8);
const count = whole(0, 1_000_000);

export const PLAYED = object({
  /** Entrants, best first, equal ones together. */
  ranking: list(list(entrant, { min: 1, max: 3 }), { min: 1, max: 3 }),
  /** By seat, then in team order. */
  crowd: list(list(count, { min: 4, max: 4 }), { min: 2, max: 3 }),
  /** Finishing Moves used, by seat. */
  finishers: list(whole(0, 4), { min: 2, max: 3 }),
});
export type Played = Shaped<typeof PLAYED>;

/** How a match between these ended. Throws a sentence if this is not its end. */
export function playedBy(entrants: readonly Entrant[], teams: readonly TeamChoice[], final: unknown): Played {
  const problem = shape.problemIn(STATE, final, 'state');
  if (problem) throw new Error(problem);
  const { result, teams: fought } = final as State;
  if (result === null) throw new Error('the match is not over');
  const isSame = teams.every(({ fighters, hazard }, seat) => {
    const other = fought[seat];
    return other?.hazard === hazard && fighters.every((fighter, i) => other.fighters[i]?.card === fighter);
  });
  if (fought.length !== entrants.length || !isSame) throw new Error('the match was fought by other teams');
  return {
    ranking: result.ranking.map(level => level.map(seat => entrants[seat]!)),
    crowd: fought.map(({ fighters }) => fighters.map(({ crowd }) => crowd)),
    finishers: fought.map(finishersUsed),
  };
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** ARENA-R79: team crowds by seat. */
export const crowds = ({ crowd }: Played): number[] => crowd.map(sum);

export const isDraw = ({ ranking }: Played): boolean => ranking[0]!.length > 1;

export const outcomeOf = (played: Played, goOn: readonly Entrant[]): MatchOutcome => ({
  ranking: played.ranking.map(level => [...level]),
  goOn,
  scores: crowds(played),
});
