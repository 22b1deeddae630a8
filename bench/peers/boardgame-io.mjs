/**
 * boardgame.io's server as a process of its own, with its file storage. The game is the bench's own FITE for it, with what
 * a table needs and a playout does not, as its guide has it: moves are checked, what was answered in secret is not shown,
 * a fight is a turn, and undo is left on, which is its default.
 */

import { createRequire } from 'node:module';
import { game as lean, movesFor } from '../src/fite-boardgame-io.ts';
import { tellUsage } from '../src/server/usage.ts';

const require = createRequire(import.meta.url);
const { FlatFile, Origins, Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const { disableUndo: _, ...rest } = lean;
const game = {
  ...rest,
  moves: Object.fromEntries(Object.entries(lean.moves).map(([type, move]) => [type, checked(type, move)])),
  playerView: ({ G, playerID }) => ({ ...G, fighters: G.fighters.map((_, seat) => seenBy(G, seat, playerID)) }),
};

function checked(type, move) {
  return (context, arg) => {
    const { G, playerID, events } = context;
    const wanted = JSON.stringify({ type, arg });
    const { owes } = G.fighters[playerID];
    if (!owes || !movesFor(G, Number(playerID)).some(legal => JSON.stringify(legal) === wanted)) return INVALID_MOVE;
    const { fights } = G;
    move(context, arg);
    if (G.fights > fights) events.endTurn();
  };
}

/** A fighter without the answer that waits for the other's. */
function seenBy({ question, fighters }, seat, playerID) {
  const fighter = fighters[seat];
  const isWaiting = !fighter.owes && fighters[1 - seat].owes;
  if (!isWaiting || `${seat}` === playerID) return fighter;
  const answer = { placing: 'loc', dividing: 'split', reacting: 'reaction', over: 'loc' }[question];
  return { ...fighter, [answer]: null };
}

const [port, dir] = process.argv.slice(2);
const server = Server({ games: [game], db: new FlatFile({ dir }), origins: [Origins.LOCALHOST] });
// It says what it does otherwise.
console.log = () => {};
await server.run({ port: Number(port) });
tellUsage(`http://127.0.0.1:${port}`);
