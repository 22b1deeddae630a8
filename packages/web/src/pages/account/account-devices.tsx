/** The ways into an account that one has, and the devices on which one is known. */

import { Button, Switch } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import {
  addPasskey,
  changePassword,
  devices,
  type Ending,
  endDevice,
  endSeatKeys,
  hasPasskeys,
  removePasskey,
  type Sessions,
} from '../../play/network/me.ts';
import { format, language } from '../../words/index.ts';
import { type Person, SignOut, type Wish } from './account.tsx';
import { MailSignIn } from './account-mail.tsx';
import { Identities } from './account-provider.tsx';
import { account as accountWords } from './words/languages.ftl.ts';

export function Devices({ wish }: { readonly wish: Wish }) {
  const say = accountWords[language.value];
  const [found, setFound] = useState<Sessions>([]);
  const look = async (): Promise<void> => setFound(await devices());
  useEffect(() => {
    // Where they cannot be had now, the rest of the page is worth showing all the same.
    look().catch(() => {});
  }, []);
  const end = (id: string): Promise<void> =>
    wish(async () => {
      await endDevice(id);
      await look();
      return null;
    }, say.ended);
  const endLinks = (): Promise<void> =>
    wish(async () => {
      await endSeatKeys();
      return null;
    }, say.endedSeatLinks);
  return (
    <section class="account-part" aria-labelledby="account-devices">
      <h2 id="account-devices" class="label">
        {say.devices}
      </h2>
      <ul class="account-list">
        {found.map(({ id, device, seen, isThis }) => (
          <li key={id}>
            <span>
              <b>{device || say.unknownDevice}</b>
              <small>{isThis ? say.thisDevice : say.seen(format.value.when(seen))}</small>
            </span>
            {!isThis && (
              <Button aria-label={say.endOf(device || say.unknownDevice)} onClick={() => end(id)}>
                {say.endDevice}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p class="fine">{say.seatLinksHelp}</p>
      <div class="page-actions">
        <Button onClick={endLinks}>{say.endSeatLinks}</Button>
      </div>
    </section>
  );
}

interface PartProps {
  readonly person: Person;
  readonly wish: Wish;
}

export function Ways({ person, wish }: PartProps) {
  const say = accountWords[language.value];
  return (
    <section class="account-part" aria-labelledby="account-ways">
      <h2 id="account-ways" class="label">
        {say.ways}
      </h2>
      {person.passkeys.length > 0 && (
        <ul class="account-list" aria-label={say.passkeys}>
          {person.passkeys.map(({ id, label, created }) => {
            const name = label === '' ? say.unnamed : `${say.unnamed}: ${label}`;
            return (
              <li key={id}>
                <span>
                  <b>{name}</b>
                  <small>{say.madeOn(format.value.when(created))}</small>
                </span>
                <Button aria-label={say.removeOf(name)} onClick={() => wish(() => removePasskey(id), say.removed)}>
                  {say.removePasskey}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <div class="page-actions">
        {hasPasskeys() && <Button onClick={() => wish(addPasskey, say.added)}>{say.addPasskey}</Button>}
        <SignOut wish={wish} />
      </div>
      <Identities person={person} wish={wish} />
      <PasswordForm person={person} wish={wish} />
      <MailSignIn person={person} wish={wish} />
    </section>
  );
}

function PasswordForm({ person, wish }: PartProps) {
  const say = accountWords[language.value];
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [ending, setEnding] = useState(NOTHING_ENDS);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const change = async (): Promise<null> => {
      await changePassword(person.hasPassword ? old : null, password, ending);
      setOld('');
      setPassword('');
      return null;
    };
    void wish(change, say.changed);
  };
  return (
    <details class="more">
      <summary>{person.hasPassword ? say.changePassword : say.setPassword}</summary>
      <form class="form" onSubmit={submit}>
        {person.hasPassword && (
          <PasswordField label={say.oldPassword} value={old} autocomplete="current-password" onValue={setOld} />
        )}
        <PasswordField label={say.newPassword} value={password} autocomplete="new-password" onValue={setPassword} />
        <p class="fine">{say.changeHelp}</p>
        <EndingSwitches ending={ending} onEnding={setEnding} />
        <Button type="submit">{say.change}</Button>
      </form>
    </details>
  );
}

export const NOTHING_ENDS: Ending = { endTokens: false, endPasskeys: false };

interface EndingProps {
  readonly ending: Ending;
  readonly onEnding: (ending: Ending) => void;
}

/** What else ends with the old password. */
export function EndingSwitches({ ending, onEnding }: EndingProps) {
  const say = accountWords[language.value];
  return (
    <>
      {(['endTokens', 'endPasskeys'] as const).map(what => (
        <Switch key={what} checked={ending[what]} onSwitch={isOn => onEnding({ ...ending, [what]: isOn })}>
          {say[what]}
        </Switch>
      ))}
    </>
  );
}

export interface PasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly autocomplete: 'current-password' | 'new-password';
  readonly onValue: (value: string) => void;
}

/** One password. */
export function PasswordField({ label, value, autocomplete, onValue }: PasswordFieldProps) {
  return (
    <label class="field">
      <span class="label">{label}</span>
      <input
        type="password"
        value={value}
        required
        maxLength={200}
        autocomplete={autocomplete}
        onInput={event => onValue(event.currentTarget.value)}
      />
    </label>
  );
}
