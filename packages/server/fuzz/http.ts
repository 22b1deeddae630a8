/** What is tried over HTTP: at every endpoint that the server tells of, and where there is none. */

import { type Asked, type Attempt, ask, speak } from './attempt.ts';
import { junk, nested, type Random, spoiltBody } from './random.ts';
import type { Endpoint, Stage, Target } from './stage.ts';

type Make = (stage: Stage, random: Random) => Attempt;

const JSON_TYPE = { 'content-type': 'application/json' };

const asking = (kind: string, asked: Asked, as?: Attempt['as']): Attempt => ({
  kind,
  messages: 1,
  ...(as && { as }),
  send: url => ask(url, asked),
});

/** The address of an endpoint, at one of the matches where it is about one. */
const pathAt = ({ path }: Endpoint, { id }: Target, random: Random): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'id' && /matches/.test(path) ? id : random.word(16)));

/** Who one may claim to be without being it. */
const pretences = (stage: Stage, random: Random): Record<string, string> =>
  random.one<Record<string, string>>([
    {},
    { authorization: `Bearer ${random.word(32)}` },
    { authorization: `Bearer rh_${random.word(32)}` },
    { authorization: random.one(['Bearer', 'Bearer ', 'Basic YTpi', `Bearer ${'x'.repeat(4000)}`, 'bearer a b c']) },
    { cookie: `roundhouse=${random.word(32)}.${random.word(43)}` },
    { cookie: `${stage.cookie.slice(0, -2)}${random.word(2)}__` },
    { cookie: `a=b; roundhouse=; ${'c=d; '.repeat(200)}` },
  ]);

const takesBody = ({ body }: Endpoint): boolean => body !== null;

/** A body that the endpoint cannot take, from somebody who may otherwise be anybody. */
const badBody: Make = (stage, random) => {
  const endpoint = random.one(stage.endpoints.filter(takesBody));
  const target = random.one(stage.targets);
  const body = spoiltBody(random, endpoint.body!.example, endpoint.body!.needed);
  const who = random.one<Record<string, string>>([
    pretences(stage, random),
    { authorization: `Bearer ${random.one(target.keys)}` },
    { cookie: stage.cookie, origin: stage.url },
    { origin: stage.url },
  ]);
  const headers = { ...JSON_TYPE, ...who };
  return asking('body spoilt', {
    method: endpoint.method,
    path: pathAt(endpoint, target, random),
    headers,
    body,
    isBad: true,
  });
};

/** Of a kind that is not taken. */
const wrongType: Make = (stage, random) => {
  const endpoint = random.one(stage.endpoints.filter(takesBody));
  const type = random.one(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'a', 'text/json']);
  const body = Buffer.from(JSON.stringify(endpoint.body!.example));
  const path = pathAt(endpoint, random.one(stage.targets), random);
  const headers = { 'content-type': type, cookie: stage.cookie };
  return asking('not JSON by its type', { method: endpoint.method, path, headers, body, isBad: true });
};

/** Well formed, but from nobody who may. */
const unauthorised: Make = (stage, random) => {
  const target = random.one(stage.targets);
  const path = `/api/matches/${target.id}`;
  const other = random.one(stage.targets.filter(({ id }) => id !== target.id));
  const headers = {
    ...JSON_TYPE,
    ...random.one([pretences(stage, random), { authorization: `Bearer ${random.one(other.keys)}` }]),
  };
  const body = (of: object): Buffer => Buffer.from(JSON.stringify(of));
  const move = { decision: random.int(3), id: random.word(8), move: { type: 'power', power: 'cunning' }, seen: 0 };
  const asked = random.one<Asked>([
    { method: 'POST', path: `${path}/moves`, headers, body: body(move), isBad: true },
    { method: 'POST', path: `${path}/entropy`, headers, body: body({ entropy: random.word(8) }), isBad: true },
    { method: 'POST', path: `${path}/rematch`, headers, body: body({}), isBad: true },
    {
      method: 'POST',
      path: `${path}/join`,
      headers,
      body: body({ name: 'Eve', invite: random.word(32) }),
      isBad: true,
    },
    { method: 'GET', path: '/api/me/export', headers, isBad: true },
    { method: 'GET', path: '/api/moderation', headers, isBad: true },
    { method: 'GET', path: '/metrics', headers: { ...headers, 'x-forwarded-for': '192.0.2.1' }, isBad: true },
  ]);
  return asking('unauthorised', asked);
};

