/** Attacks on the dice, by somebody who would choose what goes into them knowing what the others threw in. */

import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { findGame } from '@roundhouse/games';
import { promiseOf, verifyRecord } from '@roundhouse/kernel';
import type { Seated, Table } from '../src/protocol.ts';
import type { Attack } from './attack.ts';
import type { Client, Line } from './client.ts';

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
  {
    name: 'a seat that opens too late, something else, or after it was lost',
    async run(stage) {
      const client = stage.attacker();
      const { ann, bob, open } = await twoPromised(client);
      const bobLine = await client.line(ann.table.id, bob.key);
      const annLine = await client.line(ann.table.id, ann.key);
      const tries: Promise<boolean>[] = [];
      const isGranted = ({ status }: { readonly status: number }): boolean => status < 300;
      const must = async (answer: Promise<{ readonly status: number }>): Promise<void> => {
        if (!isGranted(await answer)) throw new Error('what is honest was refused');
      };
      tries.push(open(bob.key, 'chosen to suit').then(isGranted));
      await must(open(ann.key, 'text 0', 'text 1'));
      // Twice is no more than once; and what is open cannot be promised again.
      await must(open(ann.key, 'text 0', 'another promise'));
      const again = once(annLine!, ({ table }) => table?.calledOff?.length === 1);
      // As near to the end of the time as it gets, with everything but what was promised.
      for (const until = Date.now() + SOON_S * 1000; Date.now() < until; await wait(250)) {
        tries.push(open(bob.key, `guess ${tries.length}`).then(isGranted));
      }
      const { seats, opening } = (await again)!;
      if (seats[1]!.name !== null || opening !== undefined) throw new Error('the silent seat was not given up');
      tries.push(open(bob.key, 'never told').then(isGranted), open(ann.key, 'text 0').then(isGranted));
      const at = `/api/matches/${ann.table.id}`;
      tries.push(client.asSeat(bob.key, 'POST', `${at}/seats`, { seat: 1, bot: 'random' }).then(isGranted));
      const cyd = (await client.ask<Seated>('POST', `${at}/join`, { name: 'Cyd', promise: promiseOf('of Cyd') })).body;
      tries.push(open(bob.key, 'of Cyd').then(isGranted), open(ann.key, 'another promise').then(isGranted));
      await must(open(cyd.key, 'of Cyd'));
      await must(open(ann.key, 'text 1'));
      // The seat's old key and line see, and do, nothing of what is its next owner's.
      const concession = { decision: 0, id: 'a', move: { type: 'concede' }, seen: 0 };
      tries.push(client.asSeat(bob.key, 'POST', `${at}/moves`, concession).then(isGranted));
      tries.push(client.asSeat(bob.key, 'GET', at).then(isGranted));
      tries.push(Promise.resolve(bobLine!.position?.view !== null));
      annLine!.close();
      bobLine!.close();
      const came = await Promise.all(tries);
      return { tries: came.length, successes: came.filter(Boolean).length };
    },
  },
  {
    name: 'a table that is dealt anew until it suits, or made to wait for ever',
    async run(stage, { isShort }) {
      const client = stage.attacker();
      const { ann, open } = await twoPromised(client);
      const at = `/api/matches/${ann.table.id}`;
      const line = (await client.line(ann.table.id, ann.key))!;
      const times = isShort ? 1 : MOST_SILENT;
      for (let i = 0; i < times; i++) {
        const again = once(line, ({ table }) => table?.calledOff?.length === i + 1);
        await open(ann.key, `text ${i}`, `text ${i + 1}`);
        if ((await again) === null) throw new Error('nothing was called off');
        // Another one who will stay silent, if there is a seat.
        await client.ask('POST', `${at}/join`, { name: `Bob ${i}`, promise: promiseOf(`never told ${i}`) });
      }
      if (isShort) {
        line.close();
        return { tries: times, successes: 0 };
      }
      const dealt = await open(ann.key, `text ${times}`);
      const concession = { decision: 0, id: 'a', move: { type: 'concede' }, seen: 0 };
      await client.asSeat(ann.key, 'POST', `${at}/moves`, concession);
      const record = (await client.asSeat<string>(ann.key, 'GET', `${at}/record`)).body;
      line.close();
      const found = verifyRecord(findGame, record);
      const isTold = found.ok && found.couldChoose === 'silent' && found.deals === times + 1;
      return { tries: times, successes: (dealt.body.status === 'running' ? 0 : 1) + (isTold ? 0 : 1) };
    },
  },
];

/** The shortest time that a table may wait for who is silent. */
const SOON_S = 5;
/** After three of them a bot has the seat. */
const MOST_SILENT = 4;

/** A table at which two have promised a text, and none has opened it. */
async function twoPromised(client: Client) {
  const wanted = { game: 'fite', name: 'Ann', open: true, absent: { seconds: SOON_S }, promise: promiseOf('text 0') };
  const ann = (await client.ask<Seated>('POST', '/api/matches', wanted)).body;
  const at = `/api/matches/${ann.table.id}`;
  const bob = (await client.ask<Seated>('POST', `${at}/join`, { name: 'Bob', promise: promiseOf('never told') })).body;
  const open = (key: string, entropy: string, next?: string) =>
    client.asSeat<Table>(key, 'POST', `${at}/entropy`, {
      entropy,
      ...(next !== undefined && { next: promiseOf(next) }),
    });
  return { ann, bob, open };
}

/** The table, once a line is told of one that will do. */
async function once(line: Line, willDo: (message: { readonly table?: Table }) => boolean): Promise<Table | null> {
  const told = await line.next(message => message.type === 'update' && willDo(message));
  return (told as { readonly table?: Table } | null)?.table ?? null;
}
