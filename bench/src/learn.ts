/** `bench learn`: an evaluation learns from games that a game's habits play against themselves, and is written down as weights. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findGame } from '@roundhouse/games';
import { manifestOf } from '@roundhouse/games/all.ts';
import { knowledgeOf } from '@roundhouse/games/knowledge';
import { chanceAt, layoutOf, logOdds, newTrace, type Shape, type Sight, type Trace } from '@roundhouse/games/learnt.ts';
import { type Chance, fastChance } from '@roundhouse/kernel';
import { type Lesson, playedGame } from './lessons.ts';
import type { Screen } from './screen.ts';

export interface LearnBench {
  readonly game: string;
  /** Games to be learnt from, those that the file knows already included. */
  readonly games: number;
  readonly seed: number;
  /** How far it has come; it goes on from there. */
  readonly results: string;
  /** Where the weights go. */
  readonly weights?: string;
}

/** Games between steps, how large the first step is, and the usual constants of Adam. */
const [GAMES_A_STEP, PACE, LEAST_PACE] = [16, 3e-3, 0.02];
const [STEADY, NEW, STEADIER, NEWER, TINY] = [0.9, 0.1, 0.999, 0.001, 1e-8];
/** Dice of their own: for the first weights, and for what is remembered. */
const [FIRST, LOT] = [77, 5];
/** Positions that are remembered, those that a step looks at, and steps after each few games. */
const [REMEMBERED, LOOKS, STEPS] = [60_000, 256, 6];
/** Games between two lines. */
const GAMES_A_LINE = 800;

interface Learnt {
  games: number;
  steps: number;
  readonly weights: Float32Array;
  /** Means of the slope and of its square. */
  readonly slope: Float32Array;
  readonly square: Float32Array;
}

/** Learns until so many games are played, and prints how well it tells who wins, beside the hand-made evaluation. */
export async function benchLearn(bench: LearnBench, screen: Screen): Promise<void> {
  const game = findGame(bench.game)!;
  const knowledge = knowledgeOf(bench.game)!;
  const { shape, most } = knowledge.learning!;
  const learnt = keptIn(bench.results, shape) ?? beginner(shape);
  const trace = newTrace(shape, most);
  const draws = (await manifestOf(bench.game).metrics?.())?.draws;
  const memory: Lesson[] = [];
  const lot = fastChance(LOT);
  let losses: Losses = { learnt: 0, handMade: 0, positions: 0 };
  while (learnt.games < bench.games) {
    for (let i = 0; i < GAMES_A_STEP; i++) {
      for (const lesson of playedGame(game, knowledge, draws, fastChance(bench.seed * 2 ** 21 + learnt.games))) {
        losses.learnt += lossOf(chanceAt(logOdds(learnt.weights, lesson.sight, trace)), lesson.outcome);
        losses.handMade += lossOf(lesson.handMade, lesson.outcome);
        losses.positions++;
        memory[memory.length < REMEMBERED ? memory.length : lot.int(REMEMBERED)] = lesson;
      }
      learnt.games++;
    }
    const pace = PACE * Math.max(LEAST_PACE, 1 - learnt.games / bench.games);
    for (let i = 0; i < STEPS; i++) stepDown(learnt, slopeOver(memory, learnt.weights, trace, lot), pace);
    screen.progress(`${game.name}: ${learnt.games} of ${bench.games} games`);
    if (learnt.games % GAMES_A_LINE === 0 || learnt.games >= bench.games) {
      const { positions } = losses;
      const [own, other] = [(losses.learnt / positions).toFixed(4), (losses.handMade / positions).toFixed(4)];
      screen.say(`${learnt.games} games: log-loss ${own}, hand-made ${other}, of ${positions} new positions`);
      losses = { learnt: 0, handMade: 0, positions: 0 };
      keep(bench.results, learnt);
    }
    await screen.breathe();
  }
  if (bench.weights) writeFileSync(bench.weights, moduleOf(learnt.weights));
}

/** How well the judgement that ships tells who wins games that habits play, beside the hand-made evaluation. */
export async function lossesIn(id: string, games: number, seed: number): Promise<Losses> {
  const knowledge = knowledgeOf(id)!;
  const draws = (await manifestOf(id).metrics?.())?.draws;
  const losses: Losses = { learnt: 0, handMade: 0, positions: 0 };
  for (let i = 0; i < games; i++) {
    for (const { judged, handMade, outcome } of playedGame(
      findGame(id)!,
      knowledge,
      draws,
      fastChance(seed * 2 ** 21 + i),
    )) {
      losses.learnt += lossOf(judged, outcome);
      losses.handMade += lossOf(handMade, outcome);
      losses.positions++;
    }
  }
  return losses;
}

/** Sums over positions. */
interface Losses {
  learnt: number;
  handMade: number;
  positions: number;
}

