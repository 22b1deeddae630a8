/** Who is an operator: decided where the server is run, never over the network. */

import { newKey } from '../matches/keys.ts';
import { nameKeyOf } from '../matches/names.ts';
import { accountsOn } from '../store/accounts.ts';
import { moderationOn } from '../store/moderation.ts';
import { openStore } from '../store/open.ts';
import type { Person } from '../store/people.ts';

/** Makes the holder of an account an operator, or a player again; gives the name, or null if there is no such account. */
export async function appoint(
  where: { readonly dataDir: string; readonly databaseUrl?: string },
  name: string,
  role: Person['role'],
): Promise<string | null> {
  const store = await openStore(where);
  try {
    const person = await accountsOn(store.tables).setRole(nameKeyOf(name), role);
    if (person === null) return null;
    const deed = role === 'operator' ? 'appointed' : 'discharged';
    const about = { name: person.name };
    await moderationOn(store.tables).note({ id: newKey(), at: Date.now(), operator: null, deed, about, reason: '' });
    return person.name;
  } finally {
    await store.close();
  }
}
