/** What bots know of FITE: what a lead is worth, and which reactions are never worth a thought. */

import type { Seat } from '@roundhouse/kernel';
import type { Knowledge } from '../knowledge.ts';
import { afterReaction, type Combatant, hitsOf, movedToDefence, termsBetween, turnedOver } from './fight.ts';
import { glance } from './glance.ts';
import { minds } from './minds.ts';
import { areLowest, countsOf, diceIn, facesIn, hitsBetween, type Terms } from './pools.ts';
import type { Book } from './solution/book.ts';
import { exactChoice, exactWorth } from './solution/exact.ts';
import { loadBook, openBook } from './solution/library.ts';
import { moveByBook } from './solution/policy.ts';
import { settingOf } from './solution/setting.ts';
import type { Fighter, Move, Options, Pools, Power, ReactMove, State, View } from './state.ts';

/** Fits the solved values of one die ahead, from 9–8 down to 3–2, under the tempered options; classic is steeper. */
const LEAD_WEIGHT = 8;

/** An unused power, in dice. Swift is worth nothing where both stand on the best location anyway. */
const POWER_WORTH: { readonly [P in Power]: number } = {
  aggressive: 0.4,
  brutal: 0.5,
  cunning: 0.4,
  fast: 0.5,
  swift: 0,
  tough: 0.4,
};

export const knowledge: Knowledge<View, Move, State> = {
  minds,
  glance,
  evaluate({ fighters, result }, seat) {
    if (result) return result.winner === null ? 0.5 : Number(result.winner === seat);
    const me = fighters[seat]!;
    const foe = fighters[1 - seat]!;
    const lead = strength(me) - strength(foe);
    return 1 / (1 + Math.exp((-LEAD_WEIGHT * lead) / Math.max(1, Math.min(me.dice, foe.dice))));
  },

  /** Between turns, and before a bout: nobody has decided anything yet that the dice do not show. */
  isQuiet: ({ asking }) =>
    asking === null || (asking.name === 'placing' && !asking.committed[0] && !asking.committed[1]),

  candidates: (view, seat, moves) =>
    view.asking?.name === 'reacting' ? undominated(view, seat, moves as readonly ReactMove[]) : moves,

  rolloutMove: (view, seat, moves) =>
    view.asking?.name === 'reacting' ? bestOnTheTable(view, seat, moves as readonly ReactMove[]) : null,

  async prepare({ options }) {
    const setting = settingOf(options);
    if (setting) await loadBook(setting, options.powers !== 'off');
  },

  policy(view, seat, moves, chance) {
    const setting = settingOf(view.options);
    const book = setting && openBook(setting, view.options.powers !== 'off');
    return book && moveByBook(book, view, seat, moves, chance);
  },

  solution: {
    chances(state) {
      const book = bookFor(state);
      const found = book && exactWorth(book, state);
      return found && { mean: [found.worth, 1 - found.worth], error: found.error };
    },
    choice(state, seat, made, moves) {
      const book = bookFor(state);
      return book && exactChoice(book, state, seat, made, moves);
    },
  },
};

/** FITE-R39: whoever leads when the turns run out wins, which the book does not know; so late it says nothing. */
const TURNS_BEFORE_THE_LAST = 5;

function bookFor({ options, turn }: State): Book | null {
  const setting = settingOf(options);
  return setting && turn <= options.turnLimit - TURNS_BEFORE_THE_LAST
    ? openBook(setting, options.powers !== 'off')
    : null;
}

const strength = ({ dice, power, spent }: Fighter): number => dice + (power && !spent ? POWER_WORTH[power] : 0);

/** The reaction that gains most if the other fighter's dice stay as they lie. */
function bestOnTheTable({ fighters, options }: View, seat: Seat, reactions: readonly ReactMove[]): ReactMove | null {
  const me = fighters[seat]!;
  const foe = fighters[1 - seat]!;
  if (!termsBetween(me, foe, options)) return bestByEachDie(me, foe, options, reactions);
  const foeOff = facesIn(countsOf(foe.off));
  const foeDef = facesIn(countsOf(foe.def));
  const stands = { loc: me.loc, power: me.power, using: me.using, off: me.off, def: me.def };
  let best: ReactMove | null = null;
  let most = -Infinity;
  // Reactions with the same use of power follow one another, and among them those with the same Move.
  let used: boolean | null = null;
  let moving: ReactMove['move'] | undefined;
  let attack = LEVEL_TERMS;
  let defence = LEVEL_TERMS;
  let cost = 0;
  let [off, def, offFaces, defFaces] = [0, 0, 0, 0];
  for (const reaction of reactions) {
    const { use, move, flip } = reaction;
    if (use !== used) {
      used = use;
      stands.using = me.using || use;
      attack = termsBetween(stands, foe, options)!;
      defence = termsBetween(foe, stands, options)!;
      cost = use ? POWER_WORTH[me.power!] : 0;
    }
    if (move !== moving) {
      moving = move;
      const moved = move ? movedToDefence(move) : 0;
      off = countsOf(me.off) - moved;
      def = countsOf(me.def) + moved;
      offFaces = facesIn(off);
      defFaces = facesIn(def);
    }
    let ownOff = offFaces;
    let ownDef = defFaces;
    if (flip) {
      if (!areLowest(offFaces, diceIn(off), flip.off) || !areLowest(defFaces, diceIn(def), flip.def)) continue;
      ownOff = facesIn(off + turnedOver(flip.off));
      ownDef = facesIn(def + turnedOver(flip.def));
    }
    const dealt = Math.min(foe.dice, hitsBetween(ownOff, foeDef, attack));
    const gain = dealt - hitsBetween(foeOff, ownDef, defence) - cost;
    if (gain > most) {
      best = reaction;
      most = gain;
    }
  }
  return best;
}

