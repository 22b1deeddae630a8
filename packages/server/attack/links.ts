/** Attacks by links: somebody is made to follow one, or one got about that was meant for its owner alone. */

import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Carry } from '../src/people/protocol.ts';
import type { Seated, Welcome } from '../src/protocol.ts';
import type { Attack } from './attack.ts';
import type { Client } from './client.ts';
import type { Stage } from './stage.ts';

/** A line that is open after this was not closed. */
const CLOSED_MS = 5000;

const newKey = (): string => randomBytes(16).toString('base64url');

/** A guest in a browser of their own, who has opened a table. */
async function guestAt(stage: Stage, name: string): Promise<{ guest: Client; seated: Seated }> {
  const client = stage.attacker();
  const origin = stage.urls[0]!;
  const wanted = { game: 'fite', name, open: true };
  const made = await client.ask<Seated>('POST', '/api/matches', wanted, { origin });
  const cookie = /^[^;]*/.exec(made.headers.getSetCookie()[0] ?? '')![0];
  return { guest: client.with({ origin, cookie }), seated: made.body };
}

export const LINKS: readonly Attack[] = [
  {
    name: "a seat's key that got about outlives its owner's no, or locks them out",
    async run(stage) {
      const { guest, seated } = await guestAt(stage, 'Ann');
      // At another process, where there is one: it hears of the new key a moment later.
      const thief = stage.attacker(undefined, stage.urls.at(-1));
      const at = `/api/matches/${seated.table.id}`;
      const taken = await thief.asSeat(seated.key, 'POST', `${at}/key`, { key: newKey() });
      const line = await thief.line(seated.table.id, seated.key, true);
      const renewed = await guest.ask('POST', `${at}/key`, { key: newKey() });
      if (line === null || renewed.status !== 200) throw new Error('the owner could not renew the key');
      const did = await Promise.race([line.deed({ type: 'mute', seat: 1, muted: true }), wait(CLOSED_MS, null)]);
      const isClosed = await Promise.race([line.next(() => false).then(() => true), wait(CLOSED_MS, false)]);
      const looked = await thief.asSeat(seated.key, 'GET', at);
      const again = await thief.line(seated.table.id, seated.key);
      again?.close();
      const got = [taken.status < 300, did?.type === 'room', !isClosed, looked.status < 300, again !== null];
      return { tries: got.length, successes: got.filter(Boolean).length };
    },
  },
  {
    name: 'a link to another browser takes the seats of the guest who follows it',
    async run(stage) {
      const [maker, victim] = [await guestAt(stage, 'Eve'), await guestAt(stage, 'Ann')];
      const { code } = (await maker.guest.ask<Carry>('POST', '/api/me/carry')).body;
      await victim.guest.ask('POST', '/api/carry', { code });
      const { seat } = (await maker.guest.ask<Welcome>('GET', `/api/matches/${victim.seated.table.id}`)).body;
      return { tries: 1, successes: seat === null ? 0 : 1 };
    },
  },
];
