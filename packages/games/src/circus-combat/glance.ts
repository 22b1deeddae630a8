/** A view that shares its parts with an imagined game: for bots, which look at thousands a decision. Good until the next move. */

import type { Viewer } from '@roundhouse/kernel';
import { TRICK_IDS, type TrickId } from './content/tricks.ts';
import { lastTurn, resultOf } from './ending.ts';
import type { State, View } from './state.ts';

export const glance = (state: State, viewer: Viewer): View => new Glance(state, viewer);

/** What no judgement reads is worked out only for whoever asks. */
class Glance implements View {
  readonly options: View['options'];
  readonly stage: View['stage'];
  readonly queue: View['queue'];
  readonly front: View['front'];
  readonly active: View['active'];
  readonly turn: number;
  readonly pool: View['pool'];
  readonly phase: View['phase'];
  readonly decider: View['decider'];
  readonly last: View['last'];
  readonly result: View['result'];
  readonly viewer: Viewer;
  readonly #state: State;

  constructor(state: State, viewer: Viewer) {
    this.options = state.options;
    this.stage = state.stage;
    this.queue = state.queue;
    this.front = state.front;
    this.active = state.active;
    this.turn = state.turn;
    this.pool = state.pool;
    this.phase = state.phase;
    this.decider = state.decider;
    this.last = lastTurn(state);
    this.result = resultOf(state);
    this.viewer = viewer;
    this.#state = state;
  }

  get deck(): number {
    return this.#state.deck.length;
  }
  get aside(): number {
    return this.#state.aside.length;
  }
  get unseen(): TrickId[] {
    const { deck, aside } = this.#state;
    return TRICK_IDS.filter(card => deck.includes(card) || aside.includes(card));
  }
  get revealed(): View['revealed'] {
    return this.phase === 'over' ? { deck: this.#state.deck, aside: this.#state.aside } : null;
  }
  get discard(): TrickId[] {
    return this.#state.discard;
  }
  get supply(): View['supply'] {
    return this.#state.supply;
  }
  get thrown(): View['thrown'] {
    return this.#state.thrown ?? this.#state.pool;
  }
  get pendingSlot(): number | null {
    return this.#state.pendingSlot;
  }
  get placed(): number {
    return this.#state.placed;
  }
  get barren(): number {
    return this.#state.barren;
  }
  get trigger(): View['trigger'] {
    return this.#state.trigger;
  }
}
