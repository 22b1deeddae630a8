/** Which frames can stand on a state: those that the rules would have put there, with what they would have asked. */

import { copyPlain, type Seat, type Step, samePlain } from '@roundhouse/kernel';
import { activationOf, alliesFor, hasTarget, isPayable, runCombat, targetsOf } from './combat.ts';
import { contentOf } from './content/packs.ts';
import { teamProblems } from './content/teams.ts';
import {
  type Ability,
  type ActiveTrait,
  type HazardCard,
  type HazardId,
  type TraitId,
  type TriggerEvent,
  whoOf,
} from './content/types.ts';
import { runTriggers } from './displacement.ts';
import { canJoinInOrder } from './drafts.ts';
import { groupsOf, resolve, singlesOf } from './effects.ts';
import {
  areEnemies,
  baseSpeed,
  canDodge,
  fighterOf,
  printed,
  reactionOf,
  ringMod,
  traitOf,
  traitsOf,
} from './fighters.ts';
import { runMovement } from './movement.ts';
import { runPinCheck } from './pins.ts';
import { playing, runSettingUp } from './setup.ts';
import {
  type Activation,
  type Event,
  type FighterRef,
  type Frame,
  type HazardRef,
  hazardOf,
  isHazardRef,
  type State,
  seatOf,
  type TriggerId,
} from './state.ts';
import { runBeginning } from './turns.ts';
import { isQuestion } from './validate-state.ts';

type Name = Frame['name'];
type Named<N extends Name> = Extract<Frame, { name: N }>;
type Seated = { readonly seat: Seat };
type Problem = string | null;

const unless = (holds: boolean, problem: string): Problem => (holds ? null : problem);

/** The frame under this one. `BELOW` has been checked, so that it is of a known kind. */
const below = <N extends Name>({ stack }: State, frame: Frame, _name: N): Named<N> =>
  stack[stack.indexOf(frame) - 1] as Named<N>;

// ---- Questions that the frame under them asks whenever it comes to the top

type Asks = (state: State, step: Step<Event>, frame: never) => void;
const ASKS: { readonly [N in Name]?: Asks } = {
  settingUp: runSettingUp,
  beginning: runBeginning,
  movement: runMovement,
  combat: runCombat,
  resolving: resolve,
  triggers: runTriggers,
  pinCheck: runPinCheck,
};

// Whatever asks draws nothing.
const SILENT: Step<Event> = { chance: null as never, seal: () => {} };

/** What is asked must be what the rules ask in its place. */
function isAskedNow(state: State, _frame: Frame): Problem {
  const copy = copyPlain(state);
  copy.stack.pop();
  const under = copy.stack.at(-1)!;
  ASKS[under.name]!(copy, SILENT, under as never);
  if (samePlain(copy.stack, state.stack)) return null;
  const top = copy.stack.at(-1);
  return top && isQuestion(top.name) ? `the rules would ask ${JSON.stringify(top)}` : 'it is not asked now';
}

// ---- Set-up

/** ARENA-R4: everybody chooses at once; with unique fighters whoever comes after those that have chosen. */
const isTheirTurn = ({ options }: State, { committed }: Named<'choosingTeams'>, before: readonly Seat[]): boolean =>
  !options.uniqueFighters || before.every(seat => committed[seat] !== null);

function ofChoosing(state: State, frame: Named<'choosingTeams'>): Problem {
  const { asked, drafts, committed } = frame;
  const seats = state.teams.length;
  if ([asked, drafts, committed].some(({ length }) => length !== seats)) return 'there is one place a seat';
  if (asked.some((is, seat) => is && state.teams[seat]!.conceded)) return 'who has left is not asked';
  const askedNow = playing(state).filter((_, place, seats) => isTheirTurn(state, frame, seats.slice(0, place)));
  if (askedNow.some(seat => !asked[seat]) || askedNow.length !== asked.filter(is => is).length) {
    return `asked must be seats ${askedNow.join(', ')}`;
  }
  if (committed.some((team, seat) => team !== null && !asked[seat])) return 'who has chosen was asked';
  const isLegal = committed.every(
    team => team === null || teamProblems(contentOf(state.content), team, state.options).length === 0,
  );
  if (!isLegal) return 'committed teams must be legal';
  const isFine = drafts.every((draft, seat) => draft.length === 0 || (asked[seat] && committed[seat] === null));
  if (!isFine) return 'only those who are choosing have a draft';
  return unless(
    drafts.every(draft => canJoinInOrder(state, draft, frame)),
    'no team can be made of a draft',
  );
}

const inSetUp = ({ ringRules, round }: State): Problem =>
  unless(ringRules !== null && round === 0, 'only in the set-up');

