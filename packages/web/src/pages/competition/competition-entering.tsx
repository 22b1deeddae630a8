/** Before a competition begins: who has entered, how to call others, and the way in for whoever was called. */

import { Button, Icon } from '@roundhouse/kit';
import { useState } from 'preact/hooks';
import { ownName, rememberName } from '../../play/kept/kept-matches.ts';
import { beginCompetition, enterCompetition } from '../../play/network/competitions.ts';
import { language } from '../../words/index.ts';
import { calledName } from '../../words/names.ts';
import { posterOf } from '../home/posters.tsx';
import { CopyField } from '../match/share.tsx';
import { NameField } from '../start/name-field.tsx';
import { type LookProps, messageOf } from './competition-online.tsx';
import { entering } from './words/languages.ftl.ts';

export function Entering({ look, onLook }: LookProps) {
  const say = entering[language.value];
  const { competition, entrant, invite } = look;
  const { entrants, size, listed } = competition;
  const Poster = posterOf(competition.game);
  const free = size - entrants.length;
  return (
    <section class="entering" aria-labelledby="entering">
      <div class="entering-poster">{Poster && <Poster />}</div>
      <div class="entering-who">
        <h2 id="entering" class="poster">
          {entrant === null ? say.invites(calledName(entrants[0]?.name ?? '')) : say.waiting(free)}
        </h2>
        {entrant === null && <EnterForm look={look} onLook={onLook} />}
        <ol>
          {entrants.map(({ name }, place) => (
            <li key={place}>
              <b>{calledName(name)}</b>
              {place === 0 && <small>{say.host}</small>}
            </li>
          ))}
          {free > 0 && entrant === null && <li data-free="">{say.waiting(free)}</li>}
        </ol>
        {entrant !== null && (
          <>
            <p>{say.waitingHelp}</p>
            {invite !== null && (
              <CopyField
                label={say.sendLink}
                text={`${location.origin}/competition/${competition.id}${listed ? '' : `#${invite}`}`}
                isForOthers
              />
            )}
            {entrant === 0 && <Begin look={look} onLook={onLook} />}
          </>
        )}
      </div>
    </section>
  );
}

function EnterForm({ look, onLook }: LookProps) {
  const say = entering[language.value];
  const [name, setName] = useState(ownName());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const enter = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      rememberName(name);
      // The invitation is behind the #, so that it never reaches a log.
      onLook(await enterCompetition(look.competition.id, name, location.hash.slice(1) || null));
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <form class="form" onSubmit={enter}>
      <NameField name={name} onName={setName} needed />
      {failure && (
        <p class="trouble" role="alert">
          {failure}
        </p>
      )}
      <Button type="submit" tone="strong" disabled={isBusy}>
        {isBusy ? say.entering : say.enter}
      </Button>
    </form>
  );
}

function Begin({ look, onLook }: LookProps) {
  const say = entering[language.value];
  const [failure, setFailure] = useState<string | null>(null);
  const begin = (): void => {
    beginCompetition(look.competition.id).then(onLook, error => setFailure(messageOf(error)));
  };
  return (
    <div class="entering-begin">
      <Button onClick={begin}>
        <Icon name="play" /> {say.begin}
      </Button>
      <small>{say.beginHelp}</small>
      {failure && (
        <p class="trouble" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}
