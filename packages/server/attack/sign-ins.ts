/** Attacks on the door where people prove who they are. */

import { LIMITS } from '../src/limits/limits.ts';
import type { Attack } from './attack.ts';

/** Within the limits of each address. */
const OF_EACH = 7;

/** What addresses may try in earnest, by the limits that a server is delivered with. */
const { burst, perSecond } = LIMITS.proofs;

/** The commonest passwords that are long enough. */
const COMMON = ['password', '12345678', 'password1', 'baseball', 'qwertyuiop', 'iloveyou1', 'sunshine', 'trustno1'];

const ANN = { name: 'Ann', password: 'seven dice in a row' };

export const SIGN_INS: readonly Attack[] = [
  {
    name: 'an account with a password that is guessed first',
    async run(stage) {
      const client = stage.attacker();
      const made = await Promise.all(
        COMMON.map((password, i) => client.ask('POST', '/api/account', { name: `Easy ${i}`, password })),
      );
      return { tries: made.length, successes: made.filter(({ status }) => status < 300).length };
    },
  },
  {
    name: "an account whose name looks like another's",
    async run(stage) {
      const client = stage.attacker();
      const name = `Jo ${Date.now().toString(36)}`;
      await client.ask('POST', '/api/account', { ...ANN, name });
      const [first, ...rest] = name;
      const twins = [
        ...[name.toUpperCase(), `${name} `, name.replace(' ', '\u2003'), name.replace('J', '\uff2a')],
        ...['\u200b', '\u200d', '\ufeff', '\u00ad', '\u2060', '\u3164', '\u2800', '\u{e0041}', '\ufe0f', '\u034f'].map(
          unseen => `${first}${unseen}${rest.join('')}`,
        ),
        ...[name.replace('J', '\u0408'), name.replace('o', '\u043e'), name.replace('o', '\u03bf')],
      ];
      const made = await Promise.all(twins.map(twin => client.ask('POST', '/api/account', { ...ANN, name: twin })));
      return { tries: twins.length, successes: made.filter(({ status }) => status < 300).length };
    },
  },
  {
    name: 'guesses at one account from many addresses, at all processes',
    async run(stage, { isShort }) {
      const began = performance.now();
      const tries = isShort ? 24 : 100;
      let granted = 0;
      for (let i = 0; i < tries; i++) {
        const client = stage.attacker(`203.0.115.${i}`, stage.urls[i % stage.urls.length]);
        const { status } = await client.ask('POST', '/api/session', {
          ...ANN,
          name: 'Guessed',
          password: `${i} wrong`,
        });
        if (status === 401) granted++;
      }
      const { burst, perSecond } = LIMITS.proofsOfAccount;
      const allowed = Math.ceil(burst + (perSecond * (performance.now() - began)) / 1000);
      return { tries, successes: Math.max(0, granted - allowed) };
    },
  },
  {
    name: "guesses that lock an account's owner out of their own device",
    async run(stage) {
      const [owner, stranger] = [stage.attacker(), stage.attacker()];
      const origin = { origin: stage.urls[0]! };
      const account = { ...ANN, name: `Locked ${Date.now()}` };
      const made = await owner.ask('POST', '/api/account', account, origin);
      const cookie = made.headers
        .getSetCookie()
        .map(one => one.split(';', 1)[0])
        .join('; ');
      await owner.ask('DELETE', '/api/session', undefined, { ...origin, cookie });
      for (let i = 0; i < LIMITS.proofsOfAccount.burst + 2; i++) {
        await stranger.ask('POST', '/api/session', { ...account, password: 'a wrong password' });
      }
      const { status } = await owner.ask('POST', '/api/session', account, { ...origin, cookie });
      return { tries: 1, successes: status === 429 ? 1 : 0 };
    },
  },
  {
    name: 'wrong sign-ins from many addresses at once',
    async run(stage, { isShort }) {
      const addresses = isShort ? 8 : 32;
      const tries: Promise<{ status: number }>[] = [];
      for (let i = 0; i < addresses; i++) {
        const client = stage.attacker();
        for (let j = 0; j < OF_EACH; j++) {
          // Nobody of that name: it costs as much as a wrong password, and is limited by the address alone.
          const body = { name: `nobody ${i} ${j}`, password: 'a wrong password' };
          tries.push(client.ask('POST', '/api/session', body));
        }
      }
      const hashed = (await Promise.all(tries)).filter(({ status }) => status === 401).length;
      // All at once, most have to be told to come back later; otherwise everybody waits for all of them.
      return { tries: tries.length, successes: Math.max(0, hashed - tries.length / 2) };
    },
  },
  {
    name: 'sign-ins from every corner of one IPv6 network',
    async run(stage, { isShort }) {
      // One customer is commonly given a /56, or a /48: 256 or 65,536 of the networks that are counted one by one.
      const tries = isShort ? 150 : 1200;
      const began = performance.now();
      let granted = 0;
      for (let i = 0; i < tries; i++) {
        const client = stage.attacker(`2001:db8:7:${(0x100 + (i % 256)).toString(16)}::1`);
        const { status } = await client.ask('POST', '/api/carry', { code: 'x'.repeat(22) });
        if (status !== 429) granted++;
      }
      // A household may do four times what one line may.
      const allowed = Math.ceil(4 * (burst + (perSecond * (performance.now() - began)) / 1000));
      return { tries, successes: Math.max(0, granted - allowed) };
    },
  },
];
