/** The ways to lay a pool of dice out on the stage, and what each of them promises. */

import { TRICKS } from './content/tricks.ts';
import { type Evaluation, type Pile, pileOf, pileWith, promiseOf } from './evaluation.ts';
import { fillingOf, fillingsOf, withOne } from './hand.ts';
import type { Die, DieColour, Eyes, Trick, View } from './state.ts';

/** Sets of dice are bits: die `i` of the list is bit `i`. */
type DiceSet = number;

const NEVER = -Infinity;

/** What each set of dice would do on one trick. */
interface Offer {
  /** The sets that fit, but for the empty one. */
  readonly fitting: readonly DiceSet[];
  /** In points to the good of who lays them; minus infinity where they do not fit. */
  readonly gains: readonly number[];
  /** The values that the trick takes after that, as bits 1 to 6. */
  readonly takes: readonly number[];
}

/** What every slot offers to these dice; a vacant one nothing. */
export const offersFor = (view: View, dice: readonly Die[], evaluation: Evaluation): Offer[] =>
  view.stage.map(trick => (trick ? offerOf(trick, view, dice, evaluation) : vacant(dice.length)));

function vacant(dice: number): Offer {
  const gains = Array<number>(1 << dice).fill(NEVER);
  gains[0] = 0;
  return { fitting: [], gains, takes: Array<number>(1 << dice).fill(0) };
}

// Kept between calls, because bots ask thousands of times a decision: nothing in them outlives a call.
const piles: Pile[] = [];
const fillings: number[] = [];

function offerOf(trick: Trick, { options, active }: View, dice: readonly Die[], evaluation: Evaluation): Offer {
  const known = fillingsOf(TRICKS[trick.card].kind, options);
  const empty = pileOf(trick, options);
  const before = promiseOf(empty, evaluation);
  const sign = active === 0 ? 1 : -1;
  const sets = 1 << dice.length;
  const fitting: DiceSet[] = [];
  const gains = Array<number>(sets).fill(NEVER);
  const takes = Array<number>(sets).fill(0);
  piles[0] = empty;
  fillings[0] = fillingOf(trick);
  gains[0] = 0;
  takes[0] = empty.takes;
  // A set fits if it fits without its lowest die, and then that die fits too.
  for (let set = 1; set < sets; set++) {
    const others = set & (set - 1);
    const die = dice[31 - Math.clz32(set ^ others)]!;
    if (!(takes[others]! & (1 << die.eyes))) continue;
    const filling = withOne(fillings[others]!, die.eyes);
    const pile = pileWith(piles[others]!, die, known.get(filling)!.takes);
    fillings[set] = filling;
    piles[set] = pile;
    takes[set] = pile.takes;
    gains[set] = sign * (promiseOf(pile, evaluation) - before);
    fitting.push(set);
  }
  return { fitting, gains, takes };
}

const FACES: readonly Eyes[] = [1, 2, 3, 4, 5, 6];

/** The most that a single die of this colour can gain, on average over what it may show. */
export function meanGain({ stage, options, active }: View, colour: DieColour, evaluation: Evaluation): number {
  const sign = active === 0 ? 1 : -1;
  const most = FACES.map(eyes => missGain({ colour, eyes }));
  for (const trick of stage) {
    if (!trick) continue;
    const known = fillingsOf(TRICKS[trick.card].kind, options);
    const pile = pileOf(trick, options);
    const before = promiseOf(pile, evaluation);
    const filling = fillingOf(trick);
    for (const eyes of FACES) {
      if (!(pile.takes & (1 << eyes))) continue;
      const more = pileWith(pile, { colour, eyes }, known.get(withOne(filling, eyes))!.takes);
      most[eyes - 1] = Math.max(most[eyes - 1]!, sign * (promiseOf(more, evaluation) - before));
    }
  }
  return most.reduce((sum, gain) => sum + gain, 0) / FACES.length;
}

/** What a die costs that is left over: fatigue comes to lie in front. */
const missGain = ({ colour, eyes }: Die): number => (colour === 'fatigue' ? -eyes : 0);

