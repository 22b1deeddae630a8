/** Poker hand logic: which dice still fit on a trick, and when it is ready (CIRCUS-12, CIRCUS-16, R6 to R11). */

import { type HandSpec, handOf, type Kind } from './content/hands.ts';
import { TRICKS } from './content/tricks.ts';
import type { Die, Options, State, Trick } from './state.ts';

/** The options that change what a hand is. */
export type HandOptions = Pick<Options, 'groupValues' | 'straight'>;

/** The largest hand: a reroll throws no more dice than that. */
export const MOST_DICE = 6;

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** How often each value lies on a trick, ones first: 3 bits a value, since no hand has more than six dice. */
export type Filling = number;

const countIn = (filling: Filling, eyes: number): number => (filling >> (3 * (eyes - 1))) & 7;
/** A filling with one die more. */
export const withOne = (filling: Filling, eyes: number): Filling => filling + (1 << (3 * (eyes - 1)));

/** A filling with one die less; null where no die shows that. */
export const withoutOne = (filling: Filling, eyes: number): Filling | null =>
  countIn(filling, eyes) > 0 ? filling - (1 << (3 * (eyes - 1))) : null;

/** What the values on a trick tell of it: how many dice, and the values it still takes, as bits 1 to 6. */
interface Known {
  readonly size: number;
  readonly takes: number;
}

/** Every legal filling of a hand. */
export type Fillings = ReadonlyMap<Filling, Known>;

/** CIRCUS-R10: can these values grow into the hand by adding dice? */
function isLegal(filling: Filling, { groups, size }: HandSpec, { groupValues, straight }: HandOptions): boolean {
  const counts = FACES.map(eyes => countIn(filling, eyes))
    .filter(count => count > 0)
    .sort((a, b) => b - a);
  if (groups === null) {
    const open = straight === 'six' || countIn(filling, 1) === 0 || countIn(filling, 6) === 0;
    return open && counts.every(count => count === 1);
  }
  const fitsOneByOne = counts.length <= groups.length && counts.every((count, i) => count <= groups[i]!);
  if (groupValues === 'distinct' || fitsOneByOne) return fitsOneByOne;
  // Groups may show the same value: one value may then fill a whole full house, or several equal groups.
  const [largest, smallest] = [groups[0]!, groups.at(-1)!];
  if (largest !== smallest) return counts.length === 1 && counts[0]! <= size;
  return counts.reduce((sum, count) => sum + Math.ceil(count / largest), 0) <= groups.length;
}

/** Grows all legal fillings from the empty one, a die at a time. */
function growFillings(spec: HandSpec, options: HandOptions): Fillings {
  const fillings = new Map<Filling, Known>();
  const grow = (filling: Filling, size: number): void => {
    if (fillings.has(filling)) return;
    const fitting = size < spec.size ? FACES.filter(eyes => isLegal(withOne(filling, eyes), spec, options)) : [];
    fillings.set(filling, { size, takes: fitting.reduce((bits, eyes) => bits | (1 << eyes), 0) });
    for (const eyes of fitting) grow(withOne(filling, eyes), size + 1);
  };
  grow(0, 0);
  return fillings;
}

type ByKind = { [K in Kind]?: Fillings };

const GROWN: Record<Options['groupValues'], Record<Options['straight'], ByKind>> = {
  distinct: { five: {}, six: {} },
  mayRepeat: { five: {}, six: {} },
};

/** Every legal filling of a hand, worked out once. */
export function fillingsOf(kind: Kind, options: HandOptions): Fillings {
  const grown = GROWN[options.groupValues][options.straight];
  // Not by `??=`, which would look twice: lists of moves ask this for each trick.
  const known = grown[kind];
  if (known !== undefined) return known;
  const fillings = growFillings(handOf(kind, options), options);
  grown[kind] = fillings;
  return fillings;
}

/** The values on a trick. */
export function fillingOf({ dice }: Trick): Filling {
  let filling = 0;
  for (let i = 0; i < dice.length; i++) filling = withOne(filling, dice[i]!.eyes);
  return filling;
}

/** What is known of the dice on a trick; undefined where they can never become its hand. */
const lookUp = (trick: Trick, options: HandOptions): Known | undefined =>
  fillingsOf(TRICKS[trick.card].kind, options).get(fillingOf(trick));

/** The values that fit on a trick now, as bits 1 to 6: none when it is ready. */
export const takenBits = (trick: Trick, options: HandOptions): number => lookUp(trick, options)?.takes ?? 0;

/** The values that fit on a trick now, lowest first: none when it is ready. */
export const takenBy = (trick: Trick, options: HandOptions): number[] => {
  const bits = takenBits(trick, options);
  return FACES.filter(eyes => (bits & (1 << eyes)) !== 0);
};

/** Whether a die fits on a trick now. */
export const fits = ({ eyes }: Die, trick: Trick, options: HandOptions): boolean =>
  (takenBits(trick, options) & (1 << eyes)) !== 0;

export const sizeOfHand = (kind: Kind, options: HandOptions): number => handOf(kind, options).size;

/** How many dice make a trick's hand. */
export const sizeOf = ({ card }: Trick, options: HandOptions): number => sizeOfHand(TRICKS[card].kind, options);

/** Whether a trick holds all the dice of its hand. Trusts that each of them fitted when it was put there. */
export const isReady = (trick: Trick, options: HandOptions): boolean => trick.dice.length === sizeOf(trick, options);

/** Whether these dice can lie on this trick. */
export const isLegalFilling = (trick: Trick, options: HandOptions): boolean => lookUp(trick, options) !== undefined;

/** The values that fit somewhere on a stage, as bits 1 to 6. */
export function takenAnywhere({ stage, options }: Pick<State, 'stage' | 'options'>): number {
  let bits = 0;
  for (const trick of stage) if (trick) bits |= takenBits(trick, options);
  return bits;
}

/** Where the first die of this colour and value lies, from 0. */
export function lowestLike({ colour, eyes }: Die, pool: readonly (Die | null)[]): number {
  for (let i = 0; i < pool.length; i++) {
    const die = pool[i];
    if (die && die.eyes === eyes && die.colour === colour) return i;
  }
  return -1;
}

/** The slots of all ready tricks, lowest first. */
export function readySlots({ stage, options }: Pick<State, 'stage' | 'options'>): number[] {
  const slots: number[] = [];
  for (let i = 0; i < stage.length; i++) {
    const trick = stage[i];
    if (trick && isReady(trick, options)) slots.push(i + 1);
  }
  return slots;
}
