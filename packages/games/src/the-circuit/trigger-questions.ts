/** The questions of triggers and pins: in which order, and who is pinned (D18, D19). */

import { pop } from '@roundhouse/kernel';
import { askedUnlessForced, type Chapter, isThere, type Named, type Problem, unless } from './asking.ts';
import { contentOf } from './content/packs.ts';
import type { HazardCard, HazardId, TraitId, TriggerEvent } from './content/types.ts';
import { putFirst, runTriggers } from './displacement.ts';
import { ringMod } from './fighters.ts';
import { attemptPin, runPinCheck } from './pins.ts';
import { type HazardRef, hazardOf, isHazardRef, type State, seatOf, type TriggerId } from './state.ts';

// ---- States from outside

export function isTrigger(state: State, trigger: TriggerId, on: TriggerEvent): boolean {
  const content = contentOf(state.content);
  if (trigger === 'burning') return false;
  if (trigger === 'ringRules') return on === 'enter' && ringMod(state, 'zoneEnter') !== null;
  if (isHazardRef(trigger)) {
    const { triggers = [] } = content.hazards[hazardOf(trigger)];
    return isPlaced(state, trigger) && triggers.some(one => one.on === on);
  }
  return content.traits[trigger as TraitId].triggers?.some(one => one.on === on) ?? false;
}

const isPlaced = ({ teams }: State, hazard: HazardRef): boolean => teams[seatOf(hazard)]?.hazard === hazardOf(hazard);

export const specialOf = ({ content }: State, hazard: HazardId) => contentOf(content).hazards[hazard].special;

/** Events on which a hazard does what its effects do not say. */
const SPECIAL_ON: { readonly [S in NonNullable<HazardCard['special']>]?: TriggerEvent } = {
  mirror: 'enter',
  spotlight: 'abilityUsed',
};

function isSpecial(state: State, trigger: TriggerId, on: TriggerEvent): boolean {
  if (!isHazardRef(trigger) || !isPlaced(state, trigger)) return false;
  const special = specialOf(state, hazardOf(trigger));
  return special !== undefined && SPECIAL_ON[special] === on;
}

function ofTriggers(state: State, { seat, pending, on, fighter }: Named<'triggers'>): Problem {
  if (new Set(pending).size !== pending.length) return 'a trigger is pending once';
  const isKnown = (trigger: TriggerId): boolean =>
    trigger === 'burning'
      ? on === 'activationBegin'
      : (trigger === 'ringRules' && on === 'activationEnd' && ringMod(state, 'zoneActivationEnd') !== null) ||
        isSpecial(state, trigger, on) ||
        isTrigger(state, trigger, on);
  if (!pending.every(isKnown)) return 'there is no such trigger';
  if (seat !== (state.active ?? seatOf(fighter))) return 'the active player orders them, or between turns the owner';
  const isActivation = on === 'activationBegin' || on === 'abilityUsed' || on === 'activationEnd';
  return unless(!isActivation || state.activation?.fighter === fighter, 'it is of the active fighter');
}

// ---- The questions

export const triggerQuestions: Chapter<'triggers' | 'orderingTriggers' | 'pinCheck' | 'pinning'> = {
  triggers: { run: runTriggers, over: 'automatic', stands: ofTriggers },

  orderingTriggers: {
    ...askedUnlessForced,
    rule: 'ARENA-48',
    answers: {
      order: {
        offers: (_state, _seat, { pending }) => pending.map(trigger => ({ type: 'order', trigger })),
        exact: true,
        otherwise: { rule: 'ARENA-48', key: 'notPending' },
        does: (state, _seat, { trigger }, step) => putFirst(state, trigger, step),
      },
    },
    over: ['triggers'],
    askedFromBelow: true,
  },

  pinCheck: { run: runPinCheck, over: ['combat'] },

  pinning: {
    ...askedUnlessForced,
    rule: 'ARENA-85',
    answers: {
      pin: {
        offers: (_state, _seat, { fighters }) => fighters.map(fighter => ({ type: 'pin', fighter })),
        exact: true,
        otherwise: { rule: 'ARENA-85', key: 'notPinnable' },
        does(state, _seat, { fighter }, step) {
          pop(state);
          (state.stack[state.stack.length - 1] as Named<'pinCheck'>).tried.push(fighter);
          attemptPin(state, fighter, step);
        },
      },
      noPin: {
        offers: ({ options }) => (options.pinAttempts === 'declared' ? [{ type: 'noPin' }] : []),
        exact: true,
        otherwise: { rule: 'ARENA-R57', key: 'pinIsAutomatic' },
        does(state) {
          pop(state);
          pop(state);
        },
      },
    },
    over: ['pinCheck'],
    askedFromBelow: true,
    stands: isThere,
  },
};