const LEVEL_TERMS: Terms = { lead: 0, least: 0 };

/** The same where a bonus is one die's own. */
function bestByEachDie(me: Fighter, foe: Fighter, options: Options, reactions: readonly ReactMove[]): ReactMove | null {
  let best: ReactMove | null = null;
  let most = -Infinity;
  for (const reaction of reactions) {
    if (!flipsTheLowest(me, reaction)) continue;
    const stands = standing(me, reaction);
    const cost = reaction.use ? POWER_WORTH[me.power!] : 0;
    const gain = Math.min(foe.dice, hitsOf(stands, foe, options)) - hitsOf(foe, stands, options) - cost;
    if (gain > most) {
      best = reaction;
      most = gain;
    }
  }
  return best;
}

/** A fighter as it goes into the comparison after this reaction. */
export function standing(fighter: Fighter, { use, move, flip, bonus }: ReactMove): Combatant {
  const { off, def } = afterReaction(fighter, move, flip);
  const { loc, power } = fighter;
  const stands = { loc, power, using: fighter.using || use, off, def };
  return bonus === undefined ? stands : { ...stands, bonus };
}

/**
 * Turning over anything but the lowest dice of a pool is never better, and neither is a reaction that leaves, with
 * the same use of power, no more dice of any value in either pool than another one does.
 */
function undominated(view: View, seat: Seat, moves: readonly ReactMove[]): readonly ReactMove[] {
  const fighter = view.fighters[seat]!;
  const kept: { move: ReactMove; reach: number[] }[] = [];
  for (const move of moves) {
    if (!flipsTheLowest(fighter, move)) continue;
    const reach = reachOf(fighter, move, view.options);
    if (kept.some(other => other.move.use === move.use && covers(other.reach, reach))) continue;
    // In place, and in order: what the newcomer beats goes.
    let left = 0;
    for (const other of kept) if (other.move.use !== move.use || !covers(reach, other.reach)) kept[left++] = other;
    kept.length = left;
    kept.push({ move, reach });
  }
  return kept.map(({ move }) => move);
}

function flipsTheLowest(fighter: Fighter, { move, flip }: ReactMove): boolean {
  if (!flip) return true;
  const { off, def } = move ? afterReaction(fighter, move, null) : fighter;
  return isLowestOf(off, flip.off) && isLowestOf(def, flip.def);
}

const isLowestOf = (pool: readonly number[], taken: readonly number[]): boolean =>
  areLowest(facesIn(countsOf(pool)), pool.length, taken);

const HIGHEST_VALUE = 8;

/** For each pool and each value, how many dice reach it after this reaction. Modifiers for a whole pool change nothing here. */
function reachOf(fighter: Fighter, { move, flip, bonus }: ReactMove, options: Options): number[] {
  const pools = move || flip ? afterReaction(fighter, move, flip) : fighter;
  const reach = Array<number>(2 * HIGHEST_VALUE).fill(0);
  count(reach, 0, pools.off);
  count(reach, HIGHEST_VALUE, pools.def);
  if (options.locationBonus === 'one') addNamedBonus(reach, fighter, pools, bonus, options);
  return reach;
}

function count(reach: number[], start: number, pool: readonly number[]): void {
  for (const face of pool) for (let value = 1; value <= face; value++) reach[start + value - 1]!++;
}

/** Under `locationBonus: one` the die that gets the bonus reaches further; unnamed, it is the highest. */
function addNamedBonus(reach: number[], { loc }: Fighter, pools: Pools, bonus: number | undefined, options: Options) {
  const [start, pool, gain] =
    loc === 'off' ? [0, pools.off, 1] : loc === 'def' ? [HIGHEST_VALUE, pools.def, options.defensiveBonus] : [0, [], 0];
  const face = bonus ?? pool[0];
  if (face === undefined) return;
  for (let value = face + 1; value <= face + gain; value++) reach[start + value - 1]!++;
}

/** At least as many dice at every value. */
const covers = (a: readonly number[], b: readonly number[]): boolean => a.every((dice, i) => dice >= b[i]!);
