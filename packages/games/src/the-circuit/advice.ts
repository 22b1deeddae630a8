/** Why a move is worth making: what it does to whom, counted from the view. */

import type { Advice, Advised } from '../advice.ts';
import { contentOf } from './content/packs.ts';
import type { Ability, Effect } from './content/types.ts';
import { useWorth } from './effect-worth.ts';
import { occupantOf, ringMod } from './fighters.ts';
import { type Direction, distance, type Hex, neighbour, radiusOf, zoneOf } from './hex.ts';
import { type CardId, type Compound, cardOf, type FighterRef, type Move, refOf, seatOf, type View } from './state.ts';
import { pinOdds } from './table/odds.ts';
import { pushedAlong } from './table/pushed-along.ts';
import { asState, payThing } from './table/scene.ts';
import { abilityIn, enemiesIn, fighterAt } from './view-reading.ts';
import type { CircuitWords } from './words/catalogue.ts';
import type { advice } from './words/en/advice.ftl.ts';
import { symbolsOf } from './words/telling.ts';

type Asked = Advised<Move, View, CircuitWords>;

type Reasons = typeof advice;

export const adviceFrom = (said: Reasons): Advice<Move, View, CircuitWords> => ({
  reason(advised) {
    const reasons = reasonsFor(advised, said);
    return reasons.length === 0 ? null : reasons.slice(0, 2).join(' ');
  },
  things,
});

/** A share, in hundredths. */
const percent = (share: number): number => Math.round(100 * share);

/** What a fighter is rid of. */
const recovery = (say: Reasons, name: string, damage: number, stun: number): string =>
  say.recovers(name, [...(damage > 0 ? [say.ofDamage(damage)] : []), ...(stun > 0 ? [say.ofStun(stun)] : [])]);

const nameOf = ({ words }: Asked, ref: FighterRef): string => words.fighter(cardOf(ref)).name;

function reasonsFor(advised: Asked, say: Reasons): string[] {
  const { view, move } = advised;
  switch (move.type) {
    case 'activate':
      return activateReasons(advised, move.fighter, say);
    case 'step':
    case 'vault':
      return stepReasons(advised, move.dir, move.type === 'vault' ? 2 : 1, say);
    case 'stop': {
      const top = view.stack.at(-1);
      if (top?.name !== 'moving' || top.phase === 2) return [];
      const { fighter } = view.activation!;
      return [say.stays(nameOf(advised, fighter), fighterAt(view, fighter).stats.COM, top.steps === 0)];
    }
    case 'use':
      return useReasons(advised, move.ability, say);
    case 'target': {
      const top = view.stack.at(-1);
      return top?.name === 'aiming' ? onTarget(advised, top.ability, move.fighter, say) : [];
    }
    case 'pay':
      return payReasons(advised, move, say);
    case 'push':
      return pushReasons(advised, move.dir, say);
    case 'pin':
      return [
        say.pins(nameOf(advised, move.fighter), percent(pinOdds(view, seatOf(move.fighter), view.activation?.fighter))),
      ];
    case 'tagOut': {
      const { damage, stun } = fighterAt(view, move.fighter);
      return damage + stun > 0 ? [recovery(say, nameOf(advised, move.fighter), damage, stun)] : [];
    }
    case 'dodge':
    case 'react':
      return move.dir === 'none' ? [] : dodgeReasons(advised, move.dir, say);
    default:
      return [];
  }
}

// ---- Stepping up and moving

function activateReasons(advised: Asked, ref: FighterRef, say: Reasons): string[] {
  const { view, seat } = advised;
  const { stats, engages, finished } = fighterAt(view, ref);
  const finisher = contentOf(view.content).fighters[cardOf(ref)].abilities.find(ability => ability.finisher)!;
  const isRich = !finished && view.teams[seat]!.hype >= (finisher.cost.hype ?? 0);
  const name = nameOf(advised, ref);
  return [...(isRich ? [say.canFinish(name)] : []), say.stepsUp(name, stats.COM, engages.length)];
}

