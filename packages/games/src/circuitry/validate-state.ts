/** Whether a table of the right shape can be: every card and mini once, pawns on nodes that lie up, piles in order. */

import { samePlain } from '@roundhouse/kernel';
import { laidCard, startCardTurned } from './board.ts';
import { isConnected } from './cells.ts';
import { CARD_NUMBERS, START_CARD } from './content/cards.ts';
import { GOLD_DECK, GREEN_DECK, type MiniCount, minisOf } from './content/decks.ts';
import { GREEN_KINDS, MINIS, type Mini } from './content/face.ts';
import { canConcede, hasWon, winnersOf } from './ending.ts';
import { countOf, roomOf } from './minis.ts';
import { findNode, sameNode } from './nodes.ts';
import { areOpponents, hasAltPoints, nextSeat } from './seats.ts';
import { checkOptions, emptyTable, giveColour } from './setup.ts';
import type { Player, Result, State } from './state.ts';

const PARTS = [seats, colours, board, pawns, hands, charge, circuitCards, minis, piles, turn, end] as const;

/** What is wrong with a state whose parts have the right shape; null if nothing is. The open question is checked elsewhere. */
export function problemWithTable(state: State): string | null {
  for (const part of PARTS) {
    const problem = part(state);
    if (problem !== null) return problem;
  }
  return null;
}

/** Whether colours are being chosen, or one player gave up over it. */
const isPicking = ({ stack, result, players }: State): boolean =>
  stack[0]?.name === 'pickingColour' || (result !== null && players.some(({ colour }) => colour === null));

function seats(state: State): string | null {
  const { options, players, active, first, mode, round } = state;
  if (active >= players.length || first >= players.length) return 'the active and the first player must sit here';
  if (round > options.roundLimit) return `there are only ${options.roundLimit} rounds`;
  if (mode === 'game') return players.length < 2 ? 'a game needs two players' : checkOptions(options, players.length);
  const isBasic = options.teams === 'off' && options.charges === 1 && options.restricted === 'off';
  return isBasic && options.altPoints !== 'on' && options.sophisticated === 'off' && active === 0
    ? null
    : 'a puzzle is one turn of the basic game';
}

/** BOARD-12: until the last colour is chosen, clockwise from the first player, nothing else has happened. */
function colours(state: State): string | null {
  if (!isPicking(state)) return null;
  const { options, players, first, gold, result } = state;
  const table = emptyTable(options, players.length, first);
  let seat = first;
  for (let left = players.length; left > 0 && players[seat]!.colour !== null; left--) {
    giveColour(table, seat, players[seat]!.colour!);
    seat = nextSeat(state, seat);
  }
  const stack = result ? [] : [{ name: 'pickingColour', seat }];
  // The gold deck is in no order.
  const deck = [...gold.deck].sort((one, other) => MINIS.indexOf(one) - MINIS.indexOf(other));
  const isFresh = samePlain({ ...state, gold: { ...gold, deck } }, { ...table, result, stack });
  return isFresh ? null : 'BOARD-12: colours are chosen clockwise, and nothing happens before';
}

function board({ board: laid }: State): string | null {
  const start = laidCard(laid, START_CARD);
  if (start?.x !== 0 || start.y !== 0) return 'BOARD-11: #1 lies at (0,0)';
  if (start.face === 'F' && start.rot !== 0) return 'BOARD-11: the front of #1 is never turned round';
  if (hasTwice(laid.map(({ card }) => card))) return 'no card lies twice';
  if (hasTwice(laid.map(({ x, y }) => `${x},${y}`))) return 'BOARD-1: one card a cell';
  return isConnected(laid) ? null : 'BOARD-10: the cards form one group';
}

const hasTwice = (items: readonly unknown[]): boolean => new Set(items).size < items.length;

function pawns(state: State): string | null {
  const { players, board: laid } = state;
  const here = players.flatMap(({ pawn }) => pawn ?? []);
  if (hasTwice(players.flatMap(({ colour }) => colour ?? []))) return 'BOARD-14: no two players of one colour';
  if (players.some(({ colour, pawn }) => (colour === null) !== (pawn === null))) return 'a pawn has a colour';
  if (isPicking(state)) return null;
  if (here.length < players.length) return 'everybody has a pawn';
  for (const pawn of here) {
    if (laidCard(laid, pawn.card)?.face !== pawn.face || !findNode(pawn)) return 'a pawn stands on a node that lies up';
    if (here.some(other => other !== pawn && sameNode(other, pawn))) return 'BOARD-9: one pawn a node';
  }
  return startCardTurned(laid) || here.some(({ card }) => card === START_CARD)
    ? null
    : 'BOARD-42: #1 has turned by now';
}

function hands(state: State): string | null {
  for (const [seat, player] of state.players.entries()) {
    const { minis: held, known, passed, circuits } = player;
    if (![held, known, passed].every(isInOrder)) return `the minis of seat ${seat} must be in order`;
    if (!isPart(known, held) || !isPart(passed, known)) return `seat ${seat} holds what is known of it`;
    if (!circuits.every((card, i) => i === 0 || circuits[i - 1]! < card)) return 'circuit cards in hand must rise';
    const isDiscarding = seat === state.active && state.stack.at(-1)?.name === 'discarding';
    if (roomOf(state, seat) < (isDiscarding ? -1 : 0)) return `BOARD-84: seat ${seat} is too full`;
  }
  return null;
}

