/** Attacks by somebody who had a cookie for a while: what they took with it must not outlive a changed password. */

import type { Carry } from '../src/people/protocol.ts';
import type { MadeToken } from '../src/protocol.ts';
import type { Attack } from './attack.ts';
import type { Answer } from './client.ts';

const cookieIn = ({ headers }: Answer<unknown>): string => /^[^;]*/.exec(headers.getSetCookie()[0] ?? '')![0];

export const THIEF: readonly Attack[] = [
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
