/** States that logs lead to, without playing each log from its beginning every time. */

import {
  type AnyGame,
  copyPlain,
  type Entry,
  effectiveSteps,
  type Logged,
  type PlayedStep,
  stateAfter,
} from '@roundhouse/kernel';

/** A state is kept after every so many steps. */
const APART = 16;

/**
 * By the step that led to it. Steps are only ever taken back from the end, so while a step stands everything before it
 * stands as it was, and the state after it is always the same.
 */
const kept = new WeakMap<PlayedStep, unknown>();

/** The state after these entries, or the first `until` of them. Quick where they are objects that were asked about before. */
export function stateOf(game: AnyGame, match: Omit<Logged, 'log'>, log: readonly Entry[], until = log.length): unknown {
  const steps = effectiveSteps(log.slice(0, until));
  let known = steps.length;
  while (known > 0 && !kept.has(steps[known - 1]!)) known--;
  let state = known === 0 ? null : copyPlain(kept.get(steps[known - 1]!));
  for (let i = known; i < steps.length; i++) {
    state = stateAfter(game, { ...match, log: [] }, state, steps[i]!);
    if ((i + 1) % APART === 0) kept.set(steps[i]!, copyPlain(state));
  }
  return state;
}
