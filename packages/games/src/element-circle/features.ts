/** A round of Element Circle for two in numbers, for an evaluation that is learnt: as the one sees it who waits for the other to open. */

import type { Seat } from '@roundhouse/kernel';
import type { Learning } from '../knowledge.ts';
import { newSight, type Shape, type Sight } from '../learnt.ts';
import type { Cost } from './content/language.ts';
import { ELEMENTS } from './content/language.ts';
import { type SpellList, sizeOf } from './content/spells.ts';
import { castWorth, Evaluation, lifeOfHand, permanentWorth, shareInReach, spellListOf } from './evaluation.ts';
import { allIn } from './pay.ts';
import type { Counts, SpellName, View } from './state.ts';

const SPELLS = 36;
const ROLES = 3;
const THING = SPELLS + ROLES + 5 + ELEMENTS.length;
const WHOLE = 13 + 3 * ELEMENTS.length + 2;
/** Cards in hand and Permanents of both; what is beyond that hardly matters any more. */
const MOST_THINGS = 40;

const SHAPE: Shape = { thing: THING, whole: WHOLE, inner: 16, outer: 24 };

const sight = newSight(SHAPE, MOST_THINGS);

const [OWN_CARD, OWN_PERMANENT, OTHERS_PERMANENT] = [0, 1, 2];

/** What the round looks like to the viewer, who is one of two. */
function sightOf(view: View): Sight {
  const me = view.viewer as Seat;
  const them = 1 - me;
  const list = spellListOf(view);
  const [mine, theirs] = [view.players[me]!, view.players[them]!];
  const circle = allIn(view.circle);
  const [own, others] = [allIn(mine.slots), allIn(theirs.slots)];
  const [myTotals, theirTotals] = [
    together(own, mine.bannedBy === null ? circle : null),
    together(others, theirs.bannedBy === null ? circle : null),
  ];
  sight.count = 0;
  sight.things.fill(0);
  let payable = 0;
  for (const name of mine.hand ?? []) {
    if (addThing(list, name, OWN_CARD, myTotals, false)) payable++;
  }
  for (const { spell, blockedBy } of mine.permanents)
    addThing(list, spell, OWN_PERMANENT, myTotals, blockedBy !== null);
  for (const { spell, blockedBy } of theirs.permanents)
    addThing(list, spell, OTHERS_PERMANENT, theirTotals, blockedBy !== null);
  const chances = new Evaluation(view).chances();
  const share = shareInReach(list, theirTotals);
  const { whole } = sight;
  let at = 0;
  whole[at++] = Math.log((chances[me]! + 1e-4) / (chances[them]! + 1e-4)) / 2;
  whole[at++] = mine.handSize / 8;
  whole[at++] = theirs.handSize / 8;
  whole[at++] = (mine.handSize - theirs.handSize) / 4;
  whole[at++] = payable / 8;
  whole[at++] = payable === 0 ? 1 : 0;
  whole[at++] = payable === 1 ? 1 : 0;
  whole[at++] = payable === 2 ? 1 : 0;
  whole[at++] = share;
  whole[at++] = (1 - share) ** theirs.handSize;
  whole[at++] = shareInReach(list, myTotals);
  whole[at++] = mine.bannedBy === null ? 0 : 1;
  whole[at++] = theirs.bannedBy === null ? 0 : 1;
  for (const counts of [circle, own, others]) for (const count of counts) whole[at++] = count / 3;
  whole[at++] = Math.min(2, view.turn / 20);
  whole[at++] = view.deck / 48;
  return sight;
}

/** Whether the elements pay for it. */
function addThing(list: SpellList, name: SpellName, role: number, totals: Counts, isBlocked: boolean): boolean {
  if (sight.count === MOST_THINGS) return false;
  const { things } = sight;
  const { no, cost, activation } = list.byName.get(name)!;
  let at = sight.count++ * THING;
  things[at + no - 1] = 1;
  at += SPELLS;
  things[at + role] = 1;
  at += ROLES;
  const isPayable = role === OWN_CARD && lifeOfHand(list, [name], totals) === 1;
  const needed = role === OWN_CARD ? cost : (activation?.cost ?? {});
  const lacking = lackingFor(needed, totals);
  things[at++] = lacking === 0 ? 1 : 0;
  things[at++] = lacking / 3;
  things[at++] = sizeOf(needed) / 4;
  things[at++] = (role === OWN_CARD ? castWorth(list, name) : permanentWorth(list, name)) / 2;
  things[at++] = isBlocked ? 1 : 0;
  // What is left of it when one element goes.
  for (let type = 0; type < ELEMENTS.length; type++) {
    const less = totals[type]! > 0 ? (totals.with(type, totals[type]! - 1) as Counts) : totals;
    things[at++] = lackingFor(needed, less) === 0 ? 1 : 0;
  }
  return isPayable;
}

const together = (own: Counts, circle: Counts | null): Counts =>
  circle === null ? own : (own.map((count, type) => count + circle[type]!) as Counts);

/** How many elements a cost lacks, about. */
function lackingFor(cost: Cost, totals: Counts): number {
  let [lacking, spare, most] = [0, 0, 0];
  for (const [type, element] of ELEMENTS.entries()) {
    const left = totals[type]! - (cost[element] ?? 0);
    if (left < 0) lacking -= left;
    else spare += left;
    most = Math.max(most, left);
  }
  lacking += Math.max(0, (cost.any ?? 0) - spare);
  return lacking + Math.max(0, (cost.same ?? 0) - most);
}

/** Learns from rounds, whatever they count for in a match. */
export const learning: Learning<View> = {
  ...{ shape: SHAPE, most: MOST_THINGS, seats: 2, options: { matchFormat: 'firstTo(1)' }, sightOf },
  isMoment: ({ asking, viewer }) => asking?.name === 'open' && asking.seat !== viewer,
};
