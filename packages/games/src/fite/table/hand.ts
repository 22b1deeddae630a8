/** A fighter's dice as they lie on the table, each with an identity, so that one can be touched, moved and turned. */

import type { Attack } from '../fight.ts';
import type { Pools, ReactMove } from '../state.ts';

export type Pool = 'off' | 'def';
export const POOLS = ['off', 'def'] as const;

export interface ShownDie {
  /** Unlike any other die's of this fighter; stays through Move and Flip. */
  readonly id: string;
  /** Where it was rolled. */
  readonly from: Pool;
  readonly face: number;
  readonly moved: boolean;
  readonly flipped: boolean;
}

export type Hand = { readonly [P in Pool]: readonly ShownDie[] };

/** Dice picked out for a reaction, by id. */
export interface Picked {
  readonly moved: readonly string[];
  readonly flipped: readonly string[];
}

export const NOTHING_PICKED: Picked = { moved: [], flipped: [] };

/** The dice as they were rolled. */
export function rolledHand(pools: Pools): Hand {
  const lay = (from: Pool): ShownDie[] =>
    pools[from].map((face, i) => ({ id: `${from}${i}`, from, face, moved: false, flipped: false }));
  return { off: lay('off'), def: lay('def') };
}

/** The dice once those picked were moved and turned. They keep their places, new arrivals come last. */
export function withPicked(rolled: Hand, { moved, flipped }: Picked): Hand {
  const change = (die: ShownDie): ShownDie => ({
    ...die,
    moved: moved.includes(die.id),
    flipped: flipped.includes(die.id),
    face: flipped.includes(die.id) ? 7 - die.face : die.face,
  });
  const [off, def] = [rolled.off.map(change), rolled.def.map(change)];
  return {
    off: [...off.filter(die => !die.moved), ...def.filter(die => die.moved)],
    def: [...def.filter(die => !die.moved), ...off.filter(die => die.moved)],
  };
}

/** Which dice a reaction, which names faces, is about: of several that show the same, those that were touched. */
export function pickedBy(
  rolled: Hand,
  { move, flip }: Pick<ReactMove, 'move' | 'flip'>,
  touched: Picked = NOTHING_PICKED,
): Picked {
  const moved = idsOf(move ? rolled[move.from] : [], move?.faces ?? [], touched.moved);
  const after = withPicked(rolled, { moved, flipped: [] });
  return { moved, flipped: POOLS.flatMap(pool => idsOf(after[pool], flip?.[pool] ?? [], touched.flipped)) };
}

/** A die for each of these faces, and none twice. */
function idsOf(dice: readonly ShownDie[], faces: readonly number[], first: readonly string[]): string[] {
  const left = [...dice].sort((a, b) => Number(first.includes(b.id)) - Number(first.includes(a.id)));
  return faces.flatMap(face => {
    const at = left.findIndex(die => die.face === face);
    return at < 0 ? [] : left.splice(at, 1).map(({ id }) => id);
  });
}

/** The move and the flip that picked dice spell. */
export function spelled(rolled: Hand, picked: Picked): Pick<ReactMove, 'move' | 'flip'> {
  const after = withPicked(rolled, { moved: picked.moved, flipped: [] });
  const movedFrom = POOLS.find(pool => rolled[pool].some(die => picked.moved.includes(die.id)));
  const facesOf = (dice: readonly ShownDie[], ids: readonly string[]): number[] =>
    dice
      .filter(die => ids.includes(die.id))
      .map(die => die.face)
      .sort((a, b) => b - a);
  return {
    move: movedFrom ? { from: movedFrom, faces: facesOf(rolled[movedFrom], picked.moved) } : null,
    flip:
      picked.flipped.length > 0
        ? { off: facesOf(after.off, picked.flipped), def: facesOf(after.def, picked.flipped) }
        : null,
  };
}

/** Highest first; equal dice keep their order. */
export const highToLow = (dice: readonly ShownDie[]): ShownDie[] => [...dice].sort((a, b) => b.face - a.face);

/** A die in a comparison: its value, and what became of it. */
export interface Compared {
  readonly value: number;
  /** For an attacking die its fate; for a defending one whether it stopped something. */
  readonly mark: 'hit' | 'cancelled' | 'ignored' | 'stops' | 'idle';
}

/** A line from a defending die to the attacking die it cancels, by id. */
export interface Stop {
  readonly def: string;
  readonly off: string;
}

/** Lays a comparison over the dice it was made from; lists of values run high to low, as the dice do. */
export function laidOver(
  off: readonly ShownDie[],
  def: readonly ShownDie[],
  attack: Attack,
): { off: Map<string, Compared>; def: Map<string, Compared>; stops: Stop[] } {
  const [attackers, defenders] = [highToLow(off), highToLow(def)];
  const stops: Stop[] = [];
  const offMarks = new Map<string, Compared>();
  const defMarks = new Map<string, Compared>();
  for (const [i, die] of defenders.entries()) defMarks.set(die.id, { value: attack.def[i]!, mark: 'idle' });
  for (const [i, die] of attackers.entries()) {
    const fate = attack.fates[i]!;
    offMarks.set(die.id, { value: attack.off[i]!, mark: typeof fate === 'number' ? 'cancelled' : fate });
    if (typeof fate !== 'number') continue;
    const stopper = defenders[fate]!;
    defMarks.set(stopper.id, { value: attack.def[fate]!, mark: 'stops' });
    stops.push({ def: stopper.id, off: die.id });
  }
  return { off: offMarks, def: defMarks, stops };
}
