/** The turn: Beginning, activation, Ending, and what happens between rounds. */

import { become, pop, push, type Seat, type Step } from '@roundhouse/kernel';
import type { StateId, ZoneId } from './content/types.ts';
import { burn, moveHazards, pushActivationTriggers } from './displacement.ts';
import { finish } from './ending.ts';
import {
  alliesOf,
  fighterOf,
  has,
  inRing,
  isInRing,
  onBench,
  ringMod,
  seatsAfter,
  traitsOf,
  triggerOf,
} from './fighters.ts';
import { defeat, fire, hasFallen, removeState } from './harm.ts';
import { radiusOf } from './hex.ts';
import { discardHand, loseHype } from './hype.ts';
import { beginMovement } from './movement.ts';
import { type Event, type FighterRef, type Frame, hazardRef, type State, seatOf } from './state.ts';

type Context = Step<Event>;
type Named<Name extends Frame['name']> = Extract<Frame, { name: Name }>;

/** ARENA-54. */
const TAG_OUT_HYPE = 3;

// ---- Beginning phase (ARENA-R16)

function beginTurn(state: State, seat: Seat, step: Context): void {
  state.active = seat;
  state.activation = null;
  state.pushHype = false;
  state.turn++;
  for (const { fighters } of state.teams) for (const fighter of fighters) fighter.spent = [];
  step.emit?.({ type: 'turnBegan', seat, round: state.round, turn: state.turn });
  state.stack = [{ name: 'beginning', stage: 'return' }];
}

/** Automatic: fills vacancies, fires triggers, and asks who is activated. */
export function runBeginning(state: State, _step: Context, frame: Named<'beginning'>): void {
  const seat = state.active!;
  const { vacancies } = state.teams[seat]!;
  switch (frame.stage) {
    case 'return':
    case 'returnFreely':
      if (vacancies.length > 0) {
        fillVacancy(state, seat, frame);
        return;
      }
      frame.stage = 'triggers';
      return;
    case 'triggers':
      frame.stage = 'choose';
      for (const ref of inRing(state, seat).toReversed()) fireTurnTriggers(state, ref);
      return;
    case 'choose':
      if (eligible(state, seat).length > 0) push(state, { name: 'choosingFighter', seat });
      else push(state, { name: 'taggingOut', seat });
  }
}

function fireTurnTriggers(state: State, ref: FighterRef): void {
  for (const trait of traitsOf(state, ref))
    if (triggerOf(state, trait, 'turnBegin')) fire(state, ref, trait, 'turnBegin');
}

/** ARENA-R17: with one vacancy another fighter than the one that left it; with more, whoever the player picks. */
function fillVacancy(state: State, seat: Seat, frame: Named<'beginning'>): void {
  const { vacancies } = state.teams[seat]!;
  if (vacancies.length > 1) frame.stage = 'returnFreely';
  if (frame.stage === 'returnFreely') {
    push(state, { name: 'returning', seat });
    return;
  }
  const [left] = vacancies;
  const another = onBench(state, seat).find(ref => ref !== left)!;
  bringBack(state, another);
}

export function bringBack(state: State, ref: FighterRef): void {
  const seat = seatOf(ref);
  const { vacancies } = state.teams[seat]!;
  vacancies.splice(Math.max(0, vacancies.indexOf(ref)), 1);
  push(state, { name: 'deploying', seat, fighters: [ref], why: 'return' });
}

/** ARENA-R22: those that may be activated. Taunted ones, if any of these are, and nobody else. */
export function eligible(state: State, seat: Seat): FighterRef[] {
  const able = inRing(state, seat).filter(ref => !isBarred(state, ref));
  const taunted = able.filter(ref => has(fighterOf(state, ref), 'taunted'));
  return taunted.length > 0 ? taunted : able;
}

/** ARENA-51, ARENA-97. */
const isBarred = (state: State, ref: FighterRef): boolean =>
  state.teams[seatOf(ref)]!.last === ref || has(fighterOf(state, ref), 'dazzled');

/** ARENA-52 to 54, ARENA-R24. */
export function tagOut(state: State, ref: FighterRef, step: Context): void {
  const seat = seatOf(ref);
  const [substitute] = onBench(state, seat);
  pop(state);
  defeat(state, ref, 'tagOut', step);
  loseHype(state, seat, TAG_OUT_HYPE, 'tagOut', step);
  startActivation(state, substitute!);
  push(state, { name: 'deploying', seat, fighters: [substitute!], why: 'tagOut' });
}

// ---- Activation

export function activate(state: State, ref: FighterRef): void {
  pop(state);
  startActivation(state, ref);
}

