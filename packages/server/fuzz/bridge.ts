/** What is tried at the bridge, with a token that is good: calls that are none, and calls that lead nowhere. */

import { WebSocket } from 'ws';
import { type Answer, type Attempt, ask } from './attempt.ts';
import { junk, nested, type Random, spoiltBody, WRONG } from './random.ts';
import type { Stage } from './stage.ts';

type Make = (stage: Stage, random: Random) => Attempt;

const METHODS = ['status', 'moves', 'play', 'view', 'why', 'record', 'wait'];
const PATIENCE_MS = 30_000;

/** No call that a program without a seat could have carried out. */
function badCall(stage: Stage, random: Random): string {
  const { id: match } = random.one(stage.targets);
  const call = { jsonrpc: '2.0', id: random.int(99), method: random.one(METHODS), params: { match } };
  const calls: (() => string | Buffer)[] = [
    () => JSON.stringify({ ...call, method: random.one(['', 'no', '__proto__', 'constructor', 'toString']) }),
    () => JSON.stringify({ ...call, params: { match, seat: junk(random), move: junk(random), step: junk(random) } }),
    () => JSON.stringify({ ...call, params: { match: junk(random) } }),
    () => JSON.stringify({ ...call, params: random.one([WRONG, null, 'text', 7]) }),
    () => JSON.stringify({ ...call, method: 'new', params: { game: random.one(['', 'chess', '__proto__', WRONG]) } }),
    () => JSON.stringify({ ...call, method: 'new', params: { game: 'fite', [random.word(5)]: WRONG } }),
    () => JSON.stringify({ ...call, method: 'join', params: { match, invite: random.word(20) } }),
    () => JSON.stringify(Array.from({ length: random.int(120) }, () => call)),
    () => JSON.stringify([...Array.from({ length: 3 }, () => junk(random)), call]),
    () => spoiltBody(random, call, ['method']),
    () => nested(1 + random.int(4000)),
  ];
  return random.one(calls)().toString();
}

const overHttp: Make = (stage, random) => {
  const body = Buffer.from(badCall(stage, random));
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${stage.token}` };
  const asked = { method: 'POST', path: '/api/bridge', headers, body, isBad: false };
  return {
    kind: 'bridge: no calls',
    messages: 1,
    async send(url) {
      const answer = await ask(url, asked);
      return { ...answer, isObeyed: /"result":/.test(answer.texts[1] ?? '') };
    },
  };
};

/** The last call is a good one, and is answered after all others. */
const onLine: Make = (stage, random) => {
  const says = Array.from({ length: 1 + random.int(6) }, () => badCall(stage, random)).filter(
    one => one.length < 16_000,
  );
  const last = JSON.stringify({ jsonrpc: '2.0', id: 'last', method: 'matches', params: {} });
  return {
    kind: 'bridge: line',
    messages: Math.max(1, says.length),
    send: url =>
      new Promise<Answer>((resolve, reject) => {
        const headers = { authorization: `Bearer ${stage.token}` };
        const line = new WebSocket(`${url.replace('http', 'ws')}/api/bridge`, { headers, perMessageDeflate: false });
        const texts: string[] = [];
        let isObeyed = false;
        const patience = setTimeout(() => {
          line.terminate();
          reject(new Error('a line of the bridge was not answered'));
        }, PATIENCE_MS);
        line.on('open', () => {
          for (const call of [...says, last]) line.send(call);
        });
        line.on('message', text => {
          texts.push(String(text));
          if (String(text).includes('"id":"last"')) line.close();
          else if (/"result":/.test(String(text))) isObeyed = true;
        });
        line
          .on('error', () => {})
          .on('close', () => {
            clearTimeout(patience);
            resolve({ status: null, texts, isObeyed });
          });
      }),
  };
};

export const BRIDGE_KINDS: readonly Make[] = [overHttp, onLine];
