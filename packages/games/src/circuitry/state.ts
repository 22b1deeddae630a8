/** Circuitry's nouns: what is seen, beside what is kept, sent and told, which has its shapes. */

import type { Seat, Viewer } from '@roundhouse/kernel';
import type { Colour, GreenKind, Laid, Mini, NodeRef, Port } from './content/face.ts';
import type { Options } from './options.ts';
import type { Declarable, Frame, Result, Turn } from './shapes.ts';

export type { Event } from './events.ts';
export { OPTIONS, type Options, PRESETS } from './options.ts';
export type {
  Compound,
  Declarable,
  EndReason,
  Frame,
  Move,
  Player,
  Result,
  State,
  Turn,
} from './shapes.ts';

/** One player as a viewer sees them. */
export interface PlayerView {
  colour: Colour | null;
  /** Null without teams. */
  team: number | null;
  pawn: NodeRef | null;
  carried: number;
  foreign: Colour | null;
  delivered: number;
  inhibited: number | null;
  /** How many minis with a gold and with a green back. */
  goldMinis: number;
  greenMinis: number;
  /** Null where hidden. */
  minis: Mini[] | null;
  /** Minis that everybody has seen. */
  known: Mini[];
  passed: Mini[];
  circuitCount: number;
  /** Null where hidden. */
  circuits: number[] | null;
  /** Charge-point cards in hand, which everybody knows of. */
  chargeCards: number[];
}

/** The open question as a viewer may know it. */
export interface Asking {
  name: Frame['name'];
  /** Whose decision it is; null where that is secret. */
  seat: Seat | null;
  /** `laying` (null for the others), `swapping`. */
  card: number | null;
  /** `forcing`, `choosingAxis`: whose pawn. */
  pawn: Seat | null;
  /** `answering`: what is asked for. */
  mini: Mini | null;
  /** `choosingAxis`: where the pawn goes, or the port by which it comes back. */
  to: NodeRef | null;
  exit: Port | null;
  /** `responding`: what may be stopped. */
  play: Declarable | null;
  /** `responding`: whose pawn a jump with a new Force card would move. */
  forced: Seat | null;
  /** `responding`: the viewer has already let this play pass. */
  hasAnswered: boolean;
}

/** All a viewer may know. */
export interface View {
  options: Options;
  mode: 'game' | 'puzzle';
  viewer: Viewer;
  first: Seat;
  active: Seat;
  round: number;
  board: readonly Readonly<Laid>[];
  players: PlayerView[];
  /** `order`: the next mini first, if it is known to all (`isOpen`); in no order once the game is over. */
  gold: { size: number; isOpen: boolean; order: Mini[] | null; discard: Mini[] };
  green: {
    from: 'piles' | 'deck';
    piles: { [K in GreenKind]: number };
    size: number;
    isOpen: boolean;
    order: GreenKind[] | null;
    discard: GreenKind[];
  };
  turn: Turn;
  quietTurns: number;
  asking: Asking | null;
  /** Whether the viewer has said to stop nothing more in this turn. */
  letsPass: boolean;
  /** Circuit cards that left the game; null until the end, but for those that everybody knows of. */
  removed: number[] | null;
  result: Result | null;
}
