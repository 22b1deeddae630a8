/**
 * Runs hosting/compose.yaml as it is, by Podman, on a machine without an image registry: our own image by the steps of
 * hosting/Containerfile, those of others from Debian's packages (`stand-ins`), which keep the promises that the file relies on.
 * Then a game is played through Caddy over TLS, one server is changed for another meanwhile, and all is stopped in order.
 * Takes root, the ports 80 and 443, and some minutes. What is left of it is one temporary folder's, and goes with it.
 */

import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Server } from '@roundhouse-table/client';
import { makeBase } from './container.ts';
import { aptInstall, isDebian } from './debian.mjs';
import { ROOT } from './programs.mjs';

const PROGRAMS = ['podman', 'podman-compose', 'runc', 'netavark', 'aardvark-dns', 'iptables', 'debootstrap'];
const FILE = join(ROOT, 'hosting', 'compose.yaml');
const STAND_INS = join(ROOT, 'bin', 'stand-ins');
const BASE = 'docker.io/library/debian:bookworm-slim';
/** What compose.yaml names, and what stands for it here. */
export const OTHERS = { 'caddy:2': 'caddy', 'postgres:15': 'postgres', 'redis:7': 'redis' };
/** As `depends_on` has it: who comes after those that are healthy. */
export const ORDER = [['postgres', 'redis'], ['one', 'two', 'worker'], ['caddy']];
const SERVERS = ['one', 'two', 'worker'];
const SITE = 'localhost';
const PORTS = [80, 443];
/** Where Caddy keeps what it vouches for by itself. */
const AUTHORITY = '/data/caddy/pki/authorities/local/root.crt';
const LATE_MS = 120_000;

interface Ran {
  readonly code: number | null;
  readonly out: string;
}

/** An engine that keeps everything in a folder of its own, and asks no registry. */
class Engine {
  readonly #env: Readonly<Record<string, string | undefined>>;

  constructor(place: string) {
    const conf = join(place, 'containers.conf');
    const storage = join(place, 'storage.conf');
    // Limits that a machine without more of its own can give; runc knows every kind of cgroups.
    writeFileSync(
      conf,
      `[containers]\ndefault_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]\nlog_driver = "k8s-file"\n
[engine]\nruntime = "runc"\ncgroup_manager = "cgroupfs"\nevents_logger = "file"\n
[network]\nnetwork_backend = "netavark"\nnetwork_config_dir = "${join(place, 'networks')}"\n`,
    );
    writeFileSync(
      storage,
      `[storage]\ndriver = "overlay"\ngraphroot = "${join(place, 'graph')}"\nrunroot = "${join(place, 'run')}"\n`,
    );
    this.#env = {
      ...process.env,
      CONTAINERS_CONF: conf,
      CONTAINERS_STORAGE_CONF: storage,
      // Only in this form an image says how its health is asked for.
      BUILDAH_FORMAT: 'docker',
      SITE,
      POSTGRES_PASSWORD: 'quiet',
    };
  }

  run(program: string, args: readonly string[]): Ran {
    const { status, stdout, stderr, error } = spawnSync(program, args, {
      cwd: join(ROOT, 'hosting'),
      env: this.#env,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    return { code: status, out: `${stdout}${stderr}${error ?? ''}` };
  }

  podman(...args: string[]): string {
    return must(this.run('podman', args), `podman ${args.join(' ')}`);
  }

  compose(...args: string[]): string {
    return must(
      this.run('podman-compose', ['-p', 'roundhouse', '-f', FILE, ...args]),
      `podman-compose ${args.join(' ')}`,
    );
  }

  /** What podman-compose calls the container of a service. */
  name = (service: string): string => `roundhouse_${service}_1`;

  /** As the file, or the image, says that it is asked. */
  healthy(service: string): Promise<void> {
    const isHealthy = () => this.run('podman', ['healthcheck', 'run', this.name(service)]).code === 0;
    return untilDone(`${service} is healthy`, isHealthy).catch(error => {
      throw new Error(`${error}\n${this.podman('logs', this.name(service))}`);
    });
  }
}

async function untilDone(what: string, look: () => boolean): Promise<void> {
  const until = Date.now() + LATE_MS;
  while (!look()) {
    if (Date.now() > until) throw new Error(`never came: ${what}`);
    await new Promise(done => setTimeout(done, 300));
  }
}

function must({ code, out }: Ran, what: string): string {
  if (code !== 0) throw new Error(`${what} ended with ${code}\n${out.slice(-4000)}`);
  return out;
}

/** Builds every image that the file names: nothing is asked of a registry. */
function build(engine: Engine, place: string): void {
  const root = makeBase('debian:bookworm-slim', place);
  const tree = join(place, 'base.tar');
  must(engine.run('tar', ['-C', root, '-cf', tree, '.']), 'tar');
  engine.podman('import', tree, BASE);
  for (const [image, folder] of Object.entries(OTHERS)) {
    console.log(`${image}, from Debian's packages …`);
    engine.podman('build', '--network', 'host', '--tag', `docker.io/library/${image}`, join(STAND_INS, folder));
  }
  console.log('hosting/Containerfile …');
  // The machine lends its names and what it trusts, as an engine that builds images does.
  const npmrc = join(place, 'npmrc');
  writeFileSync(npmrc, 'cafile=/tmp/lent.crt\n');
  const lent = ['/etc/ssl/certs/ca-certificates.crt:/tmp/lent.crt:ro', `${npmrc}:/root/.npmrc:ro`];
  const volumes = lent.flatMap(one => ['--volume', one]);
  engine.podman(
    ...['build', '--network', 'host', ...volumes, '--tag', 'roundhouse'],
    ...['--file', join(ROOT, 'hosting', 'Containerfile'), ROOT],
  );
}

/** Each as the file wants it: not root, nothing to write to, no rights. */
function holdToIt(engine: Engine): void {
  for (const service of SERVERS) {
    const name = engine.name(service);
    const inside = (...command: string[]): Ran => engine.run('podman', ['exec', name, ...command]);
    if (inside('id', '-u').out.trim() === '0') throw new Error(`${service} runs as root`);
    if (inside('touch', '/opt/roundhouse/x').code === 0) throw new Error(`${service} can write to its own programs`);
    const { out } = inside('sh', '-c', 'grep -E "^(CapEff|NoNewPrivs)" /proc/1/status');
    if (!/CapEff:\s+0+\s/.test(out) || !/NoNewPrivs:\s+1/.test(out)) throw new Error(`${service} may too much: ${out}`);
  }
  const reaches = engine.run('podman', ['exec', engine.name('caddy'), 'sh', '-c', 'getent hosts postgres']);
  if (reaches.code === 0) throw new Error('Caddy reaches the database');
}

/** A whole game against a bot, through whichever server Caddy chooses, told by a live line meanwhile. */
async function play(url: string): Promise<void> {
  const server = new Server({ url });
  const [game] = await server.games();
  const bots = [{ seat: 1, level: 'easy' as const }];
  const { table, key } = await server.openTable({ game: game!.id, name: 'Ann', open: false, bots });
  const match = server.match(table.id, key);
  let told = 0;
  const line = match.openLine({ on: () => told++ });
  let moves = 0;
  let now = await match.look();
  for (; now.over === null; now = await match.look()) {
    if (now.moves.length > 0) {
      await match.play(now, now.moves[0]!);
      moves++;
      if (moves === 1) console.log('first move');
    }
  }
  line.close();
  if (told < moves) throw new Error(`${moves} moves, and the live line told of ${told}`);
  console.log(`${moves} moves to the end, ${told} messages on the live line`);
}

/** Why nothing can be done here; empty if it can. */
async function obstacle(): Promise<string> {
  if (!isDebian() || process.getuid?.() !== 0) return 'it takes root on Debian';
  for (const port of PORTS) if (!(await isFree(port))) return `port ${port} is taken`;
  return (await aptInstall(PROGRAMS)) ?? '';
}

function isFree(port: number): Promise<boolean> {
  return new Promise(done => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, () => server.close(() => done(true)));
  });
}

