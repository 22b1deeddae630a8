/** The places of the ring that answer the question: spaces to go to, spaces to push somebody to, the outside, zones. */

import { ZONES, type ZoneId } from '../content/types.ts';
import { DIRECTIONS, type Direction, type Hex, neighbour, radiusOf, ZONE_CENTRE } from '../hex.ts';
import type { Compound, Move, View } from '../state.ts';
import { mover } from '../words/telling.ts';
import { type Place, placeBeside, placeOfHex } from './places.ts';
import { isPushed, pushedAlong } from './pushed-along.ts';
import type { Reach } from './reach.ts';
import { fighterIn, goings, movesOf, type Scene } from './scene.ts';

export interface Spot {
  readonly key: Hex | 'out';
  readonly place: Place;
  readonly kind: 'go' | 'push' | 'out' | 'deploy';
  readonly move: Move | Compound;
  /** The way there, where one walks; of a Push, all the spaces it leads through. */
  readonly way: readonly Hex[];
  /** A Push that goes on from there leaves the ring. */
  readonly isOver?: boolean;
}

/**
 * Whether a pointer shows what would come of a space before it presses it. In a narrow window what is shown takes its room from
 * the ring, and the space would move away under the pointer.
 */
export const canHover = (): boolean => matchMedia('(hover: hover) and (width >= 46rem)').matches;

/** Spaces that can be pressed, in the order of the ring's rows. */
export function spotsOf({ view, moves }: Pick<Scene, 'view' | 'moves'>, reach: Reach): Spot[] {
  if (moves.length === 0) return [];
  const spots = [...deploySpots(moves), ...walkSpots(moves, reach), ...goingSpots(view, moves)];
  return spots.sort((a, b) => a.place.y - b.place.y || a.place.x - b.place.x);
}

const deploySpots = (moves: readonly Move[]): Spot[] =>
  movesOf(moves, 'deployAt').map(move => ({
    key: move.hex,
    place: placeOfHex(move.hex),
    kind: 'deploy',
    move,
    way: [],
  }));

function walkSpots(moves: readonly Move[], reach: Reach): Spot[] {
  if (!moves.some(({ type }) => type === 'step' || type === 'vault')) return [];
  return [...reach].map(([hex, way]) => ({
    key: hex,
    place: placeOfHex(hex),
    kind: 'go',
    move: { type: 'path', hexes: [...way] },
    way,
  }));
}

/** One step of a Dodge, a Push or a reaction. */
function goingSpots(view: View, moves: readonly Move[]): Spot[] {
  const who = mover(view);
  const at = who === null ? null : fighterIn(view, who).at;
  if (at === null) return [];
  return goings(moves).flatMap((move): Spot[] => {
    if (move.type === 'step' || move.type === 'vault' || move.dir === 'none') return [];
    if (move.dir === 'out') {
      return outwards(view, at).map(direction => ({
        key: 'out',
        place: placeBeside(at, direction),
        kind: 'out',
        move,
        way: [],
      }));
    }
    const key = neighbour(at, move.dir);
    if (key === null) return [];
    const kind = move.type === 'push' ? 'push' : 'go';
    const going = isPushed(view) ? pushedAlong(view, who!, at, move.dir) : { way: [key] };
    return [{ key, place: placeBeside(at, move.dir), kind, move, ...going }];
  });
}

/** Directions in which the ring ends here. */
const outwards = (view: View, at: Hex): Direction[] =>
  DIRECTIONS.filter(direction => {
    const next = neighbour(at, direction);
    return next === null || radiusOf(next) > view.radius;
  });

export interface ZoneSpot {
  readonly zone: ZoneId;
  readonly place: Place;
  readonly move: Move;
}

/** Zones that can be pressed. Of several hazards that could move, only the picked one's. */
export function zoneSpots({ moves, draft }: Scene): ZoneSpot[] {
  const shifts = movesOf(moves, 'shift');
  const hazards = new Set(shifts.map(({ hazard }) => hazard));
  const hazard = hazards.size === 1 ? [...hazards][0] : draft.hazard;
  const wanted = moves.filter(
    (move): move is Extract<Move, { zone: ZoneId }> =>
      'zone' in move && (move.type !== 'shift' || move.hazard === hazard),
  );
  return ZONES.flatMap(zone => {
    const move = wanted.find(one => one.zone === zone);
    return move ? [{ zone, place: placeOfHex(ZONE_CENTRE[zone]!), move }] : [];
  });
}
