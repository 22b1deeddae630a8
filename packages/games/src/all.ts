/** Every game, by its manifest: the one list, in the order in which they stand on the shelf; those from outside last. */

import { manifest as circuitry } from './circuitry/index.ts';
import { manifest as circusCombat } from './circus-combat/index.ts';
import { manifest as elementCircle } from './element-circle/index.ts';
import { manifest as fite } from './fite/index.ts';
import type { Manifest } from './manifest.ts';
import { OUTSIDE } from './outside.ts';
import { manifest as theCircuit } from './the-circuit/index.ts';
import { manifest as windfall } from './windfall/index.ts';
import { manifest as zattera } from './zattera/index.ts';

export const MANIFESTS: readonly Manifest[] = [
  fite,
  circusCombat,
  elementCircle,
  circuitry,
  theCircuit,
  zattera,
  windfall,
].concat(OUTSIDE);

/** A game's manifest. Throws a sentence if there is no such game. */
export function manifestOf(game: string): Manifest {
  const found = MANIFESTS.find(({ id }) => id === game);
  if (!found) throw new Error(`there is no game '${game}'`);
  return found;
}

/** One part of every game, by the game's id; those that lack it are left out. */
export async function partsOf<T>(
  part: (manifest: Manifest) => (() => Promise<T>) | undefined,
): Promise<ReadonlyMap<string, T>> {
  const parts = new Map<string, T>();
  const loaders = MANIFESTS.flatMap(manifest => {
    const load = part(manifest);
    return load ? [load().then(loaded => void parts.set(manifest.id, loaded))] : [];
  });
  await Promise.all(loaders);
  // In the order of the shelf, whichever came first.
  return new Map(MANIFESTS.flatMap(({ id }) => (parts.has(id) ? [[id, parts.get(id)!] as const] : [])));
}
