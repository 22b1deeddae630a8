/** Attacks on the clock: time that was spent is to come back. */

import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import type { Line } from './client.ts';

const GAME = 'element-circle';
const WHOLE_S = 10;
/** Thought about before leaving. */
const SPENT_MS = 700;
/** A bot moves within this, or the try counts for nothing. */
const BOT_MS = 10_000;

/** Of the shortest clock, where little enough is left of it that there is time lent to click. */
const SHORTEST_S = 5;
const NEARLY_ALL_MS = 3500;

const leftOf = ({ position }: Line, seat: number): number => {
  const clock = position!.clock!;
  const { left, due } = clock.seats[seat]!;
  return due === null ? left : due - clock.now;
};

export const CLOCKS: readonly Attack[] = [
  {
    name: 'leave, let a bot move, return to a full clock',
    async run(stage, { isShort }) {
      const client = stage.attacker();
      const tries = isShort ? 1 : 5;
      let successes = 0;
      for (let i = 0; i < tries; i++) {
        const clock = { kind: 'match', seconds: WHOLE_S, increment: 0, out: 'bot' } as const;
        const { id, keys } = await client.openMatch({ game: GAME, clock, level: 'random' });
        const lines = await Promise.all(keys.map(key => client.line(id, key)));
        const seat = lines.findIndex(line => (line?.position?.moves.length ?? 0) > 0);
        const line = lines[seat]!;
        await wait(SPENT_MS);
        await line.deed({ type: 'leave' });
        const { decision } = line.position!;
        const end = performance.now() + BOT_MS;
        while (line.position!.decision === decision && performance.now() < end) await wait(50);
        await line.deed({ type: 'return' });
        // Less a tick, for the clock of whoever measures.
        if (leftOf(line, seat) > WHOLE_S * 1000 - SPENT_MS + 50) successes++;
        for (const one of lines) one?.close();
      }
      return { tries, successes };
    },
  },
  {
    name: 'leave and come back before a bot has moved, so that time is never out',
    async run(stage, { isShort }) {
      const client = stage.attacker();
      const clock = { kind: 'move', seconds: SHORTEST_S, out: 'concede' } as const;
      const { id, keys } = await client.openMatch({ game: GAME, clock });
      const lines = await Promise.all(keys.map(key => client.line(id, key)));
      const seat = lines.findIndex(line => (line?.position?.moves.length ?? 0) > 0);
      const line = lines[seat]!;
      const began = performance.now();
      await wait(NEARLY_ALL_MS);
      let tries = 0;
      const isOn = (): boolean => performance.now() - began < (isShort ? SHORTEST_S + 1 : 4 * SHORTEST_S) * 1000;
      while (isOn() && line.position!.over === null) {
        tries++;
        await Promise.all([line.deed({ type: 'leave' }), line.deed({ type: 'return' })]);
        await wait(300);
      }
      // By then a bot has moved, or the seat has given up.
      const isStalled = line.position!.decision === 0 && line.position!.over === null;
      for (const one of lines) one?.close();
      return { tries, successes: isStalled ? tries : 0 };
    },
  },
];
