/** What is tried on live lines: messages that are none, from those who may not, and bytes that are no messages. */

import { WebSocket } from 'ws';
import type { ClientMessage, ServerMessage } from '../src/protocol.ts';
import { type Answer, type Attempt, speak } from './attempt.ts';
import { junk, nested, type Random, spoiltBody, WRONG } from './random.ts';
import type { Stage, Target } from './stage.ts';

type Make = (stage: Stage, random: Random) => Attempt;

const EXAMPLES: readonly (Record<string, unknown> & Pick<ClientMessage, 'type'>)[] = [
  { type: 'move', decision: 0, id: 'a', move: { type: 'power', power: 'cunning' } },
  { type: 'takeBack', decision: 0, id: 'a' },
  { type: 'askTakeBack', id: 'a' },
  { type: 'answerTakeBack', id: 'a', asked: 'b', agree: true },
  { type: 'leave', id: 'a' },
  { type: 'return', id: 'a' },
  { type: 'say', id: 'a', text: 'hello' },
  { type: 'mute', id: 'a', seat: 1, muted: true },
  { type: 'report', id: 'a', line: 0, reason: 'rude' },
];

const addressOf = (url: string, { id }: Target): string => `${url.replace('http', 'ws')}/api/matches/${id}/live`;
const PATIENCE_MS = 30_000;

/** Opens a line, says everything, and waits until all of it is answered or the line closed. */
function converse(
  address: string,
  headers: Record<string, string>,
  says: readonly (string | Buffer)[],
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const line = new WebSocket(address, { headers, perMessageDeflate: false, handshakeTimeout: PATIENCE_MS });
    const texts: string[] = [];
    let status: number | null = null;
    let isObeyed = false;
    const patience = setTimeout(() => {
      line.terminate();
      reject(new Error('a line was not answered'));
    }, PATIENCE_MS);
    const done = (): void => {
      clearTimeout(patience);
      resolve({ status, texts, isObeyed });
    };
    line.on('unexpected-response', (_request, response) => {
      status = response.statusCode!;
      response.resume();
      line.terminate();
    });
    line.on('open', () => {
      for (const message of says) line.send(message, { binary: Buffer.isBuffer(message) });
      // Answered after everything before it.
      line.send('{"type":"ping"}');
    });
    line.on('message', text => {
      texts.push(String(text));
      const message = JSON.parse(String(text)) as ServerMessage;
      if ('answers' in message && message.answers !== null) isObeyed = true;
      if (message.type === 'pong') line.close();
    });
    line.on('error', () => {}).on('close', done);
  });
}

const hello = (key: string | null, seen = 0): string => JSON.stringify({ type: 'hello', key, seen });

const several = (random: Random, make: () => string | Buffer): (string | Buffer)[] =>
  Array.from({ length: 1 + random.int(6) }, make);

const talking = (
  kind: string,
  target: Target,
  says: readonly (string | Buffer)[],
  more: { headers?: Record<string, string>; as?: Attempt['as'] } = {},
): Attempt => ({
  kind,
  messages: says.length,
  ...(more.as && { as: more.as }),
  send: url => converse(addressOf(url, target), more.headers ?? {}, says),
});

const isUnderWay = ({ status }: Target): boolean => status !== 'open';

/** By somebody who sits there, but nothing that can be understood. */
const spoilt: Make = (stage, random) => {
  const target = random.one(stage.targets.filter(isUnderWay));
  const seat = random.int(target.keys.length);
  const says = several(random, () => {
    const example = random.one(EXAMPLES);
    const bad = spoiltBody(random, example, Object.keys(example));
    // Longer than a message may be closes the line: seldom, so that others are heard too.
    return bad.length > 16_384 && random.chance(0.9) ? '{}' : random.chance(0.1) ? bad : bad.toString();
  });
  return talking('line: spoilt', target, [hello(target.keys[seat]!, random.int(50)), ...says], {
    as: { match: target.id, viewer: seat },
  });
};

/** Everything well formed, by somebody who only watches, or has not even said hello. */
const unauthorised: Make = (stage, random) => {
  const target = random.one(stage.targets);
  const greeting = random.one([[], [hello(null)], [hello(random.word(32))], [hello(null), hello(target.keys[0]!)]]);
  const says = several(random, () => JSON.stringify({ ...random.one(EXAMPLES), id: random.word(6) }));
  const as = { match: target.id, viewer: null };
  return talking('line: unauthorised', target, [...greeting, ...says], { as });
};

