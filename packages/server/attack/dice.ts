/** Attacks on the dice, by somebody who would choose what goes into them knowing what the others threw in. */

import { randomBytes } from 'node:crypto';
import { promiseOf } from '@roundhouse/kernel';
import type { Seated, Table } from '../src/protocol.ts';
import type { Attack } from './attack.ts';

export const DICE: readonly Attack[] = [
  {
    name: 'a text is thrown into the dice when another one is known',
    async run(stage) {
      const client = stage.attacker();
      const owner = { game: 'fite', name: 'Ann', open: true, promise: promiseOf('hidden') };
      const ann = (await client.ask<Seated>('POST', '/api/matches', owner)).body;
      const at = `/api/matches/${ann.table.id}`;
      const open = (text: string, key: string) => client.asSeat<Table>(key, 'POST', `${at}/entropy`, { entropy: text });
      // Too early: a seat is free, and whoever takes it could suit its own text to this one.
      const early = await open('hidden', ann.key);
      const bob = (await client.ask<Seated>('POST', `${at}/join`, { name: 'Bob', promise: promiseOf('bound') })).body;
      const isDealt = bob.table.status !== 'open';
      await open('hidden', ann.key);
      const suited = await open('chosen to suit', bob.key);
      const bound = await open('bound', bob.key);
      if (bound.body.status !== 'running') throw new Error('what was promised did not start the game');
      return { tries: 3, successes: [early.status < 300, isDealt, suited.status < 300].filter(Boolean).length };
    },
  },
  {
    name: 'a promise is exchanged by sitting down again, when others are known',
    async run(stage) {
      const client = stage.attacker();
      const newKey = (): string => randomBytes(16).toString('base64url');
      const [own, other] = [newKey(), newKey()];
      const wanted = { game: 'fite', name: 'Ann', open: true, key: own };
      const { table } = (await client.ask<Seated>('POST', '/api/matches', { ...wanted, promise: promiseOf('one') }))
        .body;
      const at = `/api/matches/${table.id}`;
      const join = (text: string) =>
        client.ask('POST', `${at}/join`, { name: 'Bob', key: other, promise: promiseOf(text) });
      await join('bound');
      await client.ask('POST', '/api/matches', { ...wanted, promise: promiseOf('two') });
      await join('suited');
      const open = (key: string, entropy: string) => client.asSeat<Table>(key, 'POST', `${at}/entropy`, { entropy });
      const answers = [
        await open(own, 'two'),
        await open(other, 'suited'),
        // Another's text, by somebody who has seen it; and a bot instead of whoever has not opened theirs.
        await open(other, 'one'),
        await client.asSeat(own, 'POST', `${at}/seats`, { seat: 1, bot: 'random' }),
        await client.ask('POST', `${at}/entropy`, { entropy: 'one' }),
      ];
      await open(own, 'one');
      if ((await open(other, 'bound')).body.status !== 'running')
        throw new Error('what was promised did not start the game');
      return { tries: answers.length, successes: answers.filter(({ status }) => status < 300).length };
    },
  },
  {
    name: 'a table full of bots deals before anybody could throw anything in',
    async run(stage) {
      const client = stage.attacker();
      const bots = [{ seat: 1, level: 'random' }];
      const wanted = { game: 'fite', name: 'Ann', open: false, bots, promise: promiseOf('hidden') };
      const { table } = (await client.ask<Seated>('POST', '/api/matches', wanted)).body;
      return { tries: 1, successes: table.status === 'open' ? 0 : 1 };
    },
  },
];
