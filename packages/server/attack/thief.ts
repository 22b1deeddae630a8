/** Attacks by somebody who had a cookie for a while: what they took with it must not outlive a changed password. */

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Carry, Me } from '../src/people/protocol.ts';
import type { MadeToken } from '../src/protocol.ts';
import type { Attack } from './attack.ts';
import type { Answer, Client } from './client.ts';

const cookieIn = ({ headers }: Answer<unknown>): string => /^[^;]*/.exec(headers.getSetCookie()[0] ?? '')![0];

/** Whether somebody is known by these cookies, or this token, or was let in by this code. */
async function isLetIn(client: Client, origin: string, { cookie, token, code }: Record<string, string | undefined>) {
  if (token !== undefined) {
    const call = { jsonrpc: '2.0', id: 1, method: 'matches' };
    return (await client.ask('POST', '/api/bridge', call, { authorization: `Bearer ${token}` })).status < 300;
  }
  if (code !== undefined) return (await client.ask('POST', '/api/carry', { code }, { origin })).status < 300;
  if (!cookie) return false;
  return (await client.ask<Me>('GET', '/api/me', undefined, { origin, cookie })).body.person !== null;
}

export const THIEF: readonly Attack[] = [
  {
    name: 'what is good once, used by ten at the same moment, at all processes',
    async run(stage, { isShort }) {
      const origin = { origin: stage.urls[0]! };
      const rounds = isShort ? 2 : 20;
      let successes = 0;
      for (let i = 0; i < rounds; i++) {
        const maker = stage.attacker();
        const made = await maker.ask('POST', '/api/matches', { game: 'fite', name: 'Eve', open: false }, origin);
        const { code } = (
          await maker.ask<Carry>('POST', '/api/me/carry', undefined, { ...origin, cookie: cookieIn(made) })
        ).body;
        const tries = Array.from({ length: 10 }, (_, j) =>
          stage.attacker(undefined, stage.urls[j % stage.urls.length]).ask('POST', '/api/carry', { code }, origin),
        );
        const used = (await Promise.all(tries)).filter(({ status }) => status < 300).length;
        successes += Math.max(0, used - 1);
      }
      return { tries: 10 * rounds, successes };
    },
  },
  {
    name: 'keys made in the moment in which their account is ended',
    async run(stage, { isShort }) {
      const origin = stage.urls[0]!;
      const rounds = isShort ? 2 : 20;
      let successes = 0;
      for (let i = 0; i < rounds; i++) {
        const client = stage.attacker();
        const account = { name: `Eve ${randomUUID().slice(0, 8)}`, password: 'seven dice in a row' };
        const browser = { origin, cookie: cookieIn(await client.ask('POST', '/api/account', account, { origin })) };
        const [ended, token, carry, session, table] = await Promise.all([
          client.ask('DELETE', '/api/me', { password: account.password }, browser),
          client.ask<MadeToken>('POST', '/api/me/tokens', { name: 'Mine' }, browser),
          client.ask<Carry>('POST', '/api/me/carry', undefined, browser),
          client.ask('POST', '/api/session', account, { origin }),
          client.ask('POST', '/api/matches', { game: 'fite', name: 'Eve', open: true }, browser),
        ]);
        if (ended.status >= 300) throw new Error(`the account was not ended: ${JSON.stringify(ended.body)}`);
        if ([token, carry, session, table].some(({ status }) => status === 500)) successes++;
        const keys = [{ token: token.body.token }, { code: carry.body.code }, { cookie: cookieIn(session) }, browser];
        for (const key of keys) if (await isLetIn(client, origin, key)) successes++;
      }
      return { tries: 5 * rounds, successes };
    },
  },
  {
    name: 'keys made in the moment in which the password is changed',
    async run(stage, { isShort }) {
      const origin = stage.urls[0]!;
      const rounds = isShort ? 2 : 20;
      let tries = 0;
      let successes = 0;
      for (let i = 0; i < rounds; i++) {
        const owner = stage.attacker();
        const thief = stage.attacker(undefined, stage.urls.at(-1));
        const account = { name: `Eve ${randomUUID().slice(0, 8)}`, password: 'seven dice in a row' };
        const browser = { origin, cookie: cookieIn(await owner.ask('POST', '/api/account', account, { origin })) };
        const taken = { origin, cookie: cookieIn(await thief.ask('POST', '/api/session', account, { origin })) };
        const change = { old: account.password, password: 'eight dice in a row', endTokens: true, endPasskeys: true };
        const keys: Promise<Record<string, string | undefined>>[] = [];
        let isChanging = true;
        const changed = owner.ask('POST', '/api/me/password', change, browser).finally(() => {
          isChanging = false;
        });
        // Whoever has the password as it was signs in meanwhile, too.
        keys.push(thief.ask('POST', '/api/session', account, { origin }).then(one => ({ cookie: cookieIn(one) })));
        while (isChanging) {
          const token = thief.ask<MadeToken>('POST', '/api/me/tokens', { name: 'Mine' }, taken);
          const carry = thief.ask<Carry>('POST', '/api/me/carry', undefined, taken);
          keys.push(
            token.then(({ body }) => ({ token: body.token ?? 'rh_none' })),
            carry.then(({ body }) => ({ code: body.code ?? 'none' })),
          );
          await wait(2);
        }
        const { status, body } = await changed;
        if (status >= 300) throw new Error(`the password was not changed: ${JSON.stringify(body)}`);
        for (const key of await Promise.all(keys)) {
          tries++;
          // A code that is none counts as a try to prove who one is; those that were never told need not be shown.
          if (key.code === 'none' || key.token === 'rh_none') continue;
          if (await isLetIn(stage.attacker(), origin, key)) successes++;
        }
      }
      return { tries, successes };
    },
  },
  {
    name: 'what a thief took goes on after the password was changed',
    async run(stage) {
      const [owner, thief] = [stage.attacker(), stage.attacker()];
      const origin = { origin: stage.urls[0]! };
      const account = { name: `Eve ${Date.now()}`, password: 'seven dice in a row' };
      const browser = { ...origin, cookie: cookieIn(await owner.ask('POST', '/api/account', account, origin)) };
      const taken = { ...origin, cookie: cookieIn(await owner.ask('POST', '/api/session', account, origin)) };
      const carry = await thief.ask<Carry>('POST', '/api/me/carry', undefined, taken);
      const token = await thief.ask<MadeToken>('POST', '/api/me/tokens', { name: 'Mine' }, taken);
      const change = { old: account.password, password: 'eight dice in a row', endTokens: true, endPasskeys: true };
      await owner.ask('POST', '/api/me/password', change, browser);
      const bearer = { authorization: `Bearer ${token.body.token}` };
      const answers = [
        await thief.ask('POST', '/api/carry', { code: carry.body.code }, origin),
        await thief.ask('POST', '/api/bridge', { jsonrpc: '2.0', id: 1, method: 'games' }, bearer),
        await thief.ask('POST', '/api/matches', { game: 'fite', name: 'Eve', open: false }, bearer),
        await thief.ask('GET', '/api/me/sessions', undefined, taken),
      ];
      const [code, bridge, table, sessions] = answers.map(({ status }) => status < 300);
      // Without its token the program is nobody, and may open a table as anybody may; then it has no account's name.
      const isStillEve =
        table && (answers[2]!.body as { table?: { seats: { program?: true }[] } }).table?.seats[0]?.program;
      return { tries: 4, successes: [code, bridge, isStillEve, sessions].filter(Boolean).length };
    },
  },
];
