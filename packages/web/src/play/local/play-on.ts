/** Playing on from a position of another match: a new match against bots, which begins as the other one went. */

import { usualLevelFor } from '@roundhouse/bots/levels.ts';
import type { Level } from '@roundhouse/bots/request.ts';
import { NAMELESS } from '@roundhouse/games/voice.ts';
import { type AnyGame, commitmentOf, type Match, play, replayStates, type Seat } from '@roundhouse/kernel';
import { type Kept, type KeptSolo, keep, newId, ownName } from '../kept/kept-matches.ts';
import type { Move } from '../source.ts';
import { diceOf } from './dice.ts';
import { botSitter, playersOf, type Sitter } from './solo.ts';

/** What whoever plays on at a seat is called: people who shared this device keep their names. */
export function nameAgain(kept: Kept | null, seat: Seat): string {
  const players = (kept?.kind === 'solo' && kept.players) || [];
  const isShared = players[seat] === 'person' && players.filter(player => player === 'person').length > 1;
  return (isShared && (kept as KeptSolo).match.seats[seat]!.name) || ownName() || NAMELESS;
}

export interface PlayOn {
  /** How many steps of the other match are taken over. */
  readonly step: number;
  readonly seat: Seat;
  readonly name: string;
  readonly level: Level;
  /** Of the other match, where they came from elsewhere. */
  readonly looks?: KeptSolo['looks'];
  /** The name of the new match, where it replaces an older one; a fresh one where absent. */
  readonly id?: string;
  /** What the person does at once. */
  readonly move?: Move;
}

/**
 * Keeps the new match and gives its id. The other match's steps are its first ones, so its record is whole and can be
 * replayed; it has no seed, because no promise covers the dice of both, so nobody can take them for proved. Throws the refusal
 * of a move that is not legal there.
 */
export function playOn(game: AnyGame, match: Match, { step, seat, name, level, looks = {}, ...asked }: PlayOn): string {
  const replay = replayStates(game, match);
  const state = replay.stateAt(step);
  if (game.payoffs(state) !== null) throw new Error('The game is over here: there is nothing left to play.');
  const sitters = match.seats.map(
    (_, i): Sitter => (i === seat ? { player: 'person', name } : botSitter(game.id, level, i - (i > seat ? 1 : 0))),
  );
  const seats = sitters.map(sitter => ({ name: sitter.name }));
  const log = replay.steps.slice(0, step).map(({ made }) => made);
  const { game: gameId, version, options } = match;
  const begun: Match = { game: gameId, version, options, seats, seed: null, entropy: seats.map(() => ''), state, log };
  if (asked.move) play(game, begun, seat, asked.move, Date.now(), at => diceOf(begun, at));
  const players = sitters.map(({ player }) => player);
  const lot = looks.lot ?? commitmentOf(match);
  const kept: KeptSolo = {
    kind: 'solo',
    id: asked.id ?? newId(),
    match: begun,
    seat,
    players,
    looks: { ...looks, ...(lot !== null && { lot }) },
    over: game.payoffs(begun.state) !== null,
    at: Date.now(),
  };
  keep(kept);
  return kept.id;
}

/** Against whom somebody tries again: the bot that was there, or the usual one where it was a person. */
export function levelAgain(kept: Kept | null, game: string): Level {
  const bot = kept?.kind === 'solo' ? playersOf(kept).find(player => player !== 'person') : undefined;
  return bot ?? usualLevelFor(game);
}
