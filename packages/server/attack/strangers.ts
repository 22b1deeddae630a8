/** Attacks by what a stranger writes: names that are markup, paths that lead out, JSON that means something else to JavaScript, lines of noise. */

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { WebSocket } from 'ws';
import type { Seated } from '../src/protocol.ts';
import { type Attack, weighed } from './attack.ts';
import type { Client, Line } from './client.ts';
import type { Stage } from './stage.ts';

const MARKUP = ['</title><script>1', '"><svg onload=1>', "'-alert(1)-'", '$&$`$1', '<!--'];
/** What of these stands in a page as it was written is markup of a stranger's. */
const LIVE = /<script>1|<svg onload|<!--(?! )/;
const PATHS = [
  ...[
    '/../package.json',
    '/games/../../package.json',
    '/games/..%2f..%2f..%2fetc/passwd',
    '/assets/..%5c..%5cpackage.json',
  ],
  ...['/%2e%2e/%2e%2e/etc/passwd', '/games/outside.js%00.html', '//evil.example/%2f..', '/previews/%252e%252e/x.jpg'],
];
/** More than fits between two programs of one machine while one of them does not read. */
const CHUNK = 60_000;
const ENDLESS = 24 * 2 ** 20;
/** A character 0, and halves of characters. */
const NO_CHARACTERS = ['\\u0000', '\\ud800', '\\udc00x'];
/** Words that JavaScript has for every object. */
const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'];

/** Asks for exactly this path, which no client would send. */
function askRaw(
  stage: Stage,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(stage.urls[0]!);
  return new Promise((resolve, reject) => {
    const asked = request(
      { hostname, port, path, headers: { 'x-forwarded-for': '203.0.113.250', ...headers } },
      answer => {
        let text = '';
        answer.setEncoding('utf8').on('data', chunk => {
          text += chunk;
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: `${answer.headers.location ?? ''}${text}` }),
        );
      },
    );
    asked.on('error', reject).end();
  });
}

