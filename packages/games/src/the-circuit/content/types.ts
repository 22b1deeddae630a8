/** The language in which all cards are written: fighters, traits, hazards, Ring Rules and combat cards as data. No particular card is here. */

/** The three card types, in the order in which they are always listed: Body, Foot, Hand. */
export const SYMBOLS = ['B', 'F', 'H'] as const;
export type CardSymbol = (typeof SYMBOLS)[number];

/** Gray, Orange, Yellow, Green, Blue, Purple, Red. */
export const ZONES = [0, 1, 2, 3, 4, 5, 6] as const;
export type ZoneId = (typeof ZONES)[number];

export const STATES = [
  'immobilized',
  'knockedDown',
  'taunted',
  'dazzled',
  'burning',
  'pumpedUp',
  'accelerated',
] as const;
export type StateId = (typeof STATES)[number];

export const STATS = ['SPD', 'STA', 'COM', 'PIN'] as const;
export type StatId = (typeof STATS)[number];

export const CLASSES = ['Earther', 'Automaton', 'Saurid', 'Voidling'] as const;
export type ClassId = (typeof CLASSES)[number];
export const UTILITIES = ['Aggressive', 'Defensive', 'Supportive'] as const;
export type UtilityId = (typeof UTILITIES)[number];
export const STYLES = ['Striker', 'Thrower', 'Grappler'] as const;
export type StyleId = (typeof STYLES)[number];
/** Any of the three kinds of identity; no word belongs to two kinds. */
export const IDENTITIES = [...CLASSES, ...UTILITIES, ...STYLES] as const;
export type IdentityId = (typeof IDENTITIES)[number];

/** A Struggle effect happens when its card is revealed in a pin, and at no other time. */
export const STRUGGLES = ['brace', 'heelKick', 'counterGrip', 'notYet', 'crowdRoar'] as const;
export type StruggleId = (typeof STRUGGLES)[number];

export interface CombatCard {
  readonly id: string;
  readonly symbols: readonly CardSymbol[];
  readonly pinBreak?: true;
  readonly struggle?: StruggleId;
}

/** Symbols to be paid with cards (`G` is Generic) and Hype to be spent. */
export interface Cost {
  readonly B?: number;
  readonly F?: number;
  readonly H?: number;
  readonly G?: number;
  readonly hype?: number;
}

/** Whom a player may choose. `engaged` is for enemies only. */
export interface TargetSpec {
  readonly side: 'enemy' | 'ally' | 'allyOrSelf';
  readonly range: 'engaged' | { readonly within: number };
}

/** Whom an effect touches. `ally` is the chosen ally (or, for `allyOrSelf`, the chosen fighter); areas are measured from the user (ARENA-R43). */
export type Who =
  | 'target'
  | 'ally'
  | 'self'
  | 'eachEngaged'
  | 'eachEnemy'
  | 'eachAlly'
  | 'eachAdjacentAlly'
  | { readonly eachEnemyWithin: number };

/** `enteredByPush` has a meaning only in the enter effect of a hazard or zone. */
export type Cond =
  | { readonly c: 'adjacentAlly' }
  | { readonly c: 'damageAtLeastHalf' }
  | { readonly c: 'hasState'; readonly state: StateId; readonly who: Who }
  | { readonly c: 'inZone'; readonly zone: ZoneId }
  | { readonly c: 'enteredByPush' };

/** Left out, `who` is the user for those in `OWN`, and the target for everything else. `if` is read when the effect is applied. */
export type Effect = (
  | { readonly k: 'dodge'; readonly n: number; readonly who?: 'self' | 'ally' }
  | { readonly k: 'damage' | 'stun' | 'push'; readonly n: number; readonly who?: Who }
  | { readonly k: 'state'; readonly state: StateId; readonly who?: Who }
  | { readonly k: 'clear'; readonly state: StateId | 'all'; readonly who?: Who }
  /** Takes away up to `n` damage or Stun tokens. */
  | { readonly k: 'heal' | 'unstun'; readonly n: number; readonly who?: Who }
  | { readonly k: 'draw' | 'hype'; readonly n: number }
  /** The target's team loses up to `n` Hype. */
  | { readonly k: 'drain'; readonly n: number }
  /** The user and that fighter exchange spaces. */
  | { readonly k: 'swap'; readonly with: 'target' | 'ally' }
  /** One hazard may move to a neighbouring zone without a hazard. */
  | { readonly k: 'shiftHazard' }
  /** The target; Finishing Moves only. */
  | { readonly k: 'defeat' }
  /** A trait that lasts until the fighter is defeated (ARENA-R68). */
  | { readonly k: 'gain'; readonly trait: TraitId }
) & { readonly if?: Cond };
export type EffectKind = Effect['k'];

