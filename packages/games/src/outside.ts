/**
 * Games that are no part of this repository. Whoever starts the program loads them and puts their manifests here before
 * the list of games is first read: a command line by `@roundhouse/bots/outside.ts`, a page by a script before its own.
 */

import type { Manifest } from './manifest.ts';

declare global {
  var roundhouseGames: readonly Manifest[] | undefined;
}

export const OUTSIDE: readonly Manifest[] = globalThis.roundhouseGames ?? [];

export const isOutside = (game: string): boolean => OUTSIDE.some(({ id }) => id === game);

/** Where a server has the games from outside that it plays, for browsers: run once, it puts them where they belong. */
const ON_SERVER = '/games/outside.js';

/** One of them for a worker of a page, in which nobody has put any; undefined where the server has no such game. */
export async function fetchOutside(game: string): Promise<Manifest | undefined> {
  await import(/* @vite-ignore */ ON_SERVER);
  return globalThis.roundhouseGames?.find(({ id }) => id === game);
}
