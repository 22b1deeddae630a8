/** What a move makes a server say: a position of FITE as our server tells it, for those that only pass it on. */

import { findGame } from '@roundhouse/games';
import { openMatch, play } from '@roundhouse/kernel';

const SEED = '5'.repeat(64);
/** Both have chosen their power and their place: dice are to be divided. */
const STEPS = 4;

/** As long as the average of a bout: about 1.1 KB of JSON. */
export function samplePosition() {
  const game = findGame('fite')!;
  const match = openMatch(game, { seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: SEED, at: 0 });
  for (let step = 0; step < STEPS; step++) {
    const seat = game.toAct(match.state)[0]!;
    play(game, match, seat, game.legalMoves(match.state, seat).at(-1), 0);
  }
  const events = match.log.at(-1)!;
  return {
    events: 'told' in events ? events.told.map(({ event }) => event) : [],
    heard: 12,
    view: game.view(match.state, 0),
    moves: game.legalMoves(match.state, 0),
    waiting: [0, 1],
    decision: 2,
    mayTakeBack: false,
    over: null,
    clock: null,
    mayAskTakeBack: false,
  };
}
