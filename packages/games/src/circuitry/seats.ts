/** Who sits with whom, whose pawn stands where, and what a side still has to deliver. */

import type { Seat } from '@roundhouse/kernel';
import type { Colour, NodeRef } from './content/face.ts';
import { type Node, nodeAt } from './nodes.ts';
import type { Options, State } from './state.ts';

/** How many teams there are; null without teams (BOARD-R63). */
export function teamCount({ teams }: Pick<Options, 'teams'>): number | null {
  if (teams === 'off') return null;
  return teams === '3x2' ? 3 : 2;
}

/** BOARD-79, BOARD-R63: the side a seat plays for; each seat is one of its own without teams. */
export const sideOf = ({ options }: Pick<State, 'options'>, seat: Seat): number =>
  options.teams === 'off' ? seat : seat % teamCount(options)!;

export const areOpponents = (state: State, one: Seat, other: Seat): boolean =>
  sideOf(state, one) !== sideOf(state, other);

export const areTeammates = (state: State, one: Seat, other: Seat): boolean =>
  one !== other && sideOf(state, one) === sideOf(state, other);

/** The seats of a side, rising. */
export const membersOf = (state: State, side: number): Seat[] =>
  [...state.players.keys()].filter(seat => sideOf(state, seat) === side);

/** The seats that this one's hand is open to. */
export const friendsOf = (state: State, seat: Seat): Seat[] => membersOf(state, sideOf(state, seat));

export const nextSeat = ({ players }: Pick<State, 'players'>, seat: Seat): Seat => (seat + 1) % players.length;

export const colourOf = ({ players }: State, seat: Seat): Colour => players[seat]!.colour!;

export const isInhibited = ({ players }: State, seat: Seat): boolean => players[seat]!.inhibited !== null;

export const isSeat = ({ players }: State, seat: Seat): boolean => seat < players.length;

/** The node on which the seat's pawn stands. */
export const pawnNode = ({ players }: State, seat: Seat): Node => nodeAt(players[seat]!.pawn!);

/** The seat whose pawn stands on the node; null if it is free. */
export function pawnOn({ players }: State, { card, face, site }: Readonly<NodeRef>): Seat | null {
  for (let seat = 0; seat < players.length; seat++) {
    const pawn = players[seat]!.pawn;
    if (pawn !== null && pawn.card === card && pawn.site === site && pawn.face === face) return seat;
  }
  return null;
}

export function pawnsOnCard({ players }: State, card: number): number {
  let count = 0;
  for (let seat = 0; seat < players.length; seat++) if (players[seat]!.pawn?.card === card) count++;
  return count;
}

/** BOARD-R44, BOARD-R64: what the seat, or its team, still has to deliver. */
export function stillRequired(state: State, seat: Seat): number {
  const { charges, teams, teamGoal } = state.options;
  if (teams === 'off' || teamGoal === 'each') return charges - state.players[seat]!.delivered;
  const side = sideOf(state, seat);
  let left = charges;
  for (const [other, { delivered }] of state.players.entries()) if (sideOf(state, other) === side) left -= delivered;
  return left;
}

/** BOARD-R60. */
export const hasAltPoints = ({ altPoints, charges }: Pick<Options, 'altPoints' | 'charges'>): boolean =>
  altPoints === 'on' || (altPoints === 'auto' && charges > 1);
