/** The samples of `hosting/` before two real servers: HTTPS, lines of players, visitors' addresses, and a server changed for another under load. */

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { effort } from '@roundhouse/kernel/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judge, openMatch, type PlayedMatch } from '../faults/match.ts';
import { openStore } from '../src/store/open.ts';
import { newCertificate } from '../testing/certificate.ts';
import { findPostgres, type Postgres, startPostgres } from '../testing/postgres.ts';
import { findProgram, folderFor, freePort, type Program, removeFolder, start, untilUp } from '../testing/programs.ts';
import { findRedis, type OwnRedis, startRedis } from '../testing/redis.ts';

const HOSTING = join(import.meta.dirname, '../../../hosting');
const SERVER = join(import.meta.dirname, '../faults/serve.ts');

/** A proxy that is up: what it speaks by HTTPS, what it speaks without, and whom to trust. */
interface Proxy {
  readonly port: number;
  readonly plainPort: number;
  readonly authority: string;
  readonly program: Program;
}

/** Text with every one of these put in place of what stands there; fails for one that does not. */
function replaced(text: string, places: readonly (readonly [string, string])[]): string {
  return places.reduce((now, [old, fresh]) => {
    expect(now).toContain(old);
    return now.replaceAll(old, fresh);
  }, text);
}

