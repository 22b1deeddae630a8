/** The questions that effects ask: their order, Dodges, Pushes, reactions, hazards (D14 to D17, D20). */

import { type Forbids, pop } from '@roundhouse/kernel';
import {
  type AnswerTo,
  askedUnlessForced,
  below,
  type Chapter,
  type Named,
  ofActive,
  type Problem,
  unless,
} from './asking.ts';
import { type TriggerEvent, whoOf } from './content/types.ts';
import { moveHazards, shifts } from './displacement.ts';
import { applyEffect, groupsOf, resolve, singlesOf } from './effects.ts';
import { areEnemies, canDodge, fighterOf, isFree, printed, reactionOf, traitOf } from './fighters.ts';
import { DIRECTIONS, type Hex, neighbour } from './hex.ts';
import { isOutside } from './movement.ts';
import { dodge, freeDirections, isAtTheEdge, pushTo, redirect, runPushedOn, runPushing, sidestep } from './pushes.ts';
import { type FighterRef, type Resolving, type State, seatOf } from './state.ts';
import { isTrigger, specialOf } from './trigger-questions.ts';

/** The rules that bar spaces outside the ring and occupied ones. */
interface Rules {
  readonly outside: string;
  readonly occupied: string;
}
const OF_DODGE: Rules = { outside: 'ARENA-R49', occupied: 'ARENA-R47' };
const OF_PUSH: Rules = { outside: 'ARENA-R48', occupied: 'ARENA-R48' };

type Going = { readonly dir: string };
type OfFighter = { readonly fighter: FighterRef };

/** The space it names, null beyond the board; undefined if it names none. */
function goal(state: State, { dir }: Going, { fighter }: OfFighter): Hex | null | undefined {
  const direction = DIRECTIONS.find(one => one === dir);
  return direction && neighbour(fighterOf(state, fighter).at!, direction);
}

/** Why a fighter cannot go there by a Dodge, a Push or a reaction. */
const againstGoing = ({ outside, occupied }: Rules): readonly Forbids<State, Going, OfFighter>[] => [
  {
    rule: outside,
    key: 'outsideRing',
    if(state, _seat, move, frame) {
      const to = goal(state, move, frame);
      return to !== undefined && isOutside(state, to);
    },
  },
  {
    rule: occupied,
    key: 'occupied',
    if(state, _seat, move, frame) {
      const to = goal(state, move, frame);
      return to !== undefined && !isFree(state, to);
    },
  },
];

const reacting = <Name extends 'redirecting' | 'sidestepping'>(
  rules: Rules,
  does: AnswerTo<Name, 'react'>['does'],
): AnswerTo<Name, 'react'> => ({
  offers: (state, _seat, frame: OfFighter) =>
    [...freeDirections(state, frame.fighter), 'none' as const].map(dir => ({ type: 'react', dir })),
  exact: true,
  forbids: againstGoing(rules),
  does,
});

// ---- States from outside

const effectsIn = (state: State, frame: Named<'resolving'>) => groupsOf(state, frame)[frame.group] ?? [];

/** Whether the thing that is being carried out is printed somewhere, and so much of it is left. */
function ofResolving(state: State, frame: Named<'resolving'>): Problem {
  const wrong = ofSource(state, frame);
  if (wrong !== null) return wrong;
  const groups = groupsOf(state, frame);
  if (frame.group >= groups.length) return 'there is no such group';
  // Weapon racks may have added damage.
  const racks = state.teams.filter(({ hazard }) => hazard !== null && specialOf(state, hazard) === 'weaponRack').length;
  const most = effectsIn(state, frame).map(effect => singlesOf(effect) + (effect.k === 'damage' ? racks : 0));
  const isFine = frame.left.length === most.length && frame.left.every((left, i) => left <= most[i]!);
  return unless(isFine, 'there must be a number for each effect, and no more than is printed');
}

function ofSource(state: State, frame: Named<'resolving'>): Problem {
  const { source, user, target, ally } = frame;
  if (source.kind === 'trigger') return unless(isTrigger(state, source.trigger, source.on), 'there is no such trigger');
  if (state.activation?.fighter !== user) return 'the active fighter is who uses it';
  if (ally !== null && areEnemies(user, ally)) return 'it cannot have that ally';
  const under = below(state, frame, 'afterUse', 'pinCheck');
  if (source.kind === 'trait') {
    const isActive = traitOf(state, source.trait).active !== undefined && target === null;
    return unless(isActive && under.name === 'pinCheck', 'there is no such active trait');
  }
  const ability = printed(state, user).abilities.find(({ id }) => id === source.ability);
  if (!ability) return 'the active fighter has no such ability';
  const isTarget = typeof ability.target === 'object' ? target !== null && areEnemies(user, target) : target === null;
  if (!isTarget) return 'it cannot have that target';
  const isFollowed = under.name === 'afterUse' && under.stage === 'win' && under.target === target;
  return unless(isFollowed, 'what comes after its use must be under it');
}

