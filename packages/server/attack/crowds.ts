/** Attacks that have one cheap request do the work of many: long answers, lists of lists, matches by the dozen, calls in batches. */

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { LIMITS } from '../src/limits/limits.ts';
import type { MadeToken, Seated } from '../src/protocol.ts';
import { type Attack, drain, FEWER_TABLES, weighed } from './attack.ts';
import type { Client } from './client.ts';
import { grow } from './long-matches.ts';

/** Long enough that what an address may ask for at once is spent, and only what it may ask for lastingly is left. */
const SHORT_S = 3;

/** The key of an account's owner, and the cookie. */
export async function account(client: Client, origin: string): Promise<Record<string, string>> {
  const made = await client.ask(
    'POST',
    '/api/account',
    { name: `Eve ${randomUUID().slice(0, 8)}`, password: PASSWORD },
    { origin },
  );
  if (made.status !== 201) throw new Error(`no account: ${JSON.stringify(made.body)}`);
  const cookie = made.headers
    .getSetCookie()
    .map(one => one.split(';', 1)[0]!)
    .join('; ');
  return { origin, cookie };
}

const PASSWORD = 'seven dice in a row';

export const CROWDS: readonly Attack[] = [
  {
    name: 'a long match read from its beginning, again and again',
    async run(stage, { isShort }) {
      const client = stage.attacker();
      const match = await client.openMatch({ game: 'element-circle' });
      await grow(client, match, isShort ? 100 : 1000);
      const [at, own] = [`/api/matches/${match.id}`, match.keys[0]!];
      const endpoints = [at, `${at}/record`, `${at}/missed?seen=0`];
      let next = 0;
      return drain(stage, isShort ? SHORT_S : 10, async () => {
        const { status } = await client.asSeat(own, 'GET', endpoints[next++ % endpoints.length]!);
        return status === 200;
      });
    },
  },
  {
    name: 'spectators who come and go, before a room full of others',
    async run(stage, { isShort }) {
      const { id } = await stage.attacker().openMatch({ game: 'fite' });
      const crowd = Array.from({ length: isShort ? 1 : 4 }, () => stage.attacker());
      const lines = await Promise.all(
        crowd.flatMap(client => Array.from({ length: isShort ? 20 : 100 }, () => client.line(id, null, true))),
      );
      const restless = stage.attacker();
      const outcome = await weighed(stage, async () => {
        let came = 0;
        for (let i = 0; i < (isShort ? 50 : 500); i++) {
          const line = await restless.line(id, null, true);
          if (line !== null) came++;
          line?.close();
        }
        return came;
      });
      for (const line of lines) line?.close();
      return outcome;
    },
  },
  {
    name: 'competitions full of bots, where tables are limited',
    async run(stage, { isShort }) {
      const client = stage.attacker();
      const tries = isShort ? 4 : 40;
      let matches = 0;
      for (let i = 0; i < tries; i++) {
        const wanted = { game: 'fite', name: 'Eve', open: false, entrants: 32, bots: 31, level: 'random' };
        const made = await client.ask<{ matches: unknown[] }>('POST', '/api/competitions', wanted);
        if (made.status === 201) matches += made.body.matches.length;
      }
      return { tries, successes: Math.max(0, matches - 2 * FEWER_TABLES.burst) };
    },
  },
  {
    name: "a person's own file over the bridge, fifty at a time",
    async run(stage, { isShort }) {
      const client = stage.attacker();
      const browser = await account(client, stage.urls[0]!);
      const made = await client.ask<MadeToken>('POST', '/api/me/tokens', { name: 'Bot' }, browser);
      const bearer = { authorization: `Bearer ${made.body.token}` };
      const opened = await client.ask<Seated>(
        'POST',
        '/api/matches',
        { game: 'fite', name: 'Eve', open: false, bots: [{ seat: 1, level: 'random' }] },
        bearer,
      );
      const match = opened.body.table.id;
      const calls = (method: string) =>
        Array.from({ length: 50 }, (_, id) => ({
          jsonrpc: '2.0',
          id,
          method,
          params: method === 'record' ? { match } : {},
        }));
      let granted = 0;
      return weighed(
        stage,
        async () => {
          for (let i = 0; i < (isShort ? 4 : 40); i++) {
            const { body } = await client.ask<{ result?: unknown }[]>(
              'POST',
              '/api/bridge',
              calls(i % 2 ? 'record' : 'matches'),
              bearer,
            );
            granted += Array.isArray(body) ? body.filter(one => one.result !== undefined).length : 0;
          }
          return Math.max(50, granted);
        },
        20,
      );
    },
  },
  {
    name: 'calls of many accounts over the bridge, from one address',
    async run(stage, { isShort }) {
      const tokens: string[] = [];
      for (let i = 0; i < (isShort ? 2 : 12); i++) {
        const client = stage.attacker();
        const made = await client.ask<MadeToken>(
          ...(['POST', '/api/me/tokens', { name: 'Bot' }, await account(client, stage.urls[0]!)] as const),
        );
        tokens.push(made.body.token);
      }
      const caller = stage.attacker();
      const calls = Array.from({ length: 50 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'games' }));
      const began = performance.now();
      const lasting = isShort ? 300 : 5000;
      let granted = 0;
      let tries = 0;
      const call = async (token: string): Promise<void> => {
        while (performance.now() - began < lasting) {
          const { status, body } = await caller.ask<{ result?: unknown }[]>(
            ...(['POST', '/api/bridge', calls, { authorization: `Bearer ${token}` }] as const),
          );
          // What is counted here is what is granted to those who are let in.
          if (status === 429) await wait(50);
          else tries += calls.length;
          granted += Array.isArray(body) ? body.filter(one => one.result !== undefined).length : 0;
        }
      };
      await Promise.all(tokens.map(call));
      const { burst, perSecond } = LIMITS.messagesOfAddress;
      const allowed = Math.ceil(burst + (perSecond * (performance.now() - began)) / 1000);
      return { tries, successes: Math.max(0, granted - allowed) };
    },
  },
  {
    name: 'wrong passwords where nobody waits for the answer',
    async run(stage) {
      const client = stage.attacker();
      const browser = await account(client, stage.urls[0]!);
      const tries = 15;
      const endpoints = ['/api/me/tokens', '/api/me/mail', '/api/me/identities', '/api/me/password'];
      for (let i = 0; i < tries; i++) {
        const body = { name: 'Bot', channel: 'x', signsIn: true, old: 'wrong', password: `a wrong one ${i}` };
        const wanted: Record<string, object> = {
          '/api/me/tokens': { name: body.name, password: body.password },
          '/api/me/mail': { channel: body.channel, signsIn: true, password: body.password },
          '/api/me/identities': { password: body.password },
          '/api/me/password': { old: body.old, password: body.password },
        };
        for (const endpoint of endpoints)
          await client.ask('POST', endpoint, wanted[endpoint]!, browser).catch(() => null);
      }
      // A promise that nobody waits for takes the process with it when it is broken.
      const isUp = await stage
        .attacker()
        .ask('GET', '/healthz')
        .then(
          ({ status }) => status === 200,
          () => false,
        );
      return { tries: tries * endpoints.length, successes: isUp ? 0 : 1 };
    },
  },
  {
    name: 'codes said aloud, guessed from one address',
    async run(stage, { isShort }) {
      const client = stage.attacker();
      const began = performance.now();
      const tries = isShort ? 60 : 600;
      let granted = 0;
      for (let i = 0; i < tries; i++) {
        const code = `${'BDFGKLMN'[i % 8]}A${'BDFGKLMN'[(i >> 3) % 8]}OMI`;
        const { status } = await client.ask('POST', '/api/codes', { code });
        if (status !== 429) granted++;
      }
      const allowed = Math.ceil(20 + (0.05 * (performance.now() - began)) / 1000);
      return { tries, successes: Math.max(0, granted - allowed) };
    },
  },
  {
    name: "seats given to bots and back by somebody who is not the table's host",
    async run(stage) {
      const client = stage.attacker();
      const wanted = { game: 'element-circle', name: 'Ann', open: true, seats: 4 };
      const { table, key } = (await client.ask<Seated>('POST', '/api/matches', wanted)).body;
      const at = `/api/matches/${table.id}`;
      const eve = (await client.ask<Seated>('POST', `${at}/join`, { name: 'Eve' })).body;
      const give = (own: string, seat: number, bot: string | null) =>
        client.asSeat(own, 'POST', `${at}/seats`, { seat, bot });
      const answers = [
        await give(eve.key, 2, 'random'),
        await give(key, 0, 'random'),
        await give(key, 1, 'random'),
        await give(key, 1, null),
        await give(key, 9, 'random'),
        await client.ask('POST', `${at}/seats`, { seat: 2, bot: 'random' }),
        await client.ask('POST', `${at}/code`),
      ];
      return { tries: answers.length, successes: answers.filter(({ status }) => status < 300).length };
    },
  },
];
