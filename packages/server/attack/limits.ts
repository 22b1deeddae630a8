/** Attacks that go around what is counted. */

import { randomInt, randomUUID } from 'node:crypto';
import { LIMITS } from '../src/limits/limits.ts';
import type { Rematch, Seated } from '../src/protocol.ts';
import { startHookSink } from '../testing/hook-sink.ts';
import { type Attack, FEWER_TABLES } from './attack.ts';

/** Tokens that somebody may have, and ways of being told things. */
const MOST_OF_A_PERSON = [20, 12];

/** Of a browser, which is given a cookie. */
const originOf = (url: string): Record<string, string> => ({ origin: url });

export const LIMITS_BYPASSED: readonly Attack[] = [
  {
    name: 'tables without end by conceding and playing again',
    async run(stage, { isShort }) {
      const client = stage.attacker();
      let { id, keys } = await client.openMatch({ game: 'fite' });
      const { burst, perSecond } = FEWER_TABLES;
      const began = performance.now();
      const tries = isShort ? burst + 10 : 200;
      let made = 1;
      for (let i = 0; i < tries; i++) {
        await client.asSeat(keys[0]!, 'POST', `/api/matches/${id}/moves`, {
          ...{ decision: 0, id: 'end', move: { type: 'concede' }, seen: 0 },
        });
        const next = await client.asSeat<Rematch>(keys[0]!, 'POST', `/api/matches/${id}/rematch`);
        if (next.status !== 200) continue;
        made++;
        id = next.body.table.id;
        const again: string[] = [];
        for (const key of keys) {
          const joined = await client.ask<Seated>('POST', `/api/matches/${id}/join`, { key, name: 'Ann' });
          again[joined.body.seat] = key;
        }
        keys = again;
      }
      const allowed = Math.ceil(burst + (perSecond * (performance.now() - began)) / 1000) + 1;
      return { tries, successes: Math.max(0, made - allowed) };
    },
  },
  {
    name: 'what a whole IPv6 network may ask for, used up by one line of it',
    async run(stage, { isShort }) {
      const network = `2001:db8:${randomInt(0x10000).toString(16)}`;
      const flooding = stage.attacker(`${network}:1::1`);
      // Each counts for a hundred, and nearly all are refused.
      const tries = isShort ? 50 : 400;
      for (let i = 0; i < tries; i++) await flooding.ask('GET', '/api/me/export');
      const neighbours = [`${network}:2::1`, `${network}:ff02::1`].map(address => stage.attacker(address));
      const answers = await Promise.all(neighbours.map(neighbour => neighbour.ask('GET', '/api/games')));
      return { tries, successes: answers.filter(({ status }) => status === 429).length };
    },
  },
  {
    name: 'guests without end, by asking to be told things',
    async run(stage, { isShort }) {
      const client = stage.attacker();
      const tries = isShort ? 60 : 600;
      const began = performance.now();
      let guests = 0;
      for (let i = 0; i < tries; i++) {
        const wanted = { url: `https://example.org/${i}`, language: 'en' };
        const { headers } = await client.ask('POST', '/api/telling/webhook', wanted, { origin: stage.urls[0]! });
        if (headers.getSetCookie().length > 0) guests++;
      }
      const { burst, perSecond } = FEWER_TABLES;
      const allowed = Math.ceil(burst + (perSecond * (performance.now() - began)) / 1000);
      return { tries, successes: Math.max(0, guests - allowed) };
    },
  },
  {
    name: 'more tokens and channels than are granted, asked for all at once',
    async run(stage, { isShort }) {
      const origin = stage.urls[0]!;
      const rounds = isShort ? 1 : 5;
      const wanted = 40;
      let successes = 0;
      for (let i = 0; i < rounds; i++) {
        const client = stage.attacker();
        const account = { name: `Eve ${randomUUID().slice(0, 8)}`, password: 'seven dice in a row' };
        const { headers } = await client.ask('POST', '/api/account', account, { origin });
        const browser = { origin, cookie: headers.getSetCookie()[0]!.split(';', 1)[0]! };
        const made = await Promise.all(
          Array.from({ length: wanted }, async (_, j) => {
            const hook = { url: `http://127.0.0.1:9/${j}`, language: 'en' };
            const there = stage.attacker(undefined, stage.urls[j % stage.urls.length]);
            const token = await there.ask('POST', '/api/me/tokens', { name: `Bot ${j}` }, browser);
            const channel = await there.ask('POST', '/api/telling/webhook', hook, browser);
            return [token, channel].map(({ status }) => status < 300);
          }),
        );
        for (const [which, most] of MOST_OF_A_PERSON.entries()) {
          successes += Math.max(0, made.filter(granted => granted[which]).length - most);
        }
      }
      return { tries: 2 * wanted * rounds, successes };
    },
  },
  {
    name: 'messages sent by opening a channel again and again',
    async run(stage, { isShort }) {
      const sink = await startHookSink();
      try {
        const client = stage.attacker();
        const headers = originOf(stage.urls[0]!);
        const made = await client.ask('POST', '/api/matches', { game: 'fite', name: 'Eve', open: false }, headers);
        const cookie = /^[^;]*/.exec(made.headers.getSetCookie()[0] ?? '')![0];
        const tries = isShort ? 8 : 40;
        for (let i = 0; i < tries; i++) {
          const known = { ...headers, cookie };
          const opened = await client.ask<{ channel: { id: string } }>(
            ...(['POST', '/api/telling/webhook', { url: sink.url, language: 'en' }, known] as const),
          );
          const { id } = opened.body.channel;
          for (let j = 0; j < 4; j++) await client.ask('POST', `/api/telling/channels/${id}/try`, {}, known);
          await client.ask('DELETE', `/api/telling/channels/${id}`, undefined, known);
        }
        return { tries: 4 * tries, successes: Math.max(0, sink.called.length - LIMITS.letters.burst - 1) };
      } finally {
        await sink.close();
      }
    },
  },
];
