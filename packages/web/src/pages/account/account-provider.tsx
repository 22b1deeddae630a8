/** Signing in by the word of a provider that the server trusts: the way there, what came of it, and the way to end it. */

import { Button, Icon } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import { addIdentity, goToProvider, providerName, removeIdentity } from '../../play/network/me.ts';
import { format, language } from '../../words/index.ts';
import type { Person, Wish } from './account.tsx';
import { account as accountWords } from './words/languages.ftl.ts';

/** What the provider is called; null where there is none, or as long as that is not known. */
function useProvider(): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    // Where that cannot be asked now, the other ways in are worth showing all the same.
    providerName().then(setName, () => {});
  }, []);
  return name;
}

interface ProviderWayProps {
  /** The name that an account is to have; null where there is one already. */
  readonly name: string | null;
  readonly isReady: boolean;
  readonly wish: Wish;
}

export function ProviderWay({ name, isReady, wish }: ProviderWayProps) {
  const say = accountWords[language.value];
  const provider = useProvider();
  if (provider === null) return null;
  const go = (): Promise<void> =>
    wish(async () => {
      await goToProvider(name);
      return null;
    }, say.leaving(provider));
  return (
    <Button disabled={!isReady} onClick={go}>
      <Icon name="link" /> {name === null ? say.signInWithProvider(provider) : say.makeWithProvider(provider)}
    </Button>
  );
}

/** Providers that open the account, and the way to one that does not yet. */
export function Identities({ person, wish }: { readonly person: Person; readonly wish: Wish }) {
  const say = accountWords[language.value];
  const provider = useProvider();
  const add = (): Promise<void> =>
    wish(
      async () => {
        await addIdentity();
        return null;
      },
      say.leaving(provider ?? ''),
    );
  return (
    <>
      {person.identities.length > 0 && (
        <ul class="account-list" aria-label={say.providers}>
          {person.identities.map(({ id, issuer, used }) => {
            const { host } = new URL(issuer);
            return (
              <li key={id}>
                <span>
                  <b>{host}</b>
                  <small>{say.usedLast(format.value.when(used))}</small>
                </span>
                <Button
                  aria-label={say.removeOf(host)}
                  onClick={() => wish(() => removeIdentity(id), say.providerRemoved(host))}
                >
                  {say.removePasskey}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {provider !== null && person.identities.length === 0 && (
        <div class="page-actions">
          <Button onClick={add}>
            <Icon name="link" /> {say.addProvider(provider)}
          </Button>
        </div>
      )}
    </>
  );
}

/** What came of going to the provider, by the word that stands behind # on the way back. */
export function saidOf(outcome: string): { readonly isGood: boolean; readonly text: string } {
  const say = accountWords[language.value];
  const good: Record<string, string> = { signedIn: say.signedIn, linked: say.providerLinked };
  const bad: Record<string, string> = {
    unknown: say.providerUnknown,
    nameTaken: say.providerNameTaken,
    taken: say.providerTaken,
    cancelled: say.providerCancelled,
  };
  const text = good[outcome];
  return text === undefined ? { isGood: false, text: bad[outcome] ?? say.providerFailed } : { isGood: true, text };
}
