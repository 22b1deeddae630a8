/** A whole match that looks like a view to its seat: what the seat cannot know is dealt at random. */

import { type Chance, copyPlain, type Seat } from '@roundhouse/kernel';
import { CHARGE_CARDS, ORDINARY_CARDS } from './content/cards.ts';
import { GOLD_DECK, GREEN_DECK, type MiniCount, minisOf } from './content/decks.ts';
import { COLOURS, GREEN_KINDS, type GreenKind, isGreenKind, type Mini } from './content/face.ts';
import { addMini } from './minis.ts';
import { areOpponents } from './seats.ts';
import type { Asking, Frame, Player, PlayerView, State, View } from './state.ts';
import { isBefore, isToBeAsked } from './view.ts';

/** Respects all that the seat has seen: every card on the table, hands that are open to it, minis known to all. */
export function determinize(seen: View, seat: Seat, chance: Chance): State {
  const state = tableOf(seen, seat);
  if (seen.removed !== null) {
    state.removed = [...seen.removed];
    state.stack = stackOf(seen, null);
    return state;
  }
  const pools = unseenMinis(seen);
  const asked = seen.asking?.name === 'responding' ? whoIsAsked(seen, state, seat, pools.gold, chance) : null;
  dealMinis(seen, state, pools, chance);
  if (seen.gold.order === null) state.gold.deck = pools.gold;
  if (seen.green.order === null) state.green.deck = pools.green as GreenKind[];
  if (seen.asking?.name !== 'pickingColour') dealCircuits(seen, state, chance);
  state.stack = stackOf(seen, asked);
  return state;
}

/** All that lies open, with nothing hidden dealt yet. */
function tableOf(seen: View, seat: Seat): State {
  return {
    options: { ...seen.options },
    mode: seen.mode,
    first: seen.first,
    active: seen.active,
    round: seen.round,
    // Never changed in place, and known by its identity.
    board: seen.board,
    players: seen.players.map((player, at) => playerOf(player, at === seat && seen.letsPass)),
    gold: { deck: [...(seen.gold.order ?? [])], isOpen: seen.gold.isOpen, discard: [...seen.gold.discard] },
    green: {
      from: seen.green.from,
      piles: { ...seen.green.piles },
      deck: [...(seen.green.order ?? [])],
      isOpen: seen.green.isOpen,
      discard: [...seen.green.discard],
    },
    turn: copyPlain(seen.turn),
    quietTurns: seen.quietTurns,
    removed: [],
    result: copyPlain(seen.result),
    stack: [],
  };
}

const playerOf = (player: PlayerView, letsPass: boolean): Player => ({
  colour: player.colour,
  pawn: copyPlain(player.pawn),
  carried: player.carried,
  foreign: player.foreign,
  delivered: player.delivered,
  inhibited: player.inhibited,
  minis: [...(player.minis ?? player.known)],
  known: [...player.known],
  passed: [...player.passed],
  circuits: [...(player.circuits ?? player.chargeCards)],
  letsPass,
});

// ---- Minis

interface Pools {
  gold: Mini[];
  green: Mini[];
}

/** What is in a hidden deck or in the hidden part of a hand, by the colour of its back. */
function unseenMinis(seen: View): Pools {
  const open = [
    ...[...(seen.gold.order ?? []), ...seen.gold.discard, ...(seen.green.order ?? []), ...seen.green.discard],
    ...seen.players.flatMap(({ minis, known }) => minis ?? known),
    ...GREEN_KINDS.flatMap(kind => Array.from({ length: seen.green.piles[kind] }, () => kind)),
  ];
  const left = new Map<Mini, number>();
  for (const mini of open) left.set(mini, (left.get(mini) ?? 0) + 1);
  const unseen = (deck: readonly MiniCount[]): Mini[] =>
    minisOf(deck.map(({ mini, count }) => ({ mini, count: count - (left.get(mini) ?? 0) })));
  return { gold: unseen(GOLD_DECK), green: unseen(GREEN_DECK) };
}

