/** One step of a match: carries it out, and writes down what it drew and whom it told what. */

import { recording } from './chance.ts';
import { fingerprint } from './fairness.ts';
import { type AnyGame, type Chance, CONCEDE, type Seat, type Step } from './game.ts';
import { canonicalJson, copyPlain, samePlain } from './plain.ts';

/** An event and who hears it: all if `to` is null; otherwise those seats, and the rest hear `others`, if anything. */
export interface EmittedEvent {
  readonly to: readonly Seat[] | null;
  readonly event: unknown;
  readonly others: unknown;
}

/** What a bot was asked when it made a move: enough to check what it saw, and to ask it again. */
export interface BotNote {
  readonly level: string;
  /** Of its own dice. */
  readonly seed: number;
  /** The time it was given, in milliseconds; null if it thought without a clock, and so would answer the same again. */
  readonly ms: number | null;
  /** Fingerprint of the view it was given: see `fingerprintOfView`. */
  readonly view: string;
  /** How many entries the log had then: others may have answered while it thought. */
  readonly seen: number;
}

/** What a view is known by in a record. */
export const fingerprintOfView = (view: unknown): string => fingerprint('view', canonicalJson(view));

/** The set-up or a move, with the chance it drew. */
export interface PlayedStep {
  readonly kind: 'setup' | 'move';
  /** Null for the set-up. */
  readonly seat: Seat | null;
  readonly move: { readonly type: string } | null;
  readonly chance: readonly number[];
  readonly told: readonly EmittedEvent[];
  /** Cannot be taken back: the rules said so, or it was a concession, or it ended the game. */
  readonly sealed: boolean;
  /** Milliseconds since 1970, by the table's clock. */
  readonly at: number;
  /** Where a bot made the move. */
  readonly bot?: BotNote;
}

/** The seat took back its last move. */
export interface TakenBack {
  readonly kind: 'takeBack';
  readonly seat: Seat;
  readonly at: number;
}

/** One thing that happened. Entry 0 of a log is the set-up. */
export type Entry = PlayedStep | TakenBack;

/** Sets the table. */
export function setUp(game: AnyGame, options: unknown, seats: number, chance: Chance, at: number) {
  const listener = listen(chance);
  const state: unknown = game.setup(copyPlain(options), seats, listener.step);
  return { state, entry: { kind: 'setup', seat: null, move: null, ...listener.heard(), at } satisfies PlayedStep };
}

/** Changes `state` by a move that the caller has found legal. */
export function carryOut(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  move: { readonly type: string },
  chance: Chance,
  at: number,
): PlayedStep {
  const listener = listen(chance);
  // Copied: the rules may keep the move in the state, and neither log nor sender may change with it.
  if (isConcession(game, move)) {
    game.concede!(state, seat, listener.step);
    listener.step.seal();
  } else game.apply(state, seat, copyPlain(move), listener.step);
  // The end opens the seed, and somebody who has seen it must not be let back in.
  if (game.payoffs(state) !== null) listener.step.seal();
  return { kind: 'move', seat, move: copyPlain(move), ...listener.heard(), at };
}

export const isConcession = (game: AnyGame, move: unknown): boolean =>
  game.concede !== undefined && samePlain(move, CONCEDE);

function listen(source: Chance) {
  const chance = recording(source);
  const told: EmittedEvent[] = [];
  let sealed = false;
  const step: Step<unknown> = {
    chance,
    // Copied: an event tells how things were, even when it shares an array with a state that goes on changing.
    emit: event => void told.push({ to: null, event: copyPlain(event), others: null }),
    emitSecret: (to, event, others = null) =>
      void told.push({
        to: typeof to === 'number' ? [to] : [...to],
        event: copyPlain(event),
        others: copyPlain(others),
      }),
    seal: () => {
      sealed = true;
    },
  };
  return { step, heard: () => ({ chance: chance.drawn, told, sealed }) };
}
