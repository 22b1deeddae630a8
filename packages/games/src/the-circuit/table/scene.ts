/** What all parts of the table are drawn from: the view, the legal moves, and what somebody has picked but not sent. */

import type { Viewer } from '@roundhouse/kernel';
import { contentOf } from '../content/packs.ts';
import type { Ability, FighterCard, TraitId, ZoneId } from '../content/types.ts';
import type { Direction, Hex } from '../hex.ts';
import type { Payment } from '../pay.ts';
import {
  type Compound,
  type FighterRef,
  type FighterView,
  type Frame,
  fighterIn as fighterAmong,
  type HazardRef,
  type Move,
  refOf,
  type State,
  type View,
} from '../state.ts';

/** Picks for the open question. */
export interface Draft {
  /** An ability in hand, on its way to somebody. */
  readonly ability: string | null;
  readonly target: FighterRef | null;
  readonly ally: FighterRef | null;
  /** A payment other than the suggested one. */
  readonly payment: Payment | null;
  /** A space that is looked at before one goes there. */
  readonly hex: Hex | 'out' | null;
  /** A hazard that is about to be moved. */
  readonly hazard: HazardRef | null;
  /** A zone that a finger has touched once. */
  readonly zone: ZoneId | null;
}

export const NOTHING: Draft = {
  ability: null,
  target: null,
  ally: null,
  payment: null,
  hex: null,
  hazard: null,
  zone: null,
};

export interface Scene {
  readonly view: View;
  readonly names: readonly string[];
  readonly viewer: Viewer;
  /** Whose team is drawn as one's own. */
  readonly near: number;
  readonly moves: readonly Move[];
  readonly draft: Draft;
  readonly change: (change: Partial<Draft>) => void;
  readonly send: (move: Move | Compound) => void;
  /** Opens a fighter's card. */
  readonly read: (fighter: FighterRef) => void;
}

export const fighterIn = ({ teams }: Pick<View, 'teams'>, ref: FighterRef): FighterView => fighterAmong(teams, ref);

export const cardIn = (view: View, ref: FighterRef): FighterCard =>
  contentOf(view.content).fighters[fighterIn(view, ref).card];

/** Every fighter of the match, in the order of seats. */
const everyone = ({ teams }: View): FighterRef[] =>
  teams.flatMap(({ fighters }, seat) => fighters.map(({ card }) => refOf(seat, card)));

export const inRing = (view: View): FighterRef[] => everyone(view).filter(ref => fighterIn(view, ref).at !== null);

export const occupant = (view: View, hex: Hex): FighterRef | null =>
  inRing(view).find(ref => fighterIn(view, ref).at === hex) ?? null;

/** The question that stands; null between questions and when all is over. */
export const questionOf = ({ stack }: View): Frame | null => stack.at(-1) ?? null;

export const abilityIn = (view: View, ref: FighterRef, id: string): Ability | null =>
  cardIn(view, ref).abilities.find(ability => ability.id === id) ?? null;

/**
 * A view in the clothes of a state, for the functions of the rules that read only what lies open: who stands where, stats,
 * traits, engagement. Decks and hands are not in it.
 */
export const asState = (view: View): State => view as unknown as State;

type OfType<T extends Move['type']> = Extract<Move, { type: T }>;

/** The legal moves of a type. */
export const movesOf = <T extends Move['type']>(moves: readonly Move[], type: T): OfType<T>[] =>
  moves.filter((move): move is OfType<T> => move.type === type);

/** The move that names this fighter, whatever is asked of it. */
export const moveOfFighter = (moves: readonly Move[], ref: FighterRef): Move | null =>
  moves.find(move => 'fighter' in move && move.fighter === ref) ?? null;

/** Moves that go in a direction, with who goes. */
export type Going = Extract<Move, { dir: Direction | 'none' | 'out' }>;

export const goings = (moves: readonly Move[]): Going[] => moves.filter((move): move is Going => 'dir' in move);

/** Active traits that could be used now. */
export const traitMoves = (moves: readonly Move[]): TraitId[] => movesOf(moves, 'trait').map(({ trait }) => trait);

/** By what a hint or a review names one way to pay, where each has a button. */
export const payThing = ({ cards, convert }: Extract<Move, { type: 'pay' }>): string =>
  `pay:${cards.join()}${convert ? '+' : ''}`;