/** The most that each set of dice among these can gain on this slot and the ones before; `left` must fit nowhere then. */
function layOn(gained: readonly number[], { fitting, gains, takes }: Offer, among: DiceSet, left: number): number[] {
  const more = takes[0]! & left ? Array<number>(gained.length).fill(NEVER) : gained.slice();
  for (const here of fitting) {
    if (here & ~among || takes[here]! & left) continue;
    const others = among ^ here;
    for (let set = others; ; set = (set - 1) & others) {
      const gain = gained[set]! + gains[here]!;
      if (gain > more[set | here]!) more[set | here] = gain;
      if (set === 0) break;
    }
  }
  return more;
}

function nothingLaid(sets: number): number[] {
  const gained = Array<number>(sets).fill(NEVER);
  gained[0] = 0;
  return gained;
}

/** For each set of dice the best that can come of it, dice left over allowed. */
export function bestGains(offers: readonly Offer[], dice: readonly Die[]): number[] {
  const sets = 1 << dice.length;
  let gained = nothingLaid(sets);
  for (const offer of offers) gained = layOn(gained, offer, sets - 1, 0);
  for (let i = 0; i < dice.length; i++) {
    for (let set = 0; set < sets; set++) {
      if (set & (1 << i)) gained[set] = Math.max(gained[set]!, gained[set ^ (1 << i)]! + missGain(dice[i]!));
    }
  }
  return gained;
}

/** A die on a slot, both from 0, and the most a layout can gain that has it there. */
export interface Start {
  readonly die: number;
  readonly slot: number;
  gain: number;
}

/**
 * Where one die may go, with what the rest of the pool can then do. The order of placements does not matter, so one die
 * is enough: the first that the best layout places. Dice may only be left over if in the end they fit nowhere.
 */
export function startsOf(offers: readonly Offer[], dice: readonly Die[]): Start[] {
  const all = (1 << dice.length) - 1;
  const byDie: Start[][] = [];
  for (let die = 0; die < dice.length; die++) {
    const starts = offers.map((_, slot) => ({ die, slot, gain: NEVER }));
    for (let left = 0; left < all; left++) {
      if (left & (1 << die) || !canBeLeft(left, offers, dice)) continue;
      raiseStarts(starts, offers, dice, all ^ left ^ (1 << die), left);
    }
    byDie.push(starts);
    // Only where a layout that leaves this die over may be better do the others matter.
    if (!canBeLeft(1 << die, offers, dice)) break;
  }
  const best = byDie.reduce((a, b) => (mostOf(b) > mostOf(a) ? b : a));
  return best.filter(({ gain }) => gain !== NEVER);
}

const mostOf = (starts: readonly Start[]): number => Math.max(...starts.map(({ gain }) => gain));

const valuesOf = (set: DiceSet, dice: readonly Die[]): number =>
  dice.reduce((bits, { eyes }, i) => (set & (1 << i) ? bits | (1 << eyes) : bits), 0);

/** A quick look before the long one: every trick that takes a die to be left over needs another die to close it. */
function canBeLeft(left: DiceSet, offers: readonly Offer[], dice: readonly Die[]): boolean {
  if (left === 0) return true;
  const values = valuesOf(left, dice);
  let others = dice.length;
  for (let rest = left; rest; rest &= rest - 1) others--;
  for (const { takes } of offers) if (takes[0]! & values) others--;
  return others >= 0;
}

/** Raises each start to the best layout that places its die and exactly these others. */
function raiseStarts(
  starts: Start[],
  offers: readonly Offer[],
  dice: readonly Die[],
  others: DiceSet,
  left: DiceSet,
): void {
  const values = valuesOf(left, dice);
  const missed = dice.reduce((sum, die, i) => (left & (1 << i) ? sum + missGain(die) : sum), 0);
  // What the slots to the right can do, for each slot; those to the left follow as we go.
  const right: number[][] = [nothingLaid(1 << dice.length)];
  for (let slot = offers.length - 1; slot > 0; slot--) right.unshift(layOn(right[0]!, offers[slot]!, others, values));
  let gained = nothingLaid(1 << dice.length);
  for (let slot = 0; slot < offers.length; slot++) {
    const { gains, takes } = offers[slot]!;
    const start = starts[slot]!;
    for (let here = others; ; here = (here - 1) & others) {
      const set = here | (1 << start.die);
      if (gains[set]! !== NEVER && !(takes[set]! & values)) {
        start.gain = Math.max(start.gain, gains[set]! + missed + bestSplit(gained, right[slot]!, others ^ here));
      }
      if (here === 0) break;
    }
    gained = layOn(gained, offers[slot]!, others, values);
  }
}

