/** What the server keeps of somebody: taken along to another device, saved as a file, or deleted. */

import { Button, Dialog, Icon, Switch } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import { bringHere, type CodeShown, carryLink, deleteMe, EXPORT, lookAtCode, type Me } from '../../play/network/me.ts';
import { language } from '../../words/index.ts';
import { calledName } from '../../words/names.ts';
import { CopyField } from '../match/share.tsx';
import type { Person, Wish } from './account.tsx';
import { PasswordField } from './account-devices.tsx';
import { account as accountWords } from './words/languages.ftl.ts';

export function Carry() {
  const say = accountWords[language.value];
  const [link, setLink] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const make = (): void => {
    setFailure(null);
    carryLink().then(setLink, error => setFailure(error instanceof Error ? error.message : String(error)));
  };
  return (
    <section class="account-part" aria-labelledby="account-carry">
      <h2 id="account-carry" class="label">
        {say.carry}
      </h2>
      <p>{say.carryHelp}</p>
      {link === null ? (
        <Button onClick={make}>
          <Icon name="link" /> {say.makeLink}
        </Button>
      ) : (
        <CopyField label={say.link} text={link} />
      )}
      {failure && (
        <p class="trouble" role="alert">
          {failure}
        </p>
      )}
    </section>
  );
}

interface BringProps {
  readonly code: string;
  readonly onBrought: () => void;
  readonly wish: Wish;
}

/** A link has brought a code here: whose it is comes first, and what this browser has is given away only if that is said. */
export function Bring({ code, onBrought, wish }: BringProps) {
  const say = accountWords[language.value];
  const [shown, setShown] = useState<CodeShown | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [adopts, setAdopts] = useState(false);
  useEffect(() => {
    lookAtCode(code, 'carry').then(setShown, error =>
      setFailure(error instanceof Error ? error.message : String(error)),
    );
  }, [code]);
  const bring = async (): Promise<Me> => {
    const found = await bringHere(code, adopts);
    onBrought();
    return found;
  };
  if (failure !== null) {
    return (
      <p class="trouble" role="alert">
        {failure}
      </p>
    );
  }
  if (shown === null) return null;
  const name = calledName(shown.name);
  return (
    <section class="account-part account-raised" aria-labelledby="account-bring">
      <h2 id="account-bring" class="poster">
        {say.bringHere(name)}
      </h2>
      <p>{say.bringHereHelp(name)}</p>
      {shown.seats > 0 && (
        <Switch checked={adopts} onSwitch={setAdopts}>
          {say.adopt(name, shown.seats)}
        </Switch>
      )}
      <div class="page-actions">
        <Button tone="strong" onClick={() => wish(bring, say.games)}>
          {say.bring(name)}
        </Button>
        <Button onClick={onBrought}>{say.bringNot}</Button>
      </div>
    </section>
  );
}

export function OwnData({ person, wish }: { readonly person: Person; readonly wish: Wish }) {
  const say = accountWords[language.value];
  const [isAsking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const remove = async (): Promise<Me> => {
    await deleteMe(person.hasPassword ? password : null);
    return { person: null };
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setAsking(false);
    setPassword('');
    void wish(remove, say.deleted);
  };
  return (
    <section class="account-part" aria-labelledby="account-data">
      <h2 id="account-data" class="label">
        {say.data}
      </h2>
      <p class="fine">{say.exportHelp}</p>
      <div class="page-actions">
        <a class="button" href={EXPORT} download>
          <Icon name="save" /> {say.export}
        </a>
        <Button onClick={() => setAsking(true)}>
          <Icon name="remove" /> {say.delete}
        </Button>
      </div>
      <Dialog title={say.deleteAsk} open={isAsking} onClose={() => setAsking(false)}>
        <form class="form" onSubmit={submit}>
          <p>{say.deleteHelp}</p>
          {person.hasPassword && (
            <PasswordField
              label={say.password}
              value={password}
              autocomplete="current-password"
              onValue={setPassword}
            />
          )}
          <div class="page-actions">
            <Button type="submit" tone="strong">
              {say.deleteYes}
            </Button>
            <Button onClick={() => setAsking(false)}>{say.deleteNo}</Button>
          </div>
        </form>
      </Dialog>
    </section>
  );
}
