/** A view that shares its parts with an imagined match: for bots, which look at thousands a decision. Good until the next move. */

import type { Viewer } from '@roundhouse/kernel';
import { isWaning } from './cards.ts';
import { seesHand } from './known-cards.ts';
import type { PlayerView, SpellName, State, View } from './state.ts';
import { askingAs, payableBy, payableNextBy, rememberedIn, resolvingAs } from './view.ts';

export const glance = (state: State, viewer: Viewer): View => new Glance(state, viewer);

/** What no judgement reads is worked out only for whoever asks. */
class Glance implements View {
  readonly options: View['options'];
  readonly viewer: Viewer;
  readonly round: number;
  readonly turn: number;
  readonly active: number;
  readonly opened: boolean;
  readonly wild: boolean;
  readonly circle: View['circle'];
  readonly players: PlayerView[] = [];
  readonly asking: View['asking'];
  readonly result: View['result'];
  private readonly state: State;

  constructor(state: State, viewer: Viewer) {
    this.options = state.options;
    this.viewer = viewer;
    this.round = state.round;
    this.turn = state.turn;
    this.active = state.active;
    this.opened = state.opened;
    this.wild = state.wild;
    this.circle = state.circle;
    this.asking = askingAs(state, viewer);
    this.result = state.result;
    this.state = state;
    for (let seat = 0; seat < state.players.length; seat++) {
      const { alive, wins, hand, slots, permanents, bannedBy, showsTo } = state.players[seat]!;
      const seen = seesHand(state, viewer, seat) ? hand : null;
      this.players.push({ alive, wins, handSize: hand.length, hand: seen, slots, permanents, bannedBy, showsTo });
    }
  }

  get dealer(): number {
    return this.state.dealer;
  }
  get waning(): boolean {
    return isWaning(this.state);
  }
  get bank(): View['bank'] {
    return this.state.bank;
  }
  get deck(): number {
    return this.state.deck.length;
  }
  get reshuffles(): number {
    return this.state.reshuffles;
  }
  get discard(): number {
    return this.state.discard.length;
  }
  get discardTop(): SpellName | null {
    return this.state.discard.at(-1) ?? null;
  }
  get discardPile(): SpellName[] | null {
    return this.options.discardView === 'all' ? this.state.discard : null;
  }
  get remembered(): SpellName[] {
    return rememberedIn(this.state);
  }
  get glimpses(): View['glimpses'] {
    return this.viewer === null ? [] : this.state.players[this.viewer]!.glimpses;
  }
  get nextPermanent(): number {
    return this.state.nextPermanent;
  }
  get resolving(): View['resolving'] {
    return this.state.stack.flatMap(frame => resolvingAs(this.state, frame));
  }
  get payable(): SpellName[] {
    return payableBy(this.state, this.viewer);
  }
  get payableNext(): SpellName[] {
    return payableNextBy(this.state, this.viewer);
  }
  get eliminations(): View['eliminations'] {
    return this.state.eliminations;
  }
  get rounds(): View['rounds'] {
    return this.state.rounds;
  }
}
