/** Why a move is worth making: the hits it gives and takes, by the comparison that will decide the fight. */

import { fastChance } from '@roundhouse/kernel';
import type { Advice, Advised } from '../advice.ts';
import { standing } from './bot.ts';
import { POWER_TABLE } from './content/powers.ts';
import { type Combatant, hitsOf, smallestPool } from './fight.ts';
import { reactions } from './reactions.ts';
import {
  type Fighter,
  LOCATIONS,
  type Loc,
  type Move,
  POWERS,
  type Power,
  type ReactMove,
  type View,
} from './state.ts';
import { divisionForecast } from './table/division-forecast.ts';
import { pickedBy, rolledHand } from './table/hand.ts';
import type { FiteWords, Tally } from './words/catalogue.ts';
import type { advice } from './words/en/advice.ftl.ts';

/** The messages of a language, and the rival's name. */
interface Reasons {
  readonly said: typeof advice;
  readonly foe: string;
}

export const adviceFrom = (said: typeof advice): Advice<Move, View, FiteWords> => ({
  reason(advised) {
    const { view, seat, move, names, words } = advised;
    const say: Reasons = { said, foe: words.voice(names, seat).name(1 - seat) };
    switch (move.type) {
      case 'power':
        return move.power && powerReason(view, seat as 0 | 1, move.power, say);
      case 'place':
        return placeReason(view, seat as 0 | 1, move.loc, advised, say);
      case 'swift':
        return move.to === null ? said.stays : placeReason(view, seat as 0 | 1, move.to, advised, say);
      case 'split':
        return splitReason(advised, say);
      case 'react':
        return reactReason(advised, move, say);
    }
  },

  things(move, view) {
    switch (move.type) {
      case 'power':
        return [`power:${move.power ?? 'none'}`];
      case 'place':
        return [`loc:${move.loc}`];
      case 'swift':
        return [move.to === null ? 'answer:hold' : `loc:${move.to}`];
      case 'split':
        return ['answer:split'];
      case 'react':
        return reactThings(move, view);
    }
  },
});

/** The dice that are moved or turned, and the power where it is used; nothing to show where nothing is touched. */
function reactThings(move: ReactMove, { fighters, viewer }: View): string[] {
  const { moved, flipped } = pickedBy(rolledHand(fighters[viewer as 0 | 1]), move);
  const dice = [...moved, ...flipped].map(id => `die:${viewer}${id}`);
  return move.use ? ['answer:use', ...dice] : dice;
}

// ---- After the roll

function reactReason(
  { view, seat, moves, words }: Advised<Move, View, FiteWords>,
  move: ReactMove,
  { said, foe: rival }: Reasons,
): string {
  const { fighters, asking } = view;
  const [me, foe] = [fighters[seat as 0 | 1], fighters[seat === 0 ? 1 : 0]];
  const tallyAfter = (reaction: ReactMove): Tally => tallyOf(standing(me, reaction), foe, view);
  const [then, idle] = [tallyAfter(move), tallyAfter(NO_REACTION)];
  const other = seat === 0 ? 1 : 0;
  const mayChange = asking !== null && (asking.owes[other] || asking.committed[other]);
  if (then.dealt >= foe.dice && then.taken < me.dice) return said.takesOut(then.dealt, rival, mayChange);
  if (isIdle(move)) {
    const listed = moves.filter(one => one.type === 'react');
    const best = (use: boolean): number =>
      Math.max(...listed.filter(one => one.use === use).map(one => gain(tallyAfter(one))), -Infinity) - gain(idle);
    if (best(false) > 0) return said.lies(idle.dealt, idle.taken);
    const power = best(true);
    return power > 0
      ? said.keepsPower(idle.dealt, idle.taken, words.powers[me.power!].name, power)
      : said.nothingBetter(idle.dealt, idle.taken);
  }
  const isSame = then.dealt === idle.dealt && then.taken === idle.taken;
  return isSame
    ? said.same(then.dealt, then.taken, rival, mayChange)
    : said.instead(then.dealt, then.taken, idle.dealt, idle.taken, rival, mayChange);
}

const NO_REACTION: ReactMove = { type: 'react', use: false, move: null, flip: null };

const isIdle = ({ use, move, flip, bonus }: ReactMove): boolean => !use && !move && !flip && bonus === undefined;

const gain = ({ dealt, taken }: Tally): number => dealt - taken;

/** Nobody loses more dice than there are. */
function tallyOf(me: Combatant, foe: Fighter, { options }: View): Tally {
  return { dealt: Math.min(foe.dice, hitsOf(me, foe, options)), taken: hitsOf(foe, me, options) };
}

