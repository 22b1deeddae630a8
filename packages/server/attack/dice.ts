/** Attacks on the dice, by somebody who would choose what goes into them knowing what the others threw in. */

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
