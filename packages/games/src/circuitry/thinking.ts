/** A turn that is thought through: the table as one seat sees it, and how a change of it would be judged. */

import type { Seat } from '@roundhouse/kernel';
import type { Mini } from './content/face.ts';
import { chanceIn, drawsHome, drawsLeft, drawsOf, handWith, homesOf, type Race, raceOf } from './evaluation.ts';
import type { View } from './state.ts';

/** What somebody thinks of while it is the same table. */
export interface Thinking {
  readonly view: View;
  readonly seat: Seat;
  readonly race: Race;
  /** The own minis. */
  readonly minis: readonly Mini[];
  /** Minis that everybody still has to draw, as things are. */
  readonly draws: readonly number[];
  /** Those until what each carries is delivered, where teams share a goal. */
  readonly homes: readonly number[];
  /** The seat itself and the others that are nearest: plays are judged by what they do to these. */
  readonly watched: readonly Seat[];
  /** How much it is worth to hinder others: less and less, since whoever only hinders never arrives. */
  readonly hindering: number;
}

/** A way that others have shut can be opened again with a card or two, so it is never worse than that, in minis. */
const REPAIR = 2.2;
/** What no card puts right again, beside that. */
const LASTING = 2;
/** A step that a rival is set back, in own steps: of a single one, of the nearest of several, and of members of teams. */
const [HINDERING_ONE, HINDERING_NEAREST, HINDERING_TEAMS] = [0.65, 1.5, 0.1];
/** From the first of these rounds on it is worth ever less, until it is nothing. */
const [PATIENT_UNTIL, PATIENT_NO_MORE] = [12, 22];
/** Rivals and teammates that are looked at, the nearest first. */
const [MOST_RIVALS, MOST_MATES] = [2, 1];

export function thinkOf(view: View, seat: Seat): Thinking {
  const race = raceOf(view);
  const draws = drawsOf(race);
  const side = (other: Seat): number => view.players[other]!.team ?? other;
  const seats = [...view.players.keys()];
  const byDraws = (a: Seat, b: Seat): number => draws[a]! - draws[b]!;
  const rivals = seats.filter(other => side(other) !== side(seat)).sort(byDraws);
  const mates = seats.filter(other => other !== seat && side(other) === side(seat)).sort(byDraws);
  const single = rivals.length === 1 ? HINDERING_ONE : HINDERING_NEAREST;
  const eagerness = view.options.teams === 'off' ? single : HINDERING_TEAMS;
  const patience = (PATIENT_NO_MORE - view.round) / (PATIENT_NO_MORE - PATIENT_UNTIL);
  return {
    view,
    seat,
    race,
    minis: view.players[seat]!.minis ?? [],
    draws,
    homes: homesOf(race),
    watched: [seat, ...mates.slice(0, MOST_MATES), ...rivals.slice(0, MOST_RIVALS)],
    hindering: eagerness * Math.min(1, Math.max(0, patience)),
  };
}

/** The chance after a change, judged by what it does to these seats. `isLasting`: no board action puts it right. */
export function judge(thinking: Thinking, race: Race, seats: readonly Seat[], isLasting = false): number {
  const { draws, homes, hindering } = thinking;
  const after = [...draws];
  const homesAfter = [...homes];
  const judged = (other: Seat, before: number, left: number): number => {
    const more = left - before;
    if (more <= 0 || !isRival(thinking, other)) return left;
    return before + hindering * (isLasting ? LASTING * more : REPAIR * (1 - Math.exp(-more / REPAIR)));
  };
  for (const other of seats) {
    after[other] = judged(other, draws[other]!, drawsLeft(race, other));
    if (homes.length > 0) homesAfter[other] = judged(other, homes[other]!, drawsHome(race, other));
  }
  return chanceIn(race, after, homesAfter, thinking.seat);
}

/** The race with other minis in the own hand. */
export const holding = ({ view, seat }: Thinking, race: Race, minis: readonly Mini[], who = seat): Race => ({
  ...race,
  hands: race.hands.map((hand, other) => (other === who ? handWith(minis, view.players[who]!.colour) : hand)),
});

export function without(minis: readonly Mini[], ...spent: readonly Mini[]): Mini[] {
  const left = [...minis];
  for (const mini of spent) left.splice(left.indexOf(mini), 1);
  return left;
}

export const placed = <T>(list: readonly T[], seat: Seat, value: T): T[] => {
  const changed = [...list];
  changed[seat] = value;
  return changed;
};

export const isRival = ({ view, seat }: Thinking, other: Seat): boolean =>
  (view.players[other]!.team ?? other) !== (view.players[seat]!.team ?? seat);
