/** The way into an account: a new one, or the one that there is; by password or passkey. */

import { Button, Choice, Icon } from '@roundhouse/kit';
import { useState } from 'preact/hooks';
import { ownName, rememberName } from '../../play/kept/kept-matches.ts';
import { hasPasskeys, type Me, signIn, signInByPasskey, signUp, signUpByPasskey } from '../../play/network/me.ts';
import { language } from '../../words/index.ts';
import { LONGEST_NAME } from '../start/name-field.tsx';
import type { Wish } from './account.tsx';
import { ProviderWay } from './account-provider.tsx';
import { account as accountWords } from './words/languages.ftl.ts';

const LONGEST_PASSWORD = 200;
const SHORTEST_PASSWORD = 8;

export function Enter({ name: first, wish }: { readonly name: string; readonly wish: Wish }) {
  const say = accountWords[language.value];
  const [isNew, setNew] = useState(true);
  const [name, setName] = useState(first || ownName());
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const enter = async (work: () => Promise<Me>): Promise<void> => {
    setBusy(true);
    await wish(async () => {
      const me = await work();
      // At a table one is called what one's account is called, unless one says otherwise.
      if (me.person && ownName() === '') rememberName(me.person.name);
      return me;
    }, say.welcome(name));
    setBusy(false);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void enter(() => (isNew ? signUp : signIn)(name, password));
  };
  return (
    <form class="form account-part account-raised" onSubmit={submit}>
      <fieldset class="field">
        <legend class="unseen">{say.which}</legend>
        <div class="segments">
          <Choice name="which" checked={isNew} onChoose={() => setNew(true)}>
            {say.signUp}
          </Choice>
          <Choice name="which" checked={!isNew} onChoose={() => setNew(false)}>
            {say.signIn}
          </Choice>
        </div>
      </fieldset>
      <label class="field">
        <span class="label">{say.name}</span>
        <input
          type="text"
          name="username"
          value={name}
          maxLength={LONGEST_NAME}
          required
          autocomplete="username"
          onInput={event => setName(event.currentTarget.value)}
        />
        {isNew && <small>{say.nameHelp}</small>}
      </label>
      <label class="field">
        <span class="label">{say.password}</span>
        <input
          type="password"
          name="password"
          value={password}
          minLength={isNew ? SHORTEST_PASSWORD : 1}
          maxLength={LONGEST_PASSWORD}
          required
          autocomplete={isNew ? 'new-password' : 'current-password'}
          onInput={event => setPassword(event.currentTarget.value)}
        />
        {isNew && <small>{say.passwordHelp}</small>}
      </label>
      <Button type="submit" tone="strong" disabled={isBusy}>
        {isNew ? say.makeAccount : say.doSignIn}
      </Button>
      <PasskeyWay
        isNew={isNew}
        isReady={!isBusy && (!isNew || name.trim() !== '')}
        onPress={() => enter(() => (isNew ? signUpByPasskey(name) : signInByPasskey()))}
      />
      <ProviderWay name={isNew ? name : null} isReady={!isBusy && (!isNew || name.trim() !== '')} wish={wish} />
    </form>
  );
}

interface PasskeyWayProps {
  readonly isNew: boolean;
  readonly isReady: boolean;
  readonly onPress: () => void;
}

function PasskeyWay({ isNew, isReady, onPress }: PasskeyWayProps) {
  const say = accountWords[language.value];
  if (!hasPasskeys()) return <p class="fine">{say.noPasskeys}</p>;
  return (
    <div class="account-passkey">
      <p class="label">{say.or}</p>
      <Button disabled={!isReady} onClick={onPress}>
        <Icon name="lock" /> {isNew ? say.makeWithPasskey : say.signInWithPasskey}
      </Button>
      <p class="fine">{say.passkeyHelp}</p>
    </div>
  );
}