/** By those who may, but not this, or not now. */
const outOfOrder: Make = (stage, random) => {
  const target = random.one(stage.targets);
  const seat = random.int(target.keys.length);
  const headers = { ...JSON_TYPE, authorization: `Bearer ${target.keys[seat]}` };
  const path = `/api/matches/${target.id}`;
  const moves = [
    { decision: 900 + random.int(99), id: random.word(8), move: { type: 'power', power: 'cunning' }, seen: 0 },
    { decision: 900 + random.int(99), id: random.word(8), move: null, seen: random.int(1000) },
    {
      decision: random.int(3),
      id: random.word(8),
      move: { type: `no-${random.word(4)}`, more: junk(random) },
      seen: 0,
    },
    { decision: random.int(3), id: random.word(8), move: { type: '__proto__' }, seen: 0 },
  ];
  const asked = random.one([
    { path: `${path}/moves`, body: random.one(moves) },
    { path: `${path}/entropy`, body: { entropy: random.word(20) } },
    ...(target.status === 'open' ? [] : [{ path: `${path}/join`, body: { name: 'Late', key: random.word(32) } }]),
    ...(target.status === 'over' ? [] : [{ path: `${path}/rematch`, body: {} }]),
  ]);
  const body = Buffer.from(JSON.stringify(asked.body));
  const as = { match: target.id, viewer: seat };
  return asking('not now', { method: 'POST', path: asked.path, headers, body, isBad: true }, as);
};

/** Of the right form, from a browser that has not been here before: but it cannot be. */
const senseless: Make = (stage, random) => {
  const { id } = random.one(stage.targets);
  const table = { game: 'fite', name: random.word(8), open: true };
  const asked = random.one([
    { path: '/api/matches', body: { ...table, game: random.one(['chess', '', '__proto__', 'toString']) } },
    { path: '/api/matches', body: { ...table, seats: 3 + random.int(90) } },
    { path: '/api/matches', body: { ...table, name: random.one(['', ' ', '\u0000', 'x'.repeat(25)]) } },
    {
      path: '/api/matches',
      body: { ...table, options: { [random.one(['__proto__', 'turnLimit', 'no'])]: junk(random) } },
    },
    { path: '/api/matches', body: { ...table, bots: [{ seat: 1, level: random.word(5) }] } },
    { path: '/api/matches', body: { ...table, private: true } },
    { path: `/api/matches/${id}/join`, body: { name: random.word(8), invite: random.word(8) } },
    { path: `/api/matches/${random.word(16)}/join`, body: { name: random.word(8) } },
    { path: '/api/competitions', body: { ...table, game: 'circus-combat' } },
    { path: '/api/competitions', body: { ...table, game: 'the-circuit', entrants: random.one([2, 5, 64]) } },
    { path: '/api/competitions', body: { ...table, game: 'the-circuit', entrants: 4, bots: 4 + random.int(50) } },
    { path: '/api/competitions', body: { ...table, game: 'the-circuit', kind: random.one(['__proto__', 'cup', '']) } },
    { path: '/api/competitions', body: { ...table, game: 'the-circuit', match: { no: junk(random) } } },
    { path: `/api/competitions/${random.word(16)}/join`, body: { name: random.word(8) } },
    { path: '/api/session', body: { name: random.word(8), password: random.word(12) } },
    { path: '/api/account', body: { name: random.word(8), password: 'short' } },
    { path: '/api/carry', body: { code: random.word(24) } },
    { path: '/api/telling/links', body: { token: random.word(40) } },
  ]);
  const body = Buffer.from(JSON.stringify(asked.body));
  const headers = { ...JSON_TYPE, origin: stage.url };
  return asking('senseless', { method: 'POST', path: asked.path, headers, body, isBad: true });
};

/** All is right with it, but that another site's page has sent it. */
const forged: Make = (stage, random) => {
  const endpoint = random.one(stage.endpoints.filter(({ method }) => method !== 'GET'));
  const target = random.one(stage.targets);
  const from = random.one([
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: stage.url, 'sec-fetch-site': 'same-site' },
    { origin: stage.url.replace(/\d+$/, '1') },
  ]);
  const key = { authorization: `Bearer ${random.one(target.keys)}` };
  const headers = { ...(endpoint.body && JSON_TYPE), ...random.one([key, { cookie: stage.cookie }]), ...from };
  const body = endpoint.body ? { body: Buffer.from(JSON.stringify(endpoint.body.example)) } : {};
  const path = pathAt(endpoint, target, random);
  return asking('from another site', { method: endpoint.method, path, headers, ...body, isBad: true });
};

