/** What most tasks of a tutorial say: one thing when they are done, and one to every other answer. */

import type { Said } from './tutorial.ts';

export interface TaskWords {
  readonly ask: string;
  readonly done: string;
  readonly other: string;
}

/** Words for a task, with the rule behind what is said when it is done, and the rule behind what is said otherwise. */
export const saying = ({ ask, done, other }: TaskWords, doneRule: string, otherRule: string) => ({
  ask,
  done: { text: done, rule: doneRule } satisfies Said,
  other: (): Said => ({ text: other, rule: otherRule }),
});
