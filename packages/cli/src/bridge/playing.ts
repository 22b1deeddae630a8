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
import type { BridgeHost } from './host.ts';
import { knownOffers, type LiveMatch, type Matches, offersTo, seatIn, stepOf } from './matches.ts';

export function statusOf(live: LiveMatch) {
  const { game, match } = live;
  const payoffs: readonly number[] | null = game.payoffs(match.state);
  return {
    toAct: game.toAct(match.state),
    mayAct: payoffs === null ? mayAct(game, match) : [],
    payoffs,
    step: stepOf(live),
  };
}

/** `view` is what the seat sees, where somebody has looked already. */
export function listMoves(
  host: BridgeHost,
  live: LiveMatch,
  seat: Seat,
  view: unknown = live.game.view(live.match.state, seat),
) {
  return offersTo(live, seat).moves.map(move => ({ move, text: host.sayMove(live.game, move, view) }));
}

export function playMove(matches: Matches, live: LiveMatch, params: Params) {
  const { game } = live;
  const seat = seatIn(live, required(params, 'seat'));
  const move = required(params, 'move');
  const script = scriptFrom(params.chance);
  if (game.payoffs(live.match.state) !== null) throw new BridgeError('game-over', 'the game is over');
  const entries = script === null ? playOwnDice(live, seat, move) : playScripted(live, seat, move, script);
  matches.keep(live, entries);
  const events = entries.flatMap(entry => (entry.kind === 'takeBack' ? [] : entry.told.map(told => told.event)));
  return { events, step: stepOf(live) };
}

function scriptFrom(chance: unknown): readonly number[] | null {
  if (chance === undefined || chance === null) return null;
  if (Array.isArray(chance) && chance.every(Number.isInteger)) return chance;
  throw new BridgeError('bad-chance', "'chance' must be a list of whole numbers");
}

const playOwnDice = (live: LiveMatch, seat: Seat, move: unknown): readonly Entry[] =>
  orRefuse(live.game, () =>
    play(live.game, live.match, seat, move, Date.now(), live.dice, undefined, knownOffers(live, seat)?.moves),
  );

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