/** Sends chunk after chunk for as long as they are taken; gives how many bytes were. */
async function sendWithoutEnd(stage: Stage, path: string, address: string): Promise<number> {
  const { hostname, port } = new URL(stage.urls[0]!);
  const socket = connect(Number(port), hostname);
  const closed = new Promise<false>(resolve => socket.once('close', () => resolve(false)));
  socket.on('error', () => {}).resume();
  const head = ['host: localhost', `x-forwarded-for: ${address}`, 'content-type: application/json'];
  socket.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\ntransfer-encoding: chunked\r\n\r\n`);
  const chunk = `${CHUNK.toString(16)}\r\n${' '.repeat(CHUNK)}\r\n`;
  let isTaken = true;
  for (let sent = 0; isTaken && sent < ENDLESS; sent += CHUNK)
    if (!socket.write(chunk))
      isTaken = await Promise.race([
        once(socket, 'drain').then(
          () => true,
          () => false,
        ),
        closed,
      ]);
  const taken = socket.bytesWritten - socket.writableLength;
  socket.destroy();
  return isTaken ? taken : 0;
}

/** Somebody whose turn it is at a match of their own. */
async function waiting(client: Client): Promise<{ line: Line; move: unknown }> {
  const { id, keys } = await client.openMatch({ game: 'fite' });
  const line = (await client.line(id, keys[0]!))!;
  return { line, move: line.position!.moves[0] };
}

const OPEN_TABLE = { game: 'fite', name: 'Eve', open: true };

export const STRANGERS: readonly Attack[] = [
  {
    name: 'names, hosts and addresses that are markup, in what a link shows',
    async run(stage) {
      const client = stage.attacker();
      const pages: string[] = [];
      for (const name of MARKUP) {
        const { body } = await client.ask<Seated>('POST', '/api/matches', { game: 'fite', name, open: true });
        pages.push((await askRaw(stage, `/match/${body.table.id}`)).text);
        pages.push((await askRaw(stage, `/match/${body.table.id}?x=${encodeURIComponent(name)}`, { host: name })).text);
        pages.push((await askRaw(stage, `/rules/${name.replaceAll(' ', '+')}`)).text);
      }
      return { tries: pages.length, successes: pages.filter(page => LIVE.test(page)).length };
    },
  },
  {
    name: 'names of other hosts, in pages that would be kept for everybody',
    async run(stage) {
      const client = stage.attacker();
      const { table } = (await client.ask<Seated>('POST', '/api/matches', OPEN_TABLE)).body;
      const other = 'evil.example';
      const claims = [
        { host: other },
        { 'x-forwarded-host': other },
        { forwarded: `host=${other}` },
        { 'x-forwarded-proto': `https://${other}/` },
        { 'x-original-url': `//${other}/` },
      ];
      const paths = ['/', `/match/${table.id}`, '/api', '/api/openapi.json', '/account', '/api/session/provider/back'];
      const answers: string[] = [];
      for (const claim of claims)
        for (const path of paths) answers.push((await askRaw(stage, path, { ...client.headers, ...claim })).text);
      return { tries: answers.length, successes: answers.filter(text => text.includes(other)).length };
    },
  },
  {
    name: "somebody's cookie in what is kept for everybody",
    async run(stage) {
      const client = stage.attacker();
      const made = await client.ask('POST', '/api/matches', OPEN_TABLE, { origin: stage.urls[0]! });
      const cookie = made.headers.getSetCookie()[0]!.split(';', 1)[0]!;
      // Over HTTPS it is given another name, which is told to the browser.
      const safely = { cookie, 'x-forwarded-proto': 'https' };
      const paths = ['/', '/account', '/index.html', '/nowhere', '/api', '/api/games', '/api/me'];
      const answers = await Promise.all(paths.map(path => client.ask('GET', path, undefined, safely)));
      const isKept = ({ headers }: (typeof answers)[number]): boolean =>
        headers.get('cache-control') !== 'no-store' && headers.getSetCookie().length > 0;
      return { tries: paths.length, successes: answers.filter(isKept).length };
    },
  },
  {
    name: 'paths that lead out of what is served',
    async run(stage) {
      const answers = await Promise.all(PATHS.map(path => askRaw(stage, path)));
      const isOut = ({ text }: { text: string }): boolean => /root:|"workspaces"|"dependencies"/.test(text);
      return { tries: answers.length, successes: answers.filter(isOut).length };
    },
  },
  {
    name: 'names that every object has, as games, options, levels and fields',
    async run(stage) {
      const client = stage.attacker();
      const wanted = { game: 'fite', name: 'Eve', open: true };
      const bodies = INHERITED.flatMap(name => [
        `{"game":"${name}","name":"Eve","open":true}`,
        `{"game":"fite","name":"Eve","open":true,"options":{"${name}":{"isOn":true}}}`,
        `{"game":"fite","name":"Eve","open":true,"level":"${name}"}`,
        `{"game":"fite","name":"Eve","open":true,"bots":[{"seat":1,"level":"${name}"}]}`,
        `{"${name}":{"open":true},${JSON.stringify(wanted).slice(1)}`,
      ]);
      let successes = 0;
      for (const body of bodies) {
        const headers = { ...client.headers, 'content-type': 'application/json' };
        const { status } = await fetch(`${client.url}/api/matches`, { method: 'POST', headers, body });
        if (status < 400 || status >= 500) successes++;
      }
      return { tries: bodies.length, successes };
    },
  },
  {
    name: "characters that databases do not take, in the moment of others' moves",
    async run(stage, { isShort }) {
      const client = stage.attacker();
      const { id, keys } = await client.openMatch({ game: 'fite' });
      const others = await Promise.all(Array.from({ length: isShort ? 4 : 8 }, () => waiting(stage.attacker())));
      const headers = { ...client.headers, 'content-type': 'application/json', authorization: `Bearer ${keys[0]}` };
      const ask = (path: string, body?: string) =>
        fetch(client.url + path, { method: body === undefined ? 'GET' : 'POST', headers, ...(body && { body }) });
      const asked = NO_CHARACTERS.flatMap(odd => [
        ask(`/api/matches/${id}/moves`, `{"decision":0,"id":"a${odd}","move":{"type":"concede"},"seen":0}`),
        ask(`/api/matches/${id}/join`, `{"name":"a${odd}"}`),
        ask('/api/session', `{"name":"a${odd}","password":"a wrong password"}`),
      ]);
      asked.push(...['matches', 'records', 'competitions'].map(what => ask(`/api/${what}/a%00`)), ask('/match/a%00'));
      const played = others.map(({ line, move }) => line.deed({ type: 'move', decision: 0, move }));
      const failed = (await Promise.all(asked)).filter(({ status }) => status >= 500 && status !== 503).length;
      const lost = (await Promise.all(played)).filter(answer => answer?.type !== 'update').length;
      for (const { line } of others) line.close();
      return { tries: asked.length, successes: failed + lost };
    },
  },
  {
    name: 'bodies that grow when they are unpacked',
    async run(stage) {
      const client = stage.attacker();
      const bomb = gzipSync(Buffer.alloc(20 * 2 ** 20, ' '));
      const doors = ['/api/matches', '/api/records', '/api/session', '/api/codes'];
      const answers = await Promise.all(
        doors.map(path =>
          fetch(client.url + path, {
            method: 'POST',
            headers: { ...client.headers, 'content-type': 'application/json', 'content-encoding': 'gzip' },
            body: bomb,
          }),
        ),
      );
      return { tries: doors.length, successes: answers.filter(({ status }) => status < 400 || status >= 500).length };
    },
  },
  {
    name: 'bodies without an end, at endpoints that refuse them',
    async run(stage, { isShort }) {
      const paths = ['/api/matches', '/api/records', '/nowhere', '/api/session', '/api/statistics'];
      const sent = await Promise.all(paths.map((path, i) => sendWithoutEnd(stage, path, `203.0.117.${i}`)));
      const rounds = isShort ? 0 : 20;
      for (let i = 0; i < rounds; i++)
        sent.push(...(await Promise.all(paths.map(path => sendWithoutEnd(stage, path, '203.0.117.9')))));
      return { tries: sent.length, successes: sent.filter(bytes => bytes >= ENDLESS).length };
    },
  },
  {
    name: "lines of noise to somebody else's match",
    async run(stage, { isShort }) {
      const { id } = await stage.attacker().openMatch({ game: 'fite' });
      const noise = randomBytes(6000).toString('base64');
      const said = [
        noise,
        '{"type":"hello","key":null,"seen":0}',
        '['.repeat(8000),
        '{"type":"move"}',
        '{"__proto__":1}',
        '',
      ];
      const end = performance.now() + (isShort ? 500 : 8000);
      const outcome = await weighed(stage, async () => {
        let tries = 0;
        const one = async (address: string): Promise<void> => {
          while (performance.now() < end) {
            const line = new WebSocket(`${stage.urls[0]!.replace('http', 'ws')}/api/matches/${id}/live`, {
              headers: { 'x-forwarded-for': address },
            });
            line.on('error', () => {});
            const isOpen = await Promise.race([
              once(line, 'open').then(() => true),
              once(line, 'close').then(() => false),
            ]).catch(() => false);
            if (!isOpen) tries++;
            for (let i = 0; isOpen && i < 100 && line.readyState === WebSocket.OPEN; i++) {
              line.send(said[i % said.length]!, { binary: i % 7 === 0 });
              tries++;
              if (i % 10 === 9) await wait(1);
            }
            line.terminate();
            await wait(5);
          }
        };
        await Promise.all(Array.from({ length: isShort ? 4 : 16 }, (_, i) => one(`203.0.116.${i % 4}`)));
        return Math.max(1, tries);
      });
      return outcome;
    },
  },
];
