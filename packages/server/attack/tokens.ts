/** Attacks with a token that was made to play. */

import type { MadeToken, Seated } from '../src/protocol.ts';
import type { Attack } from './attack.ts';

export const TOKENS: readonly Attack[] = [
  {
    name: 'a token to play with changes how its person is told things',
    async run(stage) {
      const client = stage.attacker();
      const browser: Record<string, string> = { origin: stage.urls[0]! };
      const password = 'seven dice in a row';
      const signedUp = await client.ask('POST', '/api/account', { name: `Ann ${Date.now()}`, password }, browser);
      browser.cookie = /^[^;]*/.exec(signedUp.headers.getSetCookie()[0] ?? '')![0];
      const url = 'https://example.org/told';
      const own = await client.ask<{ channel: { id: string } }>(
        ...(['POST', '/api/telling/webhook', { url, language: 'en' }, browser] as const),
      );
      const made = await client.ask<MadeToken>('POST', '/api/me/tokens', { name: 'Bot' }, browser);
      const token = { authorization: `Bearer ${made.body.token}` };
      const answers = [
        await client.ask('GET', '/api/telling', undefined, token),
        await client.ask('POST', '/api/telling/webhook', { url: `${url}/2`, language: 'en' }, token),
        await client.ask('DELETE', `/api/telling/channels/${own.body.channel.id}`, undefined, token),
        await client.ask('GET', '/api/me', undefined, token),
        await client.ask('GET', '/api/me/export', undefined, token),
      ];
      return { tries: answers.length, successes: answers.filter(({ status }) => status < 300).length };
    },
  },
  {
    name: 'a token to look with plays, by every door, and with a cookie beside it',
    async run(stage) {
      const client = stage.attacker();
      const browser: Record<string, string> = { origin: stage.urls[0]! };
      const account = { name: `Ann ${Date.now()}`, password: 'seven dice in a row' };
      const signedUp = await client.ask('POST', '/api/account', account, browser);
      browser.cookie = /^[^;]*/.exec(signedUp.headers.getSetCookie()[0] ?? '')![0];
      const made = await client.ask<MadeToken>('POST', '/api/me/tokens', { name: 'Eye', scopes: ['read'] }, browser);
      const token = { authorization: `Bearer ${made.body.token}` };
      const table = { game: 'fite', name: 'Ann', open: true };
      const own = await client.ask<Seated>('POST', '/api/matches', table, browser);
      const at = `/api/matches/${own.body.table.id}`;
      const end = { decision: 0, id: 'end', move: { type: 'concede' }, seen: 0 };
      const call = (method: string) => ({
        jsonrpc: '2.0',
        id: 1,
        method,
        params: { game: 'fite', match: own.body.table.id },
      });
      const wanted: readonly (readonly [path: string, body?: object])[] = [
        ['/api/matches', table],
        [`${at}/moves`, end],
        [`${at}/entropy`, { entropy: 'x' }],
        [`${at}/key`, { key: null }],
        [`${at}/code`],
        ['/api/competitions', table],
        ['/api/bridge', call('new')],
        ['/api/bridge', call('join')],
        ['/api/bridge', call('play')],
        ['/api/me/tokens', { name: 'More' }],
        ['/api/me/carry'],
      ];
      let successes = 0;
      for (const [path, body] of wanted)
        for (const shown of [token, { ...browser, ...token }])
          if ((await client.ask('POST', path, body, shown)).status < 300) successes++;
      return { tries: 2 * wanted.length, successes };
    },
  },
];
