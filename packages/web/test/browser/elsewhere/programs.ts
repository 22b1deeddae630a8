/** Where Firefox and WebKit are on this machine; `npm test` installs them on Debian as root. */

import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { WebKitPrograms } from './webkit.ts';

const FOLDERS = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)].filter(folder => folder !== '');
const LIBRARIES = '/usr/lib';

/** The first of these programs that is there, or null. */
function find(...names: readonly string[]): string | null {
  const paths = names.flatMap(name => FOLDERS.map(folder => join(folder, name)));
  return paths.find(path => existsSync(path)) ?? null;
}

/** Firefox, or null. */
export const findFirefox = (): string | null => find('firefox-esr', 'firefox');

/** WebKit's driver, its plain browser, which is on no path, and a screen for it; null if one of them is missing. */
export function findWebKit(): WebKitPrograms | null {
  const [driver, screen, browser] = [find('WebKitWebDriver'), find('Xvfb'), findMiniBrowser()];
  return driver && screen && browser ? { driver, screen, browser } : null;
}

function findMiniBrowser(): string | null {
  if (!existsSync(LIBRARIES)) return null;
  // A folder for each kind of processor.
  const rooms = readdirSync(LIBRARIES).map(name => join(LIBRARIES, name, 'webkit2gtk-4.1', 'MiniBrowser'));
  return rooms.find(path => existsSync(path)) ?? null;
}
