/** What is printed on cards, in English: every sentence is made from the card's data, so text and effect cannot differ. */

import { count, list, number, plural } from '../../../formats.en.ts';
import { capital } from '../../../voice.ts';
import { STRUGGLE_EFFECTS } from '../../content/deck.ts';
import {
  type Ability,
  type ActiveTrait,
  type CardSymbol,
  type Cond,
  type Content,
  type Cost,
  type Effect,
  type EffectGroups,
  type HazardCard,
  type IdentityId,
  type Modifier,
  type RingMod,
  type RingRulesCard,
  type StruggleId,
  SYMBOLS,
  type TargetSpec,
  type Trait,
  type Trigger,
  type TriggerEvent,
  UTILITIES,
  type Who,
  ZONES,
  type ZoneId,
} from '../../content/types.ts';
import { names } from './names.ts';

const tokens = (n: number): string => count(n, 'Stun token', 'Stun tokens');
const spaces = (n: number): string => count(n, 'space', 'spaces');
const cards = (n: number): string => count(n, 'card', 'cards');
const times = (n: number): string => plural(n, '', ` ${number(n)} times`);
const zoneSaid = (zone: ZoneId): string => `zone ${number(zone)}`;

/** "1 Foot, 1 Generic and 12 Hype"; a cost of nothing is "nothing". */
export function costSaid(cost: Cost): string {
  const symbols = ([...SYMBOLS, 'G'] as const).flatMap(symbol =>
    cost[symbol] ? [`${number(cost[symbol])} ${names.symbol(symbol)}`] : [],
  );
  const parts = [...symbols, ...(cost.hype ? [`${number(cost.hype)} Hype`] : [])];
  return parts.length === 0 ? 'nothing' : list(parts);
}

/** "Body and Foot", "two Hand symbols" are what a combat card shows. */
export const symbolsSaid = (symbols: readonly CardSymbol[]): string => list(symbols.map(names.symbol));

/** Who the words of a card call "this fighter", and who was chosen. */
interface Cast {
  readonly self: string;
  readonly ally: string;
  /** Hype comes on top of what is gained anyway. */
  readonly isExtra?: boolean;
}

const OF_ABILITY: Cast = { self: 'this fighter', ally: 'the ally' };

function subjectOf(who: Who, cast: Cast): string {
  if (typeof who === 'object') return `each enemy within ${spaces(who.eachEnemyWithin)}`;
  switch (who) {
    case 'target':
      return 'the target';
    case 'ally':
      return cast.ally;
    case 'self':
      return cast.self;
    case 'eachEngaged':
      return 'each engaged enemy';
    case 'eachEnemy':
      return 'each enemy';
    case 'eachAlly':
      return 'each ally';
    case 'eachAdjacentAlly':
      return 'each adjacent ally';
  }
}

/** A subject and what it does or suffers: neighbours with the same subject share one clause. */
interface Clause {
  readonly subject: string;
  readonly verb: string;
  readonly if?: Cond | undefined;
}

function clauseOf(effect: Effect, cast: Cast, content: Content): Clause {
  const to = (verb: string): Clause => {
    const who = 'who' in effect && effect.who ? effect.who : effect.k === 'dodge' ? 'self' : 'target';
    return { subject: subjectOf(who, cast), verb, if: effect.if };
  };
  const self = (verb: string): Clause => ({ subject: cast.self, verb, if: effect.if });
  switch (effect.k) {
    case 'damage':
      return to(`suffers ${number(effect.n)} damage`);
    case 'stun':
      return to(`gains ${tokens(effect.n)}`);
    case 'push':
      return to(`is Pushed${times(effect.n)}`);
    case 'dodge':
      return to(`may Dodge${times(effect.n)}`);
    case 'state':
      return to(`becomes ${names.state(effect.state)}`);
    case 'clear':
      return to(effect.state === 'all' ? 'loses every state' : `is no longer ${names.state(effect.state)}`);
    case 'heal':
      return to(`recovers ${plural(effect.n, '', 'up to ')}${number(effect.n)} damage`);
    case 'unstun':
      return to(`loses ${plural(effect.n, '', 'up to ')}${tokens(effect.n)}`);
    case 'swap':
      return self(`swaps spaces with ${effect.with === 'target' ? 'the target' : cast.ally}`);
    case 'gain':
      return self(
        `has ${names.trait(effect.trait)} from now on (${lowered(traitSaid(content.traits[effect.trait], content))})`,
      );
    case 'defeat':
      return to('is defeated');
    case 'draw':
      return { subject: 'you', verb: `draw ${cards(effect.n)}`, if: effect.if };
    case 'hype':
      return {
        subject: 'your team',
        verb: `gains ${number(effect.n)} ${cast.isExtra ? 'extra ' : ''}Hype`,
        if: effect.if,
      };
    case 'drain':
      return { subject: 'the target’s team', verb: `loses up to ${number(effect.n)} Hype`, if: effect.if };
    case 'shiftHazard':
      return {
        subject: 'you',
        verb: 'may move one hazard to a neighbouring zone that holds none',
        if: effect.if,
      };
  }
}

