/** Every position of a match: each step that still counts, the state after it, and its chance worked out anew. */

import type { AnyGame } from './game.ts';
import { chanceOf, type Match } from './match.ts';
import { copyPlain } from './plain.ts';
import { type EffectiveStep, effectiveStepsNumbered, playAgain, stateAfter } from './replay.ts';

/** All positions of a match, to go to and fro in. */
export interface ReplayStates {
  readonly steps: readonly EffectiveStep[];
  /** The state after so many steps, from 1 (the table is set) to all of them. Not to be changed. */
  stateAt(step: number): unknown;
  /** What the seed says that this step must have drawn; null where the match has no seed. */
  recomputedAt(step: number): readonly number[] | null;
}

/** States in between are played again from the last one kept. */
const KEPT_EVERY = 32;

export function replayStates(game: AnyGame, match: Match): ReplayStates {
  const steps = effectiveStepsNumbered(match.log);
  const kept = new Map<number, unknown>([[0, null]]);

  function stateAt(step: number): unknown {
    let at = step;
    while (!kept.has(at)) at--;
    let state = kept.get(at);
    for (; at < step; at++) {
      state = stateAfter(game, match, copyPlain(state), steps[at]!.made);
      if ((at + 1) % KEPT_EVERY === 0 || at + 1 === step) kept.set(at + 1, state);
    }
    return state;
  }

  return {
    steps,
    stateAt,
    recomputedAt(step) {
      if (match.seed === null) return null;
      const { made, place } = steps[step - 1]!;
      const before = copyPlain(stateAt(step - 1));
      return playAgain(game, match, before, made, chanceOf(match, place)).entry.chance;
    },
  };
}
