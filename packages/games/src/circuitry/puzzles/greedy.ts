/** How somebody without a plan would try a puzzle: walk to the target, and play an action only when the way is shut. */

import type { Action } from './hands.ts';
import type { Task } from './puzzle.ts';
import { type Position, Space, type Visit } from './space.ts';

/** The order in which actions are tried when the target cannot be reached. */
const TRIED: readonly Action[] = ['Force', 'Portal', 'Rotate', 'Slide', 'Flip', 'Swap', 'Exchange'];
/** No accepted puzzle is so long. */
const GIVES_UP = 30;

interface Reached {
  readonly at: Position;
  readonly cost: number;
}

/** The cards that a greedy player needs; null if that player gets stuck. */
export function greedyCost(task: Task): number | null {
  const space = new Space(task);
  if (!space.hands.canDeliver) return null;
  let now: Reached | null = { at: space.start, cost: 0 };
  while (now !== null && now.cost < GIVES_UP) {
    if (space.isGoal(now.at)) return now.cost + 1;
    now = walk(space, now) ?? act(space, now);
  }
  return null;
}

/** The next position on a shortest way to the target, all steps and the gain at its end; null if there is none. */
function walk(space: Space, from: Reached): Reached | null {
  const isCharged = space.hands.carried(from.at.hand) > 0;
  let level = [from];
  const seen = new Set([keyOf(from.at)]);
  while (level.length > 0) {
    const next: Reached[] = [];
    for (const reached of level) {
      if (isCharged && space.isGoal(reached.at)) return reached;
      const gained = isCharged ? null : follow(space, reached, 'gain')[0];
      if (gained) return gained;
      for (const step of follow(space, reached, 'step')) {
        if (seen.has(keyOf(step.at))) continue;
        seen.add(keyOf(step.at));
        next.push(step);
      }
    }
    level = next;
  }
  return null;
}

/** The first action that opens the way. */
function act(space: Space, from: Reached): Reached | null {
  for (const action of TRIED) {
    for (const after of follow(space, from, action)) if (walk(space, after) !== null) return after;
  }
  return null;
}

const keyOf = ({ board, own, others, hand }: Position): string => `${board} ${own} ${others} ${hand}`;

function follow(space: Space, { at, cost }: Reached, kind: Action | 'step' | 'gain'): Reached[] {
  const made: Reached[] = [];
  const visit: Visit = (board, own, others, hand, price, play) => {
    if (play!().kind === kind) made.push({ at: { board, own, others, hand }, cost: cost + price });
  };
  space.expand(at, cost, visit, true);
  return made;
}