async function startCaddy(file: string, folder: string, servers: readonly string[]): Promise<Proxy> {
  const [port, plainPort] = [await freePort(), await freePort()];
  const own = join(folder, 'Caddyfile');
  // What belongs to this machine; all else is the sample, as it is.
  const globals = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${plainPort}\n\thttps_port ${port}\n}\n`;
  await writeFile(own, `${globals}import ${join(HOSTING, 'Caddyfile')}\n`);
  const env = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, SITE: 'localhost', SERVERS: servers.join(' ') };
  const program = start(file, ['run', '--config', own, '--adapter', 'caddyfile'], {}, folder, env);
  const root = join(folder, 'caddy/pki/authorities/local/root.crt');
  await untilUp(program, () => readFile(root).then(Boolean, () => false));
  return { port, plainPort, authority: readFileSync(root, 'utf8'), program };
}

async function startNginx(file: string, folder: string, servers: readonly string[]): Promise<Proxy> {
  const [port, plainPort] = [await freePort(), await freePort()];
  const { key, cert } = newCertificate();
  await writeFile(join(folder, 'fullchain.pem'), cert);
  await writeFile(join(folder, 'privkey.pem'), key);
  const sample = replaced(await readFile(join(HOSTING, 'nginx.conf'), 'utf8'), [
    ['\tserver 127.0.0.1:8080;', servers.map(server => `\tserver ${server};`).join('\n')],
    ['listen 80;', `listen ${plainPort};`],
    ['listen 443 ssl', `listen ${port} ssl`],
    ['play.example.org', 'localhost'],
    ['/etc/ssl/roundhouse', folder],
  ]);
  await mkdir(join(folder, 'logs'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${join(folder, name)};`,
  );
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${join(folder, 'pid')}; error_log stderr; events {}\nhttp { access_log off; ${temporary.join(' ')}\n${sample}\n}\n`,
  );
  const program = start(file, ['-p', folder, '-c', join(folder, 'nginx.conf')], {}, folder);
  return { port, plainPort, authority: cert, program };
}

const PROXIES = [
  { name: 'Caddy', file: findProgram('caddy', ['/usr/bin']), open: startCaddy },
  { name: 'nginx', file: findProgram('nginx', ['/usr/sbin']), open: startNginx },
];

const lacksServices = findPostgres() === null || findRedis() === null;

describe.each(PROXIES)('$name before two servers', ({ name, file, open }) => {
  // Where it should be and is not, starting it fails; elsewhere these tests are skipped, and counted as such.
  const tests = test.skipIf((file === null || lacksServices) && process.env.CI !== 'true');
  let folder: string;
  let postgres: Postgres;
  let redis: OwnRedis;
  let proxy: Proxy;
  let trusted: string[] = [];
  let url: string;
  let where: { databaseUrl: string; redisUrl: string; dataDir: string };
  const ports: number[] = [];
  const servers: (() => Promise<void>)[] = [];

  /** A server in this place, in a process of its own; what ends it is kept, and waits for its end. */
  async function serve(place: number): Promise<void> {
    const given = JSON.stringify({ ...where, port: ports[place], proxies: 1, drainMs: 3000 });
    const child = spawn(process.execPath, [SERVER, given], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    await Promise.race([once(child.stdout, 'data'), ended.then(() => Promise.reject(new Error('it does not start')))]);
    servers[place] = async () => {
      child.kill('SIGTERM');
      expect((await ended)[0]).toBe(0);
    };
  }

  beforeAll(async () => {
    if (file === null || lacksServices) {
      if (process.env.CI === 'true') throw new Error(`${name}, PostgreSQL or Redis is not installed`);
      return;
    }
    folder = await folderFor('proxy', {});
    [postgres, redis] = await Promise.all([startPostgres({ fsync: false }), startRedis()]);
    where = { databaseUrl: await postgres.newDatabase(), redisUrl: redis.url, dataDir: folder };
    ports.push(await freePort(), await freePort());
    await serve(0);
    await serve(1);
    const addresses = ports.map(port => `127.0.0.1:${port}`);
    proxy = await open(file, folder, addresses);
    url = `https://localhost:${proxy.port}`;
    trusted = getCACertificates('default');
    setDefaultCACertificates([...trusted, proxy.authority]);
    const isUp = () =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await untilUp(proxy.program, isUp);
  }, 300_000);

  afterAll(async () => {
    if (!folder) return;
    setDefaultCACertificates(trusted);
    await proxy?.program.stop('SIGTERM');
    await Promise.all(servers.map(end => end()));
    await postgres?.remove();
    await redis?.remove();
    await removeFolder(folder);
  }, 300_000);

  tests('the page by HTTPS only, from now on; who comes without is led there', async () => {
    const page = await fetch(url);
    expect(await page.text()).toContain('id="app"');
    expect(page.headers.get('strict-transport-security')).toMatch(/^max-age=\d+/);
    const plain = await fetch(`http://localhost:${proxy.plainPort}/lobby`, { redirect: 'manual' });
    expect([301, 308]).toContain(plain.status);
    expect(plain.headers.get('location')).toMatch(/^https:\/\/localhost\/lobby$|^https:\/\/localhost:\d+\/lobby$/);
  });

  tests('who guesses is counted by their own address, whatever address they claim', async () => {
    const guess = (localAddress: string, headers: Record<string, string> = {}): Promise<number> =>
      new Promise((done, fail) => {
        const options = {
          method: 'POST',
          localAddress,
          family: 4,
          headers: { 'content-type': 'application/json', ...headers },
        };
        const asked = request(
          `${url}/api/session`.replace('localhost', '127.0.0.1'),
          { ...options, servername: 'localhost' },
          answer => {
            answer.resume();
            done(answer.statusCode ?? 0);
          },
        );
        asked.on('error', fail);
        asked.setHeader('host', `localhost:${proxy.port}`);
        asked.end(JSON.stringify({ name: `Nobody ${Math.random()}`, password: 'a wrong password' }));
      });
    const answers: number[] = [];
    while (answers.at(-1) !== 429 && answers.length < 60) answers.push(await guess('127.0.0.2'));
    expect(answers.at(-1)).toBe(429);
    expect(await guess('127.0.0.3')).toBe(401);
    expect(await guess('127.0.0.2', { 'x-forwarded-for': '192.0.2.7' })).toBe(429);
  });

  tests('both servers are changed for others while people play: no move is lost, none is played twice', async () => {
    const stopping = new AbortController();
    const matches: PlayedMatch[] = [];
    let answered = 0;
    let isEnding = false;
    const keepPlaying = async (): Promise<void> => {
      while (!isEnding) {
        const ways = { manners: 'plain', isRestless: false } as const;
        const match = await openMatch([url], ways, () => answered++, stopping.signal);
        matches.push(match);
        await Promise.all(match.players.map(player => player.play(stopping.signal)));
      }
    };
    const playing = Promise.all(Array.from({ length: 4 }, keepPlaying));
    const untilAnswered = async (more: number): Promise<void> => {
      const mark = answered + more;
      while (answered < mark) await Promise.race([new Promise(done => setTimeout(done, 20)), playing]);
    };
    for (let time = 0; time < effort(1, 5); time++) {
      for (const place of [0, 1]) {
        await untilAnswered(30);
        await servers[place]!();
        await serve(place);
      }
    }
    await untilAnswered(30);
    isEnding = true;
    await playing;
    const store = await openStore(where);
    try {
      for (const match of matches) {
        expect(await judge(match, url, store)).toMatchObject({ lost: 0, duplicated: 0, wrong: '' });
      }
    } finally {
      await store.close();
    }
  });
});

test.skipIf(findProgram('systemd-analyze') === null)('systemd finds nothing wrong with the unit', async () => {
  const folder = await folderFor('unit', {});
  try {
    const unit = await readFile(join(HOSTING, 'roundhouse.service'), 'utf8');
    // Where this clone is, so that its programs are found.
    const here = join(import.meta.dirname, '../../..');
    await writeFile(join(folder, 'roundhouse.service'), replaced(unit, [['/opt/roundhouse', here]]));
    execFileSync('systemd-analyze', ['verify', join(folder, 'roundhouse.service')], { stdio: 'pipe' });
  } finally {
    await removeFolder(folder);
  }
});
