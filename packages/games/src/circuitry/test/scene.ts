/** A table in the middle of a turn, and short words for moves: what the rules tests are written with. */

import type { Refusal, Seat } from '@roundhouse/kernel';
import { Table, table } from '@roundhouse/kernel/testing';
import type { Axis, Colour, GreenKind, Mini, MoveColour, Port, Rotation, Side } from '../content/face.ts';
import { position, puzzlePosition, type Sketch, type SketchedPlayer } from '../position.ts';
import { circuitry } from '../rules.ts';
import type { Event, Move, Options, State, View } from '../state.ts';
import { board, boardText, node, nodeText } from './positions.ts';

/** `at` is the pawn, as in `O@1F.a1`; `minis` are named with blanks between them, as in `G P Rotate`. */
export interface Seated extends Partial<Omit<SketchedPlayer, 'colour' | 'at' | 'minis'>> {
  at: string;
  minis?: string;
}

export interface Setting extends Omit<Sketch, 'board' | 'players'> {
  board?: string;
  players: readonly Seated[];
}

const minisOf = (text = ''): Mini[] => text.split(/\s+/).filter(Boolean) as Mini[];

function seated({ at, minis, ...rest }: Seated): SketchedPlayer {
  const [colour, where] = at.split('@') as [Colour, string];
  return { ...rest, colour, at: node(where), minis: minisOf(minis) };
}

const sketchOf = ({ board: laid = '1F0@(0,0)', players, ...rest }: Setting): Sketch => ({
  ...rest,
  board: board(laid),
  players: players.map(seated),
});

/** A table at seat 0's menu, unless told otherwise. Throws if the rules would not accept it. */
export function scene(setting: Setting): Scene {
  const options = { firstPlayer: 0, ...setting.options } as Partial<Options>;
  const state = position({ ...sketchOf(setting), options });
  const { match } = table(circuitry, { options, seats: setting.players.length, state });
  return new Scene(circuitry, match);
}

/** A puzzle: seat 0 solves, the others are pawns. */
export function puzzle(setting: Pick<Setting, 'board' | 'players'>): Scene {
  const { match } = table(circuitry, { state: puzzlePosition(sketchOf(setting)) });
  return new Scene(circuitry, match);
}

export class Scene extends Table<Options, State, Move, View, Event> {
  get board(): string {
    return boardText(this.state.board);
  }

  get question(): string | undefined {
    return this.state.stack.at(-1)?.name;
  }

  pawn(seat: Seat): string {
    return nodeText(this.state.players[seat]!.pawn!);
  }

  minis(seat: Seat): string {
    return this.state.players[seat]!.minis.join(' ');
  }

  /** Where the seat's own pawn may step, in the order of the alphabet. */
  steps(seat: Seat): string[] {
    const to = this.moves(seat).flatMap(move => (move.type === 'step' ? nodeText(move.to) : []));
    return [...new Set(to)].sort();
  }

  /** The seat's moves of one type. */
  listed<T extends Move['type']>(seat: Seat, type: T): Extract<Move, { type: T }>[] {
    return this.moves(seat).filter((move): move is Extract<Move, { type: T }> => move.type === type);
  }

  /** Rule and key of a refusal in one word, as in `BOARD-39 occupied`. */
  refusal(seat: Seat, move: unknown): string {
    const { rule, key }: Refusal = this.refuses(seat, move);
    return `${rule} ${key}`;
  }

  /** The types of what the last move told. */
  get told(): string[] {
    return this.events.map(({ type }) => type);
  }
}

// ---- Moves

export const END = { type: 'endTurn' } as const;
export const PASS = { type: 'respond', answer: 'pass' } as const;
export const PASS_TURN = { type: 'respond', answer: 'passTurn' } as const;
export const STOP = { type: 'respond', answer: 'inhibit' } as const;
export const YES = { type: 'answer', yes: true } as const;
export const NO = { type: 'answer', yes: false } as const;
export const SPEND = { type: 'spendCharge' } as const;

export const step = (pay: MoveColour, to: string, axis: Axis | null = null, exit: Port | null = null) =>
  ({ type: 'step', pay, to: node(to), exit, axis }) as const;
export const draw = (from: 'gold' | 'green' | GreenKind) => ({ type: 'draw', from }) as const;
export const lay = (card: number, x: number, y: number, face: Side = 'F', rot: Rotation = 0) =>
  ({ type: 'lay', card, x, y, face, rot }) as const;
export const gain = (pay: MoveColour, at: number, amount = 1) => ({ type: 'gain', pay, at, amount }) as const;
export const deliver = (pay: MoveColour, amount = 1) => ({ type: 'deliver', pay, amount }) as const;
export const rotate = (card: number) => ({ type: 'rotate', card }) as const;
export const flip = (card: number) => ({ type: 'flip', card }) as const;
export const slide = (card: number, x: number, y: number) => ({ type: 'slide', card, x, y }) as const;
export const swap = (a: number, b: number) => ({ type: 'swap', a, b }) as const;
export const portal = (pay: MoveColour, to: string, axis: Axis | null = null) =>
  ({ type: 'portal', pay, to: node(to), axis }) as const;
/** A Force with its first step. */
export const force = (target: Seat, pay: MoveColour, to: string | null, exit: Port | null = null) =>
  ({ type: 'force', target, pay, to: to === null ? null : node(to), exit }) as const;
/** One more step of an open Force. */
export const forceOn = (pay: MoveColour, to: string | null, exit: Port | null = null) =>
  ({ type: 'forceStep', pay, to: to === null ? null : node(to), exit }) as const;
/** A Force with a jump. */
export const forcePortal = (target: Seat, payPawn: MoveColour, payPortal: MoveColour, to: string) =>
  ({ type: 'forcePortal', target, payPawn, payPortal, to: node(to) }) as const;
/** A jump of an open Force. */
export const jump = (payPawn: MoveColour, payPortal: MoveColour, to: string) =>
  ({ type: 'jump', payPawn, payPortal, to: node(to) }) as const;
export const inhibit = (target: Seat) => ({ type: 'inhibit', target }) as const;
export const free = (target: Seat) => ({ type: 'free', target }) as const;
export const take = (from: Seat, pay: MoveColour | null = null) => ({ type: 'take', from, pay }) as const;
export const turnAbout = (axis: Axis) => ({ type: 'axis', axis }) as const;
