/** What a table keeps on this device beyond its matches: the page that draws it provides the place. Where none does, nothing is kept. */

import { createContext } from 'preact';

/** By names of the table's own; other games' are others. */
export interface Keeping {
  /** What is held under a name; undefined if nothing is. Shared: not to be changed. */
  held(name: string): unknown;
  hold(name: string, value: unknown): void;
}

export const TableKeeping = createContext<Keeping>({ held: () => undefined, hold() {} });