const lossOf = (chance: number, outcome: number): number => {
  const sure = Math.min(1 - 1e-6, Math.max(1e-6, chance));
  return -outcome * Math.log(sure) - (1 - outcome) * Math.log(1 - sure);
};

/** Small weights by lot. */
function beginner(shape: Shape): Learnt {
  const { innerBias, outerAt, outerBias, last, bias, size } = layoutOf(shape);
  const weights = new Float32Array(size);
  const chance = fastChance(FIRST);
  const fill = (from: number, to: number, inputs: number, spread: number): void => {
    for (let i = from; i < to; i++) weights[i] = bell(chance) * Math.sqrt(1 / inputs) * spread;
  };
  fill(0, innerBias, shape.thing, 0.5);
  fill(outerAt, outerBias, shape.whole + shape.inner, 0.7);
  fill(last, bias, 1, 0.2);
  return { games: 0, steps: 0, weights, slope: new Float32Array(size), square: new Float32Array(size) };
}

/** About normal, with a deviation of 1. */
function bell(chance: Chance): number {
  let sum = -3;
  for (let i = 0; i < 6; i++) sum += chance.int(2 ** 20) / 2 ** 20;
  return sum / Math.SQRT1_2;
}

/** How the loss of some remembered positions changes with each weight. */
function slopeOver(memory: readonly Lesson[], weights: Float32Array, trace: Trace, lot: Chance): Float32Array {
  const slope = new Float32Array(weights.length);
  for (let i = 0; i < LOOKS; i++) {
    const { sight, outcome } = memory[lot.int(memory.length)]!;
    addSlope(slope, weights, sight, trace, (chanceAt(logOdds(weights, sight, trace)) - outcome) / LOOKS);
  }
  return slope;
}

/** How the loss changes with each weight, when it changes so with the log odds. */
function addSlope(slope: Float32Array, weights: Float32Array, sight: Sight, trace: Trace, byOdds: number): void {
  const { shape, count, things } = sight;
  const { innerBias, outerAt, outerBias, last, bias } = layoutOf(shape);
  const width = shape.whole + shape.inner;
  const bySeen = new Float32Array(width);
  slope[bias]! += byOdds;
  for (let unit = 0; unit < shape.outer; unit++) {
    const moved = trace.outer[unit]!;
    if (moved <= 0) continue;
    slope[last + unit]! += byOdds * moved;
    const byUnit = byOdds * weights[last + unit]!;
    slope[outerBias + unit]! += byUnit;
    const from = outerAt + unit * width;
    for (let i = 0; i < width; i++) {
      slope[from + i]! += byUnit * trace.seen[i]!;
      bySeen[i]! += byUnit * weights[from + i]!;
    }
  }
  for (let one = 0; one < count; one++) {
    for (let unit = 0; unit < shape.inner; unit++) {
      if (trace.inner[one * shape.inner + unit]! <= 0) continue;
      const byUnit = bySeen[shape.whole + unit]!;
      slope[innerBias + unit]! += byUnit;
      for (let i = 0; i < shape.thing; i++) slope[unit * shape.thing + i]! += byUnit * things[one * shape.thing + i]!;
    }
  }
}

/** A step of Adam. */
function stepDown(learnt: Learnt, now: Float32Array, pace: number): void {
  const { weights, slope, square } = learnt;
  learnt.steps++;
  const [warm, warmer] = [1 - STEADY ** learnt.steps, 1 - STEADIER ** learnt.steps];
  for (let i = 0; i < weights.length; i++) {
    slope[i] = STEADY * slope[i]! + NEW * now[i]!;
    square[i] = STEADIER * square[i]! + NEWER * now[i]! ** 2;
    weights[i]! -= (pace * (slope[i]! / warm)) / (Math.sqrt(square[i]! / warmer) + TINY);
  }
}

function keptIn(file: string, shape: Shape): Learnt | null {
  if (!existsSync(file)) return null;
  const { games, steps, weights, slope, square } = JSON.parse(readFileSync(file, 'utf8'));
  if (weights.length !== layoutOf(shape).size) throw new Error(`${file} is about positions told otherwise`);
  return {
    ...{ games, steps, weights: Float32Array.from(weights) },
    ...{ slope: Float32Array.from(slope), square: Float32Array.from(square) },
  };
}

function keep(file: string, { games, steps, weights, slope, square }: Learnt): void {
  writeFileSync(file, JSON.stringify({ games, steps, weights: [...weights], slope: [...slope], square: [...square] }));
}

/** In 16 bits each, which nobody notices in play. */
function moduleOf(weights: Float32Array): string {
  const most = weights.reduce((so, weight) => Math.max(so, Math.abs(weight)), 0);
  const coded = Int16Array.from(weights, weight => Math.round((weight / most) * 32767));
  return [
    '/** What `npm run bench -- learn` has learnt; not written by hand. */',
    '',
    `export const MOST = ${most};`,
    `export const CODED =`,
    `  '${Buffer.from(coded.buffer).toString('base64')}';`,
    '',
  ].join('\n');
}
