/** Tokens made where the server is run: for an account, which is opened if there is none of that name. */

import { newKey } from '../matches/keys.ts';
import { nameKeyOf, parseAccountName } from '../matches/names.ts';
import { accountsOn } from '../store/accounts.ts';
import { openStore } from '../store/open.ts';
import { type Person, peopleOn } from '../store/people.ts';
import type { Tables } from '../store/tables.ts';
import type { Token } from '../store/tokens.ts';
import { Tokens, type WantedToken } from './tokens.ts';

/** What can be done for one account. */
export interface AccountTokens {
  /** Makes a token, and an account that only tokens open where there is none. Throws `Refused` if the name will not do. */
  make(wanted: WantedToken): Promise<string>;
  /** Null if there is no such account. */
  list(): Promise<Token[] | null>;
  /** Throws `Refused` if there is no such token. False if there is no such account. */
  revoke(id: string): Promise<boolean>;
}

/** Opens what is kept for as long as `use` takes. Throws if it cannot be opened. */
export async function withAccountTokens<T>(
  where: { readonly dataDir: string; readonly databaseUrl?: string },
  name: string,
  use: (tokens: AccountTokens) => Promise<T>,
): Promise<T> {
  const store = await openStore(where);
  try {
    return await use(tokensOf(store.tables, name));
  } finally {
    await store.close();
  }
}

function tokensOf(tables: Tables, name: string): AccountTokens {
  const accounts = accountsOn(tables);
  const tokens = new Tokens(tables);
  const holder = async (): Promise<Person | null> => (await accounts.named(nameKeyOf(name)))?.person ?? null;
  return {
    async make(wanted) {
      const person = (await holder()) ?? (await openAccount(tables, parseAccountName(name)));
      return (await tokens.make(person, wanted, Date.now())).token;
    },
    async list() {
      const person = await holder();
      return person === null ? null : tokens.of(person);
    },
    async revoke(id) {
      const person = await holder();
      if (person === null) return false;
      await tokens.revoke(person, id);
      return true;
    },
  };
}

async function openAccount(tables: Tables, name: string): Promise<Person> {
  const person: Person = { id: newKey(), kind: 'guest', name, role: 'player', created: Date.now() };
  await peopleOn(tables).add(person);
  const account = { person: person.id, name, nameKey: nameKeyOf(name), password: null, passkey: null };
  await accountsOn(tables).open(account);
  return { ...person, kind: 'account' };
}