/** ARENA-R44: so many single effects. Others are one, whatever their number. */
export const SINGLES: readonly EffectKind[] = ['dodge', 'damage', 'stun', 'push'];

const OWN: readonly EffectKind[] = ['dodge', 'draw', 'hype', 'gain', 'shiftHazard'];

/** Whom an effect touches, said or not. */
export function whoOf(effect: Effect): Who {
  if ('who' in effect && effect.who !== undefined) return effect.who;
  return OWN.includes(effect.k) ? 'self' : 'target';
}

/** Effects of one group may be applied in any order; groups follow one another (ARENA-75, 76). */
export type EffectGroups = readonly (readonly Effect[])[];

export interface Ability {
  /** Unique among all abilities of a pack. */
  readonly id: string;
  readonly name: string;
  readonly finisher?: true;
  readonly cost: Cost;
  /** `eachEngaged`: nobody is chosen, but some enemy must be engaged. */
  readonly target?: TargetSpec | 'eachEngaged';
  /** Must be chosen where there is no target; besides a target it is chosen if somebody is in range (ARENA-R41). */
  readonly ally?: TargetSpec;
  readonly groups: EffectGroups;
  /** The printed Hype. */
  readonly hype: number;
  /** Usable once per activation (ARENA-R35). */
  readonly limit?: 'activation';
}

/**
 * When a trigger fires. For a trait `self` is its fighter; for a hazard or zone, the fighter entering, leaving or standing there.
 * `allyDefeatsEnemy`: the active fighter, an ally adjacent to this one, defeated an enemy; several fighters with the trait count once.
 * `abilityUsed` comes at step 5 of the fighter's own use (ARENA-R40), and with `limit: 'activation'` only at its first use.
 */
export type TriggerEvent =
  | 'turnBegin'
  | 'activationBegin'
  | 'abilityUsed'
  | 'targetedByEnemyAbilityResolved'
  | 'aboutToBePushed'
  | 'allyDefeatsEnemy'
  | 'pinSurvived'
  | 'enter'
  | 'leave'
  | 'activationEnd'
  | 'roundEnd';

export interface Trigger {
  readonly on: TriggerEvent;
  readonly if?: Cond;
  readonly limit?: 'activation' | 'turn';
  readonly optional?: true;
  /** Asked of its owner on an enemy's turn (ARENA-R53). */
  readonly reaction?: true;
  readonly do: EffectGroups;
}

export type Modifier =
  /** With `aura` it changes those fighters' stat instead of its own; with `once`, several such auras count as one. */
  | {
      readonly stat: StatId;
      readonly add: number;
      readonly if?: Cond;
      readonly aura?: 'adjacentAllies' | 'adjacentEnemies';
      readonly once?: true;
    }
  | { readonly engageRange: number }
  | { readonly immune: readonly StateId[] }
  | { readonly noDodge: 'adjacentEnemies' }
  /** The first single effect of this kind each turn. */
  | { readonly ignoreFirst: 'push' | 'abilityDamage' | 'abilityStun' }
  | { readonly vault: true };

/** Used by the active fighter between abilities, once per activation (ARENA-R52). */
export interface ActiveTrait {
  readonly payHype?: number;
  readonly discard?: number;
  readonly ally?: TargetSpec;
  readonly do: EffectGroups;
}

export interface Trait {
  readonly id: TraitId;
  readonly kind: 'named' | 'class' | 'lasting';
  readonly title: string;
  readonly mods?: readonly Modifier[];
  readonly triggers?: readonly Trigger[];
  readonly active?: ActiveTrait;
}

export interface Identities {
  readonly class: ClassId;
  readonly utility: UtilityId;
  readonly style: StyleId;
}

export interface FighterCard {
  readonly id: FighterId;
  readonly name: string;
  /** Not part of the name (ARENA-7). */
  readonly tagLine?: string;
  readonly identities: Identities;
  readonly stats: { readonly [S in StatId]: number };
  readonly traits: readonly TraitId[];
  /** Three regular abilities, then the Finishing Move. */
  readonly abilities: readonly Ability[];
}

/** Which teams may choose a hazard; both left out: any team. */
export interface ChoosingCondition {
  readonly atLeast?: { readonly identity: IdentityId; readonly n: number };
  readonly none?: IdentityId;
}

export interface HazardCard {
  readonly id: HazardId;
  readonly name: string;
  readonly choose: ChoosingCondition;
  readonly triggers?: readonly Trigger[];
  /**
   * What no trigger can say. `mirror`: who enters at (q, r) is moved to (−q, −r) if that space is free. `spotlight`: the first ability of an
   * activation gives 1 more Hype to a user standing here. `weaponRack`: the first ability of an activation that damages its chosen target
   * does 1 more, if the user stands here or next to it.
   */
  readonly special?: 'mirror' | 'spotlight' | 'weaponRack';
}

