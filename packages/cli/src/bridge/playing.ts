/** A match from one move to the next: how it stands, what may be played, and playing it. */

import { refusalInEnglish } from '@roundhouse/games/words.ts';
import {
  type AnyGame,
  type Entry,
  IllegalMove,
  mayAct,
  play,
  ScriptError,
  type Seat,
  scripted,
} from '@roundhouse/kernel';
import { BridgeError } from '@roundhouse/server/rpc/errors.ts';
import { required } from '@roundhouse/server/rpc/params.ts';
import type { Params } from '@roundhouse/server/rpc/rpc.ts';
import { type LiveMatch, type Matches, seatIn, stepOf } from './matches.ts';
import type { Shelf } from './shelf.ts';

export const statusOf = (live: LiveMatch) => ({
  toAct: live.game.toAct(live.match.state),
  mayAct: live.game.payoffs(live.match.state) === null ? mayAct(live.game, live.match) : [],
  payoffs: live.game.payoffs(live.match.state),
  step: stepOf(live),
});

export function listMoves(shelf: Shelf, { game, match }: LiveMatch, seat: Seat) {
  const view = game.view(match.state, seat);
  return game.legalMoves(match.state, seat).map(move => ({ move, text: shelf.sayMove(game, move, view) }));
}

export function playMove(matches: Matches, live: LiveMatch, params: Params) {
  const { game } = live;
  const seat = seatIn(live, required(params, 'seat'));
  const move = required(params, 'move');
  const script = scriptFrom(params.chance);
  if (game.payoffs(live.match.state) !== null) throw new BridgeError('game-over', 'the game is over');
  const entries = script === null ? playOwnDice(live, seat, move) : playScripted(live, seat, move, script);
  matches.grew(live, entries);
  const events = entries.flatMap(entry => (entry.kind === 'takeBack' ? [] : entry.told.map(told => told.event)));
  return { events, step: stepOf(live) };
}

function scriptFrom(chance: unknown): readonly number[] | null {
  if (chance === undefined || chance === null) return null;
  if (Array.isArray(chance) && chance.every(Number.isInteger)) return chance;
  throw new BridgeError('bad-chance', "'chance' must be a list of whole numbers");
}

const playOwnDice = (live: LiveMatch, seat: Seat, move: unknown): readonly Entry[] =>
  orRefuse(live.game, () => play(live.game, live.match, seat, move, Date.now(), live.dice));

/** One script for all the steps of a move; a script that was not used up takes everything back. */
function playScripted(live: LiveMatch, seat: Seat, move: unknown, script: readonly number[]): readonly Entry[] {
  const { match } = live;
  const before = { state: match.state, steps: match.log.length };
  const chance = scripted(script);
  try {
    const entries = orRefuse(live.game, () => play(live.game, match, seat, move, Date.now(), () => chance));
    chance.finish();
    // Dice that somebody chose prove nothing, so the record must not claim it.
    if (script.length > 0) live.match = { ...match, seed: null };
    return entries;
  } catch (error) {
    match.state = before.state;
    match.log.length = before.steps;
    if (error instanceof ScriptError) throw new BridgeError('bad-chance', error.message);
    throw error;
  }
}

function orRefuse<T>(game: AnyGame, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof IllegalMove) {
      throw new BridgeError('illegal-move', refusalInEnglish(game.id, error.refusal), error.refusal);
    }
    throw error;
  }
}
