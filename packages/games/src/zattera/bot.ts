/** What bots know of Zattera: points are worth having, and so is the raft one leads. */

import type { Seat } from '@roundhouse/kernel';
import type { Knowledge } from '../knowledge.ts';
import type { Move, View } from './shapes.ts';

/** How sure a lead of one point is to last, with all crates still to come and with none. */
const EARLY = 0.15;
const LATE = 1;
const ALL_CRATES = 24;

export const knowledge: Knowledge<View, Move> = {
  evaluate({ players, raft, leader, gone, winners }, seat) {
    if (winners) return winners.includes(seat) ? 1 / winners.length : 0;
    // A raft is half its leader's until somebody loads more.
    const worth = (one: Seat): number => players[one]!.points + (leader === one ? raft.length / 2 : 0);
    const best = Math.max(...[...players.keys()].filter(other => other !== seat).map(worth));
    const certainty = EARLY + (LATE - EARLY) * (gone.length / ALL_CRATES);
    return 1 / (1 + Math.exp(-certainty * (worth(seat) - best)));
  },
};
