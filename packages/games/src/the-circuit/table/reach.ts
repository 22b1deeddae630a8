/** Where somebody could go in this movement phase, and by which way: to be shown, the rules have the last word. */

import { modsOf } from '../fighters.ts';
import { DIRECTIONS, type Hex, neighbour, radiusOf, zoneOf } from '../hex.ts';
import type { View } from '../state.ts';
import { endsWalk, isHarmful } from './entering.ts';
import { asState, fighterIn, inRing, questionOf } from './scene.ts';

/** Ways by the space they lead to, each from the next space on. */
export type Reach = ReadonlyMap<Hex, readonly Hex[]>;

const NOWHERE: Reach = new Map();

interface Stop {
  readonly hex: Hex;
  readonly way: readonly Hex[];
  readonly left: number;
  /** How often this way goes into something that does harm. */
  readonly harm: number;
}

/** Everything that can be reached with the steps that are left: round what does harm if there is a way, then by the shortest. */
export function reachOf(view: View): Reach {
  const question = questionOf(view);
  const fighter = view.activation?.fighter;
  if (question?.name !== 'moving' || fighter === undefined) return NOWHERE;
  const { at } = fighterIn(view, fighter);
  if (at === null) return NOWHERE;
  const canVault = modsOf(asState(view), fighter, 'vault').length > 0;
  const taken = new Set(inRing(view).map(ref => fighterIn(view, ref).at!));
  const first: Stop = { hex: at, way: [], left: question.limit - question.steps, harm: 0 };
  const best = new Map<Hex, readonly Stop[]>([[at, [first]]]);
  const open = [first];
  for (let stop = open.shift(); stop; stop = open.shift()) {
    const isLast = stop !== first && isNewZone(stop, at) && endsWalk(view, fighter, stop.hex);
    for (const next of isLast ? [] : stopsFrom(view, stop, taken, canVault)) {
      const known = best.get(next.hex) ?? [];
      if (known.some(({ left, harm }) => left >= next.left && harm <= next.harm)) continue;
      best.set(next.hex, [...known, next]);
      open.push(next);
    }
  }
  best.delete(at);
  return new Map([...best].map(([hex, stops]) => [hex, stops.reduce(better).way]));
}

const better = (a: Stop, b: Stop): Stop => ((b.harm - a.harm || a.left - b.left) < 0 ? b : a);

/** Whether the last step of a way led into another zone. */
const isNewZone = ({ hex, way }: Stop, start: Hex): boolean => zoneOf(hex) !== zoneOf(way.at(-2) ?? start);

function stopsFrom(view: View, { hex, way, left, harm }: Stop, taken: ReadonlySet<Hex>, canVault: boolean): Stop[] {
  const to = (next: Hex, steps: number): Stop => {
    const isHurt = zoneOf(next) !== zoneOf(hex) && isHarmful(view, next);
    return { hex: next, way: [...way, next], left: left - steps, harm: harm + (isHurt ? 1 : 0) };
  };
  return DIRECTIONS.flatMap(direction => {
    const next = neighbour(hex, direction);
    if (next === null || radiusOf(next) > view.radius) return [];
    if (!taken.has(next)) return left < 1 ? [] : [to(next, 1)];
    const beyond = neighbour(next, direction);
    const lands = canVault && left >= 2 && beyond !== null && radiusOf(beyond) <= view.radius;
    return lands && !taken.has(beyond) ? [to(beyond, 2)] : [];
  });
}
