// @ts-check
/** Installing what a test machine lacks, where that is Debian and we are root. Plain JavaScript for Node 18 and later. */

import { existsSync, readFileSync } from 'node:fs';
import { runQuietly } from './programs.mjs';

export function isDebian() {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID="?debian"?$/m.test(readFileSync(release, 'utf8'));
}

/**
 * Tries twice: mirrors have bad moments. Gives what went wrong, in the words of apt-get; null if nothing did.
 * @param {readonly string[]} packages
 */
export async function aptInstall(packages) {
  return (await tryInstall(packages)) && (await tryInstall(packages));
}

/** @param {readonly string[]} packages */
async function tryInstall(packages) {
  // At this run level Debian starts no server that it installs: tests start their own.
  const how = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { code, output } = await runQuietly('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], how);
    if (code !== 0) return output.trim() || `apt-get ended with ${code}`;
  }
  return null;
}
