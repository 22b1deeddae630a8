/** Which die lies in which socket of a poster, and what the empty sockets wait for. */

import { handOf, type Socket, socketsOf } from '../content/hands.ts';
import { TRICKS } from '../content/tricks.ts';
import { type HandOptions, takenBy } from '../hand.ts';
import type { Trick } from '../state.ts';

export interface Filled {
  readonly socket: Socket;
  /** Where it stands when all sockets stand in one row, in widths of a socket. */
  readonly flat: number;
  /** The die in it, by its place in the order in which dice were put there; null is empty. */
  readonly die: number | null;
  /** The value that would go there; null where several would. */
  readonly wants: number | null;
}

/** Room between two groups that stand in one row. */
const GAP = 0.4;

/** The sockets of a trick with its dice in them: equal dice share a group, the commonest value has the largest. */
export function socketsFor(trick: Trick, options: HandOptions): Filled[] {
  const hand = handOf(TRICKS[trick.card].kind, options);
  const sockets = socketsOf(hand);
  const takes = takenBy(trick, options);
  const laid = hand.groups === null ? laidInRun(trick, hand.size) : laidInGroups(trick, hand.groups);
  return sockets.map((socket, i) => {
    const { die, value } = laid[i]!;
    return {
      socket,
      flat: i + (hand.groups === null ? 0 : socket.group * GAP),
      die,
      wants: die === null && value !== null && takes.includes(value) ? value : null,
    };
  });
}

interface Laid {
  readonly die: number | null;
  /** What the socket holds or waits for. */
  readonly value: number | null;
}

function laidInRun({ dice }: Trick, size: number): Laid[] {
  // Without a 1 or a 6 a short straight may still grow either way: it is drawn from 1.
  const first = size === 5 && dice.some(({ eyes }) => eyes === 6) ? 2 : 1;
  return Array.from({ length: size }, (_, step) => {
    const at = dice.findIndex(({ eyes }) => eyes === first + step);
    return { die: at < 0 ? null : at, value: first + step };
  });
}

function laidInGroups({ dice }: Trick, groups: readonly number[]): Laid[] {
  const rows: number[][] = groups.map(() => []);
  for (const same of byValue(dice.map(({ eyes }) => eyes))) {
    // More equal dice than a group holds go on in the next one, where the rules allow groups of one value.
    for (const die of same) {
      const own = rows.findIndex((row, i) => row.length < groups[i]! && row[0] !== undefined && same.includes(row[0]));
      const free = rows.findIndex(row => row.length === 0);
      rows[own >= 0 ? own : free]!.push(die);
    }
  }
  return groups.flatMap((size, i) => {
    const row = rows[i]!;
    const value = row[0] === undefined ? null : dice[row[0]]!.eyes;
    return Array.from({ length: size }, (_, place) => ({ die: row[place] ?? null, value }));
  });
}

/** Places of equal values together, the commonest first. */
function byValue(values: readonly number[]): number[][] {
  const places = new Map<number, number[]>();
  for (const [i, value] of values.entries()) places.set(value, [...(places.get(value) ?? []), i]);
  return [...places.values()].sort((a, b) => b.length - a.length);
}