/** Plays in a process of its own, which trusts what Caddy vouches for; `meanwhile` is done after the first move. */
function playBeside(authority: string, meanwhile: () => void): Promise<number | null> {
  const child = spawn(process.execPath, [import.meta.filename, '--play', `https://${SITE}`], {
    stdio: ['ignore', 'pipe', 2],
    env: { ...process.env, NODE_EXTRA_CA_CERTS: authority },
  });
  let isBegun = false;
  child.stdout!.on('data', text => {
    process.stdout.write(text);
    if (!isBegun) meanwhile();
    isBegun = true;
  });
  return new Promise(done => child.once('exit', done));
}

async function holdHouse(engine: Engine, place: string): Promise<void> {
  for (const services of ORDER) {
    engine.compose('up', '--detach', '--no-build', '--no-deps', ...services);
    for (const service of services) if (service !== 'caddy') await engine.healthy(service);
    console.log(`${services.join(', ')}: up`);
  }
  holdToIt(engine);
  const authority = join(place, 'root.crt');
  await untilDone('Caddy has a certificate', () => {
    const { code, out } = engine.run('podman', ['exec', engine.name('caddy'), 'cat', AUTHORITY]);
    if (code === 0) writeFileSync(authority, out);
    return code === 0;
  });
  const code = await playBeside(authority, () => {
    engine.podman('restart', engine.name('one'));
    console.log('one: stopped and started again');
  });
  if (code !== 0) throw new Error('the game did not come to its end');
  // It ends by itself where it does not find the others at once, and is started again, as `restart` in the file has it.
  engine.podman('start', engine.name('one'));
  await engine.healthy('one');
  // Who needs others is stopped before them, as Docker does it; podman-compose stops a database first.
  for (const services of ORDER.toReversed()) engine.compose('stop', ...services);
  for (const service of SERVERS) {
    const ended = engine.podman('inspect', '--format', '{{.State.ExitCode}}', engine.name(service)).trim();
    const said = engine.podman('logs', engine.name(service));
    if (ended !== '0' || !said.includes('Stopped.')) throw new Error(`${service} ended with ${ended}\n${said}`);
  }
  console.log('told to stop, all stopped in order');
}

async function main(maySkip: boolean): Promise<void> {
  const why = await obstacle();
  if (why !== '') {
    console.log(`compose.yaml was not run: ${why}.`);
    process.exitCode = maySkip ? 0 : 1;
    return;
  }
  const place = mkdtempSync(join(tmpdir(), 'roundhouse-compose-'));
  mkdirSync(join(place, 'networks'));
  const engine = new Engine(place);
  try {
    build(engine, place);
    await holdHouse(engine, place);
  } finally {
    engine.run('podman', ['rm', '--all', '--force', '--volumes', '--time', '1']);
    engine.run('podman', ['network', 'prune', '--force']);
    engine.run('umount', ['-l', join(place, 'graph', 'overlay')]);
    rmSync(place, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const [, , wish, url] = process.argv;
  if (wish === '--play') await play(url!);
  else await main(wish === '--may-skip');
}
