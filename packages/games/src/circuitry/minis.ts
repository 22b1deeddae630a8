/** Mini cards on their way: taken, held, played, discarded, and piles that become decks. */

import type { Seat, Step } from '@roundhouse/kernel';
import {
  GREEN_KINDS,
  type GreenKind,
  isGreenKind,
  isMoveColour,
  MINIS,
  type Mini,
  type MoveColour,
} from './content/face.ts';
import { friendsOf } from './seats.ts';
import type { Event, Move, Player, State } from './state.ts';

/** BOARD-83. */
const MOST_PLAYED = 6;
/** BOARD-84. */
const MOST_HELD = 8;

const RANK: ReadonlyMap<Mini, number> = new Map(MINIS.map((mini, i) => [mini, i]));

/** Puts a mini into a list that is kept in the order of `MINIS`. */
export function addMini(list: Mini[], mini: Mini): void {
  const rank = RANK.get(mini)!;
  let at = list.length;
  while (at > 0 && RANK.get(list[at - 1]!)! > rank) at--;
  list.splice(at, 0, mini);
}

function removeMini(list: Mini[], mini: Mini): void {
  const at = list.indexOf(mini);
  if (at >= 0) list.splice(at, 1);
}

export const countOf = (list: readonly Mini[], mini: Mini): number => {
  let count = 0;
  for (let i = 0; i < list.length; i++) if (list[i] === mini) count++;
  return count;
};

/** Each kind once, in the order of the list. */
export const kindsOf = (list: readonly Mini[]): Mini[] => list.filter((mini, i) => i === 0 || list[i - 1] !== mini);

/** The colours of movement cards that the seat holds. */
export const heldColours = ({ players }: State, seat: Seat): MoveColour[] =>
  kindsOf(players[seat]!.minis).filter(isMoveColour);

export const holds = (state: State, seat: Seat, mini: Mini): boolean => state.players[seat]!.minis.includes(mini);

/** A mini leaves a hand. Copies that are known, and copies that were passed on, go first: it is seen, and it is freest so. */
function lose({ minis, known, passed }: Player, mini: Mini): void {
  removeMini(minis, mini);
  if (known.length > 0) removeMini(known, mini);
  if (passed.length > 0) removeMini(passed, mini);
}

/** Everybody has seen that the player holds these. */
export function showMinis({ known }: Player, minis: readonly Mini[]): void {
  for (const mini of minis) while (countOf(known, mini) < countOf(minis, mini)) addMini(known, mini);
}

// ---- Limits (option `restricted`)

/** BOARD-83, BOARD-R68: whether the active player may play so many minis more. */
export const mayPlay = ({ options, turn }: State, count: number): boolean =>
  options.restricted === 'off' || turn.played + count <= MOST_PLAYED;

/** BOARD-84: how many more minis or charges the seat may hold. */
export const roomOf = ({ options, players }: State, seat: Seat): number =>
  options.restricted === 'off'
    ? Number.POSITIVE_INFINITY
    : MOST_HELD - players[seat]!.minis.length - players[seat]!.carried;

// ---- Taking

export type Draw = Extract<Move, { type: 'draw' }>;
const DRAWS = Object.fromEntries(
  (['gold', 'green', ...GREEN_KINDS] as const).map(from => [from, Object.freeze({ type: 'draw', from })]),
) as { readonly [F in Draw['from']]: Draw };

/** BOARD-23, BOARD-R19, BOARD-R23: from where a mini can be taken. */
export function draws({ gold, green }: State): Draw[] {
  const from: Draw[] = [];
  if (gold.deck.length > 0) from.push(DRAWS.gold);
  if (green.from === 'deck') from.push(DRAWS.green);
  else for (const kind of GREEN_KINDS) if (green.piles[kind] > 0) from.push(DRAWS[kind]);
  return from;
}

