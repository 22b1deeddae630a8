/** What bots know of Windfall: points are worth having, and so are fruits that almost belong together. */

import type { Seat } from '@roundhouse/kernel';
import type { Knowledge } from '../knowledge.ts';
import { type Fruit, kindOf, ripenessOf } from './content/fruits.ts';
import type { Move, View } from './shapes.ts';

/** What two fruits of a hand promise, in points, and what three do. */
const PAIR = 0.4;
const TRIO = 2.5;
const RIPE_PAIR = 0.5;
const RIPE_TRIO = 5;
/** How sure a lead of one point is to last, with all fruits still on the tree and with none. */
const EARLY = 0.2;
const LATE = 0.8;
const MOST_ON_TREE = 24;

export const knowledge: Knowledge<View, Move> = {
  evaluate({ players, tree, winners }, seat) {
    if (winners) return winners.includes(seat) ? 1 / winners.length : 0;
    const worth = (one: Seat): number => players[one]!.points + promiseOf(players[one]!.hand ?? []);
    const best = Math.max(...[...players.keys()].filter(other => other !== seat).map(worth));
    const certainty = EARLY + (LATE - EARLY) * (1 - Math.min(tree / MOST_ON_TREE, 1));
    return 1 / (1 + Math.exp(-certainty * (worth(seat) - best)));
  },
};

/** What a hand may still bring. */
function promiseOf(hand: readonly Fruit[]): number {
  const most = (of: (fruit: Fruit) => string | number): number =>
    Math.max(0, ...hand.map(fruit => hand.filter(other => of(other) === of(fruit)).length));
  const [kinds, ripeness] = [most(kindOf), most(ripenessOf)];
  return Math.max(
    kinds >= 3 ? TRIO : kinds === 2 ? PAIR : 0,
    ripeness >= 3 ? RIPE_TRIO : ripeness === 2 ? RIPE_PAIR : 0,
  );
}
