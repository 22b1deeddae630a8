/** Makes puzzles from a seed, and keeps those that are worth solving. */

import { type Chance, chanceFrom, fastSource } from '@roundhouse/kernel';
import { type Board, withCard } from '../board.ts';
import { layCells } from '../cells.ts';
import { CHARGE_CARDS, chargeColour, ORDINARY_CARDS, START_CARD } from '../content/cards.ts';
import { COLOURS, type Colour, type Laid, type Mini, MOVE_COLOURS, type NodeRef, type Side } from '../content/face.ts';
import { faceOf } from '../nodes.ts';
import { actionsUsed, difficultyOf, gradeOf } from './grading.ts';
import { greedyCost } from './greedy.ts';
import { ACTIONS, type Action } from './hands.ts';
import type { Puzzle, PuzzlePawn, Task } from './puzzle.ts';
import { isSolved, type Solved, solve } from './solver.ts';

const PAR = { least: 5, most: 14 };
const MOST_ENDS = 4;
/** An action must save at least so many cards against walking. */
const ACTIONS_SAVE = 2;

export interface Bounds {
  /** Cards besides #1. */
  readonly mostCards: number;
  readonly mostActions: number;
  /** Positions that one search may find. */
  readonly states: number;
  /** What may become very hard: #1 has still to turn, and all the actions are there. */
  readonly hard: boolean;
}

export type Made = Omit<Puzzle, 'id' | 'title'>;

/** The puzzle of a seed; null if what it gives is not worth solving. Equal seeds give equal puzzles. */
export function puzzleOf(seed: number, bounds: Bounds): Made | null {
  const chance = chanceFrom(fastSource(seed));
  const drawn = drawTask(chance, bounds);
  const rough = solve(drawn, { most: PAR.most, states: bounds.states });
  if (!isSolved(rough) || rough.par < PAR.least || actionsUsed(rough).length === 0) return null;
  const task = { ...drawn, minis: handFor(chance, drawn, rough) };
  const solved = solve(task, { most: PAR.most, states: bounds.states });
  if (!isSolved(solved) || !isWorthSolving(task, solved, bounds.states)) return null;
  const difficulty = difficultyOf(task, solved, greedyCost(task));
  const { par, solution, optimal, expanded } = solved;
  return { ...task, par, grade: gradeOf(difficulty), difficulty, solution, proof: { expanded, optimal } };
}

const isAction = (mini: Mini): boolean => (ACTIONS as readonly string[]).includes(mini);

/** The rules of acceptance; whether an equal one exists already is for the caller to say. */
export function isWorthSolving(task: Task, solved: Solved, states: number): boolean {
  const { par, optimal } = solved;
  if (par < PAR.least || par > PAR.most || optimal > MOST_ENDS) return false;
  const used = new Set(actionsUsed(solved));
  if (used.size === 0) return false;
  const needsMore = (left: (mini: Mini) => boolean, most: number): boolean =>
    solve({ ...task, minis: task.minis.filter(left) }, { most, states }).par === 'none';
  return (
    needsMore(mini => !isAction(mini), par + ACTIONS_SAVE - 1) &&
    [...used].every(kind => needsMore(mini => mini !== kind, par))
  );
}

// ---- Drawing one

const oneOf = <T>(chance: Chance, from: readonly T[]): T => from[chance.int(from.length)]!;
const happens = (chance: Chance, percent: number): boolean => chance.int(100) < percent;

function drawTask(chance: Chance, { mostCards, mostActions, hard }: Bounds): Task {
  const me = oneOf(chance, COLOURS);
  const startIsUp = happens(chance, hard ? 100 : 30);
  const where = chance.int(100);
  const chargeIs = where < 70 ? 'F' : where < 85 ? 'B' : 'inHand';
  const others = 2 + chance.int(mostCards - 1) - (chargeIs === 'inHand' ? 0 : 1);
  const pool = [...ORDINARY_CARDS];
  const cards = Array.from({ length: others }, () => chance.draw(pool));
  if (chargeIs !== 'inHand') cards.splice(chance.int(cards.length + 1), 0, CHARGE_CARDS[me]);
  // BOARD-11: the front of #1 is never turned.
  const rot = startIsUp ? 0 : rotation(chance);
  let board: Board = [{ card: START_CARD, face: startIsUp ? 'F' : 'B', rot, x: 0, y: 0 }];
  for (const card of cards) {
    const face: Side = card === CHARGE_CARDS[me] ? (chargeIs as Side) : oneOf(chance, ['F', 'B']);
    board = withCard(board, { card, face, rot: rotation(chance), ...oneOf(chance, layCells(board)) });
  }
  const circuits = chargeIs === 'inHand' ? [CHARGE_CARDS[me]] : happens(chance, 15) ? [chance.draw(pool)] : [];
  const pawns = drawPawns(chance, board, me, startIsUp);
  const inhibited = happens(chance, 10);
  return {
    board: board as Laid[],
    pawns,
    inhibited,
    minis: drawMinis(chance, pawns, inhibited, hard ? mostActions : 1 + chance.int(mostActions)),
    circuits,
  };
}

