/** A match of two bots, by the packages alone. */

import { choose } from '@roundhouse-table/bots';
import { findGame } from '@roundhouse-table/games';
import { formatRecord, newSeed, openMatch, play, verifyRecord } from '@roundhouse-table/kernel';

const game = findGame('fite')!;
const match = openMatch(game, { options: {}, seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: newSeed(), at: 0 });
while (game.payoffs(match.state) === null) {
  const seat = game.toAct(match.state)[0]!;
  const moves: readonly { type: string }[] = game.legalMoves(match.state, seat);
  const view: unknown = game.view(match.state, seat);
  const move = choose({ game: game.id, view, seat, moves, level: 'random', budgetMs: 100, seed: 1 });
  play(game, match, seat, move, 0);
}
const verified = verifyRecord(findGame, formatRecord(game, match));
console.log(verified.ok, verified.ok && verified.dice);
