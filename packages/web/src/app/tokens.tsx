/** Tokens: a person's programs, each with what opens the server to it, shown once. */

import { announce, Button, ButtonLink, Icon } from '@roundhouse/kit';
import type { TokenListing } from '@roundhouse/server/protocol.ts';
import { useEffect, useState } from 'preact/hooks';
import { makeToken, ownTokens, revokeToken } from '../play/api.ts';
import { format, words } from '../words/index.ts';
import { CopyField } from './share.tsx';
import './tokens.css';

const LONGEST_NAME = 24;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function TokensPage() {
  const say = words.value.tokens;
  const [tokens, setTokens] = useState<readonly TokenListing[] | null>(null);
  const [isStranger, setStranger] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const look = async (): Promise<void> => {
    try {
      const found = await ownTokens();
      setTokens(found);
      setStranger(found === null);
    } catch (error) {
      setFailure(reasonOf(error));
    }
  };
  useEffect(() => {
    document.title = `${say.title} · Roundhouse`;
  }, [say]);
  useEffect(() => {
    void look();
  }, []);
  return (
    <main class="page narrow tokens">
      <h1 class="poster">{say.title}</h1>
      <p class="lead">
        {say.lead} <a href="/api">{say.howTo}</a>
      </p>
      {failure !== null && (
        <p class="trouble" role="alert">
          {failure}
        </p>
      )}
      {isStranger && (
        <>
          <p>{say.needsAccount}</p>
          <div class="page-actions">
            <ButtonLink href="/account">
              <Icon name="lock" /> {say.toAccount}
            </ButtonLink>
          </div>
        </>
      )}
      {tokens !== null && <NewToken onMade={look} onFailure={setFailure} />}
      {tokens !== null && <TokenList tokens={tokens} onGone={look} onFailure={setFailure} />}
    </main>
  );
}

interface NewTokenProps {
  readonly onMade: () => Promise<void>;
  readonly onFailure: (reason: string | null) => void;
}

function NewToken({ onMade, onFailure }: NewTokenProps) {
  const say = words.value.tokens;
  const [name, setName] = useState('');
  const [made, setMade] = useState<string | null>(null);
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      setMade((await makeToken(name)).token);
      setName('');
      onFailure(null);
      await onMade();
    } catch (error) {
      onFailure(reasonOf(error));
    }
  };
  return (
    <form class="form" onSubmit={make}>
      <label class="field">
        <span class="label">{say.name}</span>
        <input
          type="text"
          name="token"
          value={name}
          required
          maxLength={LONGEST_NAME}
          autocomplete="off"
          onInput={event => setName(event.currentTarget.value)}
        />
      </label>
      <Button type="submit" tone="strong">
        {say.make}
      </Button>
      {made !== null && <CopyField label={say.made} text={made} />}
    </form>
  );
}

interface TokenListProps {
  readonly tokens: readonly TokenListing[];
  readonly onGone: () => Promise<void>;
  readonly onFailure: (reason: string | null) => void;
}

function TokenList({ tokens, onGone, onFailure }: TokenListProps) {
  const say = words.value.tokens;
  const revoke = async ({ id, name }: TokenListing): Promise<void> => {
    try {
      await revokeToken(id);
      onFailure(null);
      announce(say.revoked(name));
      await onGone();
    } catch (error) {
      onFailure(reasonOf(error));
    }
  };
  return (
    <section aria-labelledby="own-tokens">
      <h2 id="own-tokens" class="label">
        {say.yours}
      </h2>
      {tokens.length === 0 && <p>{say.none}</p>}
      <ul>
        {tokens.map(token => (
          <li key={token.id}>
            <span>
              <b>{token.name}</b>
              <small>
                {say.created(format.value.when(token.created))} ·{' '}
                {token.used === null ? say.unused : say.used(format.value.when(token.used))}
              </small>
            </span>
            <Button aria-label={say.revokeOf(token.name)} onClick={() => revoke(token)}>
              {say.revoke}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
