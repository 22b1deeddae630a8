// @ts-check
/** Whether the installed packages are those of the lockfile. Plain JavaScript for Node 18 and later. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, resolved?: string }} Entry */

/** The parts of a package.json that decide what is installed. */
const PARTS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies', 'bin'];

/**
 * Those parts of every package.json of the repository, by folder; the root is ''.
 * @param {string} root
 * @returns {Record<string, Record<string, unknown>>}
 */
export function readManifests(root) {
  /** @type {Record<string, Record<string, unknown>>} */
  const manifests = {};
  for (const folder of ['', 'bench', ...readdirSync(join(root, 'packages')).map(name => `packages/${name}`)]) {
    const file = join(root, folder, 'package.json');
    if (existsSync(file)) manifests[folder] = partsOf(readJson(file));
  }
  return manifests;
}

/**
 * True if somebody has already installed what the lockfile asks for, by hand with `npm install` for example; then
 * nothing need be thrown away. npm leaves a list of what it installed beside the packages.
 * @param {string} root
 */
export function installedAsLocked(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  /** @type {Record<string, Entry>} */
  const installed = readJson(record).packages;
  /** @type {Record<string, Entry>} */
  const locked = readJson(join(root, 'package-lock.json')).packages;
  for (const [folder, manifest] of Object.entries(readManifests(root))) {
    if (!same(partsOf(locked[folder] ?? {}), manifest)) return false;
  }
  for (const path of Object.keys(installed)) if (!locked[path]) return false;
  return Object.entries(locked).every(([path, entry]) => isInstalled(root, path, entry, installed[path]));
}

/**
 * @param {string} root
 * @param {string} path
 * @param {Entry} locked
 * @param {Entry | undefined} installed
 */
function isInstalled(root, path, locked, installed) {
  if (path === '' || (locked.optional && !installed)) return true;
  if (installed?.version !== locked.version || installed?.integrity !== locked.integrity) return false;
  return existsSync(join(root, path));
}

/** @param {Record<string, unknown>} manifest */
function partsOf(manifest) {
  /** @type {Record<string, unknown>} */
  const parts = {};
  for (const part of PARTS) if (manifest[part] !== undefined) parts[part] = manifest[part];
  return parts;
}

/**
 * Equal but for the order of keys.
 * @param {unknown} a
 * @param {unknown} b
 */
function same(a, b) {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

/** @param {unknown} value @returns {unknown} */
function sorted(value) {
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, inner]) => [key, sorted(inner)]);
}

/** @param {string} file */
const readJson = file => JSON.parse(readFileSync(file, 'utf8'));
