/** A position of Circus Combat in numbers, for an evaluation that is learnt: as the artist sees it whose turn begins. */

import type { Learning } from '../knowledge.ts';
import { newSight, type Shape, type Sight } from '../learnt.ts';
import { COLOURS, type Colour } from './content/disciplines.ts';
import { KINDS, type Kind } from './content/hands.ts';
import { hasSwap, TRICKS } from './content/tricks.ts';
import { contestOver, OWN_COLOUR, other } from './contest.ts';
import { easeOf } from './ease.ts';
import { type Evaluation, evaluationOf, MEAN_EYES, pileOf, promiseOf } from './evaluation.ts';
import { fillingOf, MOST_DICE } from './hand.ts';
import { baseOf, nextInRun, positionFactor, projection } from './score.ts';
import { type Both, type Side, SLOTS, TRICKS_FOR_THE_END, type Trick, type View } from './state.ts';

const MOST_RUN = 3;
/** What is told again with each trick, because it counts for what the trick is worth. */
const SHARED = 10;
const THING = KINDS.length + MOST_DICE + 3 + 3 + 3 + 6 + 2 + 2 + 2 + 1 + 2 + 6 + 8 + 6 + 3 + 4 + SHARED;
const WHOLE = 6 + 2 * (TRICKS_FOR_THE_END + 1) + 2 * (MOST_RUN + 1) + 5 + 4 + 7 + 2 + KINDS.length + 3 + 4 + 6 + 12 + 4;

const SHAPE: Shape = { thing: THING, whole: WHOLE, inner: 96, outer: 64 };

/** Of what winning a trick adds to its base, less than the mean of what it takes: some of it is fatigue. */
const OWN_PART = 0.8;

const sight = newSight(SHAPE, SLOTS);
const { things, whole } = sight;

/** What is the same for all tricks, and what they come to together. */
interface Scene {
  readonly view: View;
  readonly evaluation: Evaluation;
  /** Whoever looks comes first, as in all pairs here. */
  readonly seats: readonly [Side, Side];
  /** Turns that are left after the end was triggered, this one too; 0 before. */
  readonly left: number;
  /** What the best swap of neighbours would bring now. */
  readonly swapGains: readonly [number, number];
  /** By colour: tricks on the stage, those that each leads, and cards still to come. */
  readonly onStage: Record<Colour, number>;
  readonly led: readonly [Record<Colour, number>, Record<Colour, number>];
  readonly unseen: Record<Colour, number>;
  readonly unseenKinds: Record<Kind, number>;
  /** Cards that let swap: still to come, and on the stage. */
  swapsUnseen: number;
  swapsOnStage: number;
  /** What one trick brings at most if it gets whole this turn, how likely one gets whole for either, and the extremes of the promises. */
  readonly mostWorth: [number, number];
  readonly mostEase: [number, number];
  readonly promises: [number, number];
  /** The values that fit on tricks that each leads, as bits. */
  readonly takenWhereLed: [number, number];
}

/** What the position looks like to the artist whose turn it is; the dice of the turn are not looked at. */
function sightOf(view: View): Sight {
  const scene = sceneOf(view);
  things.fill(0);
  whole.fill(0);
  sight.count = 0;
  let promised = 0;
  for (const trick of view.stage) if (trick) promised += addTrick(scene, trick);
  addWhole(scene, promised);
  return sight;
}

function sceneOf(view: View): Scene {
  const { active: me, last, turn, options } = view;
  const seats = [me, other(me)] as const;
  const scene: Scene = {
    ...{ view, seats, evaluation: evaluationOf(view, false), left: last ? last.turn - turn + 1 : 0 },
    swapGains: [swapGain(view, seats[0]), swapGain(view, seats[1])],
    ...{ onStage: noColours(), led: [noColours(), noColours()], unseen: noColours() },
    unseenKinds: Object.fromEntries(KINDS.map(kind => [kind, 0])) as Record<Kind, number>,
    ...{
      swapsUnseen: 0,
      swapsOnStage: 0,
      mostWorth: [0, 0],
      mostEase: [0, 0],
      promises: [0, 0],
      takenWhereLed: [0, 0],
    },
  };
  for (const card of view.unseen) {
    const { colour, kind } = TRICKS[card];
    scene.unseen[colour] += 1 / 10;
    scene.unseenKinds[kind] += 1 / 3;
    if (hasSwap(card, options)) scene.swapsUnseen += 1 / 3;
  }
  for (const trick of view.stage) {
    if (!trick) continue;
    const { colour } = TRICKS[trick.card];
    const { leader } = contestOver(trick);
    scene.onStage[colour] += 1 / 3;
    if (leader !== null) scene.led[leader === me ? 0 : 1][colour] += 1 / 3;
    if (hasSwap(trick.card, options)) scene.swapsOnStage += 1 / 3;
  }
  return scene;
}

