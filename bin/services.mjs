// @ts-check
/** What tests start for themselves, databases, proxies and other browsers: found on the machine, or installed where that is possible. */

import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, isDebian } from './debian.mjs';

const POSTGRES = '/usr/lib/postgresql';

/** What tests start, and the Debian package that brings it. */
const SERVICES = [
  { name: 'PostgreSQL', program: 'initdb', apt: 'postgresql' },
  { name: 'Redis', program: 'redis-server', apt: 'redis-server' },
  { name: 'Caddy', program: 'caddy', apt: 'caddy' },
  { name: 'nginx', program: 'nginx', apt: 'nginx' },
  { name: 'Firefox', program: 'firefox-esr', apt: 'firefox-esr' },
  { name: "WebKit's driver", program: 'WebKitWebDriver', apt: 'webkit2gtk-driver' },
  { name: 'Xvfb', program: 'Xvfb', apt: 'xvfb' },
];

/** Where Debian keeps servers, whoever looks. */
const SERVERS = '/usr/sbin';

/** Those that are not installed. */
export function missingServices(env = process.env) {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).map(version => join(POSTGRES, version, 'bin')) : [];
  const folders = [...(env.PATH ?? '').split(delimiter).filter(folder => folder !== ''), SERVERS, ...versions];
  return SERVICES.filter(({ program }) => !folders.some(folder => existsSync(join(folder, program))));
}

/**
 * Installs what is missing on Debian as root; gives what a person has to do elsewhere, or an empty text.
 * @param {(line: string) => void} say
 */
export async function installServices(say) {
  const missing = missingServices();
  // Another set-up may have been quicker.
  if (missing.length === 0) return '';
  const names = missing.map(({ name }) => name).join(', ');
  const packages = missing.map(({ apt }) => apt);
  if (!isDebian()) return `Install ${names}: their tests are skipped without.`;
  if (process.getuid?.() !== 0) return `Install ${names} with: sudo apt-get install ${packages.join(' ')}`;
  say(`installing ${names} (apt-get install ${packages.join(' ')}), for tests only …`);
  const failure = await aptInstall(packages);
  return missingServices().length === 0 ? '' : `apt-get could not install ${names}:\n${failure ?? ''}`;
}
