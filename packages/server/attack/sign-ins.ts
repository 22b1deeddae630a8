/** Attacks on the door where people prove who they are. */

import { LIMITS } from '../src/limits/limits.ts';
import type { Attack } from './attack.ts';

/** Within the limits of each address. */
const OF_EACH = 7;

/** What addresses may try in earnest, by the limits that a server is delivered with. */
const { burst, perSecond } = LIMITS.proofs;

export const SIGN_INS: readonly Attack[] = [
  {
    name: 'wrong sign-ins from many addresses at once',
    async run(stage, { isShort }) {
      const addresses = isShort ? 8 : 32;
      const tries: Promise<{ status: number }>[] = [];
      for (let i = 0; i < addresses; i++) {
        const client = stage.attacker(`203.0.114.${i}`);
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