/** By somebody who sits there: not this, or not now. */
const outOfOrder: Make = (stage, random) => {
  const target = random.one(stage.targets.filter(isUnderWay));
  const seat = random.int(target.keys.length);
  const says = several(random, () =>
    JSON.stringify(
      random.one<object>([
        {
          type: 'move',
          decision: random.int(3),
          id: random.word(6),
          move: { type: `no-${random.word(3)}`, a: junk(random) },
        },
        { type: 'move', decision: random.int(3), id: random.word(6), move: { type: '__proto__' } },
        { type: 'answerTakeBack', id: random.word(6), asked: random.word(6), agree: true },
        { type: 'report', id: random.word(6), line: random.int(1000), reason: 'nothing' },
        { type: 'say', id: random.word(6), text: random.one(['\u0000', '   ', '\u202e']) },
        { type: 'hello', key: target.keys[seat], seen: 0 },
      ]),
    ),
  );
  const as = { match: target.id, viewer: seat };
  return talking('line: not now', target, [hello(target.keys[seat]!, random.int(3000)), ...says], { as });
};

const forged: Make = (stage, random) => {
  const target = random.one(stage.targets);
  const from = random.one([
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ]);
  const says = [hello(target.keys[0]!), JSON.stringify({ type: 'say', id: 'a', text: 'forged' })];
  return talking('line: from another site', target, says, { headers: { cookie: stage.cookie, ...from } });
};

const deep: Make = (stage, random) => {
  const target = random.one(stage.targets);
  const says = several(random, () =>
    random.one([
      nested(21 + random.int(7000)),
      nested(1 + random.int(2000), '{"a":', '}'),
      `{"type":"move","decision":0,"id":"a","move":{"type":"a","b":${nested(30 + random.int(3000))}}}`,
      JSON.stringify({ type: WRONG, key: WRONG }),
    ]),
  );
  return talking('line: too deep', target, [hello(null), ...says], { as: { match: target.id, viewer: null } });
};

const tooLarge: Make = (stage, random) => {
  const target = random.one(stage.targets);
  const says = [hello(null), random.one(['x', '[', '{"a":']).repeat(16_400 + random.int(200_000))];
  return talking('line: too large', target, says, { as: { match: target.id, viewer: null } });
};

interface Frame {
  readonly opcode: number;
  readonly payload: Buffer;
  readonly isMasked?: boolean;
  readonly first?: number;
  /** Says that it is this long. */
  readonly length?: number;
}

/** A frame as the protocol has it, or not quite. */
function frame({ opcode, payload, isMasked = true, first = 0x80, length = payload.length }: Frame): Buffer {
  const long = length > 125;
  const head = Buffer.alloc(long ? 10 : 2);
  head[0] = first | opcode;
  head[1] = (isMasked ? 0x80 : 0) | (long ? 127 : length);
  if (long) head.writeBigUInt64BE(BigInt(length), 2);
  const mask = Buffer.from(isMasked ? [1, 2, 3, 4] : []);
  const masked = isMasked ? Buffer.from(payload.map((byte, i) => byte ^ mask[i % 4]!)) : payload;
  return Buffer.concat([head, mask, masked]);
}

/** Bytes on a line that are no messages. */
const noise: Make = (stage, random) => {
  const { id } = random.one(stage.targets);
  const upgrade =
    `GET /api/matches/${id}/live HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
    `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
  const text = Buffer.from(hello(null));
  const bad = random.one<() => Buffer[]>([
    () => [frame({ opcode: 1, payload: text, isMasked: false })],
    () => [frame({ opcode: 1, payload: Buffer.from([0xc3, 0x28, 0xff]) })],
    () => [frame({ opcode: random.one([3, 4, 5, 6, 7, 11, 12, 15]), payload: text })],
    () => [frame({ opcode: 1, payload: text, first: 0x80 | random.one([0x40, 0x20, 0x10]) })],
    () => [frame({ opcode: 0, payload: text })],
    () => [frame({ opcode: 9, payload: random.bytes(126) })],
    () => [frame({ opcode: 8, payload: Buffer.from([0x03, 0x00]) })],
    () => [frame({ opcode: 1, payload: text, length: Number.MAX_SAFE_INTEGER })],
    () => [frame({ opcode: 1, payload: text, first: 0 }), frame({ opcode: 1, payload: text })],
    () => [random.bytes(200)],
  ])();
  // Whatever it made of the last, a frame of an unknown kind ends it.
  const pieces = [Buffer.from(upgrade), ...bad, frame({ opcode: 3, payload: text })];
  return { kind: 'line: no frames', messages: bad.length, send: url => speak(url, pieces, true) };
};

const halfSent: Make = (stage, random) => {
  const { id } = random.one(stage.targets);
  const upgrade =
    `GET /api/matches/${id}/live HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
    `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
  const whole = Buffer.concat([Buffer.from(upgrade), frame({ opcode: 1, payload: Buffer.from(hello(null)) })]);
  const cut = whole.subarray(0, 1 + random.int(whole.length - 1));
  return { kind: 'line: half sent', messages: 1, send: url => speak(url, [cut], false) };
};

export const LINE_KINDS: readonly Make[] = [
  ...[spoilt, spoilt, unauthorised, unauthorised, outOfOrder, outOfOrder],
  ...[forged, deep, tooLarge, noise, halfSent],
];
