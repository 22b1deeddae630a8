/** `bench learn --positions`: what there is to learn from, in a file, for whoever learns it on an accelerator (`bench/learn.py`). */

import {
  appendFileSync,
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { findGame } from '@roundhouse/games';
import { manifestOf } from '@roundhouse/games/all.ts';
import type { Learning } from '@roundhouse/games/knowledge';
import { knowledgeOf } from '@roundhouse/games/knowledge';
import { fastChance } from '@roundhouse/kernel';
import { type Lesson, playedGame } from './lessons.ts';
import type { Screen } from './screen.ts';

export interface PositionsBench {
  readonly game: string;
  /** Games to be played, those that the file knows already included. */
  readonly games: number;
  readonly seed: number;
  readonly positions: string;
  readonly iterations?: number;
  readonly foresight?: number;
  readonly isJudging?: boolean;
}

/** One position in so many is written: those of one game are much alike. Games that were thought about are dear: all of theirs. */
const [ONE_IN, ONE_IN_SEARCHED] = [6, 1];
const FLOAT = Float32Array.BYTES_PER_ELEMENT;
/** What stands before the numbers of a position: its game, how that ended, the hand-made evaluation, how many things there are, and what was foreseen. */
const BEFORE = 5;

/**
 * Plays games and writes positions behind a first line of JSON that says how they are laid out: each as 32-bit numbers, as
 * many for every position. The same seed gives the same file; one that was stopped goes on.
 */
export async function writePositions(
  { game: id, games, seed, positions, ...schooling }: PositionsBench,
  screen: Screen,
): Promise<void> {
  const game = findGame(id)!;
  const knowledge = knowledgeOf(id)!;
  const learning = knowledge.learning!;
  const draws = (await manifestOf(id).metrics?.())?.draws;
  let written = 0;
  for (let played = begun(positions, id, learning); played < games; played++) {
    // Dice of its own, so that what is written does not depend on what was thrown.
    const lot = fastChance(2 ** 45 + seed * 2 ** 21 + played);
    const chance = fastChance(seed * 2 ** 21 + played);
    const oneIn = schooling.iterations === undefined ? (learning.oneIn ?? ONE_IN) : ONE_IN_SEARCHED;
    const lessons = playedGame(game, knowledge, draws, chance, { ...schooling, isTaken: () => lot.int(oneIn) === 0 });
    // In one go, so that no game is ever written in part.
    appendFileSync(positions, rowsOf(lessons, played, learning));
    written += lessons.length;
    screen.progress(`${game.name}: ${played + 1} of ${games} games, ${written} positions`);
    await screen.breathe();
  }
  screen.say(`${games} games in ${positions}, ${written} positions of them new`);
}

const widthOf = ({ shape, most }: Learning<never>): number => BEFORE + shape.whole + most * shape.thing;

function rowsOf(lessons: readonly Lesson[], game: number, learning: Learning<never>): Uint8Array {
  const width = widthOf(learning);
  const rows = new Float32Array(lessons.length * width);
  for (const [i, { sight, handMade, outcome, foreseen }] of lessons.entries()) {
    const at = i * width;
    rows.set([game, outcome, handMade, sight.count, foreseen ?? outcome], at);
    rows.set(sight.whole, at + BEFORE);
    rows.set(sight.things, at + BEFORE + learning.shape.whole);
  }
  return new Uint8Array(rows.buffer);
}

/** How many games are in the file, which is begun where there is none. Throws where it is about something else. */
function begun(file: string, id: string, learning: Learning<never>): number {
  const { thing, whole } = learning.shape;
  const header = `${JSON.stringify({ game: id, before: BEFORE, whole, thing, things: learning.most })}\n`;
  if (!existsSync(file)) {
    writeFileSync(file, header);
    return 0;
  }
  const open = openSync(file, 'r');
  try {
    const first = Buffer.alloc(header.length);
    readSync(open, first, 0, header.length, 0);
    if (first.toString() !== header) throw new Error(`${file} is about positions told otherwise`);
    const row = widthOf(learning) * FLOAT;
    const rows = Math.floor((fstatSync(open).size - header.length) / row);
    // Whatever stopped it may have stopped it in the middle of a number.
    truncateSync(file, header.length + rows * row);
    if (rows === 0) return 0;
    const last = new Float32Array(1);
    readSync(open, new Uint8Array(last.buffer), 0, FLOAT, header.length + (rows - 1) * row);
    return last[0]! + 1;
  } finally {
    closeSync(open);
  }
}
