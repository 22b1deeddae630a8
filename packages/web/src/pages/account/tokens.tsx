/** Tokens: a person's programs, each with what opens the server to it, shown once. */

import { announce, Button, ButtonLink, Icon, Switch } from '@roundhouse/kit';
import type { TokenListing, TokenScope } from '@roundhouse/server/protocol.ts';
import { useEffect, useState } from 'preact/hooks';
import { makeToken, ownTokens, revokeToken } from '../../play/network/api.ts';
import { format, language } from '../../words/index.ts';
import { CopyField } from '../match/share.tsx';
import { tokens as tokenWords } from './words/languages.ftl.ts';
import './tokens.css';

const LONGEST_NAME = 24;
const SCOPES: readonly TokenScope[] = ['play', 'read', 'notifications'];
/** How long a token may be good, in days; null until it is revoked. */
const DAYS = [30, 90, 365, null] as const;

const SCOPE_WORDS = { play: 'toPlay', read: 'toRead', notifications: 'toNotify' } as const;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function TokensPage() {
  const say = tokenWords[language.value];
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
  const say = tokenWords[language.value];
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['play', 'read']);
  const [days, setDays] = useState<number | null>(365);
  const [made, setMade] = useState<string | null>(null);
  const toggle = (scope: TokenScope): void =>
    setScopes(SCOPES.filter(one => (one === scope ? !scopes.includes(one) : scopes.includes(one))));
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      setMade((await makeToken({ name, scopes: [...scopes], ...(days !== null && { days }) })).token);
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
      <fieldset class="field">
        <legend class="label">{say.scopes}</legend>
        {SCOPES.map(scope => (
          <Switch key={scope} checked={scopes.includes(scope)} onSwitch={() => toggle(scope)}>
            {say[SCOPE_WORDS[scope]]}
          </Switch>
        ))}
      </fieldset>
      <label class="field">
        <span class="label">{say.goodFor}</span>
        <select
          name="days"
          value={String(days)}
          onChange={event => setDays(event.currentTarget.value === 'null' ? null : Number(event.currentTarget.value))}
        >
          {DAYS.map(one => (
            <option key={one} value={String(one)}>
              {one === null ? say.forEver : say.days(String(one))}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" tone="strong" disabled={scopes.length === 0}>
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
  const say = tokenWords[language.value];
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
                {token.used === null ? say.unused : say.used(format.value.when(token.used))} ·{' '}
                {token.scopes.map(scope => say[SCOPE_WORDS[scope]]).join(', ')}
                {token.until !== null && <> · {say.until(format.value.when(token.until))}</>}
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
