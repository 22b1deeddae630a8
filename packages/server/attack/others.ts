/** Attacks on what is somebody else's, by somebody who knows what it is called: with no key, their own, and keys that open something else. */

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { MadeToken, Seated } from '../src/protocol.ts';
import type { Attack } from './attack.ts';
import type { Client } from './client.ts';
import type { Stage } from './stage.ts';

type Headers = Record<string, string>;

interface Someone {
  readonly client: Client;
  /** Of their browser. */
  readonly cookie: Headers;
  /** Of their program. */
  readonly token: Headers;
}

/** An account, with a token for everything that tokens are for. */
async function someone(stage: Stage, name: string): Promise<Someone> {
  const client = stage.attacker();
  const origin = { origin: stage.urls[0]! };
  const account = { name: `${name} ${randomUUID().slice(0, 8)}`, password: 'seven dice in a row' };
  const signedUp = await client.ask('POST', '/api/account', account, origin);
  const shown = signedUp.headers.getSetCookie().map(one => one.split(';', 1)[0]!);
  const cookie = { ...origin, cookie: shown.join('; ') };
  const scopes = ['play', 'read', 'notifications'];
  const { body } = await client.ask<MadeToken>('POST', '/api/me/tokens', { name: 'Bot', scopes }, cookie);
  return { client, cookie, token: { authorization: `Bearer ${body.token}` } };
}

/** All that Ann has, by the names that Eve has come to know. */
async function possessionsOf({ client, cookie }: Someone) {
  const made = await client.ask<Seated>(
    'POST',
    '/api/matches',
    { game: 'fite', name: 'Ann', open: false, private: true },
    cookie,
  );
  const { table, invite, key } = made.body;
  const joined = await client.ask<Seated>('POST', `/api/matches/${table.id}/join`, { name: 'Bob', invite });
  const waiting = await client.ask<Seated>(
    'POST',
    '/api/matches',
    { game: 'element-circle', name: 'Ann', open: true },
    cookie,
  );
  const cup = await client.ask<{ competition: { id: string } }>(
    'POST',
    '/api/competitions',
    { game: 'fite', name: 'Ann', open: true, entrants: 4 },
    cookie,
  );
  const hook = { url: 'https://example.org/told', language: 'en' };
  const opened = await client.ask<{ channel: { id: string } }>('POST', '/api/telling/webhook', hook, cookie);
  const sessions = await client.ask<{ id: string }[]>('GET', '/api/me/sessions', undefined, cookie);
  const tokens = await client.ask<{ id: string }[]>('GET', '/api/me/tokens', undefined, cookie);
  return {
    match: table.id,
    key,
    bobsKey: joined.body.key,
    waiting: waiting.body.table.id,
    cup: cup.body.competition.id,
    channel: opened.body.channel.id,
    session: sessions.body[0]!.id,
    token: tokens.body[0]!.id,
  };
}

type Possessions = Awaited<ReturnType<typeof possessionsOf>>;
type Request = readonly [method: string, path: string, body?: object];

const move = { decision: 0, id: 'x', move: { type: 'concede' }, seen: 0 };

/** What only those may ask who sit there or whose it is. */
function requestsFor({ match, waiting, cup, channel, session, token }: Possessions): Request[] {
  const [at, wait, held] = [`/api/matches/${match}`, `/api/matches/${waiting}`, `/api/competitions/${cup}`];
  const told = `/api/telling/channels/${channel}`;
  return [
    ['GET', at],
    ['GET', `${at}/record`],
    ['GET', `${at}/missed?seen=0`],
    ['POST', `${at}/moves`, move],
    ['POST', `${at}/moves`, { ...move, move: null }],
    ['POST', `${at}/rematch`],
    ['POST', `${at}/key`, { key: null }],
    ['POST', `${at}/key`, { key: randomUUID() }],
    ['POST', `${at}/join`, { name: 'Eve' }],
    ['POST', `${wait}/entropy`, { entropy: 'mine' }],
    ['POST', `${wait}/seats`, { seat: 1, bot: 'random' }],
    ['POST', `${wait}/code`],
    ['POST', `${wait}/key`, { key: null }],
    ['POST', `${held}/begin`],
    ['POST', `${held}/withdraw`],
    ['POST', `${held}/acts`, { id: 'x', act: { type: 'draft' } }],
    ['DELETE', told],
    ['POST', `${told}/try`, {}],
    ['POST', '/api/me/mail', { channel, signsIn: true }],
    ['DELETE', `/api/me/sessions/${session}`],
    ['DELETE', `/api/me/tokens/${token}`],
    ['DELETE', `/api/me/identities/${channel}`],
    ['DELETE', `/api/me/passkeys/${session}`],
    ['GET', '/api/moderation'],
    ['POST', '/api/moderation/dismiss', { match, line: 1, reason: 'mine' }],
  ];
}

