/** A bot for a Roundhouse server, on one WebSocket. `node bot.ts --help` says how to start it. */

import { type Bridge, openBridge, Refused } from '@roundhouse-table/client';
import { choose } from './choose.ts';

const HELP = `Plays at a Roundhouse server.

  node bot.ts GAME [LEVEL]      a match against the server's own bot (fite, greedy)
  node bot.ts --join MATCH [INVITE]
  node bot.ts --stay            every match where its person sits, until it is stopped

ROUNDHOUSE_URL    the server (http://localhost:3000)
ROUNDHOUSE_TOKEN  a token: made on the account page, or by 'roundhouse-table token NAME'`;

/** Makes the move that looks best, if there is any to make. */
async function takeTurn(bridge: Bridge, match: string, seat: number, game: string): Promise<void> {
  const moves = await bridge.call('moves', { match, seat });
  if (moves.length === 0) return;
  const view = await bridge.call('view', { match, seat });
  const move = choose(
    game,
    moves.map(one => one.move),
    view,
    seat,
  );
  console.log(`${match}: ${moves.find(one => one.move === move)!.text}`);
  try {
    await bridge.call('play', { match, seat, move });
  } catch (error) {
    // Somebody was quicker and has changed what may be done: the next notice tells when it is our turn again.
    if (!(error instanceof Refused && ['illegal-move', 'game-over', 'stale'].includes(error.code))) throw error;
  }
}

async function main([first = 'fite', second, third]: readonly string[]): Promise<void> {
  const { ROUNDHOUSE_URL = 'http://localhost:3000', ROUNDHOUSE_TOKEN } = process.env;
  if (first === '--help' || ROUNDHOUSE_TOKEN === undefined) return console.log(HELP);

  let own: string | null = null;
  const over = Promise.withResolvers<void>();
  let turns: Promise<void> = Promise.resolve();
  const bridge: Bridge = await openBridge(
    { url: ROUNDHOUSE_URL, token: ROUNDHOUSE_TOKEN },
    {
      yourTurn({ match, seat }) {
        turns = turns.then(async () => takeTurn(bridge, match, seat, await gameOf(match))).catch(over.reject);
      },
      event({ match, seat, payoffs }) {
        if (payoffs === null) return;
        const isWon = payoffs[seat]! > 1 / payoffs.length;
        console.log(`${match}: over, ${isWon ? 'won' : 'not won'} [${payoffs.join(', ')}]`);
        if (match === own) over.resolve();
      },
    },
  );
  const games = new Map<string, string>();
  async function gameOf(match: string): Promise<string> {
    if (!games.has(match)) {
      for (const one of await bridge.call('matches')) games.set(one.match, one.game);
    }
    return games.get(match)!;
  }

  if (first === '--join') {
    own = second!;
    await bridge.call('join', { match: own, ...(third && { invite: third }) });
  } else if (first !== '--stay') {
    const bots = [{ seat: 1, level: second ?? 'greedy' }];
    own = (await bridge.call('new', { game: first, seats: 2, bots })).match;
  }
  const lost = bridge.closed.then(({ code, reason }) => {
    throw new Error(`the line was closed: ${code} ${reason}`);
  });
  await Promise.race([over.promise, lost]);
  await bridge.close();
}

main(process.argv.slice(2)).catch(error => {
  console.error(String(error));
  process.exitCode = 1;
});
