/** Where a Push leads: one space, or on in the same direction where the Ring Rules make it so. */

import { ringMod } from '../fighters.ts';
import { type Direction, type Hex, mirrored, neighbour, radiusOf, zoneOf } from '../hex.ts';
import type { FighterRef, View } from '../state.ts';
import { damageOn, hazardAt } from './entering.ts';
import { asState, fighterIn, occupant, questionOf } from './scene.ts';

/** Whether the question is where a Push goes; whoever Redirects it is Pushed all the same. */
export const isPushed = (view: View): boolean => ['choosingPush', 'redirecting'].includes(questionOf(view)?.name ?? '');

export interface PushedAlong {
  readonly way: Hex[];
  /** It ends outside the ring. */
  readonly isOver: boolean;
}

export function pushedAlong(view: View, who: FighterRef, from: Hex, dir: Direction): PushedAlong {
  const spaces = ringMod(asState(view), 'pushSpaces')?.n ?? 1;
  const way = [neighbour(from, dir)!];
  while (way.length < spaces && !isStopped(view, who, from, way)) {
    const next = neighbour(way.at(-1)!, dir);
    if (next === null || radiusOf(next) > view.radius) return { way, isOver: true };
    const other = occupant(view, next);
    if (other !== null && other !== who) break;
    way.push(next);
  }
  return { way, isOver: false };
}

/** Whether a hazard on the way carries it off, or knocks it out. */
function isStopped(view: View, who: FighterRef, from: Hex, way: readonly Hex[]): boolean {
  const entered = way.filter(hex => zoneOf(hex) !== zoneOf(from));
  const { damage, stats } = fighterIn(view, who);
  const isCarried = entered.some(
    hex => hazardAt(view, hex)?.special === 'mirror' && occupant(view, mirrored(hex)) === null,
  );
  return isCarried || damage + damageOn(view, entered, true) >= stats.STA;
}