/** What a program may call only about seats of its person. */
const METHODS = ['status', 'moves', 'view', 'record', 'wait', 'why', 'play'];

/** Whether the line was told anything of a match, or let in as somebody who sits there. */
async function listens(client: Client, match: string, headers: Headers, key: string | null): Promise<boolean> {
  const url = `${client.url.replace('http', 'ws')}/api/matches/${match}/live`;
  const line = new WebSocket(url, { headers: { ...client.headers, ...headers } });
  const closed = new Promise<null>(resolve => line.once('close', () => resolve(null)));
  line.on('error', () => {});
  const isOpen = await Promise.race([once(line, 'open').catch(() => null), closed]);
  if (isOpen === null) return false;
  const heard = once(line, 'message');
  heard.catch(() => {});
  line.send(JSON.stringify({ type: 'hello', key, seen: 0 }));
  const first = await Promise.race([heard, closed]);
  line.terminate();
  return first !== null && (JSON.parse(String(first[0])) as { type: string }).type === 'welcome';
}

interface Entered {
  readonly competition: { readonly id: string; readonly entrants: readonly { readonly name: string }[] };
  readonly key: string;
}

export const OTHERS: readonly Attack[] = [
  {
    name: 'leaving a competition many times at once, and others with it',
    async run(stage, { isShort }) {
      const rounds = isShort ? 2 : 20;
      const names = ['Ann', 'Eve', 'Bob', 'Cyd'];
      let successes = 0;
      for (let i = 0; i < rounds; i++) {
        const client = stage.attacker();
        const wanted = { game: 'fite', open: true, entrants: 8, name: names[0] };
        const { competition, key } = (await client.ask<Entered>('POST', '/api/competitions', wanted)).body;
        const at = `/api/competitions/${competition.id}`;
        const keys = [key];
        for (const name of names.slice(1)) {
          keys.push((await client.ask<Entered>('POST', `${at}/join`, { name })).body.key);
        }
        // The second to enter, or the last.
        const own = keys[i % 2 === 0 ? 1 : 3]!;
        const left = await Promise.all(
          Array.from({ length: 6 }, (_, j) => {
            const there = stage.attacker(undefined, stage.urls[j % stage.urls.length]);
            return there.asSeat(own, 'POST', `${at}/withdraw`);
          }),
        );
        const { body } = await client.ask<Entered>('GET', at);
        successes += names.length - 1 - body.competition.entrants.length;
        successes += left.filter(({ status }) => status >= 500).length;
      }
      return { tries: 6 * rounds, successes };
    },
  },
  {
    name: "what is somebody else's, by its name and with every wrong key",
    async run(stage) {
      const [ann, eve] = [await someone(stage, 'Ann'), await someone(stage, 'Eve')];
      const hers = await possessionsOf(ann);
      const own = await eve.client.openMatch({ game: 'fite' });
      const strange: Headers = { authorization: `Bearer ${own.keys[0]!}` };
      const ways: Headers[] = [{}, eve.cookie, eve.token, strange, { ...eve.cookie, ...strange }];
      let tries = 0;
      let successes = 0;
      const count = (isIn: boolean): void => {
        tries++;
        if (isIn) successes++;
      };
      for (const way of ways) {
        for (const [method, path, body] of requestsFor(hers))
          count((await eve.client.ask(method, path, body, way)).status < 300);
        for (const key of [null, own.keys[0]!]) count(await listens(eve.client, hers.match, way, key));
      }
      // The key of one seat opens that seat, and makes nobody the other's owner.
      const bob = { authorization: `Bearer ${hers.bobsKey}` };
      for (const [method, path, body] of requestsFor(hers).slice(9))
        count((await eve.client.ask(method, path, body, bob)).status < 300);
      for (const method of METHODS) {
        const params = { match: hers.match, seat: 0, ...(['play', 'why'].includes(method) && { move: move.move }) };
        const call = { jsonrpc: '2.0', id: 1, method, params };
        const { body } = await eve.client.ask<{ result?: unknown }>('POST', '/api/bridge', call, eve.token);
        count(body.result !== undefined);
      }
      // Another site's page has her browser open a line.
      count(await listens(ann.client, hers.match, { ...ann.cookie, origin: 'https://evil.example' }, null));
      const after = [
        await ann.client.ask<unknown[]>('GET', '/api/me/tokens', undefined, ann.cookie),
        await ann.client.ask<unknown[]>('GET', '/api/me/sessions', undefined, ann.cookie),
        await ann.client.ask('GET', `/api/matches/${hers.match}`, undefined, ann.cookie),
      ];
      count(after.some(({ status }) => status !== 200) || after.slice(0, 2).some(({ body }) => body.length !== 1));
      return { tries, successes };
    },
  },
];
