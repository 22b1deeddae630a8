/** Attacks with a token that was made to play. */

import type { MadeToken } from '../src/protocol.ts';
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
];
