/** Pushes: who may choose where they go, what comes of it, and leaving the ring. */

import { pop, push, type Step } from '@roundhouse/kernel';
import { relocate } from './displacement.ts';
import { areEnemies, fighterOf, hasFreeNeighbour, isFree, isInRing, isRing, reactionOf, ringMod } from './fighters.ts';
import { defeat, hasFallen, isIgnored } from './harm.ts';
import { DIRECTIONS, type Direction, neighbour } from './hex.ts';
import { type Event, type FighterRef, type Frame, type State, seatOf } from './state.ts';

type Context = Step<Event>;
type Named<Name extends Frame['name']> = Extract<Frame, { name: Name }>;

/** Directions in which the next space is in the ring and empty. */
export function freeDirections(state: State, ref: FighterRef): Direction[] {
  const { at } = fighterOf(state, ref);
  return at === null ? [] : DIRECTIONS.filter(direction => isFree(state, neighbour(at, direction)));
}

/** Whether it stands next to the outside. */
export function isAtTheEdge(state: State, ref: FighterRef): boolean {
  const { at } = fighterOf(state, ref);
  if (at === null) return false;
  return DIRECTIONS.some(direction => {
    const next = neighbour(at, direction);
    return next === null || !isRing(state, next);
  });
}

/** Automatic: the next fighter of an effect that Pushes one or several (ARENA-R43). */
export function runPushing(state: State, step: Context, frame: Named<'pushing'>): void {
  const fighter = frame.fighters.shift();
  if (fighter === undefined || hasFallen(state)) {
    pop(state);
    return;
  }
  if (!isInRing(state, fighter) || isIgnored(state, fighter, 'push', step)) return;
  const { seat } = frame;
  const trait = seat === seatOf(fighter) ? null : reactionOf(state, fighter, 'aboutToBePushed');
  if (trait !== null && hasFreeNeighbour(state, fighterOf(state, fighter).at!)) {
    push(state, { name: 'redirecting', seat: seatOf(fighter), fighter, trait });
  } else askDirection(state, seat, fighter, step);
}

/** ARENA-R48: if nothing is legal, nothing happens. */
function askDirection(state: State, seat: number, fighter: FighterRef, step: Context): void {
  const isPossible =
    freeDirections(state, fighter).length > 0 || (seat !== seatOf(fighter) && isAtTheEdge(state, fighter));
  if (isPossible) push(state, { name: 'choosingPush', seat, fighter });
  else step.emit?.({ type: 'effectSkipped', fighter, effect: 'push', why: 'impossible' });
}

/** The owner has chosen a direction, or leaves it to the one who Pushes. */
export function redirect(state: State, dir: Direction | 'none', step: Context, frame: Named<'redirecting'>): void {
  const { fighter, trait } = frame;
  pop(state);
  if (dir === 'none') {
    const pushing = state.stack[state.stack.length - 1] as Named<'pushing'>;
    askDirection(state, pushing.seat, fighter, step);
    return;
  }
  fighterOf(state, fighter).spent.push(trait);
  step.emit?.({ type: 'reacted', fighter, trait });
  moveByPush(state, fighter, dir, step);
}

export function pushTo(state: State, fighter: FighterRef, dir: Direction | 'out', step: Context): void {
  pop(state);
  if (dir === 'out') leaveByPush(state, fighter, step);
  else moveByPush(state, fighter, dir, step);
}

function moveByPush(state: State, fighter: FighterRef, dir: Direction, step: Context): void {
  const to = neighbour(fighterOf(state, fighter).at!, dir)!;
  const spaces = ringMod(state, 'pushSpaces')?.n ?? 1;
  // Below what the first space does to the fighter.
  if (spaces > 1) push(state, { name: 'pushedOn', fighter, dir, from: to, spaces: spaces - 1 });
  relocate(state, fighter, to, 'push', step);
}

/** ARENA-37; live-ropes holds those without Stun tokens. */
function leaveByPush(state: State, ref: FighterRef, step: Context): void {
  const fighter = fighterOf(state, ref);
  if (!ringMod(state, 'ropes') || fighter.stun > 0) {
    defeat(state, ref, 'ringOut', step);
    return;
  }
  fighter.stun++;
  step.emit?.({ type: 'ropesHeld', fighter: ref });
  step.emit?.({ type: 'stunned', fighter: ref, stun: fighter.stun, by: 'ringRules' });
}

/** Automatic, low-gravity: a second space, unless it is occupied or the first one moved or defeated the fighter. */
export function runPushedOn(state: State, step: Context, frame: Named<'pushedOn'>): void {
  const { fighter, dir, from, spaces } = frame;
  pop(state);
  if (fighterOf(state, fighter).at !== from) return;
  const to = neighbour(from, dir);
  const isOut = to === null || !isRing(state, to);
  if (isOut && isPushedByEnemy(state, fighter)) leaveByPush(state, fighter, step);
  if (isOut || !isFree(state, to)) return;
  if (spaces > 1) push(state, { ...frame, from: to, spaces: spaces - 1 });
  relocate(state, fighter, to, 'push', step);
}

/** ARENA-R49: nobody pushes an ally out. */
const isPushedByEnemy = ({ activation }: State, fighter: FighterRef): boolean =>
  activation !== null && areEnemies(activation.fighter, fighter);

/** The fighter steps aside, or stays (ARENA-R47). */
export function dodge(state: State, fighter: FighterRef, dir: Direction | 'none', step: Context): void {
  pop(state);
  if (dir === 'none') step.emit?.({ type: 'effectSkipped', fighter, effect: 'dodge', why: 'declined' });
  else relocate(state, fighter, neighbour(fighterOf(state, fighter).at!, dir)!, 'dodge', step);
}

/** A reaction after an enemy's ability. */
export function sidestep(state: State, dir: Direction | 'none', step: Context, frame: Named<'sidestepping'>): void {
  const { fighter, trait } = frame;
  if (dir !== 'none') {
    fighterOf(state, fighter).spent.push(trait);
    step.emit?.({ type: 'reacted', fighter, trait });
  }
  dodge(state, fighter, dir, step);
}
