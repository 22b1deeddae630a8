/**
 * Carries out the steps of hosting/Containerfile without an image registry: in a Debian root of debootstrap instead of the image
 * that it begins with. Then runs what came of it as a container would be run, by its own user, on a file system that cannot be
 * written to, and holds it to what is promised: healthy, playable, and stopped in order. Takes root, and some minutes.
 */

import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aptInstall, isDebian } from './debian.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MIRROR = 'http://deb.debian.org/debian';

export interface Step {
  readonly name: string;
  readonly text: string;
}

/** One image in the making: what it begins with, and what is done to it. */
export interface Stage {
  readonly from: string;
  readonly name: string;
  readonly steps: readonly Step[];
}

/** What a container file says. Throws a sentence for what this program would not carry out. */
export function readContainerFile(text: string): Stage[] {
  const stages: { from: string; name: string; steps: Step[] }[] = [];
  const lines = text.replaceAll(/\\\n/g, ' ').split('\n');
  for (const line of lines.map(one => one.trim()).filter(one => one !== '' && !one.startsWith('#'))) {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const [, from = '', as] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(rest) ?? [];
      stages.push({ from, name: as ?? String(stages.length), steps: [] });
    } else if (name in CARRIED_OUT || TOLD.has(name)) {
      const stage = stages.at(-1);
      if (!stage) throw new Error(`before the first FROM: ${line}`);
      stage.steps.push({ name, text: rest });
    } else throw new Error(`what is this? ${line}`);
  }
  return stages;
}

/** How a container of the last stage is run: each is as the file says it last. */
export function wayToRun({ steps }: Stage) {
  const last = (name: string): string => steps.findLast(step => step.name === name)?.text ?? '';
  const health = /CMD\s+(\[.*\])$/.exec(last('HEALTHCHECK'))?.[1];
  return {
    command: [...JSON.parse(last('ENTRYPOINT')), ...JSON.parse(last('CMD'))] as string[],
    health: JSON.parse(health ?? '[]') as string[],
    user: last('USER'),
    volume: last('VOLUME'),
    port: Number(last('EXPOSE')),
    stop: last('STOPSIGNAL') as NodeJS.Signals,
    folder: last('WORKDIR'),
    env: Object.fromEntries(steps.filter(({ name }) => name === 'ENV').map(({ text }) => text.split(/=(.*)/s))),
  };
}

/** Said of the container, and of no use before it runs. */
const TOLD = new Set(['ENV', 'EXPOSE', 'VOLUME', 'USER', 'STOPSIGNAL', 'HEALTHCHECK', 'ENTRYPOINT', 'CMD']);

interface Making {
  readonly root: string;
  /** The roots of earlier stages, by name. */
  readonly others: ReadonlyMap<string, string>;
  folder: string;
}

const CARRIED_OUT: { readonly [name: string]: (text: string, making: Making) => void } = {
  WORKDIR(text, making) {
    making.folder = text;
    mkdirSync(join(making.root, text), { recursive: true });
  },
  RUN(text, { root, folder }) {
    inside(root, ['sh', '-c', `cd '${folder}' && ${text}`]);
  },
  COPY(text, { root, others, folder }) {
    const [, from, what = '', to = ''] = /^(?:--from=(\S+)\s+)?(\S+)\s+(\S+)$/.exec(text) ?? [];
    const source = from === undefined ? ROOT : others.get(from);
    if (source === undefined) throw new Error(`there is no stage '${from}'`);
    const [at, into] = [join(source, what), join(root, resolve(folder, to))];
    mkdirSync(into, { recursive: true });
    const excluded = from === undefined ? ignored() : [];
    run('sh', ['-c', 'tar -C "$0" "$@" -cf - . | tar -C "$INTO" -xf -', at, ...excluded], { INTO: into });
  },
};

/** .dockerignore, as tar wants it. */
function ignored(): string[] {
  const lines = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
  return lines
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => (line.startsWith('**/') ? `--exclude=${line.slice(3)}` : `--exclude=./${line}`));
}

