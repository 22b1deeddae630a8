/** A position of Circus Combat in numbers, for an evaluation that is learnt: as the artist sees it whose turn begins. */

import type { Learning } from '../knowledge.ts';
import { newSight, type Shape, type Sight } from '../learnt.ts';
import { KINDS } from './content/hands.ts';
import { TRICKS } from './content/tricks.ts';
import { contestOver, OWN_COLOUR, other } from './contest.ts';
import { type Evaluation, evaluationOf, pileOf, promiseOf } from './evaluation.ts';
import { MOST_DICE } from './hand.ts';
import { nextInRun, positionFactor, projection } from './score.ts';
import { SLOTS, TRICKS_FOR_THE_END, type Trick, type View } from './state.ts';

const MOST_RUN = 3;
const THING = KINDS.length + MOST_DICE + 3 + 3 + 3 + 6 + 2 + 2 + 2 + 1;
const WHOLE = 6 + 2 * (TRICKS_FOR_THE_END + 1) + 2 * (MOST_RUN + 1) + 5 + 4;

const SHAPE: Shape = { thing: THING, whole: WHOLE, inner: 64, outer: 64 };

const sight = newSight(SHAPE, SLOTS);

/** What the position looks like to the artist whose turn it is; the dice of the turn are not looked at. */
function sightOf(view: View): Sight {
  const evaluation = evaluationOf(view, false);
  sight.things.fill(0);
  sight.whole.fill(0);
  sight.count = 0;
  let promised = 0;
  for (const trick of view.stage) if (trick) promised += addTrick(view, trick, evaluation);
  addWhole(view, evaluation, promised);
  return sight;
}

/** A trick on the stage; what it promises to whoever looks. */
function addTrick({ active: me, queue, options }: View, trick: Trick, evaluation: Evaluation): number {
  const { doubt, colours, runs } = evaluation;
  const { things } = sight;
  const { kind, colour } = TRICKS[trick.card];
  const pile = pileOf(trick, options);
  const { shares, fatigue } = contestOver(trick);
  const [mine, theirs] = [shares[me], shares[other(me)]];
  const promise = (me === 0 ? 1 : -1) * promiseOf(pile, evaluation);
  let at = THING * sight.count++;
  things[at + KINDS.indexOf(kind)] = 1;
  at += KINDS.length;
  things[at + pile.missing - 1] = 1;
  at += MOST_DICE;
  const lead = mine.dice - theirs.dice;
  things[at + (lead > 0 ? 0 : lead < 0 ? 1 : 2)] = 1;
  at += 3;
  things[at++] = mine.dice / 3;
  things[at++] = theirs.dice / 3;
  things[at++] = (trick.dice.length - mine.dice - theirs.dice) / 3;
  things[at++] = mine.eyes / 10;
  things[at++] = theirs.eyes / 10;
  things[at++] = fatigue / 10;
  for (let eyes = 1; eyes <= 6; eyes++) things[at++] = (pile.takes >> eyes) & 1;
  for (const seat of [me, other(me)]) {
    const colourFactor = nextInRun(colour, colours[seat], runs[seat]);
    const position = positionFactor(queue[seat].length + 1);
    things[at++] = colourFactor / 3;
    things[at++] = position / 3;
    things[at++] = ((shares[seat].eyes - fatigue) * colourFactor * position) / 40;
  }
  things[at++] = promise / doubt;
  return promise;
}

function addWhole(view: View, { doubt, runs, lead: ofBlack }: Evaluation, promised: number): void {
  const { queue, last, turn, supply, active: me } = view;
  const them = other(me);
  const scores = projection(view);
  const lead = me === 0 ? ofBlack : -ofBlack;
  const { whole } = sight;
  let at = 0;
  whole[at++] = (lead + promised) / doubt;
  whole[at++] = lead / doubt;
  whole[at++] = promised / doubt;
  whole[at++] = (scores[me] - scores[them]) / 60;
  whole[at++] = scores[me] / 100;
  whole[at++] = scores[them] / 100;
  for (const seat of [me, them]) {
    whole[at + Math.min(TRICKS_FOR_THE_END, queue[seat].length)] = 1;
    at += TRICKS_FOR_THE_END + 1;
    whole[at + runs[seat]] = 1;
    at += MOST_RUN + 1;
  }
  const left = last ? last.turn - turn + 1 : null;
  whole[at++] = left === null ? 0 : 1;
  whole[at++] = left === 1 ? 1 : 0;
  whole[at++] = left === 2 ? 1 : 0;
  whole[at++] = doubt / 40;
  whole[at++] = me;
  whole[at++] = supply[OWN_COLOUR[me]] / 36;
  whole[at++] = supply[OWN_COLOUR[them]] / 36;
  whole[at++] = supply.fatigue / 36;
  whole[at++] = view.deck / 22;
}

/** Learns from how each turn begins. */
export const learning: Learning<View> = {
  ...{ shape: SHAPE, most: SLOTS, seats: 2, options: {}, sightOf },
  isMoment: ({ phase, active, viewer }) => phase === 'rethrow' && active === viewer,
};