function ofDeployment(state: State, frame: Named<'choosingSpace'>): Problem {
  const { seat, fighter, why } = frame;
  const deploying = below(state, frame, 'deploying');
  const coming = [fighter, ...deploying.fighters];
  if (deploying.seat !== seat || deploying.why !== why) return 'it is asked for those who are being deployed';
  const isHome = coming.every(ref => seatOf(ref) === seat && fighterOf(state, ref).at === null);
  if (!isHome || new Set(coming).size !== coming.length) return 'it is asked for one’s own fighters on the Bench';
  return unless(state.teams[seat]!.zone !== null, 'the team has no deployment zone');
}

// ---- Beginning and movement

const ofActive = (state: State, { seat }: Seated): Problem =>
  unless(state.active === seat, 'only the active player is asked');

const ofBeginning = ({ active, activation }: State): Problem =>
  unless(active !== null && activation === null, 'it is somebody’s turn, and no fighter is active yet');

/** ARENA-R16, ARENA-R18: vacancies are filled before anybody is activated. */
const ofChoosingFighter = (state: State, frame: Named<'choosingFighter' | 'taggingOut'>): Problem =>
  isAskedNow(state, frame) ?? unless(state.teams[frame.seat]!.vacancies.length === 0, 'vacancies are filled first');

const inActivation =
  (...combat: readonly Activation['combat'][]) =>
  (state: State, frame: Frame): Problem => {
    const { activation } = state;
    if (activation === null) return 'a fighter must be active';
    if (!combat.includes(activation.combat)) return `activation.combat must be '${combat[0]}'`;
    const isThere = !isQuestion(frame.name) || fighterOf(state, activation.fighter).at !== null;
    return unless(isThere, 'the active fighter is in the ring');
  };

/** ARENA-R28, ARENA-59. */
function ofMovement(state: State, frame: Named<'movement'>): Problem {
  const { phase, steps, base } = frame;
  const wrong = inActivation(phase === 1 ? 'ahead' : 'over')(state, frame);
  if (wrong !== null) return wrong;
  const { fighter, moved } = activationOf(state);
  const hasMoved = phase === 1 && steps > 0;
  if (moved !== hasMoved) return `activation.moved must be ${hasMoved}`;
  const speed = baseSpeed(state, fighter);
  return unless(base === speed, `base must be ${speed}: SPD without states`);
}

const ofMoving = (state: State, frame: Named<'moving'>): Problem =>
  inActivation('ahead', 'over')(state, frame) ?? isAskedNow(state, frame);

// ---- Combat

const inCombat = inActivation('on');

const ofCombat = (state: State, frame: Named<'combat'>): Problem =>
  inCombat(state, frame) ?? unless(frame.stage === 'use', "combat is at 'use' once cards are drawn");

const ofActing = (state: State, frame: Named<'acting' | 'pinning'>): Problem =>
  inCombat(state, frame) ?? isAskedNow(state, frame);

type ForAbility = Named<'aiming' | 'paying'> | (Named<'choosingAlly'> & { ability: string });
type ForTrait = Named<'giving'> | (Named<'choosingAlly'> & { trait: TraitId });

/** Whether it may be used, on whoever has been chosen so far. */
function ofAbility(state: State, frame: ForAbility): Problem {
  const wrong = ofActive(state, frame) ?? inCombat(state, frame);
  if (wrong !== null) return wrong;
  const { fighter, used } = activationOf(state);
  const ability = printed(state, fighter).abilities.find(({ id }) => id === frame.ability);
  if (!ability) return 'the active fighter has no such ability';
  if (used.includes(ability.id) || (ability.finisher && fighterOf(state, fighter).finished)) return 'it has been used';
  if (!isPayable(state, ability)) return 'it cannot be paid for';
  const targets = targetsOf(state, ability);
  if (frame.name === 'aiming') return unless(targets !== null, 'it has no target to choose');
  const isTarget = targets === null ? frame.target === null : targets.includes(frame.target!);
  if (!isTarget || !hasTarget(state, ability)) return 'it cannot have that target';
  return frame.name === 'paying' ? ofChosenAlly(state, ability, frame.ally) : null;
}

/** ARENA-R41: one is chosen wherever there is one to choose. */
function ofChosenAlly(state: State, of: Ability | ActiveTrait, ally: FighterRef | null): Problem {
  const allies = alliesFor(state, of);
  return unless(ally === null ? allies.length === 0 : allies.includes(ally), 'it cannot have that ally');
}

