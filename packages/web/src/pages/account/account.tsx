/** The account page: who one is to the server, and everything one can do about it. */

import { announce, Button, ButtonLink, Icon } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../../app/app.tsx';
import { type Me, signOut, whoAmI } from '../../play/network/me.ts';
import { format, language } from '../../words/index.ts';
import { OwnGames } from '../home/own-games.tsx';
import { Bring, Carry, OwnData } from './account-data.tsx';
import { Devices, Ways } from './account-devices.tsx';
import { Enter } from './account-enter.tsx';
import { AskForLink, MailLink } from './account-mail.tsx';
import { saidOf } from './account-provider.tsx';
import { tokens as tokenWords } from './words/languages.ftl.ts';
import './account.css';
import { account as accountWords } from './words/languages.ftl.ts';

export type Person = NonNullable<Me['person']>;

/** What parts of the page do with a wish: carry it out, show who one is then, and say what came of it. */
export type Wish = (work: () => Promise<Me | null>, said: string) => Promise<void>;

export function AccountPage() {
  const say = accountWords[language.value];
  const [me, setMe] = useState<Me | null>(null);
  const [back] = useState(backFromProvider);
  const [failure, setFailure] = useState(back?.isGood === false ? back.text : null);
  const [said, setSaid] = useState(back?.isGood ? back.text : null);
  const [code, setCode] = useState(() => codeInAddress('carry'));
  const [link, setLink] = useState(() => codeInAddress('mail'));
  useEffect(() => {
    document.title = `${say.title} · Roundhouse`;
  }, [say]);
  useEffect(() => {
    // Put into the address of a page that is open, a link loads nothing.
    const look = (): void => {
      setCode(now => codeInAddress('carry') ?? now);
      setLink(now => codeInAddress('mail') ?? now);
    };
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  useEffect(() => {
    whoAmI().then(setMe, error => setFailure(messageOf(error)));
  }, []);
  const wish: Wish = async (work, text) => {
    setFailure(null);
    setSaid(null);
    try {
      setMe((await work()) ?? (await whoAmI()));
      setSaid(text);
      announce(text);
      scrollTo(0, 0);
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  // The other ways in come back, another link among them.
  const dropLink = (error: unknown): void => {
    setLink(null);
    setFailure(messageOf(error));
  };
  if (me === null) return <Asking failure={failure} />;
  const { person } = me;
  return (
    <main class="page narrow account">
      <h1 class="poster">{person?.kind === 'account' ? person.name : say.title}</h1>
      <p class="lead">{leadFor(person)}</p>
      {person && <Standing person={person} />}
      {said && <p class="account-said">{said}</p>}
      {failure && (
        <p class="trouble" role="alert">
          {failure}
        </p>
      )}
      {link !== null && <MailLink code={link} onUsed={() => setLink(null)} onFailed={dropLink} wish={wish} />}
      {code !== null && <Bring code={code} onBrought={() => setCode(null)} wish={wish} />}
      {person?.kind !== 'account' && link === null && <Enter name={person?.name ?? ''} wish={wish} />}
      {person?.kind !== 'account' && link === null && <AskForLink wish={wish} />}
      {person && <OwnGames shows="running" />}
      {person && <Carry />}
      {person?.kind === 'account' && <Ways person={person} wish={wish} />}
      {person?.kind === 'account' && (
        <div class="page-actions">
          <ButtonLink href="/tokens">
            <Icon name="link" /> {tokenWords[language.value].title}
          </ButtonLink>
        </div>
      )}
      {/* Anew for each person, whose devices they are. */}
      {person && <Devices key={`${person.kind} ${person.created}`} wish={wish} />}
      {person && <OwnData person={person} wish={wish} />}
    </main>
  );
}

function Asking({ failure }: { readonly failure: string | null }) {
  const say = accountWords[language.value];
  return (
    <main class="page narrow">
      {failure === null ? (
        <p class="loading" aria-busy="true">
          {say.loading}
        </p>
      ) : (
        <Notice title={say.title}>{failure}</Notice>
      )}
    </main>
  );
}

function leadFor(person: Me['person']): string {
  const say = accountWords[language.value];
  if (person === null) return say.leadStranger;
  return person.kind === 'guest' ? say.leadGuest(person.name) : say.leadHolder;
}

/** What an operator has said, and what one may do oneself. */
function Standing({ person }: { readonly person: Person }) {
  const say = accountWords[language.value];
  return (
    <>
      {person.sanctions.map(({ kind, until, reason }) => (
        <p key={kind} class="trouble">
          <b>{say.sanctions[kind](format.value.when(until))}</b> {say.reason(reason)}
        </p>
      ))}
      {person.role === 'operator' && (
        <div class="page-actions">
          <ButtonLink href="/moderation">
            <Icon name="eye" /> {say.toModeration}
          </ButtonLink>
          <span class="fine account-beside">{say.operator}</span>
        </div>
      )}
    </>
  );
}

/** Signs out, for those who have signed in. */
export function SignOut({ wish }: { readonly wish: Wish }) {
  const say = accountWords[language.value];
  const leave = async (): Promise<Me> => {
    await signOut();
    return { person: null };
  };
  return <Button onClick={() => wish(leave, say.signedOut)}>{say.signOut}</Button>;
}

/** What came of going to a provider, where one comes from there. */
function backFromProvider(): ReturnType<typeof saidOf> | null {
  const outcome = codeInAddress('provider');
  return outcome === null ? null : saidOf(outcome);
}

/** A code brought here in the address, which is then cleared of it: from another device, by mail, or from a provider. */
function codeInAddress(kind: 'carry' | 'mail' | 'provider'): string | null {
  const code = new URLSearchParams(location.hash.slice(1)).get(kind);
  if (code !== null) history.replaceState(null, '', location.pathname);
  return code;
}

/** What went wrong, for people: a browser that was not shown a passkey says so in words of its own. */
function messageOf(error: unknown): string {
  if (error instanceof DOMException) return accountWords[language.value].passkeyFailed;
  return error instanceof Error ? error.message : String(error);
}
