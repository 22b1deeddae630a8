/** Which slots a put or a move could go to once its first half is chosen: shown before the two are sent as one. */

import type { ZoneSel } from '../content/language.ts';
import type { Slot, View } from '../state.ts';

type Board = Pick<View, 'circle' | 'players' | 'active'>;

/** All slots of a zone, as the one whose turn it is would reach them; eliminated players have none. */
function slotsIn({ circle, players, active }: Board, zone: ZoneSel): Slot[] {
  const inCircle = zone === 'any' || zone === 'circle' || zone === 'circleOrOwn';
  const isReached = (seat: number): boolean =>
    zone === 'any' || zone === 'zones' || (zone !== 'circle' && seat === active);
  return [
    ...(inCircle ? circle.map((_, i): Slot => `C${i}`) : []),
    ...players.flatMap(({ slots, alive }, seat) =>
      alive && isReached(seat) ? slots.map((_, i): Slot => `P${seat}.${i}`) : [],
    ),
  ];
}

/** Where the element now being put or moved could go: while its type or its source is being chosen. */
export function destinations(view: View, from: Slot | null): Slot[] {
  const step = view.asking?.step;
  if (step?.op === 'putElement') return slotsIn(view, step.zone);
  if (step?.op === 'moveElement') return slotsIn(view, step.to).filter(slot => slot !== from);
  return [];
}