/** How many minis of a hand are hidden, by the colour of their backs. */
function hiddenOf({ minis, known, goldMinis, greenMinis }: PlayerView): { gold: number; green: number } {
  if (minis) return { gold: 0, green: 0 };
  const green = known.filter(isGreenKind).length;
  return { gold: goldMinis - (known.length - green), green: greenMinis - green };
}

function dealMinis(seen: View, { players }: State, pools: Pools, chance: Chance): void {
  for (const [seat, player] of seen.players.entries()) {
    const { minis } = players[seat]!;
    const hidden = hiddenOf(player);
    // Whoever is asked to stop a play has an Inhibit already.
    const dealt = player.minis ? 0 : minis.length - player.known.length;
    for (let i = dealt; i < hidden.gold; i++) addMini(minis, chance.draw(pools.gold));
    for (let i = 0; i < hidden.green; i++) addMini(minis, chance.draw(pools.green));
  }
}

/**
 * BOARD-R52: one of those who may be the one being asked, with an Inhibit in hand. There is one, since what is seen is
 * true; a viewer who will be asked, or has been, knows on which side of it.
 */
function whoIsAsked(seen: View, state: State, viewer: Seat, gold: Mini[], chance: Chance): Seat {
  const { seat, hasAnswered } = seen.asking!;
  if (seat !== null) return seat;
  const waits = isToBeAsked(state, viewer);
  const mayBeAsked = (other: Seat): boolean => {
    if (other === viewer || !areOpponents(state, other, state.active)) return false;
    if (waits && isBefore(state, viewer, other) !== hasAnswered) return false;
    const holds = state.players[other]!.minis.includes('Inhibit');
    return holds || (hiddenOf(seen.players[other]!).gold > 0 && gold.includes('Inhibit'));
  };
  const asked = chance.draw([...state.players.keys()].filter(mayBeAsked));
  const { minis } = state.players[asked]!;
  if (!minis.includes('Inhibit')) {
    addMini(minis, 'Inhibit');
    gold.splice(gold.indexOf('Inhibit'), 1);
  }
  return asked;
}

// ---- Circuit cards

function dealCircuits(seen: View, state: State, chance: Chance): void {
  const open = new Set([...state.board.map(({ card }) => card), ...state.players.flatMap(({ circuits }) => circuits)]);
  const pool = ORDINARY_CARDS.filter(card => !open.has(card));
  for (const [seat, { circuits, circuitCount }] of seen.players.entries()) {
    if (circuits) continue;
    const player = state.players[seat]!;
    while (player.circuits.length < circuitCount) player.circuits.push(chance.draw(pool));
    player.circuits.sort((a, b) => a - b);
  }
  const unused = COLOURS.map(colour => CHARGE_CARDS[colour]).filter(card => !open.has(card));
  state.removed = [...unused, ...pool].sort((a, b) => a - b);
}

// ---- The open question

function stackOf({ asking }: View, asked: Seat | null): Frame[] {
  if (!asking) return [];
  const frame = frameOf(asking, asked);
  switch (frame.name) {
    case 'discarding':
      return [{ name: 'drawing' }, frame];
    case 'pickingColour':
    case 'drawing':
    case 'menu':
      return [frame];
    default:
      return [{ name: 'menu' }, frame];
  }
}

function frameOf({ name, seat, card, pawn, mini, to, exit, play, forced }: Asking, asked: Seat | null): Frame {
  switch (name) {
    case 'pickingColour':
      return { name, seat: seat! };
    case 'laying':
    case 'swapping':
      return { name, card: card! };
    case 'forcing':
      return { name, target: pawn! };
    case 'responding':
      return { name, seat: asked ?? seat!, play: copyPlain(play!), forced };
    case 'choosingAxis':
      return { name, seat: seat!, pawn: pawn!, to: copyPlain(to), exit };
    case 'answering':
      return { name, seat: seat!, mini: mini! };
    default:
      return { name };
  }
}