/** At addresses that are none, by methods that are none. */
const astray: Make = (stage, random) => {
  const { id } = random.one(stage.targets);
  const path = random.one([
    `/${random.word(1 + random.int(60))}`,
    `/api/${random.word(10)}`,
    `/api/matches/${id}/${random.word(5)}`,
    `/api/matches/${random.word(16)}`,
    `/api/matches/${id}?seen=${random.one(['-1', 'x', '1e9', '%00', '0&seen=1'])}`,
    '/api/matches/%ff',
    '/%',
    '/..%2f..%2fetc%2fpasswd',
    '//../..//',
    `/api/matches/${'x'.repeat(100 + random.int(7000))}`,
    `/api/matches/${id}/record?${random.word(20)}=${random.word(2000)}`,
    '/api/matches/__proto__',
  ]);
  const method = random.one(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'POST']);
  return asking('astray', { method, path, headers: pretences(stage, random), isBad: false });
};

/** What may be read, by those who may and those who may not. */
const read: Make = (stage, random) => {
  const target = random.one(stage.targets);
  const viewer = random.chance(0.5) ? random.int(target.keys.length) : null;
  const headers: Record<string, string> = viewer === null ? {} : { authorization: `Bearer ${target.keys[viewer]}` };
  const path = random.one([`/api/matches/${target.id}?seen=${random.int(2000)}`, `/api/matches/${target.id}/record`]);
  // An invitation is told to those who sit while seats are free; that is no leak, so it is not asked for.
  const isFair = target.status !== 'open' || viewer === null;
  const asked = { method: 'GET', path: isFair ? path : '/api/matches', headers, isBad: false };
  return asking('read', asked, { match: target.id, viewer });
};

/** Too much, too long, or never finished. */
const oversized: Make = (stage, random) => {
  const endpoint = random.one(stage.endpoints.filter(takesBody));
  const path = pathAt(endpoint, random.one(stage.targets), random);
  const size = 16_385 + random.int(300_000);
  const body = random.one([
    () => Buffer.alloc(size, 'x'),
    () => Buffer.from(JSON.stringify({ ...endpoint.body!.example, more: 'x'.repeat(size) })),
    () => Buffer.from(nested(size / 2)),
  ])();
  return asking('too large', { method: endpoint.method, path, headers: JSON_TYPE, body, isBad: true });
};

const noise: Make = (stage, random) => {
  const { id } = random.one(stage.targets);
  const head = `POST /api/matches/${id}/moves HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;
  const pieces = random.one<() => (string | Buffer)[]>([
    () => [random.bytes(1 + random.int(300)), '\r\n\r\n'],
    () => ['GET / HTTP/9.9\r\n\r\n'],
    () => [`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
    () => [`GET / HTTP/1.1\r\nHost: a\r\n${`x-${random.word(8)}: y\r\n`.repeat(3000)}\r\n`],
    () => [`${head}Content-Length: 10\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n`],
    () => [`${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
    () => [`${head}Content-Length: -1\r\n\r\n{}`],
    () => [`${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}{}{}`],
    () => ['GET / HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n'],
    () => ['\u0016\u0003\u0001\u0002\u0000', random.bytes(200)],
    () => ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ])();
  // Each ends with a request that no server can go on after.
  const bytes = [...pieces, '\r\n\u0000\r\n\r\n'].map(piece => Buffer.from(piece as string, 'latin1'));
  return { kind: 'not HTTP', messages: 1, send: url => speak(url, bytes, true) };
};

const halfSent: Make = (stage, random) => {
  const endpoint = random.one(stage.endpoints.filter(takesBody));
  const body = JSON.stringify(endpoint.body!.example);
  const path = pathAt(endpoint, random.one(stage.targets), random);
  const head = `${endpoint.method} ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;
  const whole = `${head}Content-Length: ${body.length + 1}\r\n\r\n${body}`;
  const cut = Buffer.from(whole.slice(0, 1 + random.int(whole.length - 1)));
  return { kind: 'half sent', messages: 1, send: url => speak(url, [cut], false) };
};

export const HTTP_KINDS: readonly Make[] = [
  ...[badBody, badBody, badBody, unauthorised, outOfOrder, outOfOrder, senseless, forged, astray, read],
  ...[wrongType, oversized, noise, halfSent],
];
