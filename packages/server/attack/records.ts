/** Attacks by records that are to be kept: the longest that there are, and those that are none. */

import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { findGame } from '@roundhouse/games';
import {
  type AnyGame,
  fastChance,
  formatRecord,
  openMatch,
  play,
  randomMove,
  takeBack,
  whyNotTakeBack,
} from '@roundhouse/kernel';
import { FREE_LENGTH, LIMITS } from '../src/limits/limits.ts';
import type { SharedRecordId } from '../src/protocol.ts';
import { type Attack, type Effort, weighed } from './attack.ts';
import type { Client } from './client.ts';
import type { Stage } from './stage.ts';

/** A game with many seats and long turns. */
const GAME = 'element-circle';
const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay'];
/** Of a record with its quotes escaped, in characters: as much as is taken. */
const LONGEST = 590_000;
/** Steps of the first try to make one of it. */
const STEPS = 2400;

/** A legal record: where there are to be more steps than were played, some are played and taken back again and again. */
function madeUp(seed: number, steps = 0): string {
  const game: AnyGame = findGame(GAME)!;
  const [chance, choice] = [fastChance(seed), fastChance(seed + 1)];
  const match = openMatch(game, { seats: NAMES.map(name => ({ name })), seed: null, chance, at: 0 });
  while (game.payoffs(match.state) === null) {
    const seat = game.toAct(match.state)[0]!;
    const move = randomMove(game, match.state, seat, choice);
    play(game, match, seat, move, 1, () => chance);
    for (let i = 0; i < 8 && match.log.length < steps && whyNotTakeBack(match, seat) === null; i++) {
      takeBack(game, match, seat, 1);
      play(game, match, seat, move, 1, () => chance);
    }
  }
  return formatRecord(game, match);
}

/** The longest that is taken. */
function makeLongest(seed: number): string {
  for (let steps = STEPS; ; steps -= 100) {
    const record = madeUp(seed, steps);
    if (JSON.stringify(record).length <= LONGEST) return record;
  }
}

/** Making them takes longer than sending them. */
const made = new Map<number, string>();
function longest(seed: number): string {
  const record = made.get(seed) ?? makeLongest(seed);
  made.set(seed, record);
  return record;
}

const longOnes = ({ isShort }: Effort): string[] =>
  Array.from({ length: isShort ? 2 : 12 }, (_, i) => (isShort ? madeUp(10 * i + 1) : longest(10 * i + 1)));

/** Texts that are to be taken for records, each by another way to tire who reads it. */
function noRecords(): string[] {
  const record = madeUp(5);
  const [header = '', ...lines] = record.split('\n');
  const deep = `{"a":${'['.repeat(40_000)}${']'.repeat(40_000)}}`;
  return [
    ...[
      '',
      '\n',
      '{}',
      'null',
      '[]',
      header,
      `${header}\n${header}`,
      '\n'.repeat(100_000),
      '{"roundhouse":1}\n'.repeat(20_000),
    ],
    ...[deep, `${header}\n${deep}`, `${'{"a":'.repeat(60)}1${'}'.repeat(60)}\n`.repeat(1000)],
    ...[
      record.replace('"Ann"', '"Mallory"'),
      record.replace('{', '{"__proto__":{"x":1},'),
      [...lines, header].join('\n'),
    ],
    ...[
      `{"roundhouse":1,"game":"${'x'.repeat(200_000)}"}\n`,
      `${header}\n${'9'.repeat(300_000)}`,
      record.slice(0, -300),
    ],
  ];
}

const send = (client: Client, record: string) => client.ask<SharedRecordId>('POST', '/api/records', { record });

/** What somebody has shared from an address of their own. */
async function shareOne(stage: Stage, record: string): Promise<string> {
  const { status, body } = await send(stage.attacker(), record);
  if (status !== 200) throw new Error(`an honest record was refused: ${JSON.stringify(body)}`);
  return body.id;
}

export const RECORDS: readonly Attack[] = [
  {
    name: 'the longest records, kept for one address without end',
    prepare: longOnes,
    async run(stage, effort) {
      const client = stage.attacker();
      const records = longOnes(effort);
      const began = performance.now();
      let kept = 0;
      let tries = 0;
      for (let round = 0; round < (effort.isShort ? 60 : 3); round++) {
        for (const record of records) {
          tries++;
          if ((await send(client, record)).status === 200) kept += Math.ceil(record.length / FREE_LENGTH);
        }
      }
      const { burst, perSecond } = LIMITS.records;
      const allowed = Math.ceil(burst + (perSecond * (performance.now() - began)) / 1000);
      return { tries, successes: Math.max(0, kept - allowed) };
    },
  },
  {
    name: 'the longest records from many addresses at once, to be played again',
    prepare: longOnes,
    async run(stage, effort) {
      const records = longOnes(effort);
      const sent = records.flatMap(record => Array.from({ length: 4 }, () => send(stage.attacker(), record)));
      const statuses = (await Promise.all(sent)).map(({ status }) => status);
      // Kept, or told at once to come back later.
      return { tries: sent.length, successes: statuses.filter(status => status !== 200 && status !== 503).length };
    },
  },
  {
    name: 'all places in which records wait, held by one address',
    async run(stage) {
      const { hostname, port } = new URL(stage.urls[0]!);
      const lines = [
        'POST /api/records HTTP/1.1',
        'host: x',
        `x-forwarded-for: ${stage.attacker().headers['x-forwarded-for']}`,
      ];
      const beginning = [...lines, 'content-type: application/json', 'content-length: 600000', '', '{'].join('\r\n');
      const held = Array.from({ length: 10 }, () => connect(Number(port), hostname).on('error', () => {}));
      for (const socket of held) socket.write(beginning);
      await wait(200);
      const { status } = await send(stage.attacker(), madeUp(7));
      for (const socket of held) socket.destroy();
      return { tries: held.length, successes: status === 200 ? 0 : 1 };
    },
  },
  {
    name: 'records that are none: deep, long, broken, with odd names',
    async run(stage) {
      const texts = noRecords();
      const client = stage.attacker();
      let successes = 0;
      for (const text of texts) {
        const { status } = await send(client, text);
        if (status < 400 || (status >= 500 && status !== 503)) successes++;
      }
      return { tries: texts.length, successes };
    },
  },
  {
    name: 'what a link to the longest record shows, again and again',
    prepare: longOnes,
    async run(stage, effort) {
      const id = await shareOne(stage, longOnes(effort)[0]!);
      const client = stage.attacker();
      return weighed(stage, async () => {
        const times = effort.isShort ? 50 : 1000;
        for (let i = 0; i < times; i++) await client.ask('GET', `/replay/~${id}`);
        return times;
      });
    },
  },
];