function bestSplit(one: number[], two: number[], set: DiceSet): number {
  let best = NEVER;
  for (let part = set; ; part = (part - 1) & set) {
    best = Math.max(best, one[part]! + two[set ^ part]!);
    if (part === 0) return best;
  }
}

/** A way to lay a whole pool out: the dice of each slot, and what they gain. */
export interface Layout {
  readonly sets: readonly DiceSet[];
  readonly gain: number;
}

/** The best layouts, best first: at most so many, none of them worse than the best by more than `margin`. */
export function bestLayouts(offers: readonly Offer[], dice: readonly Die[], margin: number, most: number): Layout[] {
  const all = (1 << dice.length) - 1;
  const ways: Way[] = [];
  for (let left = 0; left < all; left++) {
    if (!canBeLeft(left, offers, dice)) continue;
    const values = valuesOf(left, dice);
    // What the slots from each one on can do at best, for each set of dice.
    const rest: number[][] = [nothingLaid(1 << dice.length)];
    for (const offer of offers.toReversed()) rest.unshift(layOn(rest[0]!, offer, all ^ left, values));
    const missed = dice.reduce((sum, die, i) => (left & (1 << i) ? sum + missGain(die) : sum), 0);
    ways.push({ laid: all ^ left, values, missed, rest });
  }
  const best = ways.reduce((so, { laid, missed, rest }) => Math.max(so, rest[0]![laid]! + missed), NEVER);
  const layouts: Layout[] = [];
  for (const way of ways) addLayouts(layouts, offers, way, best - margin);
  return distinct(layouts, dice)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, most);
}

/** Which dice are laid, the values of those that are not, and what that costs. */
interface Way {
  readonly laid: DiceSet;
  readonly values: number;
  readonly missed: number;
  readonly rest: readonly (readonly number[])[];
}

function addLayouts(layouts: Layout[], offers: readonly Offer[], { laid, values, missed, rest }: Way, least: number) {
  const sets: DiceSet[] = [];
  const lay = (slot: number, left: DiceSet, gain: number): void => {
    if (gain + rest[slot]![left]! < least) return;
    if (slot === offers.length) {
      layouts.push({ sets: [...sets], gain });
      return;
    }
    const { gains, takes } = offers[slot]!;
    for (let here = left; ; here = (here - 1) & left) {
      if (gains[here]! !== NEVER && !(takes[here]! & values)) {
        sets[slot] = here;
        lay(slot + 1, left ^ here, gain + gains[here]!);
      }
      if (here === 0) return;
    }
  };
  lay(0, laid, missed);
}

/** Of layouts that look alike, since dice do, the first. */
function distinct(layouts: readonly Layout[], dice: readonly Die[]): Layout[] {
  const known = new Set<string>();
  return layouts.filter(({ sets }) => {
    let looks = '';
    for (const set of sets) {
      // Sorted by being added up: how many there are of each die.
      let count = 0;
      for (let i = 0; i < dice.length; i++) {
        if (set & (1 << i)) count += 7 ** (dice[i]!.colour === 'fatigue' ? dice[i]!.eyes + 5 : dice[i]!.eyes - 1);
      }
      looks += `${count},`;
    }
    return !known.has(looks) && known.add(looks);
  });
}

/** The best way to lay these few dice out, by slot from 1; dice left over allowed. */
export function bestPlacement(
  view: View,
  dice: readonly Die[],
  evaluation: Evaluation,
): ReadonlyMap<number, readonly Die[]> {
  const offers = offersFor(view, dice, evaluation);
  const lay = (slot: number, left: DiceSet): { readonly gain: number; readonly sets: readonly DiceSet[] } => {
    if (slot === offers.length) {
      return { gain: dice.reduce((sum, die, i) => (left & (1 << i) ? sum + missGain(die) : sum), 0), sets: [] };
    }
    const { fitting, gains } = offers[slot]!;
    return [0, ...fitting.filter(set => (set & ~left) === 0)]
      .map(set => {
        const { gain, sets } = lay(slot + 1, left ^ set);
        return { gain: gains[set]! + gain, sets: [set, ...sets] };
      })
      .reduce((a, b) => (b.gain > a.gain ? b : a));
  };
  const { sets } = lay(0, (1 << dice.length) - 1);
  const laid = sets.map((set, slot) => [slot + 1, dice.filter((_, i) => set & (1 << i))] as const);
  return new Map(laid.filter(([, here]) => here.length > 0));
}