/** A sentence put inside another: without its capital and its full stop. */
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');

function condSaid(cond: Cond, cast: Cast): string {
  switch (cond.c) {
    case 'adjacentAlly':
      return `if ${cast.self} is adjacent to an ally`;
    case 'damageAtLeastHalf':
      return 'while its damage is at least half its STA';
    case 'hasState':
      return `if ${subjectOf(cond.who, cast)} is ${names.state(cond.state)}`;
    case 'inZone':
      return `in ${zoneSaid(cond.zone)}`;
    case 'enteredByPush':
      return 'if it was Pushed in';
  }
}

/** "becomes Pumped Up and Accelerated": verbs that begin with the same word say it once. */
function verbsSaid(verbs: readonly string[]): string {
  const merged: { word: string; rest: string[] }[] = [];
  for (const verb of verbs) {
    const [word = '', ...rest] = verb.split(' ');
    const last = merged.at(-1);
    if (last?.word === word) last.rest.push(rest.join(' '));
    else merged.push({ word, rest: [rest.join(' ')] });
  }
  return list(merged.map(({ word, rest }) => `${word} ${list(rest)}`));
}

/** The effects of one group: "the target is Pushed 2 times and suffers 1 damage, and this fighter may Dodge". */
function groupSaid(group: readonly Effect[], cast: Cast, content: Content): string {
  const merged: { subject: string; verbs: string[]; tail: string }[] = [];
  for (const { subject, verb, if: cond } of group.map(effect => clauseOf(effect, cast, content))) {
    const last = merged.at(-1);
    const same = last?.subject === subject && last.tail === '' ? last : null;
    // "suffers 1 damage, and the same again if it was Pushed in".
    if (same && cond && same.verbs.at(-1) === verb) same.tail = `, and the same again ${condSaid(cond, cast)}`;
    else if (same && !cond) same.verbs.push(verb);
    else merged.push({ subject, verbs: [verb], tail: cond ? ` ${condSaid(cond, cast)}` : '' });
  }
  return merged.map(({ subject, verbs, tail }) => `${subject} ${verbsSaid(verbs)}${tail}`).join(', and ');
}

const groupsSaid = (groups: EffectGroups, cast: Cast, content: Content): string =>
  groups.map((group, i) => capital(`${i === 0 ? '' : 'then '}${groupSaid(group, cast, content)}.`)).join(' ');

/** So far apart are those next to each other. */
const ADJACENT = 1;

function allySaid({ side, range }: TargetSpec): string {
  const near =
    range === 'engaged' || range.within === ADJACENT ? 'an adjacent ally' : `an ally within ${spaces(range.within)}`;
  return side === 'allyOrSelf' ? `this fighter or ${near}` : near;
}

/** Whom an ability chooses, where that is not one engaged enemy. */
function choosingSaid({ target, ally }: Pick<Ability, 'target' | 'ally'>): string {
  const far = typeof target === 'object' && target.range !== 'engaged' ? target.range.within : null;
  const parts = [
    ...(far === null ? [] : [`The target is an enemy within ${spaces(far)}.`]),
    ...(ally && target ? [`Choose ${allySaid(ally)} too, if there is one.`] : []),
    ...(ally && !target ? [`Choose ${allySaid(ally)}.`] : []),
  ];
  return parts.map(part => `${part} `).join('');
}

const castOf = ({ ally }: Pick<Ability, 'ally'>): Cast =>
  ally?.side === 'allyOrSelf' ? { ...OF_ABILITY, ally: 'the chosen fighter' } : OF_ABILITY;

/** What an ability does. */
export const abilitySaid = (ability: Ability, content: Content): string =>
  choosingSaid(ability) +
  groupsSaid(ability.groups, castOf(ability), content) +
  // Once a match is once an activation anyway.
  (ability.finisher ? ' Once per match.' : ability.limit ? ' Once per activation.' : '');

const signed = (n: number): string => (n < 0 ? `−${number(-n)}` : `+${number(n)}`);

const IGNORED = {
  push: 'the first Push on it each turn is ignored',
  abilityDamage: 'the first point of damage an enemy ability would do to it each turn is ignored',
  abilityStun: 'the first Stun token an enemy ability would give it each turn is ignored',
} as const;

const COUNTS_ONCE = ', only once however many have this';

