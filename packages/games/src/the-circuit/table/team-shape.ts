/** What a team is good at, in four numbers between 0 and 1; and who would go well with some of them. */

import { joiners, type TeamRules } from '../content/teams.ts';
import type { Ability, Content, Effect, FighterCard, FighterId, StateId } from '../content/types.ts';

export const STRENGTHS = ['reach', 'damage', 'control', 'pins'] as const;
export type Strength = (typeof STRENGTHS)[number];
export type Shape = { readonly [S in Strength]: number };

/** States that somebody would rather not be in. */
const HARMFUL: readonly StateId[] = ['immobilized', 'knockedDown', 'taunted', 'dazzled', 'burning'];

/** What one effect adds to each strength, whoever it touches. */
function worthOf(effect: Effect): Partial<Shape> {
  switch (effect.k) {
    case 'damage':
      return { damage: effect.n };
    case 'stun':
      return { pins: effect.n };
    case 'push':
      return { control: effect.n };
    case 'swap':
      return { control: 1 };
    case 'state':
      if (!HARMFUL.includes(effect.state)) return {};
      return effect.state === 'knockedDown' ? { pins: 1, control: 1 } : { control: 1 };
    default:
      return {};
  }
}

const priceOf = ({ cost }: Ability): number => Object.values(cost).reduce((sum, n) => sum + n, 0);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** How far one fights from where it began: steps, and spaces beyond the next one. */
function reachOf(content: Content, { stats, traits, abilities }: FighterCard): number {
  const mods = traits.flatMap(id => content.traits[id].mods ?? []);
  const ranges = mods.map(mod => ('engageRange' in mod ? mod.engageRange : 1));
  const aims = abilities.map(({ target }) =>
    typeof target === 'object' && typeof target.range === 'object' ? target.range.within : 1,
  );
  return stats.SPD + Math.max(1, ...ranges, ...aims) - 1;
}

/** Effects of all abilities but the Finishing Move, for the cards and Hype they cost. */
function strengthOf(content: Content, card: FighterCard, strength: Strength): number {
  if (strength === 'reach') return reachOf(content, card);
  const regular = card.abilities.filter(({ finisher }) => !finisher);
  return sumOf(
    regular.map(ability => sumOf(ability.groups.flat().map(one => worthOf(one)[strength] ?? 0)) / priceOf(ability)),
  );
}

/** The most that any fighter has of it. */
const mostOf = (content: Content, strength: Strength): number =>
  Math.max(...Object.values(content.fighters).map(card => strengthOf(content, card, strength)));

/** The mean of the fighters, beside the best fighter there is. */
export function shapeOf(content: Content, fighters: readonly FighterId[]): Shape {
  const meanOf = (strength: Strength): number => {
    const all = fighters.map(id => strengthOf(content, content.fighters[id], strength));
    return all.length === 0 ? 0 : sumOf(all) / all.length / mostOf(content, strength);
  };
  return { reach: meanOf('reach'), damage: meanOf('damage'), control: meanOf('control'), pins: meanOf('pins') };
}

export interface Suggestion {
  readonly fighter: FighterId;
  /** What the team gets most of by it. */
  readonly strength: Strength;
}

/** Those who may join and add most to what the team lacks. */
export function suggestionsFor(
  content: Content,
  fighters: readonly FighterId[],
  rules: TeamRules,
  most = 3,
): Suggestion[] {
  const before = shapeOf(content, fighters);
  const rated = joiners(content, fighters, rules).map(fighter => {
    const own = shapeOf(content, [fighter]);
    // What there is little of counts most.
    const gains = STRENGTHS.map(strength => ({ strength, gain: own[strength] * (1.2 - before[strength]) }));
    const best = gains.reduce((one, other) => (other.gain > one.gain ? other : one));
    return { fighter, strength: best.strength, sum: sumOf(gains.map(({ gain }) => gain)) };
  });
  return rated.toSorted((a, b) => b.sum - a.sum).slice(0, most);
}
