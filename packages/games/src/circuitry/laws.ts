/** Circuitry's books, to which the laws hold every random game. Its secrets have no ids: redeals see to those. */

import { type GameInvariants, type Seat, shape } from '@roundhouse/kernel';
import { isConnected } from './cells.ts';
import { START_CARD } from './content/cards.ts';
import { EVENT } from './events.ts';
import type { Event, State } from './state.ts';

/** Six players, two hundred rounds, and every mini played one by one. */
const STEP_LIMIT = 60_000;

export const laws: GameInvariants<State, Event> = { invariant, stepInvariant, outOfTurn, stepLimit: STEP_LIMIT };

/** BOARD-18, BOARD-19: gold and green together. */
const MINIS = 96;
const CIRCUIT_CARDS = 30;

/** Every card and every mini is somewhere exactly once, the board hangs together, and #1 turns as it should. */
function invariant({ board, players, gold, green, removed, stack }: State): string | null {
  const held = players.reduce((sum, { minis }) => sum + minis.length, 0);
  const sorted = Object.values(green.piles).reduce((sum, count) => sum + count, 0);
  const minis =
    held + sorted + [gold.deck, gold.discard, green.deck, green.discard].reduce((n, { length }) => n + length, 0);
  if (minis !== MINIS) return `BOARD-18 BOARD-19: ${minis} minis`;
  if (stack[0]?.name === 'pickingColour') return null;
  const cards = board.length + removed.length + players.reduce((sum, { circuits }) => sum + circuits.length, 0);
  if (cards !== CIRCUIT_CARDS) return `BOARD-17: ${cards} circuit cards`;
  if (!isConnected(board)) return 'BOARD-10: the board has come apart';
  const isTurned = board.find(({ card }) => card === START_CARD)!.face === 'B';
  return isTurned || players.some(({ pawn }) => pawn?.card === START_CARD) ? null : 'BOARD-42: #1 has not turned';
}

/** What is told has its shape and adds up to what has changed: charge is neither made nor lost otherwise, and #1 turns once and for good. */
function stepInvariant(before: State, events: readonly Event[], after: State): string | null {
  for (const event of events) {
    const problem = shape.problemIn(EVENT, event, event.type);
    if (problem !== null) return problem;
  }
  const carried = before.players.map(player => player.carried);
  for (const event of events) for (const [seat, by] of chargesIn(event)) carried[seat]! += by;
  const wrong = after.players.findIndex((player, seat) => player.carried !== carried[seat]);
  if (wrong >= 0) return `BOARD-R40: seat ${wrong} should carry ${carried[wrong]}`;
  const turns = events.filter(({ type }) => type === 'startCardTurned').length;
  const turned = ({ board }: State): number => (board.find(({ card }) => card === START_CARD)!.face === 'B' ? 1 : 0);
  return turns === turned(after) - turned(before) ? null : 'BOARD-44: #1 turns once';
}

function chargesIn(event: Event): [Seat, number][] {
  switch (event.type) {
    case 'charged':
      return [[event.seat, event.amount]];
    case 'delivered':
      return [[event.seat, -event.amount]];
    case 'inhibitEnded':
      return event.why === 'charge' ? [[event.seat, -1]] : [];
    case 'chargeTaken':
      return [
        [event.seat, 1],
        [event.from, -1],
      ];
    case 'chargeGiven':
      return [
        [event.to, event.amount],
        [event.seat, -event.amount],
      ];
    default:
      return [];
  }
}

/** BOARD-R51: whoever holds an Inhibit may play it whenever the table waits for the active player's choice. */
function outOfTurn({ players, stack }: State, seat: Seat): boolean {
  const name = stack.at(-1)?.name;
  const isOpen =
    name === 'drawing' || name === 'menu' || name === 'laying' || name === 'swapping' || name === 'forcing';
  return isOpen && players[seat]!.minis.includes('Inhibit');
}
