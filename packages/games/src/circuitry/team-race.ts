/** How near a team is to its goal: what one of its members still has to gain, and what all of them have to bring home. */

import type { Seat } from '@roundhouse/kernel';
import { START_CARD } from './content/cards.ts';
import type { Race } from './evaluation.ts';

/** How much the nearest member counts before the others, and the last of those that the team waits for. */
const SHARPNESS = 0.35;
/** Between the nearest member alone (0) and all alike (1): who only serves the nearest never leaves #1 and never arrives. */
const EVERYBODY = 0.9;
/** For every member that still stands on #1, which cannot turn before. */
const STILL_ON_START = 0.5;

/** BOARD-R64: whether teams deliver together. */
export const isShared = ({ view: { options } }: Race): boolean =>
  options.teams !== 'off' && options.teamGoal === 'total';

export function carriedByTeam({ view, carried }: Race, seat: Seat): number {
  const { team } = view.players[seat]!;
  return carried.reduce((sum, amount, other) => sum + (view.players[other]!.team === team ? amount : 0), 0);
}

/** Minis until a team has delivered all. `draws`: by who gains what is missing; `homes`: by who carries. */
export function drawsOfTeam(race: Race, draws: readonly number[], homes: readonly number[], team: number): number {
  const seats = [...race.pawns.keys()].filter(seat => race.view.players[seat]!.team === team);
  const onStart = seats.filter(seat => {
    const at = race.pawns[seat]?.ref;
    return at?.card === START_CARD && at.face === 'F';
  }).length;
  const left = isShared(race) ? together(race, draws, homes, seats) : last(seats.map(seat => draws[seat]!));
  return left + STILL_ON_START * onStart;
}

/** Whoever gains what is missing, the others bring home what they carry in the meantime. */
function together(
  { carried }: Race,
  draws: readonly number[],
  homes: readonly number[],
  seats: readonly Seat[],
): number {
  const plans = seats.map(seat =>
    last(seats.flatMap(other => (other === seat ? [draws[other]!] : carried[other]! > 0 ? [homes[other]!] : []))),
  );
  const mean = plans.reduce((sum, plan) => sum + plan, 0) / plans.length;
  return EVERYBODY * mean + (1 - EVERYBODY) * first(plans);
}

const first = (all: readonly number[]): number => -last(all.map(left => -left));

/** About the largest, but all count. */
const last = (all: readonly number[]): number =>
  Math.log(all.reduce((sum, left) => sum + Math.exp(SHARPNESS * left), 0)) / SHARPNESS;
