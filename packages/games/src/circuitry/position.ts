/** Positions made to order, for puzzles, lessons and tests: what a sketch leaves out lies where it would at the table. */

import { completeOptions, type Seat } from '@roundhouse/kernel';
import type { Board } from './board.ts';
import { CARD_NUMBERS } from './content/cards.ts';
import { GOLD_DECK, minisOf } from './content/decks.ts';
import {
  type Colour,
  GREEN_KINDS,
  type GreenKind,
  isGreenKind,
  type Laid,
  type Mini,
  type NodeRef,
} from './content/face.ts';
import { freshTurn } from './ending.ts';
import { addMini } from './minis.ts';
import { emptyTable, newPlayer } from './setup.ts';
import type { Frame, Options, Player, State, Turn } from './state.ts';
import { OPTIONS } from './state.ts';

/** A player of a sketch, in the order of seats. */
export interface SketchedPlayer extends Partial<Omit<Player, 'colour' | 'pawn'>> {
  colour: Colour;
  at: NodeRef;
}

export interface Sketch {
  options?: Partial<Options>;
  board: Board;
  players: readonly SketchedPlayer[];
  /** Seat 0, where left out; it is also the first player. */
  active?: Seat;
  first?: Seat;
  round?: number;
  /** Minis of the gold deck, the next one first, as after it was turned over: the rest are discarded. */
  goldDeck?: readonly Mini[];
  /** The rest are in the deck, in no order. */
  goldDiscard?: readonly Mini[];
  /** Sorted piles; the rest are discarded, oldest first in the order of their kinds, unless `greenDiscard` says more. */
  greenPiles?: { readonly [K in GreenKind]?: number };
  greenDiscard?: readonly GreenKind[];
  turn?: Partial<Turn>;
  /** The menu, with nothing left to draw, where left out. */
  stack?: readonly Frame[];
}

/** A table of the sketch; all cards and minis that it does not name are in their decks, or out of the game. */
export function position(sketch: Sketch): State {
  const { active = 0, first = active, round = 1 } = sketch;
  const state = emptyTable(completeOptions<Options>(OPTIONS, sketch.options), sketch.players.length, first);
  Object.assign(state, { active, round, board: sketch.board.map((laid): Laid => ({ ...laid })) });
  state.players = sketch.players.map(playerOf);
  state.turn = { ...freshTurn(), draws: 0, ...sketch.turn };
  state.stack = [...(sketch.stack ?? [{ name: 'menu' as const }])];
  const used = [...state.board.map(({ card }) => card), ...state.players.flatMap(({ circuits }) => circuits)];
  state.removed = CARD_NUMBERS.filter(card => !used.includes(card));
  stackGold(state, sketch);
  sortGreen(state, sketch);
  return state;
}

function playerOf({ at, minis = [], known = [], circuits = [], ...rest }: SketchedPlayer): Player {
  const player: Player = { ...newPlayer(), ...rest, pawn: { ...at }, circuits: [...circuits].sort((a, b) => a - b) };
  for (const mini of minis) addMini(player.minis, mini);
  for (const mini of known) addMini(player.known, mini);
  return player;
}

function stackGold(state: State, { goldDeck, goldDiscard }: Sketch): void {
  const left = minisOf(GOLD_DECK);
  for (const { minis } of state.players) takeAll(left, minis);
  takeAll(left, goldDeck ?? []);
  takeAll(left, goldDiscard ?? []);
  const isOpen = goldDeck !== undefined;
  state.gold = {
    deck: isOpen ? [...goldDeck] : left,
    isOpen,
    discard: isOpen && goldDiscard === undefined ? left : [...(goldDiscard ?? [])],
  };
}

function sortGreen(state: State, { greenPiles, greenDiscard = [] }: Sketch): void {
  const { piles, discard } = state.green;
  for (const { minis } of state.players) for (const mini of minis) if (isGreenKind(mini)) piles[mini]--;
  for (const kind of greenDiscard) piles[kind]--;
  discard.push(...greenDiscard);
  if (!greenPiles) return;
  for (const kind of GREEN_KINDS) {
    const kept = greenPiles[kind] ?? 0;
    for (; piles[kind] > kept; piles[kind]--) discard.push(kind);
  }
}

function takeAll(from: Mini[], minis: readonly Mini[]): void {
  for (const mini of minis) {
    const at = from.indexOf(mini);
    if (at >= 0) from.splice(at, 1);
  }
}

/** BOARD-86, BOARD-87: one player's single turn, with nothing to draw and nobody else to decide. */
export function puzzlePosition(sketch: Pick<Sketch, 'board' | 'players'>): State {
  const state = position(sketch);
  state.mode = 'puzzle';
  state.removed = [];
  state.gold = { deck: [], isOpen: false, discard: [] };
  state.green = { ...state.green, piles: { Rotate: 0, Swap: 0, Flip: 0, Slide: 0, Force: 0, Portal: 0 }, discard: [] };
  return state;
}

/** BOARD-88: the cards played so far in a puzzle, minis and the circuit card. */
export const cardsPlayed = ({ turn }: State): number => turn.played + (turn.laid ? 1 : 0);
