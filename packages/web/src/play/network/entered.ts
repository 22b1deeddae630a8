/** What this browser has entered on a server: the keys that speak for whoever sits here. */

import { drop, held, heldUnder, hold } from '../kept/store.ts';

/** Every competition that was entered here is kept under a name that begins so. */
const KEPT_AS = 'entered.';

/** What speaks for somebody in a competition, and opens their seats. Never shown, never put into an address. */
interface KeptEntry {
  readonly key: string;
}

export const isEntry = (value: unknown): value is KeptEntry =>
  typeof value === 'object' && value !== null && typeof (value as { key?: unknown }).key === 'string';

export function keyOf(id: string): string | null {
  const entry = held(`${KEPT_AS}${id}`);
  return isEntry(entry) ? entry.key : null;
}

export const keepEntry = (id: string, key: string): void => hold(`${KEPT_AS}${id}`, { key });

export const forgetEntry = (id: string): void => drop(`${KEPT_AS}${id}`);

/** Whether anything was ever entered here: only then is it worth asking the server what. */
export const hasEntered = (): boolean => heldUnder(KEPT_AS).size > 0;
