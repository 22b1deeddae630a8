/** What a page has kept in its database, read and changed behind its back. */

import type { Page } from 'playwright-core';

/** Everything kept, by name, once all of it is in the database. */
export async function everythingKept(page: Page): Promise<Map<string, unknown>> {
  // As if the page were left and come back to: what is about to be written is written now, and moved.
  await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow']) dispatchEvent(new Event(type));
  });
  await page.waitForFunction(() => Object.keys(localStorage).every(key => !key.startsWith('roundhouse:')));
  return new Map(await page.evaluate(readAll));
}

/** Changes the first thing whose name starts like this. The page knows of it when it is loaded anew. */
export async function changeKept<T>(page: Page, prefix: string, change: (value: T) => T): Promise<void> {
  const found = [...(await everythingKept(page))].find(([name]) => name.startsWith(prefix));
  if (!found) throw new Error(`nothing is kept under '${prefix}'`);
  const [name, entry] = found as [string, { shape: number; value: T }];
  await plant(page, { [name]: { ...entry, value: change(entry.value) } });
}

/** Puts entries into the database as they are, by name. */
export async function plant(page: Page, entries: { readonly [name: string]: unknown }): Promise<void> {
  await page.evaluate(putAll, Object.entries(entries));
}

function readAll(): Promise<[string, unknown][]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('roundhouse', 1);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const table = opening.result.transaction('kept').objectStore('kept');
      const [names, values] = [table.getAllKeys(), table.getAll()];
      values.onsuccess = () => {
        opening.result.close();
        resolve(names.result.map((name, i) => [String(name), values.result[i]]));
      };
    };
  });
}

function putAll(entries: readonly (readonly [string, unknown])[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('roundhouse', 1);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('kept', 'readwrite');
      for (const [name, entry] of entries) transaction.objectStore('kept').put(entry, name);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}