/** Who is dodging, Pushed or asked about a hazard must be named so by an effect of the group. */
function ofEffect(state: State, frame: Named<'dodging' | 'shifting'>): Problem {
  const resolving = below(state, frame, 'resolving');
  const isPrinted = effectsIn(state, resolving).some(effect => {
    if (frame.name === 'shifting') return effect.k === 'shiftHazard';
    const named = effect.k === 'dodge' && (whoOf(effect) === 'ally' ? resolving.ally : resolving.user);
    return frame.fighter === named && canDodge(state, frame.fighter);
  });
  return ofActive(state, frame) ?? unless(isPrinted, 'no effect asks for it');
}

function ofPushed(state: State, frame: Named<'choosingPush' | 'redirecting'>): Problem {
  const { fighter } = frame;
  const pushing = below(state, frame, 'pushing');
  const resolving = below(state, pushing, 'resolving');
  const isPushed = effectsIn(state, resolving).some(
    effect => effect.k === 'push' && (whoOf(effect) !== 'target' || fighter === resolving.target),
  );
  const isThere = fighterOf(state, fighter).at !== null && areEnemies(resolving.user, fighter);
  return unless(isPushed && isThere && pushing.seat === state.active, 'nothing Pushes this fighter');
}

function ofReaction(state: State, frame: Named<'redirecting' | 'sidestepping'>, on: TriggerEvent): Problem {
  const { seat, fighter, trait } = frame;
  if (seatOf(fighter) !== seat || seat === state.active) return 'the owner of the fighter is asked';
  const isReady = fighterOf(state, fighter).at !== null && reactionOf(state, fighter, on) === trait;
  return unless(isReady, 'the fighter has no such reaction left');
}

function ofSidestepping(state: State, frame: Named<'sidestepping'>): Problem {
  const { target, stage } = below(state, frame, 'afterUse');
  const isTarget = target === frame.fighter && stage === 'pins' && canDodge(state, frame.fighter);
  return (
    ofReaction(state, frame, 'targetedByEnemyAbilityResolved') ??
    unless(isTarget, 'the target of the ability may step aside')
  );
}

// ---- The questions

export const effectQuestions: Chapter<
  | 'resolving'
  | 'choosingEffect'
  | 'dodging'
  | 'pushing'
  | 'choosingPush'
  | 'redirecting'
  | 'pushedOn'
  | 'shifting'
  | 'sidestepping'
> = {
  resolving: { run: resolve, over: 'automatic', stands: ofResolving },

  choosingEffect: {
    ...askedUnlessForced,
    rule: 'ARENA-75',
    answers: {
      effect: {
        offers: (_state, _seat, { choices }) => choices.map(index => ({ type: 'effect', index })),
        exact: true,
        otherwise: { rule: 'ARENA-75', key: 'noSuchEffect' },
        does(state, _seat, { index }, step) {
          pop(state);
          applyEffect(state, index, step, state.stack[state.stack.length - 1] as Resolving);
        },
      },
    },
    over: ['resolving'],
    askedFromBelow: true,
  },

  dodging: {
    ...askedUnlessForced,
    rule: 'ARENA-81',
    answers: {
      dodge: {
        offers: (state, _seat, { fighter }) =>
          [...freeDirections(state, fighter), 'none' as const].map(dir => ({ type: 'dodge', dir })),
        exact: true,
        forbids: againstGoing(OF_DODGE),
        does: (state, _seat, { dir }, step, { fighter }) => dodge(state, fighter, dir, step),
      },
    },
    over: ['resolving'],
    stands: ofEffect,
  },

  pushing: { run: runPushing, over: ['resolving'] },

  choosingPush: {
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
          ...againstGoing(OF_PUSH),
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
    over: ['pushing'],
    stands: (state, frame) => ofActive(state, frame) ?? ofPushed(state, frame),
  },

  redirecting: {
    ...askedUnlessForced,
    rule: 'ARENA-R53',
    answers: { react: reacting(OF_PUSH, (state, _seat, { dir }, step, frame) => redirect(state, dir, step, frame)) },
    over: ['pushing'],
    stands: (state, frame) => ofReaction(state, frame, 'aboutToBePushed') ?? ofPushed(state, frame),
  },

  pushedOn: { run: runPushedOn, over: ['pushing'] },

  shifting: {
    ...askedUnlessForced,
    rule: 'ARENA-17',
    answers: {
      shift: {
        offers: state => shifts(state).map(shift => ({ type: 'shift', ...shift })),
        exact: true,
        otherwise: { rule: 'ARENA-17', key: 'cannotShift' },
        does(state, _seat, { hazard, zone }, step) {
          pop(state);
          moveHazards(state, [{ hazard, to: zone }], step);
        },
      },
      noShift: { offers: () => [{ type: 'noShift' }], does: state => pop(state) },
    },
    over: ['resolving'],
    stands: ofEffect,
  },

  sidestepping: {
    ...askedUnlessForced,
    rule: 'ARENA-R53',
    answers: { react: reacting(OF_DODGE, (state, _seat, { dir }, step, frame) => sidestep(state, dir, step, frame)) },
    over: ['afterUse'],
    stands: ofSidestepping,
  },
};
