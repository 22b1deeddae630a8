/** A log played again: the steps that still count, and the state they lead to. */

import { scripted } from './chance.ts';
import type { AnyGame, Chance } from './game.ts';
import type { Match } from './match.ts';
import { carryOut, type Entry, type PlayedStep, setUp } from './step.ts';

/** A step that still counts, and its place in the whole log: its dice are those of that place, whatever was taken back. */
export interface EffectiveStep {
  readonly made: PlayedStep;
  readonly place: number;
}

/** The steps that still count: those taken back are gone, and so are the takings back. */
export function effectiveStepsNumbered(log: readonly Entry[]): EffectiveStep[] {
  const left: EffectiveStep[] = [];
  for (const [place, made] of log.entries()) {
    if (made.kind === 'takeBack') left.pop();
    else left.push({ made, place });
  }
  return left;
}

/** The same without their places: asked for several times a move, of logs that may be long. */
export function effectiveSteps(log: readonly Entry[]): PlayedStep[] {
  const left: PlayedStep[] = [];
  for (let place = 0; place < log.length; place++) {
    const made = log[place]!;
    if (made.kind === 'takeBack') left.pop();
    else left.push(made);
  }
  return left;
}

/** What a log is played again from. */
export type Logged = Pick<Match, 'options' | 'seats' | 'log'>;

/** The state after a step, on the chance it drew. `before` is changed. */
export function stateAfter(game: AnyGame, match: Logged, before: unknown, made: PlayedStep): unknown {
  const chance = scripted(made.chance);
  const { state } = playAgain(game, match, before, made, chance);
  chance.finish();
  return state;
}

/** Plays a step of a log once more, on any chance. `before` is changed; it is null before the set-up. */
export function playAgain(
  game: AnyGame,
  { options, seats }: Logged,
  before: unknown,
  made: PlayedStep,
  chance: Chance,
) {
  if (made.seat === null) return setUp(game, options, seats.length, chance, made.at);
  return { state: before, entry: carryOut(game, before, made.seat, made.move!, chance, made.at) };
}

/** The state that a match's log leads to, from its own chance; `until` counts the entries to play. */
export function replay(game: AnyGame, match: Logged, until: number = match.log.length): unknown {
  let state: unknown = null;
  for (const made of effectiveSteps(match.log.slice(0, until))) state = stateAfter(game, match, state, made);
  return state;
}
