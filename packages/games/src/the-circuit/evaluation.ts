/** How a position looks, from a view alone: progress toward three Finishing Moves, and how each fighter stands. */

import type { Seat } from '@roundhouse/kernel';
import type { StateId } from './content/types.ts';
import { type Hex, radiusOf, zoneOf } from './hex.ts';
import type { FighterView, TeamView, View } from './state.ts';
import { type Enemy, enemiesIn, nearestTo, ringRulesOf } from './view-reading.ts';

/** A Finishing Move, in Hype: what it costs on average, with the card. */
const FINISHER = 13;
/** What an enemy gets for a defeat, and the tempo lost by it. */
const DEFEAT = 4.5;
/** How fast an advantage, in Hype, becomes a won match. */
const STEEPNESS = 0.11;

const STATE_WORTH: { readonly [S in StateId]: number } = {
  immobilized: -0.4,
  knockedDown: -0.8,
  taunted: -0.2,
  dazzled: -0.7,
  burning: -1.2,
  pumpedUp: 1.5,
  accelerated: 0.3,
};

/** 0 is lost, 1 is won; what all teams have adds up to 1. */
export function chanceOf(view: View, seat: Seat): number {
  if (view.result) {
    const { winners } = view.result;
    return winners.includes(seat) ? 1 / winners.length : 0;
  }
  const weights = view.teams.map((team, one) => (team.conceded ? 0 : Math.exp(STEEPNESS * teamWorth(view, one))));
  return weights[seat]! / weights.reduce((sum, weight) => sum + weight, 0);
}

/** In Hype. */
function teamWorth(view: View, seat: Seat): number {
  const team = view.teams[seat]!;
  const enemies = enemiesIn(view, seat);
  let worth = FINISHER * team.finishers + hypeWorth(team);
  for (const fighter of team.fighters) {
    if (fighter.at !== null) worth += fighterWorth(view, enemies, fighter, fighter.at);
  }
  return worth - team.vacancies.length;
}

/** Hype beyond the next two Finishing Moves is of little use. */
function hypeWorth({ hype, finishers }: TeamView): number {
  const useful = FINISHER * Math.min(2, 3 - finishers);
  return Math.min(hype, useful) + 0.2 * Math.max(0, hype - useful);
}

function fighterWorth(view: View, enemies: readonly Enemy[], fighter: FighterView, at: Hex): number {
  const near = enemies.length === 0 ? 6 : nearestTo(at, enemies, Infinity);
  let worth = 1.5 + DEFEAT - dangerOf(view, fighter, at, near);
  for (const state of fighter.states) worth += STATE_WORTH[state];
  // Somebody whose Finishing Move is still to come is worth keeping, and worth bringing near.
  if (!fighter.finished) worth += 0.5;
  return worth + placeWorth(view, at) - 0.12 * Math.max(0, near - 1);
}

/** How much of a defeat is already there: by damage, by Stun tokens, or at the edge. */
function dangerOf(view: View, fighter: FighterView, at: Hex, near: number): number {
  const { stats, damage, stun } = fighter;
  const hurt = (damage / stats.STA) ** 1.5;
  // A pin succeeds four times in ten; tokens beyond PIN make the next pin likelier.
  const held = 0.45 * Math.min(1.4, stun / stats.PIN) ** 1.5;
  const room = view.radius - radiusOf(at);
  const edge = (near <= 3 ? 1 : 0.4) * (room === 0 ? 0.3 : room === 1 ? 0.15 : room === 2 ? 0.05 : 0);
  return DEFEAT * Math.min(1, hurt + held + edge);
}

/** Standing where Hype is given. */
function placeWorth(view: View, at: Hex): number {
  const stage = ringRulesOf(view)?.mods.find(mod => mod.m === 'zoneActivationEnd');
  return stage && zoneOf(at) === stage.zone ? 0.3 : 0;
}
