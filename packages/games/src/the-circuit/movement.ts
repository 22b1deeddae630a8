/** The two movement phases: single steps, re-reading before each how far the fighter may go. */

import { become, pop, push, type Step } from '@roundhouse/kernel';
import { relocate } from './displacement.ts';
import { baseSpeed, fighterOf, isFree, isRing, modsOf, occupantOf, speedLimit } from './fighters.ts';
import { hasFallen } from './harm.ts';
import { DIRECTIONS, type Direction, type Hex, neighbour } from './hex.ts';
import { type Event, type Frame, type State, seatOf } from './state.ts';

type Context = Step<Event>;
type Named<Name extends Frame['name']> = Extract<Frame, { name: Name }>;

/** Vault takes two steps of the limit. */
const VAULT_STEPS = 2;

export function beginMovement(state: State, phase: 1 | 2, step: Context): void {
  const { fighter } = state.activation!;
  step.emit?.({ type: 'movementBegan', fighter, phase });
  become(state, { name: 'movement', phase, steps: 0, base: baseSpeed(state, fighter) });
}

/** Automatic: asks for the next step. */
export function runMovement(state: State, _step: Context, frame: Named<'movement'>): void {
  const { fighter } = state.activation!;
  if (hasFallen(state)) {
    become(state, { name: 'ending', stage: 'turn' });
    return;
  }
  const { phase, steps, base } = frame;
  const limit = speedLimit(fighterOf(state, fighter), base);
  push(state, { name: 'moving', seat: seatOf(fighter), phase, steps, limit });
}

/** ARENA-R27. */
export function stepDirections(state: State, { steps, limit }: Named<'moving'>): Direction[] {
  const { at } = fighterOf(state, state.activation!.fighter);
  return steps < limit ? DIRECTIONS.filter(direction => isFree(state, neighbour(at!, direction))) : [];
}

export const canVault = (state: State): boolean => modsOf(state, state.activation!.fighter, 'vault').length > 0;

/** Where a jump over the next space leads; null if that is outside the ring. */
export function landing(state: State, dir: Direction): Hex | null {
  const next = neighbour(fighterOf(state, state.activation!.fighter).at!, dir);
  return next && neighbour(next, dir);
}

export const isSomebodyNext = (state: State, dir: Direction): boolean => {
  const next = neighbour(fighterOf(state, state.activation!.fighter).at!, dir);
  return next !== null && occupantOf(state, next) !== null;
};

export const hasStepsToVault = ({ steps, limit }: Named<'moving'>): boolean => steps + VAULT_STEPS <= limit;

/** A step of its own, or a jump. */
export function move(state: State, to: Hex, how: 'step' | 'vault', step: Context): void {
  pop(state);
  const activation = state.activation!;
  const frame = state.stack[state.stack.length - 1] as Named<'movement'>;
  frame.steps += how === 'vault' ? VAULT_STEPS : 1;
  if (frame.phase === 1) activation.moved = true;
  relocate(state, activation.fighter, to, how, step);
}

export function stop(state: State, step: Context): void {
  pop(state);
  const { phase, steps } = state.stack[state.stack.length - 1] as Named<'movement'>;
  step.emit?.({ type: 'movementEnded', fighter: state.activation!.fighter, phase, steps });
  if (phase === 1) become(state, { name: 'combat', stage: 'draw' });
  else become(state, { name: 'ending', stage: 'triggers' });
}

/** Whether a space is outside the ring. */
export const isOutside = (state: State, at: Hex | null): boolean => at === null || !isRing(state, at);