/** Takes a mini: seen by all if it lay open or its place in the deck was known, otherwise by the taker's side. */
export function takeMini(state: State, seat: Seat, from: Draw['from'], step: Step<Event>, bonus = false): void {
  const { gold, green } = state;
  const player = state.players[seat]!;
  const isFromPile = from !== 'gold' && from !== 'green';
  let mini: Mini;
  if (isFromPile) {
    green.piles[from]--;
    mini = from;
  } else {
    const { deck, isOpen } = from === 'gold' ? gold : green;
    mini = isOpen ? deck.shift()! : step.chance.draw(deck as Mini[]);
  }
  addMini(player.minis, mini);
  const isSeen = isFromPile || (from === 'gold' ? gold.isOpen : green.isOpen);
  if (isSeen) addMini(player.known, mini);
  state.turn.eventful = true;
  const source = isFromPile ? 'pile' : from;
  const told: Event = { type: 'miniTaken', seat, from: source, mini, bonus };
  if (isSeen) step.emit?.(told);
  else step.emitSecret?.(friendsOf(state, seat), told, { ...told, mini: null });
  turnDecks(state, step);
}

// ---- Playing and discarding

/** Plays a mini from hand (BOARD-28, BOARD-30, BOARD-32); whoever plays several turns the decks once, at the end. */
export function spendMini(state: State, seat: Seat, mini: Mini): void {
  lose(state.players[seat]!, mini);
  state.turn.eventful = true;
  if (seat === state.active) state.turn.played++;
  if (!isGreenKind(mini)) state.gold.discard.push(mini);
  else if (state.green.from === 'deck') state.green.piles[mini]++;
  else state.green.discard.push(mini);
}

/** BOARD-85, BOARD-R70: what is too much goes back to its pile. */
export function discardMini(state: State, seat: Seat, mini: Mini, step: Step<Event>): void {
  lose(state.players[seat]!, mini);
  if (isGreenKind(mini)) state.green.piles[mini]++;
  else state.gold.discard.push(mini);
  step.emit?.({ type: 'miniDiscarded', seat, mini });
  turnDecks(state, step);
}

/** BOARD-80, BOARD-R65: a mini passes to a teammate, face up. */
export function passMini(state: State, from: Seat, to: Seat, mini: Mini): void {
  lose(state.players[from]!, mini);
  const { minis, known, passed } = state.players[to]!;
  for (const list of [minis, known, passed]) addMini(list, mini);
}

/** BOARD-R65: kinds of which the seat holds a copy that has not changed hands this turn. */
export const passable = ({ players }: State, seat: Seat): Mini[] => {
  const { minis, passed } = players[seat]!;
  return kindsOf(minis).filter(mini => countOf(minis, mini) > countOf(passed, mini));
};

/** BOARD-29, BOARD-31, BOARD-33, BOARD-R24, BOARD-R25: after every complete take, play or discard. */
export function turnDecks(state: State, step: Step<Event>): void {
  // BOARD-87: a puzzle is played with what lies there.
  if (state.mode === 'puzzle') return;
  const { gold, green } = state;
  const isOpen = state.options.recycle === 'turnOver';
  if (gold.deck.length === 0 && gold.discard.length > 0) {
    gold.deck = gold.discard;
    gold.discard = [];
    gold.isOpen = isOpen;
    step.emit?.({ type: 'deckTurned', deck: 'gold', minis: gold.deck.length, shuffled: !isOpen });
  }
  if (green.from === 'deck' && green.deck.length === 0) {
    green.from = 'piles';
    step.emit?.({ type: 'pilesOpened' });
  }
  if (green.from === 'piles' && green.discard.length > 0 && !hasPile(green.piles)) {
    green.from = 'deck';
    green.deck = green.discard;
    green.discard = [];
    green.isOpen = isOpen;
    step.emit?.({ type: 'deckTurned', deck: 'green', minis: green.deck.length, shuffled: !isOpen });
  }
}

function hasPile(piles: { readonly [K in GreenKind]: number }): boolean {
  for (const kind of GREEN_KINDS) if (piles[kind] > 0) return true;
  return false;
}
