/** The questions that effects ask: their order, Dodges, Pushes, reactions, hazards, triggers and pins (D14 to D20). */

import { pop } from '@roundhouse/kernel';
import { type AnswerTo, type Asked, askedUnlessForced, type Named, type Reason } from './asking.ts';
import { moveHazards, putFirst, shifts } from './displacement.ts';
import { applyEffect } from './effects.ts';
import { fighterOf, isFree } from './fighters.ts';
import { DIRECTIONS, neighbour } from './hex.ts';
import { isOutside } from './movement.ts';
import { attemptPin } from './pins.ts';
import { dodge, freeDirections, isAtTheEdge, pushTo, redirect, sidestep } from './pushes.ts';
import { stands } from './stands.ts';
import { type FighterRef, type Frame, type Resolving, type State, seatOf } from './state.ts';

// ---- Effects: D14 to D17, D20

export const CHOOSING_EFFECT: Asked<'choosingEffect'> = {
  ...askedUnlessForced,
  rule: 'ARENA-75',
  answers: {
    effect: {
      offers: (_state, _seat, { choices }) => choices.map(index => ({ type: 'effect', index })),
      exact: true,
      forbids: [
        {
          rule: 'ARENA-75',
          key: 'noSuchEffect',
          if: (_state, _seat, { index }, { choices }) => !choices.includes(index),
        },
      ],
      does(state, _seat, { index }, step) {
        pop(state);
        applyEffect(state, index, step, state.stack[state.stack.length - 1] as Resolving);
      },
    },
  },
  stands: stands.choosingEffect,
};

/** The rules that bar spaces outside the ring and occupied ones. */
interface Rules {
  readonly outside: string;
  readonly occupied: string;
}
const OF_DODGE: Rules = { outside: 'ARENA-R49', occupied: 'ARENA-R47' };
const OF_PUSH: Rules = { outside: 'ARENA-R48', occupied: 'ARENA-R48' };

/** Why a fighter cannot go there by a Dodge, a Push or a reaction. */
const displacementReasons = <Type extends 'dodge' | 'push' | 'react', Name extends Frame['name']>(
  rules: Rules,
): readonly Reason<Type, Name>[] => {
  type Where = { dir: string };
  const next = (state: State, move: unknown, frame: unknown) => {
    const { dir } = move as Where;
    const direction = DIRECTIONS.find(one => one === dir);
    return direction && neighbour(fighterOf(state, (frame as { fighter: FighterRef }).fighter).at!, direction);
  };
  return [
    {
      rule: rules.outside,
      key: 'outsideRing',
      if: (state, _seat, move, frame) => {
        const to = next(state, move, frame);
        return to !== undefined && isOutside(state, to);
      },
    },
    {
      rule: rules.occupied,
      key: 'occupied',
      if: (state, _seat, move, frame) => {
        const to = next(state, move, frame);
        return to !== undefined && !isFree(state, to);
      },
    },
  ];
};

export const DODGING: Asked<'dodging'> = {
  ...askedUnlessForced,
  rule: 'ARENA-81',
  answers: {
    dodge: {
      offers: (state, _seat, { fighter }) =>
        [...freeDirections(state, fighter), 'none' as const].map(dir => ({ type: 'dodge', dir })),
      exact: true,
      forbids: displacementReasons<'dodge', 'dodging'>(OF_DODGE),
      does: (state, _seat, { dir }, step, { fighter }) => dodge(state, fighter, dir, step),
    },
  },
  stands: stands.dodging,
};

export const CHOOSING_PUSH: Asked<'choosingPush'> = {
  ...askedUnlessForced,
  rule: 'ARENA-84',
  answers: {
    push: {
      offers(state, seat, { fighter }) {
        const out = seat !== seatOf(fighter) && isAtTheEdge(state, fighter) ? (['out'] as const) : [];
        return [...freeDirections(state, fighter), ...out].map(dir => ({ type: 'push', dir }));
      },
      exact: true,
      forbids: [
        ...displacementReasons<'push', 'choosingPush'>(OF_PUSH),
        {
          rule: 'ARENA-R48',
          key: 'notAtTheEdge',
          if: (state, _seat, { dir }, { fighter }) => dir === 'out' && !isAtTheEdge(state, fighter),
        },
        {
          rule: 'ARENA-R49',
          key: 'ownFighterOut',
          if: (_state, seat, { dir }, { fighter }) => dir === 'out' && seatOf(fighter) === seat,
        },
      ],
      does: (state, _seat, { dir }, step, { fighter }) => pushTo(state, fighter, dir, step),
    },
  },
  stands: stands.choosingPush,
};