function modifierSaid(mod: Modifier): string {
  if ('stat' in mod) {
    const amount = `${signed(mod.add)} ${mod.stat}`;
    const once = mod.once ? COUNTS_ONCE : '';
    if (mod.aura === 'adjacentAllies') return `adjacent allies have ${amount}${once}`;
    if (mod.aura === 'adjacentEnemies') return `adjacent enemies have ${amount}${once}`;
    return mod.if ? `${amount} ${condSaid(mod.if, OF_ABILITY)}` : amount;
  }
  if ('engageRange' in mod) {
    return `engages enemies up to ${spaces(mod.engageRange)} away, who do not engage it from there`;
  }
  if ('immune' in mod) return `cannot become ${list(mod.immune.map(names.state)).replace(' and ', ' or ')}`;
  if ('noDodge' in mod) return 'adjacent enemies cannot Dodge';
  if ('ignoreFirst' in mod) return IGNORED[mod.ignoreFirst];
  return 'in a movement phase it may jump over an occupied space to the empty one beyond, for 2 steps';
}

const WHEN: { readonly [E in TriggerEvent]: string } = {
  turnBegin: 'at the beginning of its team’s turn',
  activationBegin: 'at the start of its activation',
  abilityUsed: 'when it uses an ability',
  targetedByEnemyAbilityResolved: 'after an enemy ability that targeted it',
  aboutToBePushed: 'when an enemy is about to Push it',
  allyDefeatsEnemy: 'when the active fighter, an ally adjacent to it, defeats an enemy',
  pinSurvived: 'when an enemy’s pin on it fails',
  enter: 'when it enters',
  leave: 'when it leaves',
  activationEnd: 'at the end of its activation',
  roundEnd: 'at the end of a round',
};

/** "Once each turn, after an enemy ability that targeted it". */
function whenSaid({ on, limit, if: cond }: Trigger): string {
  const limits = { activation: ['once each activation'], turn: ['once each turn'] };
  // A use that is limited to one is the first.
  const isFirstUse = on === 'abilityUsed' && limit === 'activation';
  return [
    ...(limit && !isFirstUse ? limits[limit] : []),
    isFirstUse ? 'when it uses the first ability of its activation' : WHEN[on],
    ...(cond ? [condSaid(cond, OF_ABILITY)] : []),
  ].join(', ');
}

function traitTriggerSaid(trigger: Trigger, content: Content): string {
  const { on } = trigger;
  const cast: Cast = { self: 'it', ally: 'the ally', isExtra: on === 'abilityUsed' || on === 'allyDefeatsEnemy' };
  // Redirect's Push of itself stands for the direction: the owner chooses it, inside the ring.
  const does =
    on === 'aboutToBePushed'
      ? 'you may choose the direction instead, to an empty space of the ring'
      : lowered(groupsSaid(trigger.do, cast, content));
  return `${whenSaid(trigger)}, ${does}${on === 'allyDefeatsEnemy' ? COUNTS_ONCE : ''}`;
}

function activeSaid(active: ActiveTrait, content: Content): string {
  const price = [
    ...(active.payHype ? [`pay ${number(active.payHype)} Hype`] : []),
    ...(active.discard ? [`discard ${cards(active.discard)}`] : []),
    ...(active.ally ? [`choose ${allySaid(active.ally)}`] : []),
  ];
  const does = lowered(groupsSaid(active.do, OF_ABILITY, content));
  return `once in its activation, ${price.length === 0 ? '' : `${list(price)}: `}${does}`;
}

/** What a trait does. */
export function traitSaid(trait: Trait, content: Content): string {
  const parts = [
    ...(trait.mods ?? []).map(modifierSaid),
    ...(trait.triggers ?? []).map(trigger => traitTriggerSaid(trigger, content)),
    ...(trait.active ? [activeSaid(trait.active, content)] : []),
  ];
  return capital(`${parts.join('; ')}.`);
}

const AT_HAZARD: { readonly [E in TriggerEvent]?: string } = {
  enter: 'a fighter that enters',
  leave: 'a fighter that leaves',
  activationEnd: 'a fighter that ends its activation here',
  activationBegin: 'a fighter that starts its activation here',
};

const SPECIAL: { readonly [S in HazardCard['special'] & string]: string } = {
  mirror: 'A fighter that enters is moved to the space straight across the middle of the ring, if that is empty.',
  spotlight: 'A fighter that uses the first ability of its activation here gains its team 1 more Hype.',
  weaponRack:
    'For a fighter in or next to this zone, the first ability of its activation that damages its target does 1 more damage to it.',
};

function placeTriggerSaid(trigger: Trigger, content: Content): string {
  const isPushed = trigger.if?.c === 'enteredByPush';
  const self = isPushed ? 'a fighter that is Pushed in' : (AT_HAZARD[trigger.on] ?? 'a fighter here');
  return groupsSaid(trigger.do, { self, ally: 'the ally' }, content);
}

