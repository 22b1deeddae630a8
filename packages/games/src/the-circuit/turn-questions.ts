/** The questions of the Beginning phase and of movement: who returns, who is activated, where it goes (D6 to D9). */

import { pop, type Seat } from '@roundhouse/kernel';
import { type Asked, askedUnlessForced, type Reason } from './asking.ts';
import { activationOf } from './combat.ts';
import { fighterOf, has, inRing, isFree, onBench } from './fighters.ts';
import { DIRECTIONS, neighbour } from './hex.ts';
import {
  canVault,
  hasStepsToVault,
  isOutside,
  isSomebodyNext,
  landing,
  move,
  stepDirections,
  stop,
} from './movement.ts';
import { stands } from './stands.ts';
import { cardOf, type FighterRef, type State, seatOf } from './state.ts';
import { activate, bringBack, eligible, tagOut } from './turns.ts';

const isOneOf = (seat: Seat, fighter: FighterRef, { teams }: State): boolean =>
  seatOf(fighter) === seat && teams[seat]!.fighters.some(({ card }) => card === cardOf(fighter));

const NOT_YOURS = { rule: 'ARENA-50', key: 'notYours' } as const;
const notYours = (state: State, seat: Seat, { fighter }: { fighter: FighterRef }): boolean =>
  !isOneOf(seat, fighter, state);
const isOnBench = (state: State, _seat: Seat, { fighter }: { fighter: FighterRef }): boolean =>
  fighterOf(state, fighter).at === null;

// ---- Beginning phase: D6 to D8

export const RETURNING: Asked<'returning'> = {
  ...askedUnlessForced,
  rule: 'ARENA-41',
  answers: {
    return: {
      offers: (state, seat) => onBench(state, seat).map(fighter => ({ type: 'return', fighter })),
      exact: true,
      forbids: [
        { ...NOT_YOURS, if: notYours },
        { rule: 'ARENA-41', key: 'notOnBench', if: (state, seat, move) => !isOnBench(state, seat, move) },
      ],
      does(state, _seat, { fighter }) {
        pop(state);
        bringBack(state, fighter);
      },
    },
  },
  stands: stands.returning,
};

const activateReasons: readonly Reason<'activate', 'choosingFighter'>[] = [
  { ...NOT_YOURS, if: notYours },
  { rule: 'ARENA-43', key: 'onBench', if: isOnBench },
  { rule: 'ARENA-51', key: 'lastActivated', if: (state, seat, { fighter }) => state.teams[seat]!.last === fighter },
  { rule: 'ARENA-97', key: 'dazzled', if: (state, _seat, { fighter }) => has(fighterOf(state, fighter), 'dazzled') },
  {
    rule: 'ARENA-96',
    key: 'tauntedFirst',
    if: (state, seat, { fighter }) => !eligible(state, seat).includes(fighter),
    values: (state, seat) => ({ fighter: fighterOf(state, eligible(state, seat)[0]!).card }),
  },
];

export const CHOOSING_FIGHTER: Asked<'choosingFighter'> = {
  ...askedUnlessForced,
  rule: 'ARENA-50',
  answers: {
    activate: {
      offers: (state, seat) => eligible(state, seat).map(fighter => ({ type: 'activate', fighter })),
      exact: true,
      forbids: activateReasons,
      does: (state, _seat, { fighter }) => activate(state, fighter),
    },
  },
  stands: stands.choosingFighter,
};

export const TAGGING_OUT: Asked<'taggingOut'> = {
  ...askedUnlessForced,
  rule: 'ARENA-52',
  answers: {
    tagOut: {
      offers: (state, seat) => inRing(state, seat).map(fighter => ({ type: 'tagOut', fighter })),
      exact: true,
      forbids: [
        { ...NOT_YOURS, if: notYours },
        { rule: 'ARENA-52', key: 'onBench', if: isOnBench },
      ],
      does: (state, _seat, { fighter }, step) => tagOut(state, fighter, step),
    },
  },
  stands: stands.taggingOut,
};

// ---- Movement phases: D9

const atActive = (state: State) => fighterOf(state, activationOf(state).fighter).at!;

const stepReasons: readonly Reason<'step', 'moving'>[] = [
  {
    rule: 'ARENA-R28',
    key: 'noStepsLeft',
    if: (_state, _seat, _move, { steps, limit }) => steps >= limit,
    values: (_state, _seat, _move, { steps, limit }) => ({ steps, limit }),
  },
  {
    rule: 'ARENA-42',
    key: 'outsideRing',
    if: (state, _seat, { dir }) => isOutside(state, neighbour(atActive(state), dir)),
  },
  {
    rule: 'ARENA-R27',
    key: 'occupied',
    if: (state, _seat, { dir }) => !isFree(state, neighbour(atActive(state), dir)),
  },
];

const vaultReasons: readonly Reason<'vault', 'moving'>[] = [
  { rule: 'ARENA-64', key: 'noVault', if: state => !canVault(state) },
  {
    rule: 'ARENA-R28',
    key: 'noStepsLeft',
    if: (_state, _seat, _move, frame) => !hasStepsToVault(frame),
    values: (_state, _seat, _move, { steps, limit }) => ({ steps, limit }),
  },
  { rule: 'ARENA-64', key: 'nobodyToVault', if: (state, _seat, { dir }) => !isSomebodyNext(state, dir) },
  { rule: 'ARENA-42', key: 'outsideRing', if: (state, _seat, { dir }) => isOutside(state, landing(state, dir)) },
  { rule: 'ARENA-R27', key: 'occupied', if: (state, _seat, { dir }) => !isFree(state, landing(state, dir)) },
];

export const MOVING: Asked<'moving'> = {
  ...askedUnlessForced,
  rule: 'ARENA-55',
  answers: {
    step: {
      offers: (state, _seat, frame) => stepDirections(state, frame).map(dir => ({ type: 'step', dir })),
      exact: true,
      forbids: stepReasons,
      does: (state, _seat, { dir }, step) => move(state, neighbour(atActive(state), dir)!, 'step', step),
    },
    vault: {
      offers: state => (canVault(state) ? DIRECTIONS.map(dir => ({ type: 'vault', dir })) : []),
      forbids: vaultReasons,
      does: (state, _seat, { dir }, step) => move(state, landing(state, dir)!, 'vault', step),
    },
    stop: { offers: () => [{ type: 'stop' }], does: (state, _seat, _move, step) => stop(state, step) },
  },
  stands: stands.moving,
};
