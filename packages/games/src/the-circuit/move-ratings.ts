/** What an answer looks like at first sight, question by question; only differences between answers to one question count. */

import type { Seat } from '@roundhouse/kernel';
import { combatCard } from './content/packs.ts';
import type { TargetSpec } from './content/types.ts';
import { DEFEAT, effectsWorth, useWorth } from './effect-worth.ts';
import { type Direction, distance, type Hex, neighbour, radiusOf, ZONE_SPACES } from './hex.ts';
import { type CardId, type FighterRef, type Frame, type Move, refOf, seatOf, type View } from './state.ts';
import {
  abilitiesIn,
  abilityIn,
  alliesIn,
  enemiesIn,
  fighterAt,
  harmOfEntering,
  nearestTo,
  reachableFrom,
  traitIn,
} from './view-reading.ts';

export type Rating = (move: Move) => number;
type Named<Name extends Frame['name']> = Extract<Frame, { name: Name }>;

/** How the question that is open rates its answers. */
export function ratingOf(view: View, seat: Seat): Rating {
  const top = view.stack.at(-1);
  switch (top?.name) {
    case 'moving':
      return rateSteps(view, seat, top);
    case 'acting':
      return rateUses(view);
    case 'aiming':
      return rateTargets(view, top);
    case 'choosingAlly':
      return rateAllies(view, top);
    case 'paying':
    case 'giving':
      return ratePayments(view);
    case 'choosingPush':
      return ratePushes(view, top.fighter);
    case 'dodging':
    case 'redirecting':
    case 'sidestepping':
      return rateDisplacement(view, seat, top);
    case 'pinning':
      return move => (move.type === 'pin' ? DEFEAT + fighterAt(view, move.fighter).damage : 0);
    case 'shifting':
      return rateShifts(view, seat);
    case 'orderingTriggers':
      return rateTriggers(view, top.fighter);
    case 'choosingSpace':
      return rateSpaces(view, seat);
    default:
      return move => rateFighters(view, move);
  }
}

/** Whom to activate, to bring in or to give up: best those with their Finishing Move still to come, unharmed. */
function rateFighters(view: View, move: Move): number {
  if (!('fighter' in move) || move.type === 'pickFighter') return 0;
  const fighter = fighterAt(view, move.fighter);
  const { stats, damage, stun, finished, engages } = fighter;
  if (move.type === 'activate') return (finished ? 0 : 1) + engages.length + 0.3 * stats.COM;
  const worth = (finished ? 0 : 2) - damage / stats.STA - stun / stats.PIN;
  return move.type === 'tagOut' || move.type === 'bench' ? -worth : worth;
}

// ---- Where to stand

/** How easily somebody who stands here is Pushed out. */
function edgeRisk({ radius }: View, enemies: readonly { readonly at: Hex }[], at: Hex): number {
  const room = radius - radiusOf(at);
  if (room > 2 || nearestTo(at, enemies, FAR) > 4) return 0;
  return room === 0 ? 1.6 : room === 1 ? 0.8 : 0.2;
}

/** Farther than anything in the ring. */
const FAR = 99;

/** Where somebody comes into the ring. */
function rateSpaces(view: View, seat: Seat): Rating {
  const enemies = enemiesIn(view, seat);
  return move => (move.type === 'deployAt' ? -edgeRisk(view, enemies, move.hex) - 0.1 * radiusOf(move.hex) : 0);
}