const noColours = (): Record<Colour, number> => ({ amber: 0, teal: 0, violet: 0 });

function swapGain({ queue }: View, seat: Side): number {
  const tricks = queue[seat];
  const bases = tricks.map(trick => baseOf(trick, seat));
  const colours = tricks.map(({ card }) => TRICKS[card].colour);
  const now = showOf(bases, colours, 0);
  let most = now;
  for (let left = 1; left < tricks.length; left++) most = Math.max(most, showOf(bases, colours, left));
  return (most - now) / 20;
}

/** What a show is worth whose card `left`, from 1, changes places with the next one; 0: none does. */
function showOf(bases: readonly number[], colours: readonly Colour[], left: number): number {
  let points = 0;
  let before: Colour | null = null;
  let run = 0;
  for (let i = 0; i < bases.length; i++) {
    const from = left > 0 && i === left - 1 ? left : left > 0 && i === left ? left - 1 : i;
    const colour = colours[from]!;
    run = nextInRun(colour, before, run);
    before = colour;
    points += bases[from]! * positionFactor(i + 1) * run;
  }
  return points;
}

/** A trick on the stage; what it promises to whoever looks. */
function addTrick(scene: Scene, trick: Trick): number {
  const { view, evaluation, seats, swapGains, onStage, led, unseen } = scene;
  const { queue, options } = view;
  const { doubt, colours, runs } = evaluation;
  const [me, them] = seats;
  const { kind, colour } = TRICKS[trick.card];
  const pile = pileOf(trick, options);
  const { shares, fatigue } = contestOver(trick);
  const [mine, theirs] = [shares[me], shares[them]];
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
  const worths: Both<number> = [0, 0];
  const whenWhole: Both<number> = [0, 0];
  const factors: Both<number> = [0, 0];
  const added = pile.missing * MEAN_EYES[pile.takes]! * OWN_PART;
  for (const [i, seat] of seats.entries()) {
    const colourFactor = nextInRun(colour, colours[seat], runs[seat]);
    const position = positionFactor(queue[seat].length + 1);
    const base = shares[seat].eyes - fatigue;
    factors[i] = colourFactor;
    worths[i] = (base * colourFactor * position) / 40;
    whenWhole[i] = ((base + added) * colourFactor * position) / 40;
    things[at++] = colourFactor / 3;
    things[at++] = position / 3;
    things[at++] = worths[i]!;
  }
  things[at++] = promise / doubt;
  // Who has won it for sure, and who still can.
  things[at++] = Number(lead > pile.missing);
  things[at++] = Number(-lead > pile.missing);
  const can = [Number(lead + pile.missing > 0), Number(-lead + pile.missing > 0)] as const;
  const { withFatigue, withOwn, fitting } = easeOf(kind, fillingOf(trick), options);
  things[at++] = withFatigue;
  things[at++] = withOwn;
  things[at++] = fitting;
  things[at++] = withFatigue * can[0];
  things[at++] = withFatigue * can[1];
  things[at++] = can[0] * can[1];
  things[at++] = whenWhole[0];
  things[at++] = whenWhole[1];
  things[at++] = withFatigue * can[0] * whenWhole[0];
  things[at++] = withFatigue * can[1] * whenWhole[1];
  things[at++] = lead > 0 ? withOwn * worths[0] : 0;
  things[at++] = lead < 0 ? withOwn * worths[1] : 0;
  things[at++] = Number(mine.eyes < fatigue);
  things[at++] = Number(theirs.eyes < fatigue);
  things[at++] = Number(colour === colours[me]);
  things[at++] = Number(colour === colours[them]);
  things[at++] = onStage[colour];
  things[at++] = unseen[colour];
  things[at++] = led[0][colour];
  things[at++] = led[1][colour];
  const swaps = Number(hasSwap(trick.card, options));
  things[at++] = swaps;
  things[at++] = swaps * swapGains[0];
  things[at++] = swaps * swapGains[1];
  for (const seat of seats) things[at++] = positionFactor(queue[seat].length + 2) / 3;
  for (const factor of factors) things[at++] = Number(factor === MOST_RUN);
  addShared(scene, at);
  for (const i of [0, 1] as const) {
    scene.mostWorth[i] = Math.max(scene.mostWorth[i], withFatigue * can[i] * whenWhole[i]);
    scene.mostEase[i] = Math.max(scene.mostEase[i], withFatigue * can[i]);
    if (i === 0 ? lead > 0 : lead < 0) scene.takenWhereLed[i] |= pile.takes;
  }
  scene.promises[0] = Math.max(scene.promises[0], promise / doubt);
  scene.promises[1] = Math.min(scene.promises[1], promise / doubt);
  return promise;
}