/** Where the fighter stands then, as others see it. */
function placeReasons(advised: Asked, ref: FighterRef, to: Hex, say: Reasons): string[] {
  const { view } = advised;
  const enemies = enemiesIn(view, seatOf(ref)).map(enemy => ({
    name: nameOf(advised, refOf(enemy.seat, enemy.fighter.card)),
    apart: distance(to, enemy.at),
  }));
  const reach = fighterAt(view, ref).traits.includes('extended-range') ? 2 : 1;
  const near = enemies.filter(({ apart }) => apart <= reach);
  if (near.length > 0)
    return [
      say.reaches(
        nameOf(advised, ref),
        near.map(({ name }) => name),
      ),
    ];
  const [nearest] = enemies.toSorted((a, b) => a.apart - b.apart);
  return nearest ? [say.nears(nameOf(advised, ref), nearest.name, nearest.apart)] : [];
}

function stepReasons(advised: Asked, dir: Direction, length: 1 | 2, say: Reasons): string[] {
  const { fighter } = advised.view.activation!;
  const next = neighbour(fighterAt(advised.view, fighter).at!, dir);
  const to = length === 2 ? next && neighbour(next, dir) : next;
  return to ? placeReasons(advised, fighter, to, say) : [];
}

function dodgeReasons(advised: Asked, dir: Direction, say: Reasons): string[] {
  const top = advised.view.stack.at(-1);
  if (!top || !('fighter' in top)) return [];
  const to = neighbour(fighterAt(advised.view, top.fighter).at!, dir);
  return to ? placeReasons(advised, top.fighter, to, say) : [];
}

// ---- Abilities

/** On whom it would best be used. */
function bestTarget(view: View, user: FighterRef, ability: Ability): FighterRef | null {
  if (typeof ability.target !== 'object') return null;
  const { range } = ability.target;
  const { at, engages } = fighterAt(view, user);
  const targets =
    range === 'engaged'
      ? engages
      : enemiesIn(view, seatOf(user)).flatMap(enemy =>
          distance(at!, enemy.at) <= range.within ? [refOf(enemy.seat, enemy.fighter.card)] : [],
        );
  const worth = (target: FighterRef): number => useWorth(view, user, ability, target);
  return targets.toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}

function useReasons(advised: Asked, id: string, say: Reasons): string[] {
  const { view, seat } = advised;
  const user = view.activation!.fighter;
  const ability = abilityIn(view, user, id);
  if (!ability) return [];
  if (ability.finisher) return [say.finishes(view.teams[seat]!.finishers + 1)];
  const target = bestTarget(view, user, ability);
  return [
    ...(target ? onTarget(advised, id, target, say) : []),
    ...(ability.hype > 0 ? [say.earns(ability.hype)] : []),
  ];
}

const sumOf = (ability: Ability, kind: Effect['k']): number =>
  ability.groups
    .flat()
    .reduce(
      (sum, effect) =>
        effect.k === kind && 'n' in effect && (!('who' in effect) || (effect.who ?? 'target') === 'target')
          ? sum + effect.n
          : sum,
      0,
    );

/** What the ability does to its target, most telling first. */
function onTarget(advised: Asked, id: string, target: FighterRef, say: Reasons): string[] {
  const { view } = advised;
  const user = view.activation!.fighter;
  const ability = abilityIn(view, user, id);
  if (!ability || ability.finisher) return [];
  const { stats, damage, stun, states } = fighterAt(view, target);
  const name = nameOf(advised, target);
  const hits = sumOf(ability, 'damage');
  const stuns = sumOf(ability, 'stun');
  const pushes = sumOf(ability, 'push');
  const falls = ability.groups.flat().some(effect => effect.k === 'state' && effect.state === 'knockedDown');
  const pin = falls && !states.includes('knockedDown') ? Math.ceil(stats.PIN / 2) : stats.PIN;
  // Whoever has swapped spaces is Pushed from where the user stood.
  const isSwapped = ability.groups.flat().some(effect => effect.k === 'swap');
  const room = view.radius - radiusOf(fighterAt(view, isSwapped ? user : target).at!) + 1;
  // The ropes hold once.
  const isHeld = pushes === 1 && stun + stuns === 0 && ringMod(asState(view), 'ropes') !== null;
  const reach = pushes * (ringMod(asState(view), 'pushSpaces')?.n ?? 1);
  return [
    ...(hits > 0 && damage + hits >= stats.STA ? [say.knocksOut(name)] : []),
    ...(reach >= room && !isHeld ? [say.canPushOut(name)] : []),
    ...(stuns > 0 && stun + stuns >= pin ? [say.pins(name, percent(pinOdds(view, seatOf(target), user)))] : []),
    ...(hits > 0 && damage + hits < stats.STA ? [say.damages(name, damage + hits, stats.STA)] : []),
    ...(stuns > 0 && stun + stuns < pin ? [say.stuns(name, stun + stuns, pin)] : []),
    ...(pushes > 0 && reach < room ? [say.pushes(name, pushes, room)] : []),
  ];
}