const rotation = (chance: Chance): 0 | 180 => (chance.int(2) === 0 ? 0 : 180);

function drawPawns(chance: Chance, board: Board, me: Colour, startIsUp: boolean): PuzzlePawn[] {
  const nodesOn = (onStart: boolean): NodeRef[] =>
    board
      .filter(({ card }) => (card === START_CARD) === onStart)
      .flatMap(({ card, face }) => faceOf(card, face).nodes.map(({ ref }) => ref));
  // With #1 still front up, only the solver stands on it.
  const elsewhere = startIsUp ? nodesOn(false) : [...nodesOn(false), ...nodesOn(true)];
  const own = startIsUp ? oneOf(chance, nodesOn(true)) : chance.draw(elsewhere);
  const pawns: PuzzlePawn[] = [{ colour: me, at: { ...own }, charge: happens(chance, 8) ? 1 : 0 }];
  const colours = COLOURS.filter(colour => colour !== me);
  for (let left = chance.int(4); left > 0; left--) {
    const at = { ...chance.draw(elsewhere) };
    pawns.push({ colour: chance.draw(colours), at, charge: happens(chance, 25) ? 1 : 0 });
  }
  return pawns;
}

/** Plenty of movement cards, so that the best way is not missed; what is not needed is taken away again. */
function drawMinis(chance: Chance, pawns: readonly PuzzlePawn[], inhibited: boolean, count: number): Mini[] {
  const kinds: Action[] = ACTIONS.filter(
    kind =>
      kind !== 'Free' &&
      (kind !== 'Force' || pawns.length > 1) &&
      (kind !== 'Exchange' || pawns.slice(1).some(({ charge }) => charge > 0)),
  );
  const actions: Mini[] = Array.from({ length: count }, () => oneOf(chance, kinds));
  if (inhibited && happens(chance, 50)) actions.push('Free');
  const movement = Array.from({ length: 9 + chance.int(4) }, () => oneOf(chance, MOVE_COLOURS));
  return [...actions, ...movement, 'K', pawns[0]!.colour];
}

/** The actions, the movement cards of the solution, and up to two to spare. */
function handFor(chance: Chance, { minis }: Task, { solution }: Solved): Mini[] {
  const spare = minis.filter(mini => !isAction(mini));
  const hand = minis.filter(isAction);
  const paid = solution.flatMap(move => {
    if ('payPawn' in move) return [move.payPawn, move.payPortal];
    return 'pay' in move && move.pay !== null ? [move.pay] : [];
  });
  for (const pay of paid) hand.push(...spare.splice(spare.indexOf(pay), 1));
  for (let left = chance.int(3); left > 0 && spare.length > 0; left--) hand.push(chance.draw(spare));
  return hand;
}

// ---- Equal puzzles

/** One spelling for all puzzles that differ only in how the colours are named. */
export function renamedKey({ board, pawns, minis, circuits, inhibited }: Task): string {
  const names = new Map<string, string>([['K', 'K']]);
  const nameOf = (colour: string): string => {
    if (!names.has(colour)) names.set(colour, `c${names.size}`);
    return names.get(colour)!;
  };
  for (const { colour } of pawns) nameOf(colour);
  // A charge-point card goes by its colour, since all six are one network.
  const cardKey = (card: number): string => {
    const colour = chargeColour(card);
    return colour === null ? String(card) : `charge ${nameOf(colour)}`;
  };
  const laid = board.map(({ card, face, rot, x, y }) => [cardKey(card), face, rot, x, y].join(' ')).sort();
  const on = pawns.map(({ colour, at, charge }) =>
    [nameOf(colour), cardKey(at.card), at.face, at.site, charge].join(' '),
  );
  const held = minis.map(mini => ((COLOURS as readonly string[]).includes(mini) ? nameOf(mini) : mini)).sort();
  return JSON.stringify([laid, on.sort(), held, circuits.map(cardKey).sort(), inhibited]);
}
