/** What the tables of tokens must keep to, on any database. */

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { accountsOn } from '../src/store/accounts.ts';
import { peopleOn } from '../src/store/people.ts';
import { Conflict } from '../src/store/store.ts';
import { type Token, tokensOn } from '../src/store/tokens.ts';
import { somePerson } from './people.contract.ts';
import { type Database, useTables } from './store.contract.ts';

const someToken = (person: string, given: Partial<Token> = {}): Token => ({
  id: randomUUID(),
  person,
  name: 'Night owl ☃',
  created: 1_700_000_000_000,
  used: null,
  scopes: ['play', 'notifications'],
  until: 1_800_000_000_000,
  ...given,
});

export function tokensContract(name: string, makeDatabase: () => Promise<Database>): void {
  describe(`the contract of tokens on ${name}`, () => {
    const tables = useTables(makeDatabase);

    test('a token is found by its hash until it is revoked or its owner is gone', async () => {
      const [people, tokens] = [peopleOn(tables()), tokensOn(tables())];
      const [ann, bob] = [somePerson(), somePerson()];
      await people.add(ann);
      await people.add(bob);
      const [one, two] = [someToken(ann.id), someToken(ann.id, { created: 1_700_000_000_001 })];
      expect(await tokens.add(two, 'hash two', null, 2)).toBe(true);
      expect(await tokens.add(one, 'hash one', null, 2)).toBe(true);
      expect(await tokens.add(someToken(ann.id), 'hash three', null, 2)).toBe(false);
      await expect(tokens.add(someToken(bob.id), 'hash one', null, 2)).rejects.toThrow(Conflict);
      expect(await tokens.all(ann.id)).toEqual([one, two]);
      expect(await tokens.all(bob.id)).toEqual([]);
      expect(await tokens.find('hash one')).toEqual({ token: one, person: ann });
      expect(await tokens.find('hash none')).toBeNull();
      await tokens.used(one.id, 1_700_000_000_007);
      expect((await tokens.find('hash one'))?.token.used).toBe(1_700_000_000_007);
      expect([await tokens.revoke(bob.id, one.id), await tokens.revoke(ann.id, one.id)]).toEqual([false, true]);
      expect([await tokens.revoke(ann.id, one.id), await tokens.find('hash one')]).toEqual([false, null]);
      await accountsOn(tables()).remove(ann.id);
      expect(await tokens.find('hash two')).toBeNull();
    });
  });
}