function payReasons(advised: Asked, pay: { cards: CardId[]; convert: boolean }, say: Reasons): string[] {
  const { view, seat, words } = advised;
  const { hand, hype } = view.teams[seat]!;
  const left = (hand ?? []).filter(card => !pay.cards.includes(card));
  const symbols = words.list(left.map(card => symbolsOf(view, card).map(words.symbol).join('+')));
  return [say.leaves(left.length, symbols), ...(pay.convert ? [say.converts(hype)] : [])];
}

function pushReasons(advised: Asked, dir: Direction | 'out', say: Reasons): string[] {
  const { view } = advised;
  const top = view.stack.at(-1);
  if (top?.name !== 'choosingPush') return [];
  const name = nameOf(advised, top.fighter);
  const { at, stun } = fighterAt(view, top.fighter);
  const isHeld = stun === 0 && ringMod(asState(view), 'ropes') !== null;
  const { way, isOver } = dir === 'out' ? { way: [], isOver: true } : pushedAlong(view, top.fighter, at!, dir);
  if (isOver) return isHeld ? [] : [say.pushedOut(name, defeatHype(view))];
  const to = way.at(-1)!;
  const hazard = view.teams.find(
    ({ hazardZone, hazard: card }) =>
      card !== null && hazardZone !== null && way.some(hex => zoneOf(hex) === hazardZone),
  )?.hazard;
  return [
    ...(hazard ? [say.intoHazard(name, advised.words.hazard(hazard).name)] : []),
    say.pushedTo(name, view.radius - radiusOf(to)),
  ];
}

/** ARENA-35, unless the Ring Rules say otherwise. */
const defeatHype = (view: View): number => ringMod(asState(view), 'defeatHype')?.n ?? 3;

// ---- What a move names on the table

function things(move: Move | Compound, view: View): string[] {
  switch (move.type) {
    case 'pickFighter':
      return [`fighter-card:${move.fighter}`];
    case 'pickTeam':
      return [`team:${move.fighters.join()}`];
    case 'pickHazard':
      return [`hazard:${move.hazard}`];
    case 'placeHazard':
    case 'placeZone':
    case 'shift':
      return [`zone:${move.zone}`];
    case 'deployAt':
      return [`space:${move.hex}`];
    case 'bench':
    case 'return':
    case 'activate':
    case 'tagOut':
    case 'target':
    case 'ally':
    case 'pin':
      return [`fighter:${move.fighter}`];
    case 'step':
    case 'vault':
      return spaceThings(view, view.activation?.fighter, move.dir, move.type === 'vault');
    case 'path':
      return [`space:${move.hexes.at(-1)}`];
    case 'dodge':
    case 'push':
    case 'react': {
      const top = view.stack.at(-1);
      if (move.dir === 'none' || move.dir === 'out' || !top || !('fighter' in top)) return [`answer:${move.dir}`];
      return spaceThings(view, top.fighter, move.dir, false);
    }
    case 'use':
    case 'play':
      return [`ability:${move.ability}`];
    case 'trait':
      return [`trait:${move.trait}`];
    case 'pay':
      return [...move.cards.map(card => `card:${card}`), payThing(move)];
    case 'give':
      return [`card:${move.card}`];
    default:
      return [`answer:${move.type}`];
  }
}

function spaceThings(view: View, ref: FighterRef | undefined, dir: Direction, isJump: boolean): string[] {
  const at = ref && fighterAt(view, ref).at;
  const next = at ? neighbour(at, dir) : null;
  const to = isJump && next ? neighbour(next, dir) : next;
  if (!to) return [];
  // Nobody can stop where somebody stands, so that there is no space to press: it is gone past them.
  const past = occupantOf(asState(view), to);
  return [`space:${to}`, ...(past ? [`fighter:${past}`] : [])];
}