function run(program: string, args: readonly string[], env: Record<string, string> = {}): void {
  const { status, error } = spawnSync(program, args, { stdio: ['ignore', 2, 2], env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`${program} ended with ${status ?? error}`);
}

/**
 * The machine lends its names, its certificates and its processes, as an engine that builds images does. Mounts are seen by
 * these steps alone and go with them.
 */
const LEND = `
  mount --bind "$TREE" "$TREE" && mount -t proc proc "$TREE/proc" && mount --rbind /dev "$TREE/dev" &&
  touch "$TREE/etc/resolv.conf" && mount --bind /etc/resolv.conf "$TREE/etc/resolv.conf" &&
  mkdir -p "$TREE/etc/ssl/certs"`;

function inside(root: string, command: readonly string[]): void {
  // Certificates are copied where nothing of the root's own is there yet, and bound over what is.
  const script = `${LEND} && mkdir -p "$TREE/tmp/lent" && mount --bind /etc/ssl/certs "$TREE/tmp/lent" &&
    exec chroot "$TREE" env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root \\
      DEBIAN_FRONTEND=noninteractive NODE_EXTRA_CA_CERTS=/tmp/lent/ca-certificates.crt "$@"`;
  run('unshare', ['--mount', '--pid', '--fork', 'sh', '-c', script, 'sh', ...command], { TREE: root });
}

/** A container of it: no other mounts than an engine's, the root read-only, the volume and /tmp in memory. */
function start(root: string, way: ReturnType<typeof wayToRun>, port: number) {
  const env = Object.entries(way.env).map(([name, value]) => `${name}=${value}`);
  const script = `${LEND} && mount -t tmpfs tmpfs "$TREE/tmp" && mount -t tmpfs tmpfs "$TREE${way.volume}" &&
    chown "$(chroot "$TREE" id -u ${way.user})" "$TREE${way.volume}" &&
    mount -o remount,bind,ro "$TREE" && exec setpriv --no-new-privs chroot --userspec=${way.user} "$TREE" \\
      env -i -C ${way.folder} ${env.join(' ')} "$@"`;
  const command = way.command.map(word => (word === String(way.port) ? String(port) : word));
  const args = ['--mount', 'sh', '-c', script, 'sh', ...command];
  return spawn('unshare', args, { stdio: ['ignore', 'pipe', 2], env: { ...process.env, TREE: root } });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise(done => server.once('listening', done));
  const { port } = server.address() as { port: number };
  await new Promise(done => server.close(done));
  return port;
}

async function holdToIt(root: string, stage: Stage): Promise<void> {
  const way = wayToRun(stage);
  const port = await freePort();
  const child = start(root, way, port);
  let said = '';
  child.stdout!.on('data', text => {
    said += text;
  });
  const ended = new Promise<number | null>(done => child.once('exit', done));
  const url = `http://127.0.0.1:${port}`;
  const isHealthy = (): boolean => {
    const [program = '', ...args] = way.health.map(word => word.replace(String(way.port), String(port)));
    return spawnSync('chroot', [root, `${way.env.PATH?.split(':')[0]}/${program}`, ...args]).status === 0;
  };
  while (!isHealthy()) {
    if (child.exitCode !== null) throw new Error(`it ended by itself with ${child.exitCode}: ${said}`);
    await new Promise(done => setTimeout(done, 200));
  }
  const [, user] = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  if (user === '0') throw new Error('it runs as root');
  // As it sees them: its root is the line for what it stands on.
  const [standsOn] = readFileSync(`/proc/${child.pid}/mountinfo`, 'utf8').split('\n');
  if (!/ \/ ro[, ]/.test(standsOn ?? '')) throw new Error(`its file system can be written to: ${standsOn}`);
  const page = await (await fetch(url)).text();
  if (!page.includes('id="app"')) throw new Error('there is no page');
  const [game] = (await (await fetch(`${url}/api/games`)).json()) as { id: string }[];
  const body = JSON.stringify({ game: game?.id, name: 'Ann', open: false });
  const headers = { 'content-type': 'application/json' };
  const table = await fetch(`${url}/api/matches`, { method: 'POST', headers, body });
  if (!table.ok) throw new Error(`no table can be opened: ${table.status} ${await table.text()}`);
  console.log(`healthy at ${url}, as user ${user}, on a file system that is only read; a table was opened`);
  child.kill(way.stop);
  const code = await ended;
  if (code !== 0 || !said.includes('Stopped.')) throw new Error(`told to stop it ended with ${code}: ${said}`);
  console.log('told to stop, it stopped in order');
}

/** Why nothing can be done here; empty if it can. */
async function obstacle(): Promise<string> {
  if (!isDebian() || process.getuid?.() !== 0) return 'it takes root on Debian';
  return (await aptInstall(['debootstrap'])) ?? '';
}

async function main(maySkip: boolean): Promise<void> {
  const why = await obstacle();
  if (why !== '') {
    console.log(`The steps of the container file were not carried out: ${why}.`);
    process.exitCode = maySkip ? 0 : 1;
    return;
  }
  const stages = readContainerFile(readFileSync(join(ROOT, 'hosting', 'Containerfile'), 'utf8'));
  const place = mkdtempSync(join(tmpdir(), 'roundhouse-container-'));
  try {
    const bases = new Map<string, string>();
    const roots = new Map<string, string>();
    for (const { from, name, steps } of stages) {
      if (!bases.has(from)) bases.set(from, makeBase(from, place));
      const making: Making = { root: join(place, name), others: roots, folder: '/' };
      run('cp', ['-a', `${bases.get(from)}/.`, making.root]);
      for (const step of steps) {
        console.log(`${name}: ${step.name} ${step.text}`);
        CARRIED_OUT[step.name]?.(step.text, making);
      }
      roots.set(name, making.root);
    }
    const last = stages.at(-1)!;
    await holdToIt(roots.get(last.name)!, last);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Makes what stands in for `debian:NAME-slim` here. DEBIAN_ROOT names a root that was made before, to be used again. */
export function makeBase(from: string, place: string): string {
  const [, suite] = /^debian:(\w+)-slim$/.exec(from) ?? [];
  if (suite === undefined) throw new Error(`no root can be made for ${from}`);
  if (process.env.DEBIAN_ROOT) return process.env.DEBIAN_ROOT;
  const root = join(place, 'base');
  console.log(`debootstrap ${suite} …`);
  run('debootstrap', ['--variant=minbase', suite, root, MIRROR]);
  return root;
}

if (import.meta.main) await main(process.argv.includes('--may-skip'));
