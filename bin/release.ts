/**
 * `npm run release`: makes the packages in release/ and says what would be published. With `-- --publish` it publishes
 * them; with `-- --version 0.2.0` it first names the next version everywhere and dates its changes.
 */

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Packed, packPackages, stagePackages } from './packages.ts';
import { ROOT } from './programs.mjs';
import { buildWeb } from './web.mjs';

const OUT = join(ROOT, 'release');
const CHANGELOG = join(ROOT, 'CHANGELOG.md');
const UNRELEASED = '## Unreleased';

/** What the changelog says of a version; null if it says nothing. */
export function changesOf(version: string, changelog: string): string | null {
  const sections = changelog.split(/^(?=## )/m);
  const found = sections.find(section => section.split('\n')[0]!.split(' ')[1] === version);
  return found?.split('\n').slice(1).join('\n').trim() || null;
}

/** The changelog with what is unreleased under this version, and an empty place for what comes next. */
export function dated(changelog: string, version: string, day: string): string {
  if (!changelog.includes(`${UNRELEASED}\n`)) throw new Error(`CHANGELOG.md has no '${UNRELEASED}'`);
  return changelog.replace(UNRELEASED, `${UNRELEASED}\n\n## ${version} (${day})`);
}

/** Names the next version in every package.json, the lockfile and the changelog. */
function nameVersion(version: string): void {
  if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) throw new Error(`'${version}' is no version`);
  const workspaces = readdirSync(join(ROOT, 'packages')).map(name => `packages/${name}/package.json`);
  for (const file of ['package.json', ...workspaces]) {
    const path = join(ROOT, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/"version": "[^"]*"/, `"version": "${version}"`));
  }
  const locked = spawnSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], { cwd: ROOT });
  if (locked.status !== 0) throw new Error(`npm cannot write the lockfile:\n${locked.stderr}`);
  writeFileSync(CHANGELOG, dated(readFileSync(CHANGELOG, 'utf8'), version, new Date().toISOString().slice(0, 10)));
}

const output = (command: string, args: readonly string[]): string =>
  spawnSync(command, args, { cwd: ROOT, encoding: 'utf8' }).stdout.trim();

/** Why this may not be published now; null if it may. */
function objection(version: string): string | null {
  if (output('git', ['status', '--porcelain']) !== '') return 'there are changes that are not committed';
  if (changesOf(version, readFileSync(CHANGELOG, 'utf8')) === null) return `CHANGELOG.md says nothing of ${version}`;
  if (output('git', ['tag', '--list', `v${version}`]) !== '') return `v${version} is out already`;
  return null;
}

function publish(packed: readonly Packed[], version: string): number {
  for (const { tarball, name } of packed) {
    const { status } = spawnSync('npm', ['publish', tarball], { cwd: ROOT, stdio: 'inherit' });
    // What is out is out: the next try goes on behind it, since npm refuses a version that is there.
    if (status !== 0) throw new Error(`${name} was not published, nor what comes after it`);
  }
  return spawnSync('git', ['tag', `v${version}`], { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { publish: { type: 'boolean' }, version: { type: 'string' } } });
  if (values.version !== undefined) nameVersion(values.version);
  const built = await buildWeb();
  if (built !== 0) return built;
  const packed = packPackages(stagePackages(join(OUT, 'staged')), OUT);
  for (const { name, bytes, files, tarball } of packed) {
    console.log(
      `${name.padEnd(28)} ${String(Math.ceil(bytes / 1000)).padStart(6)} kB  ${String(files).padStart(5)} files  ${tarball}`,
    );
  }
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const against = objection(version);
  if (values.publish !== true) {
    console.log(
      `\nNothing was published. ${against === null ? 'It could be: -- --publish' : `It could not be: ${against}.`}`,
    );
    return 0;
  }
  if (against !== null) throw new Error(against);
  return publish(packed, version);
}

if (import.meta.main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(`release: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