/** What a hazard does to those who come there. */
export const hazardSaid = ({ triggers = [], special }: HazardCard, content: Content): string =>
  [...triggers.map(trigger => placeTriggerSaid(trigger, content)), ...(special ? [SPECIAL[special]] : [])].join(' ');

const isUtility = (identity: IdentityId): boolean => (UTILITIES as readonly string[]).includes(identity);

/** "1 Aggressive fighter", "2 Grapplers". */
const fightersSaid = (n: number, identity: IdentityId): string =>
  isUtility(identity)
    ? `${number(n)} ${identity} ${plural(n, 'fighter', 'fighters')}`
    : count(n, identity, `${identity}s`);

/** Which teams may choose it. */
export function conditionSaid({ choose: { atLeast, none } }: HazardCard): string {
  const parts = [
    ...(atLeast ? [`at least ${fightersSaid(atLeast.n, atLeast.identity)}`] : []),
    ...(none ? [`no ${names.identity(none)}${isUtility(none) ? ' fighter' : ''}`] : []),
  ];
  return parts.length === 0 ? 'Any team.' : `Teams with ${list(parts)}.`;
}

function ringModSaid(mod: RingMod, content: Content): string {
  switch (mod.m) {
    case 'startHype':
      return `Every team starts with ${number(mod.n)} Hype.`;
    case 'defeatHype':
      return `Each enemy defeated on your turn gives ${number(mod.n)} Hype.`;
    case 'pinCount':
      return `A pin counts to ${number(mod.n)}.`;
    case 'spd':
      return `All fighters have ${signed(mod.add)} SPD.`;
    case 'pushSpaces':
      return `Each Push moves its target ${spaces(mod.n)} in one direction, even out of the ring; fewer if somebody is in the way or a hazard has moved the target.`;
    case 'ropes':
      return 'A fighter without Stun tokens that would be Pushed out stays where it is and gains 1 Stun token instead.';
    case 'rotateHazards':
      return 'At the end of every round all hazards move one zone clockwise.';
    case 'zoneEnter':
      return groupsSaid(mod.do, { self: `a fighter that enters ${zoneSaid(mod.zone)}`, ally: 'the ally' }, content);
    case 'zoneActivationEnd':
      return `A fighter that ends its activation in ${zoneSaid(mod.zone)} gains its team ${number(mod.hype)} Hype.`;
    case 'pushedIntoHazardHype':
      return `The first time each turn that you Push an enemy into a hazard, your team gains ${number(mod.n)} Hype.`;
    case 'shrink':
      return [
        ...mod.at.map(
          ({ afterRound, radius }) =>
            `At the end of round ${number(afterRound)} all spaces more than ${number(radius)} away from the middle leave the ring.`,
        ),
        'Whoever stands there suffers Ring Out, and nobody gains Hype for it.',
      ].join(' ');
  }
}

/** "1–6" or "0, 2 and 4". */
function zonesSaid(zones: readonly ZoneId[]): string {
  const isRun = zones.length > 2 && zones.every((zone, i) => i === 0 || zone === zones[i - 1]! + 1);
  return isRun ? `${number(zones[0]!)}–${number(zones.at(-1)!)}` : list(zones.map(number));
}

function placementSaid(card: RingRulesCard): string[] {
  return [
    ...(card.hazardZones.length < ZONES.length ? [`Hazards go into zones ${zonesSaid(card.hazardZones)}.`] : []),
    ...(card.deployZones.length < ZONES.length - 1 ? [`Teams deploy in zones ${zonesSaid(card.deployZones)}.`] : []),
    ...(card.hazardLink ? ['Each hazard after the first goes next to an earlier one.'] : []),
    ...(card.deployLink ? ['With two teams, the second deploys straight across the ring from the first.'] : []),
  ];
}

/** Placement and special rules of a Ring Rules card. */
export function ringRulesSaid(card: RingRulesCard, content: Content): string {
  const parts = [...placementSaid(card), ...card.mods.map(mod => ringModSaid(mod, content))];
  return parts.length === 0 ? 'No special rule.' : parts.join(' ');
}

/** What a Struggle effect does. */
export function struggleSaid(id: StruggleId): string {
  const effect = STRUGGLE_EFFECTS[id];
  switch (effect.k) {
    case 'unstun':
      return `The pinned fighter loses ${tokens(effect.n)}.`;
    case 'damage':
      return `The pinning fighter suffers ${number(effect.n)} damage.`;
    case 'stun':
      return `The pinning fighter gains ${tokens(effect.n)}.`;
    case 'doesNotCount':
      return 'This card does not count; another is revealed.';
    case 'hype':
      return `The pinned fighter’s team gains ${number(effect.n)} Hype.`;
  }
}