// ---- Dividing

/** The averages that the table shows beside the slider, over all divisions of the rival. */
function splitReason({ view, seat, move, other }: Advised<Move, View>, { said, foe }: Reasons): string | null {
  const averageOf = (one: Move | null): Tally | null => {
    if (one?.type !== 'split') return null;
    const prospects = divisionForecast(view, seat as 0 | 1, one.use ?? false)(one.off);
    if (prospects.length === 0) return null;
    const mean = (of: 'dealt' | 'taken'): number => prospects.reduce((sum, p) => sum + p[of], 0) / prospects.length;
    return { dealt: mean('dealt'), taken: mean('taken') };
  };
  const then = averageOf(move);
  if (!then) return null;
  const next = averageOf(other);
  // A comparison that speaks against the move is no reason for it.
  const isBetter = next !== null && other?.type === 'split' && gain(then) > gain(next);
  const average = said.divided(then.dealt, then.taken, foe);
  return isBetter ? `${average} ${said.dividedElse(other.off, next.dealt, next.taken)}` : average;
}

// ---- Places and powers

/** Enough that the first decimal says something. */
const ROLLS = 240;

/** What a fighter has in an imagined fight that a bare one has not. */
interface Edge {
  readonly loc: Loc | null;
  readonly power: Power | null;
}

const BARE: Edge = { loc: null, power: null };

/**
 * Dice gained on the rival in a fight by an edge, on average over any divisions of both and, while they are secret, any
 * place of the rival; the rival leaves the roll alone. The dice are imagined, and every edge meets the same ones.
 */
function averageGain(view: View, seat: 0 | 1, edge: Edge): number {
  const chance = fastChance(1);
  const { options } = view;
  const [me, foe] = [view.fighters[seat], view.fighters[seat === 0 ? 1 : 0]];
  const isSecret = view.asking?.name !== 'relocating';
  let sum = 0;
  for (let roll = 0; roll < ROLLS; roll++) {
    const rolled = (fighter: Fighter): Fighter => {
      const least = smallestPool(options, fighter.dice);
      const off = least + chance.int(Math.max(1, fighter.dice - 2 * least + 1));
      const faces = (dice: number): number[] =>
        Array.from({ length: dice }, () => 1 + chance.int(6)).sort((a, b) => b - a);
      return { ...fighter, off: faces(off), def: faces(Math.max(0, fighter.dice - off)), using: false };
    };
    const own = rolled(me);
    const place = LOCATIONS[chance.int(LOCATIONS.length)]!;
    const rival: Fighter = { ...rolled(foe), loc: isSecret ? place : foe.loc };
    sum += gainWith(own, edge, rival, view) - gainWith(own, BARE, rival, view);
  }
  return sum / ROLLS;
}

/** The best that comes of a roll. */
function gainWith(rolled: Fighter, { loc, power }: Edge, rival: Fighter, view: View): number {
  const own: Fighter = { ...rolled, loc, power, using: power !== null, spent: true };
  const isTactical = loc === 'tac' || (power !== null && POWER_TABLE[power].tacticalOptions > 0);
  const listed = isTactical ? reactions(view, own) : [NO_REACTION];
  return Math.max(...listed.map(reaction => gain(tallyOf(standing(own, reaction), rival, view))));
}

/** As the decimal will say it, so that its noun agrees. */
const rounded = (dice: number): number =>
  Math.sign(dice) * (Math.round(Number(Math.abs(dice * 10).toPrecision(12))) / 10);

function placeReason(
  view: View,
  seat: 0 | 1,
  loc: Loc,
  { words }: Advised<Move, View, FiteWords>,
  { said }: Reasons,
): string {
  const gains = LOCATIONS.map(one => ({ loc: one, gain: averageGain(view, seat, { loc: one, power: null }) }));
  const own = gains.find(one => one.loc === loc)!.gain;
  const others = gains.filter(one => one.loc !== loc);
  const gained = said.place(rounded(own));
  if (others.some(other => other.gain > own)) return gained;
  return `${gained} ${said.placeElse(others.map(other => said.wouldGain(words.places[other.loc], other.gain)))}`;
}

/** Powers that change places are worth what the rival does, and that is not to be counted. */
function powerReason(view: View, seat: 0 | 1, power: Power, { said, foe }: Reasons): string {
  if (POWER_TABLE[power].relocate) return said.swift(foe);
  const gainOf = (one: Power): number => averageGain(view, seat, { loc: null, power: one });
  const own = gainOf(power);
  const isMost = POWERS.every(one => POWER_TABLE[one].relocate || gainOf(one) <= own);
  return said.power(rounded(own), isMost);
}