/** What a space is worth to the active fighter before combat, when it can hit those around it. */
function rateBeforeCombat(view: View, seat: Seat, user: FighterRef): (at: Hex) => number {
  const fighter = fighterAt(view, user);
  const reach = fighter.traits.includes('extended-range') ? 2 : 1;
  const allies = alliesIn(view, user);
  const { hype } = view.teams[seat]!;
  const usable = abilitiesIn(view, user).filter(
    ({ finisher, cost }) => !finisher || (!fighter.finished && hype >= (cost.hype ?? 0)),
  );
  const enemies = enemiesIn(view, seat);
  // Worked out for those only who can be reached: most of the ring cannot.
  const worths: (number | undefined)[] = [];
  const worthOf = (place: number): number => {
    const { seat: owner, fighter: enemy } = enemies[place]!;
    let worth = 0;
    for (const ability of usable) {
      worth = Math.max(worth, useWorth(view, user, ability, refOf(owner, enemy.card)));
    }
    return worth;
  };
  return at => {
    let best = 0;
    let count = 0;
    let near = FAR;
    for (const [place, enemy] of enemies.entries()) {
      const apart = distance(at, enemy.at);
      near = Math.min(near, apart);
      if (apart > reach) continue;
      count++;
      worths[place] ??= worthOf(place);
      best = Math.max(best, worths[place]);
    }
    const tagTeam = allies.some(ally => distance(at, ally) === 1) ? 0.7 : 0;
    return 1.5 * best + 0.4 * count + tagTeam - 0.5 * edgeRisk(view, enemies, at) - 0.4 * Math.max(0, near - 1);
  };
}

/** After combat: off the edge, and out of reach if it is in danger. */
function rateAfterCombat(view: View, seat: Seat, user: FighterRef): (at: Hex) => number {
  const { damage, stun, stats } = fighterAt(view, user);
  const danger = damage / stats.STA + stun / stats.PIN;
  const allies = alliesIn(view, user);
  const enemies = enemiesIn(view, seat);
  return at => {
    const near = nearestTo(at, enemies, 4);
    const beside = allies.some(ally => distance(at, ally) === 1) ? 0.3 : 0;
    return 0.4 * (danger - 0.5) * near + beside - edgeRisk(view, enemies, at);
  };
}

function rateSteps(view: View, seat: Seat, { phase, steps, limit }: Named<'moving'>): Rating {
  const user = view.activation!.fighter;
  const at = fighterAt(view, user).at!;
  const worth = phase === 1 ? rateBeforeCombat(view, seat, user) : rateAfterCombat(view, seat, user);
  const bestBy = new Map<Hex | null, number>();
  for (const [hex, way] of reachableFrom(view, at, limit - steps)) {
    const rated = worth(hex) - harmOfEntering(view, at, hex, false) - 0.01 * way.steps;
    bestBy.set(way.first, Math.max(bestBy.get(way.first) ?? -Infinity, rated));
  }
  return move => {
    // Who stands still may move after combat.
    if (move.type === 'stop') return bestBy.get(null)! + (phase === 1 && steps === 0 ? 0.3 : 0);
    const next = 'dir' in move ? neighbour(at, move.dir as Direction) : null;
    if (move.type === 'step') return bestBy.get(next) ?? -Infinity;
    const landing = next && neighbour(next, (move as { dir: Direction }).dir);
    return landing ? worth(landing) - harmOfEntering(view, at, landing, false) - 0.1 : -Infinity;
  };
}

/** A Dodge, or a reaction: toward those one can still hit, or to safety. */
function rateDisplacement(
  view: View,
  seat: Seat,
  { fighter, name }: Named<'dodging' | 'redirecting' | 'sidestepping'>,
): Rating {
  const at = fighterAt(view, fighter).at!;
  const isFighting =
    name === 'dodging' && view.activation?.fighter === fighter && (view.teams[seat]!.hand?.length ?? 0) > 0;
  const worth = isFighting ? rateBeforeCombat(view, seat, fighter) : rateAfterCombat(view, seat, fighter);
  // The enemy would choose the worst direction, so choosing oneself is better than not.
  const staying = name === 'redirecting' ? -5 : 0;
  return move => {
    const dir = 'dir' in move ? move.dir : 'none';
    const to = dir === 'none' || dir === 'out' ? null : neighbour(at, dir);
    if (to === null) return worth(at) + staying;
    return worth(to) - harmOfEntering(view, at, to, name === 'redirecting');
  };
}

/** Out, or as near to it as can be, or into something that hurts. */
function ratePushes(view: View, target: FighterRef): Rating {
  const at = fighterAt(view, target).at!;
  const isOwn = seatOf(target) === view.active;
  return move => {
    if (move.type !== 'push') return 0;
    if (move.dir === 'out') return 100;
    const to = neighbour(at, move.dir)!;
    const rated = radiusOf(to) - radiusOf(at) + 2 * harmOfEntering(view, at, to, true) - nearness(view, to);
    return isOwn ? -rated : rated;
  };
}

