/** Attacks by asking for what is dear to answer, as often as that is granted. */

import { promiseOf } from '@roundhouse/kernel';
import type { Seated } from '../src/protocol.ts';
import { type Attack, type Effort, weighed } from './attack.ts';
import type { Client } from './client.ts';

/** What everybody may ask for, and what is made of all that the server keeps. */
const LISTS = ['/api/statistics', '/api/matches', '/api', '/api/openapi.json', '/api/games'];
const AT_ONCE = 4;

const timesFor = ({ isShort }: Effort): number => (isShort ? 150 : 3000);

/** Asks for these in turn, several at once, so many times; gives how often that was granted. */
async function flood(client: Client, paths: readonly string[], times: number): Promise<number> {
  let asked = 0;
  let granted = 0;
  const one = async (): Promise<void> => {
    while (asked < times) {
      const { status } = await client.ask('GET', paths[asked++ % paths.length]!);
      if (status === 200) granted++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return granted;
}

/** Tables in the lobby and games that are over, of one guest; gives the client that has its cookie. */
async function playSome(client: Client, origin: string, games: number): Promise<Client> {
  let guest = client;
  for (let i = 0; i < games; i++) {
    const wanted = { game: 'fite', name: 'Ann', open: true, promise: promiseOf('mine') };
    const made = await guest.ask<Seated>('POST', '/api/matches', wanted, { origin });
    if (made.status !== 201) break;
    const [cookie] = made.headers.getSetCookie();
    if (cookie) guest = client.with({ cookie: /^[^;]*/.exec(cookie)![0] });
    const at = `/api/matches/${made.body.table.id}`;
    if (i % 2 === 0) continue;
    await client.ask('POST', `${at}/join`, { name: 'Bob' });
    await guest.asSeat(made.body.key, 'POST', `${at}/entropy`, { entropy: 'mine' });
    const end = { decision: 0, id: 'end', move: { type: 'concede' }, seen: 0 };
    await guest.asSeat(made.body.key, 'POST', `${at}/moves`, end);
  }
  return guest;
}

export const DEAR_REQUESTS: readonly Attack[] = [
  {
    name: 'lists that are made of all that is kept',
    async run(stage, effort) {
      const client = stage.attacker();
      await playSome(client, stage.urls[0]!, effort.isShort ? 8 : 20);
      // What is made once, when it is first asked for, is nobody's attack.
      await flood(client, LISTS, LISTS.length);
      const times = timesFor(effort);
      const ask = async (): Promise<number> => {
        await flood(client, LISTS, times);
        return times;
      };
      // Most of them are refused, and what a refusal costs is in it: an eighth of what one list may.
      return weighed(stage, ask, 2);
    },
  },
  {
    name: 'all that is kept of a person, again and again',
    async run(stage, effort) {
      const client = stage.attacker();
      const guest = await playSome(client, stage.urls[0]!, effort.isShort ? 8 : 20);
      // It counts for a hundred requests.
      return weighed(stage, () => flood(guest, ['/api/me/export'], timesFor(effort) / 15), 100);
    },
  },
];
