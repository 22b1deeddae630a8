/** The questions of the Beginning phase and of movement: who returns, who is activated, where it goes (D6 to D9). */

import { type Forbids, pop, type Seat } from '@roundhouse/kernel';
import {
  AT_THE_BOTTOM,
  askedUnlessForced,
  type Chapter,
  inActivation,
  isThere,
  type Named,
  type Problem,
  unless,
} from './asking.ts';
import { activationOf } from './combat.ts';
import { baseSpeed, fighterOf, has, inRing, isFree, onBench } from './fighters.ts';
import { DIRECTIONS, neighbour } from './hex.ts';
import {
  canVault,
  hasStepsToVault,
  isOutside,
  isSomebodyNext,
  landing,
  move,
  runMovement,
  stepDirections,
  stop,
} from './movement.ts';
import { cardOf, type FighterRef, type State, seatOf } from './state.ts';
import {
  activate,
  bringBack,
  eligible,
  runActivating,
  runBeginning,
  runEnding,
  runRoundEnding,
  tagOut,
} from './turns.ts';

type OfFighter = { readonly fighter: FighterRef };

const notYours: Forbids<State, OfFighter, unknown> = {
  rule: 'ARENA-50',
  key: 'notYours',
  if: ({ teams }, seat, { fighter }) =>
    seatOf(fighter) !== seat || !teams[seat]!.fighters.some(({ card }) => card === cardOf(fighter)),
};
const isOnBench = (state: State, _seat: Seat, { fighter }: OfFighter): boolean => fighterOf(state, fighter).at === null;

// ---- States from outside

/** ARENA-R16, ARENA-R18: vacancies are filled before anybody is activated. */
const withoutVacancies = ({ teams }: State, { seat }: Named<'choosingFighter' | 'taggingOut'>): Problem =>
  unless(teams[seat]!.vacancies.length === 0, 'vacancies are filled first');

/** ARENA-R28, ARENA-59. */
function ofMovement(state: State, frame: Named<'movement'>): Problem {
  const { phase, steps, base } = frame;
  const wrong = inActivation(phase === 1 ? 'ahead' : 'over')(state);
  if (wrong !== null) return wrong;
  const { fighter, moved } = activationOf(state);
  const hasMoved = phase === 1 && steps > 0;
  if (moved !== hasMoved) return `activation.moved must be ${hasMoved}`;
  const speed = baseSpeed(state, fighter);
  return unless(base === speed, `base must be ${speed}: SPD without states`);
}

const atActive = (state: State) => fighterOf(state, activationOf(state).fighter).at!;

export const turnQuestions: Chapter<
  | 'beginning'
  | 'returning'
  | 'choosingFighter'
  | 'taggingOut'
  | 'activating'
  | 'movement'
  | 'moving'
  | 'ending'
  | 'roundEnding'
> = {
  // ---- Beginning phase: D6 to D8

  beginning: {
    run: runBeginning,
    over: AT_THE_BOTTOM,
    stands: ({ active, activation }) =>
      unless(active !== null && activation === null, 'it is somebody’s turn, and no fighter is active yet'),
  },

  returning: {
    ...askedUnlessForced,
    rule: 'ARENA-41',
    answers: {
      return: {
        offers: (state, seat) => onBench(state, seat).map(fighter => ({ type: 'return', fighter })),
        exact: true,
        forbids: [notYours],
        otherwise: { rule: 'ARENA-41', key: 'notOnBench' },
        does(state, _seat, { fighter }) {
          pop(state);
          bringBack(state, fighter);
        },
      },
    },
    over: ['beginning'],
    askedFromBelow: true,
  },

  choosingFighter: {
    ...askedUnlessForced,
    rule: 'ARENA-50',
    answers: {
      activate: {
        offers: (state, seat) => eligible(state, seat).map(fighter => ({ type: 'activate', fighter })),
        exact: true,
        forbids: [
          notYours,
          { rule: 'ARENA-43', key: 'onBench', if: isOnBench },
          {
            rule: 'ARENA-51',
            key: 'lastActivated',
            if: (state, seat, { fighter }) => state.teams[seat]!.last === fighter,
          },
          {
            rule: 'ARENA-97',
            key: 'dazzled',
            if: (state, _seat, { fighter }) => has(fighterOf(state, fighter), 'dazzled'),
          },
        ],
        otherwise: {
          rule: 'ARENA-96',
          key: 'tauntedFirst',
          values: (state, seat) => ({ fighter: fighterOf(state, eligible(state, seat)[0]!).card }),
        },
        does: (state, _seat, { fighter }) => activate(state, fighter),
      },
    },
    over: ['beginning'],
    askedFromBelow: true,
    stands: withoutVacancies,
  },

  taggingOut: {
    ...askedUnlessForced,
    rule: 'ARENA-52',
    answers: {
      tagOut: {
        offers: (state, seat) => inRing(state, seat).map(fighter => ({ type: 'tagOut', fighter })),
        exact: true,
        forbids: [notYours, { rule: 'ARENA-52', key: 'onBench', if: isOnBench }],
        does: (state, _seat, { fighter }, step) => tagOut(state, fighter, step),
      },
    },
    over: ['beginning'],
    askedFromBelow: true,
    stands: withoutVacancies,
  },

  activating: { run: runActivating, over: AT_THE_BOTTOM, stands: inActivation('ahead') },

  // ---- Movement phases: D9

  movement: { run: runMovement, over: AT_THE_BOTTOM, stands: ofMovement },

  moving: {
    ...askedUnlessForced,
    rule: 'ARENA-55',
    answers: {
      step: {
        offers: (state, _seat, frame) => stepDirections(state, frame).map(dir => ({ type: 'step', dir })),
        exact: true,
        forbids: [
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
        ],
        does: (state, _seat, { dir }, step) => move(state, neighbour(atActive(state), dir)!, 'step', step),
      },
      vault: {
        offers: state => (canVault(state) ? DIRECTIONS.map(dir => ({ type: 'vault', dir })) : []),
        forbids: [
          { rule: 'ARENA-64', key: 'noVault', if: state => !canVault(state) },
          {
            rule: 'ARENA-R28',
            key: 'noStepsLeft',
            if: (_state, _seat, _move, frame) => !hasStepsToVault(frame),
            values: (_state, _seat, _move, { steps, limit }) => ({ steps, limit }),
          },
          { rule: 'ARENA-64', key: 'nobodyToVault', if: (state, _seat, { dir }) => !isSomebodyNext(state, dir) },
          {
            rule: 'ARENA-42',
            key: 'outsideRing',
            if: (state, _seat, { dir }) => isOutside(state, landing(state, dir)),
          },
          { rule: 'ARENA-R27', key: 'occupied', if: (state, _seat, { dir }) => !isFree(state, landing(state, dir)) },
        ],
        does: (state, _seat, { dir }, step) => move(state, landing(state, dir)!, 'vault', step),
      },
      stop: { offers: () => [{ type: 'stop' }], does: (state, _seat, _move, step) => stop(state, step) },
    },
    over: ['movement'],
    askedFromBelow: true,
    stands: isThere,
  },

  // ---- End phase

  ending: { run: runEnding, over: AT_THE_BOTTOM, stands: inActivation('over') },
  roundEnding: { run: runRoundEnding, over: AT_THE_BOTTOM },
};
