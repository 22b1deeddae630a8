/** Turns as they begin and end, and the end of the game. */

import { become, type Seat, type Step } from '@roundhouse/kernel';
import { draws } from './minis.ts';
import { membersOf, nextSeat, sideOf, stillRequired } from './seats.ts';
import type { EndReason, Event, State, Turn } from './state.ts';

/** BOARD-23. */
const DRAWS_A_TURN = 2;

export const freshTurn = (): Turn => ({
  draws: DRAWS_A_TURN,
  laid: false,
  played: 0,
  eventful: false,
  force: null,
  asked: [],
});

/** BOARD-22, BOARD-23, BOARD-65: the active player's turn begins. */
export function startTurn(state: State, step: Step<Event>): void {
  const { active: seat, players } = state;
  state.turn = freshTurn();
  for (const player of players) {
    player.letsPass = false;
    player.passed = [];
  }
  step.emit?.({ type: 'turnStarted', seat, round: state.round });
  const player = players[seat]!;
  if (player.inhibited === 0) {
    player.inhibited = null;
    step.emit?.({ type: 'inhibitEnded', seat, why: 'time', by: seat });
  }
  askForDraw(state);
}

/** BOARD-R22: asks for the next mini, or goes on to the menu if all are taken or there is none. */
export function askForDraw(state: State): void {
  if (state.turn.draws > 0 && draws(state).length === 0) state.turn.draws = 0;
  become(state, { name: state.turn.draws > 0 ? 'drawing' : 'menu' });
}

/** BOARD-27, BOARD-R55, BOARD-R73, BOARD-R74. */
export function endTurn(state: State, seat: Seat, step: Step<Event>): void {
  const { players, options } = state;
  const player = players[seat]!;
  if (player.inhibited !== null) player.inhibited--;
  step.emit?.({ type: 'turnEnded', seat });
  if (state.mode === 'puzzle') {
    finish(state, 'unsolved', step);
    return;
  }
  state.quietTurns = state.turn.eventful ? 0 : state.quietTurns + 1;
  const next = nextSeat(state, seat);
  if (state.quietTurns >= players.length) finish(state, 'stalemate', step);
  else if (next === state.first && state.round >= options.roundLimit) finish(state, 'roundLimit', step);
  else {
    state.active = next;
    if (next === state.first) state.round++;
    startTurn(state, step);
    // With nothing to take, the next player may begin in silence, which a way back that closes would tell.
    if (state.turn.draws === 0) step.seal();
  }
}

/** BOARD-70, BOARD-R64: whether the seat's side has delivered what is required. */
export function hasWon(state: State, seat: Seat): boolean {
  if (state.options.teams === 'off' || state.options.teamGoal === 'total') return stillRequired(state, seat) <= 0;
  return membersOf(state, sideOf(state, seat)).every(member => stillRequired(state, member) <= 0);
}

/** BOARD-R75: where more than two play, a bot takes the seat of whoever leaves. */
export const canConcede = ({ mode, players }: State): boolean => mode === 'game' && players.length === 2;

/** Ends the game. Whoever delivered last has won by `delivered`; `unsolved` has no winner; otherwise the ranking counts. */
export function finish(state: State, reason: EndReason, step: Step<Event>, conceding: Seat | null = null): void {
  const { players } = state;
  state.result = { reason, winners: winnersOf(state, reason, conceding) };
  state.stack = [];
  step.emit?.({
    type: 'gameOver',
    reason,
    winners: [...state.result.winners],
    delivered: players.map(({ delivered }) => delivered),
    carried: players.map(({ carried }) => carried),
  });
}

/** Who has won; `conceding`: who gave up, where somebody did. */
export function winnersOf(state: State, reason: EndReason, conceding: Seat | null): Seat[] {
  if (reason === 'unsolved') return [];
  if (reason === 'conceded') return [...state.players.keys()].filter(seat => seat !== conceding);
  if (state.mode === 'puzzle') return [0];
  if (reason === 'delivered') return membersOf(state, sideOf(state, state.active));
  return leaders(state);
}

/** BOARD-R73: more delivered, then more carried; a team counts as one. */
function leaders(state: State): Seat[] {
  const seats = [...state.players.keys()];
  const scores = seats.map(seat => {
    const members = membersOf(state, sideOf(state, seat)).map(member => state.players[member]!);
    const delivered = members.reduce((sum, member) => sum + member.delivered, 0);
    const carried = members.reduce((sum, member) => sum + member.carried, 0);
    return { delivered, carried };
  });
  const isBetter = (a: (typeof scores)[number], b: (typeof scores)[number]): boolean =>
    a.delivered !== b.delivered ? a.delivered > b.delivered : a.carried > b.carried;
  return seats.filter(seat => !scores.some(score => isBetter(score, scores[seat]!)));
}

/** 1 for a win, shared out among sides that tie; teammates win together. In a puzzle only the solver counts. */
export function payoffs(state: State): readonly number[] | null {
  if (state.result === null) return null;
  const { winners } = state.result;
  if (state.mode === 'puzzle') return [winners.length > 0 ? 1 : 0];
  const sides = new Set(winners.map(seat => sideOf(state, seat))).size;
  return state.players.map((_, seat) => (winners.includes(seat) ? 1 / sides : 0));
}