const isInOrder = (list: readonly Mini[]): boolean =>
  list.every((mini, i) => i === 0 || MINIS.indexOf(list[i - 1]!) <= MINIS.indexOf(mini));

const isPart = (part: readonly Mini[], whole: readonly Mini[]): boolean =>
  part.every(mini => countOf(part, mini) <= countOf(whole, mini));

function charge(state: State): string | null {
  const wrong = state.players.findIndex(player => !isChargeSound(state, player));
  if (wrong >= 0) return `BOARD-73: the charge of seat ${wrong} cannot be`;
  const isOverdue = state.result === null && state.players[state.active]!.inhibited === 0;
  return isOverdue ? 'BOARD-65: Inhibit ends as the turn begins' : null;
}

function isChargeSound({ options }: State, { carried, foreign, colour, delivered }: Player): boolean {
  if (foreign !== null && (carried === 0 || foreign === colour || !hasAltPoints(options))) return false;
  return delivered <= options.charges;
}

/** Every card of the box is somewhere once; cards of tests and lessons may lie there besides. */
function circuitCards(state: State): string | null {
  const { players, board: laid, removed, mode } = state;
  const all = [...laid.map(({ card }) => card), ...players.flatMap(({ circuits }) => circuits), ...removed];
  if (hasTwice(all)) return 'every circuit card is somewhere once';
  if (mode === 'puzzle' || isPicking(state)) return null;
  const missing = CARD_NUMBERS.find(card => !all.includes(card));
  return missing === undefined ? null : `where is circuit card ${missing}?`;
}

/** BOARD-18, BOARD-19: every mini is somewhere once; a puzzle has only some of them. */
function minis(state: State): string | null {
  const { gold, green, players, mode } = state;
  const sorted = GREEN_KINDS.flatMap(kind => Array.from({ length: green.piles[kind] }, () => kind));
  const all: Mini[] = [
    ...[...gold.deck, ...gold.discard, ...sorted, ...green.deck, ...green.discard],
    ...players.flatMap(player => player.minis),
  ];
  const box: readonly MiniCount[] = [...GOLD_DECK, ...GREEN_DECK];
  for (const { mini, count } of box) {
    const found = countOf(all, mini);
    if (mode === 'game' ? found !== count : found > count) return `there are ${count} ${mini}, not ${found}`;
  }
  const isGold = (mini: Mini): boolean => GOLD_MINIS.has(mini);
  return [...gold.deck, ...gold.discard].every(isGold) ? null : 'the gold deck holds gold minis';
}

const GOLD_MINIS: ReadonlySet<Mini> = new Set(minisOf(GOLD_DECK));

/** BOARD-R24, BOARD-R25: what turns over has turned. */
function piles({ gold, green, mode }: State): string | null {
  if (mode === 'puzzle') return null;
  if (gold.deck.length === 0 && gold.discard.length > 0) return 'BOARD-29: the gold discard pile has become the deck';
  if (green.from === 'deck') {
    return green.deck.length > 0 && green.discard.length === 0 ? null : 'BOARD-32: the active deck is in use';
  }
  if (green.deck.length > 0) return 'BOARD-33: the active deck is used up first';
  const isBare = GREEN_KINDS.every(kind => green.piles[kind] === 0);
  return isBare && green.discard.length > 0 ? 'BOARD-31: the green discard pile has become the deck' : null;
}

function turn(state: State): string | null {
  const { force, asked } = state.turn;
  const isHere = (seat: number): boolean => seat < state.players.length;
  if (force && !(isHere(force.target) && areOpponents(state, force.target, state.active))) {
    return 'BOARD-R47: an opponent is forced';
  }
  return asked.every(({ from }) => isHere(from)) ? null : 'somebody who sits here was asked';
}

function end(state: State): string | null {
  const { result, quietTurns, players, stack: open } = state;
  if ((result === null) !== open.length > 0) return 'a question is open exactly while the game is on';
  if (result) return canEndSo(state, result) ? null : `nobody can have won like this: ${result.reason}`;
  if (quietTurns >= players.length) return 'BOARD-R74: the game is over';
  const winner = isPicking(state) ? -1 : [...players.keys()].findIndex(seat => hasWon(state, seat));
  return winner < 0 ? null : `BOARD-70: seat ${winner} has won`;
}

/** Whether these are the winners of a table that looks like this. */
function canEndSo(state: State, { reason, winners }: Result): boolean {
  if (reason === 'conceded') return canConcede(state) && winners.length === 1 && winners[0]! < state.players.length;
  if (reason === 'delivered' && !hasWon(state, state.active)) return false;
  if (reason !== 'delivered' && (reason === 'unsolved') !== (state.mode === 'puzzle')) return false;
  return samePlain(winners, winnersOf(state, reason, null));
}