const reacting = <Name extends 'redirecting' | 'sidestepping'>(
  rules: Rules,
  does: AnswerTo<Name, 'react'>['does'],
): AnswerTo<Name, 'react'> => ({
  offers: (state, _seat, frame) =>
    [...freeDirections(state, (frame as { fighter: FighterRef }).fighter), 'none' as const].map(dir => ({
      type: 'react',
      dir,
    })),
  exact: true,
  forbids: displacementReasons<'react', Name>(rules),
  does,
});

export const REDIRECTING: Asked<'redirecting'> = {
  ...askedUnlessForced,
  rule: 'ARENA-R53',
  answers: { react: reacting(OF_PUSH, (state, _seat, { dir }, step, frame) => redirect(state, dir, step, frame)) },
  stands: stands.redirecting,
};

export const SIDESTEPPING: Asked<'sidestepping'> = {
  ...askedUnlessForced,
  rule: 'ARENA-R53',
  answers: { react: reacting(OF_DODGE, (state, _seat, { dir }, step, frame) => sidestep(state, dir, step, frame)) },
  stands: stands.sidestepping,
};

export const SHIFTING: Asked<'shifting'> = {
  ...askedUnlessForced,
  rule: 'ARENA-17',
  answers: {
    shift: {
      offers: state => shifts(state).map(shift => ({ type: 'shift', ...shift })),
      exact: true,
      forbids: [
        {
          rule: 'ARENA-17',
          key: 'cannotShift',
          if: (state, _seat, { hazard, zone }) =>
            !shifts(state).some(shift => shift.hazard === hazard && shift.zone === zone),
        },
      ],
      does(state, _seat, { hazard, zone }, step) {
        pop(state);
        moveHazards(state, [{ hazard, to: zone }], step);
      },
    },
    noShift: { offers: () => [{ type: 'noShift' }], does: state => pop(state) },
  },
  stands: stands.shifting,
};

// ---- Triggers and pins: D18, D19

export const ORDERING_TRIGGERS: Asked<'orderingTriggers'> = {
  ...askedUnlessForced,
  rule: 'ARENA-48',
  answers: {
    order: {
      offers: (_state, _seat, { pending }) => pending.map(trigger => ({ type: 'order', trigger })),
      exact: true,
      forbids: [
        {
          rule: 'ARENA-48',
          key: 'notPending',
          if: (_state, _seat, { trigger }, { pending }) => !pending.includes(trigger),
        },
      ],
      does: (state, _seat, { trigger }, step) => putFirst(state, trigger, step),
    },
  },
  stands: stands.orderingTriggers,
};

export const PINNING: Asked<'pinning'> = {
  ...askedUnlessForced,
  rule: 'ARENA-85',
  answers: {
    pin: {
      offers: (_state, _seat, { fighters }) => fighters.map(fighter => ({ type: 'pin', fighter })),
      exact: true,
      forbids: [
        {
          rule: 'ARENA-85',
          key: 'notPinnable',
          if: (_state, _seat, { fighter }, { fighters }) => !fighters.includes(fighter),
        },
      ],
      does(state, _seat, { fighter }, step) {
        pop(state);
        (state.stack[state.stack.length - 1] as Named<'pinCheck'>).tried.push(fighter);
        attemptPin(state, fighter, step);
      },
    },
    noPin: {
      offers: ({ options }) => (options.pinAttempts === 'declared' ? [{ type: 'noPin' }] : []),
      exact: true,
      forbids: [{ rule: 'ARENA-R57', key: 'pinIsAutomatic', if: ({ options }) => options.pinAttempts === 'automatic' }],
      does(state) {
        pop(state);
        pop(state);
      },
    },
  },
  stands: stands.pinning,
};
