/** A bot that plays one match at a server, by the client alone. */

import { openBridge, Server, type Table } from '@roundhouse-table/client';

const [url, token] = [process.env.URL!, process.env.TOKEN!];
const over = Promise.withResolvers<readonly number[]>();
const bridge = await openBridge(
  { url, token },
  {
    async yourTurn({ match, seat }) {
      const [first] = await bridge.call('moves', { match, seat });
      if (first) await bridge.call('play', { match, seat, move: first.move });
    },
    event: ({ payoffs }) => void (payoffs && over.resolve(payoffs)),
  },
);
const { match } = await bridge.call('new', { game: 'zattera', seats: 2, bots: [{ seat: 1, level: 'random' }] });
const payoffs = await over.promise;
await bridge.close();
const table: Table = (await new Server({ url }).match(match).look()).table;
console.log(table.status, payoffs.length, table.seats[0]!.program);