function startActivation(state: State, fighter: FighterRef): void {
  state.teams[seatOf(fighter)]!.last = fighter;
  state.activation = {
    fighter,
    moved: false,
    combat: 'ahead',
    abilities: 0,
    damaging: false,
    used: [],
    lateDraw: false,
  };
  become(state, { name: 'activating', stage: 'states' });
}

/** Automatic, step 4 of ARENA-R16. */
export function runActivating(state: State, step: Context, frame: Named<'activating'>): void {
  const { fighter } = state.activation!;
  switch (frame.stage) {
    case 'states':
      step.emit?.({ type: 'activated', fighter });
      for (const ally of alliesOf(state, fighter)) removeState(state, ally, 'dazzled', step);
      removeState(state, fighter, 'knockedDown', step);
      frame.stage = 'triggers';
      return;
    case 'triggers':
      frame.stage = 'others';
      // A substitute may have been defeated on its way in.
      if (isInRing(state, fighter)) pushActivationTriggers(state, fighter, 'activationBegin');
      return;
    case 'others':
      frame.stage = 'over';
      if (state.options.burning === 'each') {
        for (const seat of seatsAfter(state, seatOf(fighter))) burn(state, seat, step);
      }
      return;
    case 'over':
      if (hasFallen(state)) become(state, { name: 'ending', stage: 'turn' });
      else beginMovement(state, 1, step);
  }
}

// ---- Ending phase (ARENA-R76)

/** ARENA-R74: states with a removal time of their own stay. */
const STAYING: readonly StateId[] = ['knockedDown', 'dazzled'];

/** Automatic. */
export function runEnding(state: State, step: Context, frame: Named<'ending'>): void {
  const { fighter } = state.activation!;
  switch (frame.stage) {
    case 'triggers':
      frame.stage = 'states';
      pushActivationTriggers(state, fighter, 'activationEnd');
      return;
    case 'states':
      for (const lost of [...fighterOf(state, fighter).states]) {
        if (!STAYING.includes(lost)) removeState(state, fighter, lost, step);
      }
      frame.stage = 'turn';
      return;
    case 'turn':
      endTurn(state, step);
  }
}

/** The turn passes to the next team that is still there; after the last one the round ends. */
export function endTurn(state: State, step: Context): void {
  const seat = state.active!;
  discardHand(state, seat, step);
  step.emit?.({ type: 'turnEnded', seat });
  state.active = null;
  state.activation = null;
  const next = nextInRound(state, seat);
  if (next === undefined) state.stack = [{ name: 'roundEnding', stage: 'hazards' }];
  else beginTurn(state, next, step);
}

const nextInRound = ({ order, teams }: State, seat: Seat): Seat | undefined =>
  order.slice(order.indexOf(seat) + 1).find(other => !teams[other]!.conceded);

// ---- Between rounds

/** Automatic: Ring Rules at the end of a round, then the bell. */
export function runRoundEnding(state: State, step: Context, frame: Named<'roundEnding'>): void {
  switch (frame.stage) {
    case 'hazards':
      frame.stage = 'ring';
      step.emit?.({ type: 'roundEnded', round: state.round });
      if (ringMod(state, 'rotateHazards')) rotateHazards(state, step);
      return;
    case 'ring':
      frame.stage = 'bell';
      shrink(state, step);
      return;
    case 'bell':
      if (state.round >= state.options.bellRounds) {
        finish(state, 'bell', [], step);
        return;
      }
      beginRound(state, step);
  }
}

export function beginRound(state: State, step: Context): void {
  state.round++;
  beginTurn(state, state.order.find(seat => !state.teams[seat]!.conceded)!, step);
}

/** carousel: 1 to 2 … 6 to 1. A hazard that was shifted to the middle stays there. */
function rotateHazards(state: State, step: Context): void {
  const moves = state.teams.flatMap(({ hazard, hazardZone }, seat) =>
    hazardZone === null || hazardZone === 0
      ? []
      : [{ hazard: hazardRef(seat, hazard!), to: ((hazardZone % 6) + 1) as ZoneId }],
  );
  moveHazards(state, moves, step);
}

/** countdown: those outside the smaller ring suffer Ring Out. */
function shrink(state: State, step: Context): void {
  const now = ringMod(state, 'shrink')?.at.find(({ afterRound }) => afterRound === state.round);
  if (!now) return;
  state.radius = now.radius;
  step.emit?.({ type: 'ringShrunk', radius: now.radius });
  for (const seat of state.order) {
    for (const ref of inRing(state, seat)) {
      if (radiusOf(fighterOf(state, ref).at!) > now.radius) defeat(state, ref, 'ringOut', step);
    }
  }
}