/** A Pushed enemy should not land beside somebody it could hit. */
const nearness = (view: View, to: Hex): number =>
  0.05 * view.teams[view.active!]!.fighters.filter(({ at }) => at !== null && distance(at, to) === 1).length;

// ---- What to use, on whom, and with which cards

function inRange(view: View, user: FighterRef, spec: TargetSpec): FighterRef[] {
  const seat = seatOf(user);
  const { at, engages } = fighterAt(view, user);
  if (spec.range === 'engaged') return engages;
  const { within } = spec.range;
  const isNear = (there: Hex | null): boolean => there !== null && distance(at!, there) <= within;
  if (spec.side === 'enemy') {
    return enemiesIn(view, seat).flatMap(enemy => (isNear(enemy.at) ? [refOf(enemy.seat, enemy.fighter.card)] : []));
  }
  return view.teams[seat]!.fighters.flatMap(({ at: there, card }) => {
    const ref = refOf(seat, card);
    return isNear(there) && (spec.side === 'allyOrSelf' || ref !== user) ? [ref] : [];
  });
}

function rateUses(view: View): Rating {
  const user = view.activation!.fighter;
  return move => {
    if (move.type === 'use') {
      const ability = abilityIn(view, user, move.ability)!;
      const targets = typeof ability.target === 'object' ? inRange(view, user, ability.target) : [null];
      const allies = ability.ally ? inRange(view, user, ability.ally) : [];
      const best = Math.max(
        ...targets.flatMap(target =>
          (allies.length === 0 ? [null] : allies).map(ally => useWorth(view, user, ability, target, ally)),
        ),
      );
      const { B = 0, F = 0, H = 0, G = 0 } = ability.cost;
      return best - 0.15 * (B + F + H + G);
    }
    if (move.type !== 'trait') return 0;
    const active = traitIn(view, move.trait).active!;
    const allies = active.ally ? inRange(view, user, active.ally) : [null];
    const price = (active.payHype ?? 0) + 0.5 * (active.discard ?? 0);
    return Math.max(...allies.map(ally => effectsWorth(view, active.do, { user, target: null, ally }))) - price;
  };
}

function rateTargets(view: View, { ability: id }: Named<'aiming'>): Rating {
  const user = view.activation!.fighter;
  const ability = abilityIn(view, user, id)!;
  return move => (move.type === 'target' ? useWorth(view, user, ability, move.fighter) : 0);
}

function rateAllies(view: View, { ability, trait, target }: Named<'choosingAlly'>): Rating {
  const user = view.activation!.fighter;
  const groups = ability === null ? traitIn(view, trait!).active!.do : abilityIn(view, user, ability)!.groups;
  return move => (move.type === 'ally' ? effectsWorth(view, groups, { user, target, ally: move.fighter }) : 0);
}

/** Few symbols, and no Hype: what is left is for the next ability. */
function ratePayments(view: View): Rating {
  const symbols = (cards: readonly CardId[]): number =>
    cards.reduce((sum, card) => sum + combatCard(view.content, card).symbols.length, 0);
  return move => {
    if (move.type === 'give') return -symbols([move.card]);
    return move.type === 'pay' ? -symbols(move.cards) - 0.5 * move.cards.length - (move.convert ? 2 : 0) : 0;
  };
}

// ---- Hazards and triggers

/** A hazard comes to a zone: enemies there are hurt, and so are one's own. */
function rateShifts(view: View, seat: Seat): Rating {
  return move => {
    if (move.type !== 'shift') return 0;
    let sum = 0;
    for (const [owner, { fighters }] of view.teams.entries()) {
      for (const { at } of fighters) {
        if (at !== null && ZONE_SPACES[move.zone]!.includes(at)) sum += owner === seat ? -1 : 1;
      }
    }
    return sum - 0.1;
  };
}

/** Whoever would fall to the fire heals first; an unhurt fighter burns first, so that there is something to heal. */
function rateTriggers(view: View, ref: FighterRef): Rating {
  const { damage, stats } = fighterAt(view, ref);
  return move => (move.type === 'order' && move.trigger === 'burning' ? (damage + 1 >= stats.STA ? -1 : 1) : 0);
}