function ofTrait(state: State, frame: ForTrait): Problem {
  const wrong = ofActive(state, frame) ?? inCombat(state, frame);
  if (wrong !== null) return wrong;
  const { fighter, used } = activationOf(state);
  const active = traitsOf(state, fighter).includes(frame.trait) && traitOf(state, frame.trait).active;
  if (!active) return 'the active fighter has no such active trait';
  if (used.includes(frame.trait)) return 'it has been used';
  const { hype, hand } = state.teams[frame.seat]!;
  if (hype < (active.payHype ?? 0) || hand.length < (active.discard ?? 0)) return 'it cannot be paid for';
  if (frame.name === 'choosingAlly') return unless(frame.target === null, 'it cannot have that target');
  return unless(active.discard !== undefined, 'it asks for no card') ?? ofChosenAlly(state, active, frame.ally);
}

function ofAlly(state: State, frame: Named<'choosingAlly'>): Problem {
  const { ability, trait } = frame;
  if ((ability === null) === (trait === null)) return 'it is for an ability or a trait';
  // One of the two is there.
  return ability !== null ? ofAbility(state, frame as ForAbility) : ofTrait(state, frame as ForTrait);
}

// ---- Effects

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
  const under = below(state, frame, 'afterUse');
  if (source.kind === 'trait') {
    const isActive = traitOf(state, source.trait).active !== undefined && target === null;
    return unless(isActive && (under as Frame).name === 'pinCheck', 'there is no such active trait');
  }
  const ability = printed(state, user).abilities.find(({ id }) => id === source.ability);
  if (!ability) return 'the active fighter has no such ability';
  const isTarget = typeof ability.target === 'object' ? target !== null && areEnemies(user, target) : target === null;
  if (!isTarget) return 'it cannot have that target';
  const isFollowed = under.name === 'afterUse' && under.stage === 'win' && under.target === target;
  return unless(isFollowed, 'what comes after its use must be under it');
}

function isTrigger(state: State, trigger: TriggerId, on: TriggerEvent): boolean {
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

const specialOf = ({ content }: State, hazard: HazardId) => contentOf(content).hazards[hazard].special;

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

const effectsIn = (state: State, frame: Named<'resolving'>) => groupsOf(state, frame)[frame.group] ?? [];

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

const ofChoosingPush = (state: State, frame: Named<'choosingPush'>): Problem =>
  ofActive(state, frame) ?? ofPushed(state, frame);

function ofReaction(state: State, frame: Named<'redirecting' | 'sidestepping'>, on: TriggerEvent): Problem {
  const { seat, fighter, trait } = frame;
  if (seatOf(fighter) !== seat || seat === state.active) return 'the owner of the fighter is asked';
  const isReady = fighterOf(state, fighter).at !== null && reactionOf(state, fighter, on) === trait;
  return unless(isReady, 'the fighter has no such reaction left');
}

const ofRedirecting = (state: State, frame: Named<'redirecting'>): Problem =>
  ofReaction(state, frame, 'aboutToBePushed') ?? ofPushed(state, frame);

function ofSidestepping(state: State, frame: Named<'sidestepping'>): Problem {
  const { target, stage } = below(state, frame, 'afterUse');
  const isTarget = target === frame.fighter && stage === 'pins' && canDodge(state, frame.fighter);
  return (
    ofReaction(state, frame, 'targetedByEnemyAbilityResolved') ??
    unless(isTarget, 'the target of the ability may step aside')
  );
}

// ---- Triggers

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

/** By frame: null if it can stand on the state, otherwise what is wrong. */
export const stands = {
  choosingTeams: ofChoosing,
  settingUp: inSetUp,
  placingHazard: isAskedNow,
  placingZone: isAskedNow,
  benching: isAskedNow,
  choosingSpace: ofDeployment,
  beginning: ofBeginning,
  returning: isAskedNow,
  choosingFighter: ofChoosingFighter,
  taggingOut: ofChoosingFighter,
  activating: inActivation('ahead'),
  movement: ofMovement,
  moving: ofMoving,
  combat: ofCombat,
  acting: ofActing,
  aiming: ofAbility,
  choosingAlly: ofAlly,
  paying: ofAbility,
  giving: ofTrait,
  resolving: ofResolving,
  choosingEffect: isAskedNow,
  dodging: ofEffect,
  choosingPush: ofChoosingPush,
  redirecting: ofRedirecting,
  shifting: ofEffect,
  triggers: ofTriggers,
  orderingTriggers: isAskedNow,
  afterUse: inCombat,
  sidestepping: ofSidestepping,
  pinCheck: inCombat,
  pinning: ofActing,
  ending: inActivation('over'),
} satisfies { readonly [N in Name]?: (state: State, frame: Named<N>) => Problem };