export type RingMod =
  | { readonly m: 'startHype' | 'defeatHype' | 'pinCount'; readonly n: number }
  | { readonly m: 'spd'; readonly add: number }
  /** A Push goes this many spaces in one direction. */
  | { readonly m: 'pushSpaces'; readonly n: number }
  /** A fighter without Stun tokens that would be Pushed out stays and gains 1. */
  | { readonly m: 'ropes' }
  /** At the end of a round every hazard moves one zone clockwise (1 to 2 … 6 to 1). */
  | { readonly m: 'rotateHazards' }
  | { readonly m: 'zoneEnter'; readonly zone: ZoneId; readonly do: EffectGroups }
  /** Hype for an active fighter that ends its activation there. */
  | { readonly m: 'zoneActivationEnd'; readonly zone: ZoneId; readonly hype: number }
  /** The first time each turn a Push moves an enemy into a hazard. */
  | { readonly m: 'pushedIntoHazardHype'; readonly n: number }
  /** From the end of that round the ring is the spaces at this distance from its middle or nearer. */
  | {
      readonly m: 'shrink';
      readonly at: readonly { readonly afterRound: number; readonly radius: number }[];
    };

export interface RingRulesCard {
  readonly id: RingRulesId;
  readonly name: string;
  readonly hazardZones: readonly ZoneId[];
  readonly deployZones: readonly ZoneId[];
  /** Each hazard after the first is placed in a zone that neighbours an earlier one's. */
  readonly hazardLink?: 'neighbourEarlier';
  /** With two teams, the second deployment zone is opposite the first. */
  readonly deployLink?: 'opposite';
  readonly mods: readonly RingMod[];
}

export const FIGHTER_IDS = [
  'rex-rookie',
  'dolly',
  'gus',
  'mercy',
  'rex-legend',
  'kipp',
  'piston',
  'clampdown',
  'bulwark',
  'gyro',
  'relay',
  'patch',
  'krag',
  'vessa',
  'ossic',
  'skeld',
  'quill',
  'mudge',
  'echo',
  'hollow',
  'monolith',
  'warden',
  'prism',
  'usher',
] as const;
export type FighterId = (typeof FIGHTER_IDS)[number];

export const TRAIT_IDS = [
  'extended-range',
  'vault',
  'rooted',
  'iron-jaw',
  'fireproof',
  'sure-footed',
  'vice-grip',
  'tireless',
  'redirect',
  'sidestep',
  'showmanship-a',
  'showmanship-d',
  'showmanship-s',
  'subroutine-a',
  'subroutine-d',
  'subroutine-s',
  'cold-blood-a',
  'cold-blood-d',
  'cold-blood-s',
  'phase-a',
  'phase-d',
  'phase-s',
  'redlined',
  'siege-mode',
  'life-sentence',
] as const;
export type TraitId = (typeof TRAIT_IDS)[number];

export const HAZARD_IDS = [
  'fire-pit',
  'tar-pool',
  'spring-deck',
  'razor-coil',
  'spotlight',
  'medic-bay',
  'shock-plates',
  'weapon-rack',
  'wormhole',
  'heckler-row',
  'strobe-tower',
  'mud-wallow',
] as const;
export type HazardId = (typeof HAZARD_IDS)[number];

export const RING_RULES_IDS = [
  'home-turf',
  'center-stage',
  'carousel',
  'twin-terrors',
  'face-off',
  'low-gravity',
  'live-ropes',
  'fast-count',
  'prime-time',
  'scorched-core',
  'countdown',
] as const;
export type RingRulesId = (typeof RING_RULES_IDS)[number];

/**
 * Contents are versioned: retuned numbers are a new pack under a new id, so that old matches replay.
 * The newest first: it is what new matches are played with.
 */
export const CONTENT_IDS = ['ref-3', 'ref-2', 'ref-1'] as const;
export type ContentId = (typeof CONTENT_IDS)[number];

/** Everything a match is played with, each list in its printed order. */
export interface Content {
  readonly id: ContentId;
  /** Every team has its own copy. */
  readonly deck: readonly CombatCard[];
  readonly fighters: { readonly [Id in FighterId]: FighterCard };
  readonly traits: { readonly [Id in TraitId]: Trait };
  readonly hazards: { readonly [Id in HazardId]: HazardCard };
  readonly ringRules: { readonly [Id in RingRulesId]: RingRulesCard };
}
