/** Loads games that are no part of this repository, in every thread under Node that plays them. */

import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Manifest } from '@roundhouse/games/manifest.ts';

/** What games import: ours by the name under which it is published, and what tables are drawn with. */
const SHARED = /^(?:@roundhouse-table\/|preact(?:\/|$))/;

let entries: readonly string[] = [];

/** Where the games came from that were loaded, for another thread to load them too. */
export const outsideEntries = (): readonly string[] => entries;

/**
 * Imports the module of each game, by its `file:` address, and puts its `manifest` on the list of games, which must not
 * have been read before. Whatever a game has installed, it gets our kernel and no other: matches are made of it.
 */
export async function loadOutside(from: readonly string[]): Promise<Manifest[]> {
  if (from.length === 0) return [];
  registerHooks({
    resolve: (specifier, context, next) =>
      SHARED.test(specifier) && context.parentURL !== import.meta.url
        ? next(ours(specifier), { ...context, parentURL: import.meta.url })
        : next(specifier, context),
  });
  const modules = await Promise.all(from.map(entry => import(entry) as Promise<{ manifest?: Manifest }>));
  const manifests = modules.map(({ manifest }, i) => {
    if (!manifest) throw new TypeError(`'${from[i]}' exports no 'manifest'`);
    return manifest;
  });
  entries = from;
  globalThis.roundhouseGames = manifests;
  return manifests;
}

/** The file of ours that a game means by the name of a module; null where it is none of ours. */
export const outsideModule = (specifier: string): string | null =>
  specifier.startsWith('@roundhouse-table/') ? fileURLToPath(import.meta.resolve(ours(specifier))) : null;

/** In this repository packages have a shorter name, and are TypeScript. */
const ours = (specifier: string): string => {
  const named = specifier.replace('@roundhouse-table/', '@roundhouse/');
  return import.meta.url.endsWith('.ts') ? named.replace(/\.js$/, '.ts') : named;
};
