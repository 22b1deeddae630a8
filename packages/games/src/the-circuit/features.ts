/** A match of two teams in numbers, for an evaluation that is learnt: as a team sees it when somebody's turn begins. */

import type { Seat } from '@roundhouse/kernel';
import type { Learning } from '../knowledge.ts';
import { newSight, type Shape, type Sight } from '../learnt.ts';
import { contentOf } from './content/packs.ts';
import { FIGHTER_IDS, STATES } from './content/types.ts';
import { chanceOf } from './evaluation.ts';
import { distance, radiusOf, zoneOf } from './hex.ts';
import { type FighterView, refOf, type TeamView, type View } from './state.ts';
import { type Enemy, enemiesIn } from './view-reading.ts';

const TEAMS = 2;
const FIGHTERS = 8;
/** How far from the edge, and from the nearest enemy, is told apart up to this. */
const [ROOMS, DISTANCES] = [4, 5];
const THING = FIGHTER_IDS.length + 2 + STATES.length + ROOMS + DISTANCES + 15;
const WHOLE = 4 + 2 * 12;

const SHAPE: Shape = { thing: THING, whole: WHOLE, inner: 32, outer: 32 };

const sight = newSight(SHAPE, FIGHTERS);

/** What the match looks like to the viewer, who has one of two teams. */
function sightOf(view: View): Sight {
  const me = view.viewer as Seat;
  sight.count = 0;
  sight.things.fill(0);
  for (const seat of [me, 1 - me]) {
    const enemies = enemiesIn(view, seat);
    for (const fighter of view.teams[seat]!.fighters) addFighter(view, seat, me, enemies, fighter);
  }
  const { whole } = sight;
  const chance = Math.min(1 - 1e-4, Math.max(1e-4, chanceOf(view, me)));
  let at = 0;
  whole[at++] = Math.log(chance / (1 - chance)) / 2;
  whole[at++] = view.active === me ? 1 : 0;
  whole[at++] = Math.min(2, view.round / 10);
  whole[at++] = view.radius / 5;
  for (const seat of [me, 1 - me]) at = addTeam(view.teams[seat]!, at);
  return sight;
}

function addTeam(
  { hype, finishers, deck, discard, pinBreaks, vacancies, defeats, fighters }: TeamView,
  at: number,
): number {
  const { whole } = sight;
  let damaged = 0;
  for (const { damage } of fighters) damaged += damage;
  whole[at] = hype / 10;
  whole[at + 1] = Math.min(hype, 10) / 10;
  whole[at + 2] = Math.max(0, hype - 20) / 10;
  whole[at + 3] = finishers === 0 ? 1 : 0;
  whole[at + 4] = finishers === 1 ? 1 : 0;
  whole[at + 5] = finishers === 2 ? 1 : 0;
  whole[at + 6] = deck / 26;
  whole[at + 7] = discard.length / 26;
  whole[at + 8] = deck === 0 ? 0 : (4 * pinBreaks) / deck;
  whole[at + 9] = vacancies.length;
  whole[at + 10] = defeats / 5;
  whole[at + 11] = damaged / 10;
  return at + 12;
}

function addFighter(view: View, seat: Seat, me: Seat, enemies: readonly Enemy[], fighter: FighterView): void {
  const { things } = sight;
  const { stats, damage, stun, states, finished, card } = fighter;
  const { hype, last } = view.teams[seat]!;
  let at = sight.count++ * THING;
  things[at + FIGHTER_IDS.indexOf(card)] = 1;
  at += FIGHTER_IDS.length;
  things[at + (seat === me ? 0 : 1)] = 1;
  at += 2;
  for (const state of states) things[at + STATES.indexOf(state)] = 1;
  at += STATES.length;
  const places = at;
  at += ROOMS + DISTANCES;
  const finisher = contentOf(view.content).fighters[card].abilities.find(ability => ability.finisher)?.cost.hype ?? 0;
  things[at++] = fighter.at === null ? 1 : 0;
  things[at++] = finished ? 1 : 0;
  things[at++] = finished ? 0 : Math.min(1, hype / Math.max(1, finisher));
  things[at++] = !finished && hype >= finisher ? 1 : 0;
  things[at++] = last === refOf(seat, card) ? 1 : 0;
  things[at++] = damage / stats.STA;
  things[at++] = (stats.STA - damage) / 8;
  things[at++] = stun / stats.PIN;
  things[at++] = (stats.PIN - stun) / 5;
  things[at++] = fighter.pinnable ? 1 : 0;
  things[at++] = stats.COM / 5;
  things[at++] = stats.SPD / 5;
  if (fighter.at === null) return;
  things[places + Math.min(ROOMS - 1, Math.max(0, view.radius - radiusOf(fighter.at)))] = 1;
  let [near, beside, around] = [DISTANCES, 0, 0];
  for (const enemy of enemies) {
    const apart = distance(fighter.at, enemy.at);
    near = Math.min(near, apart);
    if (apart === 1) beside++;
    if (apart <= 3) around++;
  }
  things[places + ROOMS + near - 1] = 1;
  things[at++] = beside / 2;
  things[at++] = around / 3;
  things[at++] = isInHazard(view, fighter) ? 1 : 0;
}

function isInHazard({ teams }: View, { at }: FighterView): boolean {
  const zone = at === null ? null : zoneOf(at);
  return zone !== null && teams.some(({ hazardZone }) => hazardZone === zone);
}

/** Learns from how each turn begins, once somebody has been in the ring. */
export const learning: Learning<View> = {
  ...{ shape: SHAPE, most: FIGHTERS, seats: TEAMS, options: {}, sightOf },
  isMoment: ({ active, activation }) => active !== null && activation === null,
};
