/** Signing in by mail: asking for a link, what a link can do, and at which mailboxes it is wanted. */

import { Button, Icon, Switch } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import { ApiError } from '../../play/network/api.ts';
import { askForLink, type CodeShown, lookAtCode, setMailSignIn, signInByMail } from '../../play/network/me.ts';
import { tellings } from '../../play/network/notifications.ts';
import { language } from '../../words/index.ts';
import { calledName } from '../../words/names.ts';
import type { Person, Wish } from './account.tsx';
import { EndingSwitches, NOTHING_ENDS, PasswordField } from './account-devices.tsx';
import { account as accountWords } from './words/languages.ftl.ts';

/** Asks for a link, where the server sends mail at all. */
export function AskForLink({ wish }: { readonly wish: Wish }) {
  const say = accountWords[language.value];
  const [isOffered, setOffered] = useState(false);
  const [address, setAddress] = useState('');
  useEffect(() => {
    // Where that cannot be asked now, the other ways in are worth showing all the same.
    tellings().then(
      ({ offers }) => setOffered(offers.mail),
      () => {},
    );
  }, []);
  if (!isOffered) return null;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const send = async (): Promise<null> => {
      await askForLink(address);
      return null;
    };
    void wish(send, say.linkSent);
  };
  return (
    <details class="more">
      <summary>{say.lost}</summary>
      <form class="form" onSubmit={submit}>
        <label class="field">
          <span class="label">{say.mailAddress}</span>
          <input
            type="email"
            value={address}
            required
            maxLength={254}
            autocomplete="email"
            onInput={event => setAddress(event.currentTarget.value)}
          />
          <small>{say.lostHelp}</small>
        </label>
        <Button type="submit">
          <Icon name="link" /> {say.sendLink}
        </Button>
      </form>
    </details>
  );
}

interface MailLinkProps {
  readonly code: string;
  /** Told that it is good for nothing more, whoever has used it. */
  readonly onUsed: () => void;
  /** Told why nothing can be done with it. */
  readonly onFailed: (error: unknown) => void;
  readonly wish: Wish;
}

/** A link from a mail has brought its code here: it signs in, or sets another password as well. */
export function MailLink({ code, onUsed, onFailed, wish }: MailLinkProps) {
  const say = accountWords[language.value];
  const [shown, setShown] = useState<CodeShown | null>(null);
  const [adopts, setAdopts] = useState(false);
  const [password, setPassword] = useState('');
  const [ending, setEnding] = useState(NOTHING_ENDS);
  useEffect(() => {
    lookAtCode(code, 'mail').then(setShown, onFailed);
  }, [code]);
  const use = (change: Parameters<typeof signInByMail>[2], said: string): void => {
    const enter = async () => {
      const me = await signInByMail(code, adopts, change).catch(error => {
        if (error instanceof ApiError && error.code === 'used-up') onUsed();
        throw error;
      });
      onUsed();
      return me;
    };
    void wish(enter, said);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    use({ password, ...ending }, say.changed);
  };
  if (shown === null) return null;
  const name = calledName(shown.name);
  return (
    <section class="account-part account-raised" aria-labelledby="account-link">
      <h2 id="account-link" class="poster">
        {say.byMail}
      </h2>
      <p>{say.byMailHelp}</p>
      <p>
        <b>{say.byMailWhose(name)}</b>
      </p>
      {shown.seats > 0 && (
        <Switch checked={adopts} onSwitch={setAdopts}>
          {say.adopt(name, shown.seats)}
        </Switch>
      )}
      <Button tone="strong" onClick={() => use(null, say.signedIn)}>
        {say.doSignIn}
      </Button>
      <details class="more">
        <summary>{say.setPassword}</summary>
        <form class="form" onSubmit={submit}>
          <PasswordField label={say.newPassword} value={password} autocomplete="new-password" onValue={setPassword} />
          <p class="fine">{say.changeHelp}</p>
          <EndingSwitches ending={ending} onEnding={setEnding} />
          <Button type="submit">{say.change}</Button>
        </form>
      </details>
    </section>
  );
}

/** Mailboxes that have agreed to mail, each with whether a link that is sent there signs in. */
export function MailSignIn({ person, wish }: { readonly person: Person; readonly wish: Wish }) {
  const say = accountWords[language.value];
  if (person.mailboxes.length === 0) return null;
  return (
    <>
      {person.mailboxes.map(({ id, address, signsIn }) => (
        <Switch
          key={id}
          checked={signsIn}
          onSwitch={isOn => wish(() => setMailSignIn(id, isOn), isOn ? say.mailOn(address) : say.mailOff(address))}
        >
          {say.mailSignIn(address)}
        </Switch>
      ))}
      <p class="fine">{say.mailHelp}</p>
    </>
  );
}
