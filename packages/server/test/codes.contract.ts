/** What the table of spoken codes must keep to, on any database. */

import { describe, expect, test } from 'vitest';
import { CODE_MS, codesOn } from '../src/store/codes.ts';
import { type Database, useTables } from './store.contract.ts';

const NOW = 1_700_000_000_000;

export function codesContract(name: string, makeDatabase: () => Promise<Database>): void {
  describe(`the contract of spoken codes on ${name}`, () => {
    const tables = useTables(makeDatabase);

    test('a match keeps the first code it was offered, which leads to it', async () => {
      const codes = codesOn(tables());
      expect(await codes.codeOf('a', 'KAMILO', NOW)).toBe('KAMILO');
      expect(await codes.codeOf('a', 'TUREBO', NOW + 1)).toBe('KAMILO');
      expect(await codes.matchOf('KAMILO', NOW + 2)).toBe('a');
      expect(await codes.matchOf('TUREBO', NOW + 2)).toBe(null);
    });

    test('a code that is another’s is not given away', async () => {
      const codes = codesOn(tables());
      await codes.codeOf('a', 'KAMILO', NOW);
      expect(await codes.codeOf('b', 'KAMILO', NOW)).toBe(null);
      expect(await codes.codeOf('b', 'TUREBO', NOW)).toBe('TUREBO');
      expect(await codes.matchOf('KAMILO', NOW)).toBe('a');
    });

    test('after an hour it leads nowhere, and may be anybody’s', async () => {
      const codes = codesOn(tables());
      await codes.codeOf('a', 'KAMILO', NOW);
      expect(await codes.matchOf('KAMILO', NOW + CODE_MS - 1)).toBe('a');
      expect(await codes.matchOf('KAMILO', NOW + CODE_MS)).toBe(null);
      expect(await codes.codeOf('b', 'KAMILO', NOW + CODE_MS)).toBe('KAMILO');
    });
  });
}
