/** Bots play a match of this device among themselves, as fast as they can think. */

import { usualLevelFor } from '@roundhouse/bots/levels.ts';
import { type AnyGame, play } from '@roundhouse/kernel';
import { findGame } from '../games.ts';
import { type KeptSolo, keep, recall } from '../kept/kept-matches.ts';
import { askBot } from './bot.ts';
import { diceOf } from './dice.ts';

/** Nobody watches them, and whoever waits for the result wants it soon. */
const HASTY_MS = 100;
/** So many moves can be lost to a page that is closed; to keep each would cost more than to make it. */
const KEEP_EVERY = 25;

/** Plays to the end, and keeps it; says how many moves were made. Rejects if a bot fails, or if somebody has put the match away. */
export async function playOut(kept: KeptSolo, onMove: (moves: number) => void = () => {}): Promise<void> {
  const { match, players = [] } = kept;
  const game = findGame(match.game) as AnyGame;
  while (game.payoffs(match.state) === null) {
    const seat = game.toAct(match.state)[0]!;
    const view = game.view(match.state, seat);
    const moves = game.legalMoves(match.state, seat);
    const player = players[seat] ?? 'person';
    const level = player === 'person' ? usualLevelFor(game.id) : player;
    const request = { game: game.id, view, seat, moves, level, budgetMs: HASTY_MS };
    const { move, note } = moves.length === 1 ? { move: moves[0]! } : await askBot(request, match.log.length);
    play(game, match, seat, move, Date.now(), at => diceOf(match, at), note);
    if (match.log.length % KEEP_EVERY === 0) {
      if (recall(kept.id) === null) throw new Error('The match was put away.');
      keep({ ...kept, at: Date.now() });
    }
    onMove(match.log.length);
  }
  keep({ ...kept, over: true, at: Date.now() });
}