function addShared({ view: { queue }, evaluation, seats, left, swapGains }: Scene, from: number): void {
  const { turns, doubt } = evaluation;
  let at = from;
  for (const seat of seats) things[at++] = turns[seat] / 10;
  things[at++] = Number(left === 1);
  things[at++] = Number(left === 2);
  things[at++] = leadOf(seats, evaluation) / doubt;
  things[at++] = doubt / 40;
  for (const seat of seats) things[at++] = queue[seat].length / TRICKS_FOR_THE_END;
  for (const gain of swapGains) things[at++] = gain;
}

/** How far whoever looks is ahead, but for what lies on the stage. */
const leadOf = ([me]: Scene['seats'], { lead }: Evaluation): number => (me === 0 ? lead : -lead);

function addWhole(scene: Scene, promised: number): void {
  const { view, evaluation, seats, left, onStage, led, unseen, swapGains } = scene;
  const { queue, supply } = view;
  const { doubt, runs, colours, turns } = evaluation;
  const [me, them] = seats;
  const scores = projection(view);
  const ahead = scores[me] - scores[them];
  const lead = leadOf(seats, evaluation);
  let at = 0;
  whole[at++] = (lead + promised) / doubt;
  whole[at++] = lead / doubt;
  whole[at++] = promised / doubt;
  whole[at++] = ahead / 60;
  whole[at++] = scores[me] / 100;
  whole[at++] = scores[them] / 100;
  for (const seat of seats) {
    whole[at + Math.min(TRICKS_FOR_THE_END, queue[seat].length)] = 1;
    at += TRICKS_FOR_THE_END + 1;
    whole[at + runs[seat]] = 1;
    at += MOST_RUN + 1;
  }
  whole[at++] = Number(left > 0);
  whole[at++] = Number(left === 1);
  whole[at++] = Number(left === 2);
  whole[at++] = doubt / 40;
  whole[at++] = me;
  whole[at++] = supply[OWN_COLOUR[me]] / 36;
  whole[at++] = supply[OWN_COLOUR[them]] / 36;
  whole[at++] = supply.fatigue / 36;
  whole[at++] = view.deck / 22;
  const [mine, theirs] = [colours[me], colours[them]];
  whole[at++] = Number(mine !== null && mine === theirs);
  for (const colour of [mine, theirs]) whole[at++] = colour ? unseen[colour] : 0;
  for (const colour of [mine, theirs]) whole[at++] = colour ? onStage[colour] : 0;
  whole[at++] = mine ? led[0][mine] : 0;
  whole[at++] = theirs ? led[1][theirs] : 0;
  for (const gain of swapGains) whole[at++] = gain;
  for (const kind of KINDS) whole[at++] = scene.unseenKinds[kind];
  whole[at++] = scene.swapsUnseen;
  whole[at++] = scene.swapsOnStage;
  whole[at++] = Number(COLOURS.some(colour => unseen[colour] > 0));
  for (const seat of seats) whole[at++] = turns[seat] / 10;
  whole[at++] = left === 1 ? lead / doubt : 0;
  whole[at++] = left === 2 ? lead / doubt : 0;
  for (const pair of [scene.mostWorth, scene.promises, scene.mostEase]) for (const one of pair) whole[at++] = one;
  for (const takes of scene.takenWhereLed) {
    for (let eyes = 1; eyes <= 6; eyes++) whole[at++] = (takes >> eyes) & 1;
  }
  whole[at++] = left > 0 ? Math.max(0, ahead) / 60 : 0;
  whole[at++] = left > 0 ? Math.max(0, -ahead) / 60 : 0;
  whole[at++] = Math.abs(queue[0].length - queue[1].length) / 5;
  whole[at++] = Number(Math.max(queue[0].length, queue[1].length) >= TRICKS_FOR_THE_END - 1);
}

/** Learns from how each turn begins. */
export const learning: Learning<View> = {
  ...{ shape: SHAPE, most: SLOTS, seats: 2, options: {}, sightOf },
  isMoment: ({ phase, active, viewer }) => phase === 'rethrow' && active === viewer,
};
