/** Where an invitation leads: who is waiting, your name, and in. */

import { isGame } from '@roundhouse/games/shelf.ts';
import { Button, ButtonLink, Icon } from '@roundhouse/kit';
import type { Table } from '@roundhouse/server/protocol.ts';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../../app/app.tsx';
import { Avatar } from '../../app/avatar.tsx';
import { go } from '../../app/router.ts';
import { ownName, recall, rememberName } from '../../play/kept/kept-matches.ts';
import { ApiError, findSeat, joinTable, recoverSeat } from '../../play/network/api.ts';
import { shelfWords } from '../../words/games.ts';
import { format, words } from '../../words/index.ts';
import { seatedName } from '../../words/names.ts';
import { posterOf } from '../home/posters.tsx';
import { NameField } from '../start/name-field.tsx';
import { TableOptions } from '../start/table-options.tsx';
import './join.css';

export function JoinPage({ id }: { readonly id: string }) {
  const say = words.value.join;
  const [table, setTable] = useState<Table | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  // The address says so where this browser had a seat here, and what it had promised was not opened in time.
  const [hasLost] = useState(() => new URLSearchParams(location.search).has('lost'));
  useEffect(() => {
    document.title = `${words.value.join.title} · Roundhouse`;
    const enter = async (): Promise<void> => {
      if (recall(id) || (await recoverSeat(id))) go(`/match/${id}`, true);
      else {
        const found = await findSeat(id);
        if (found.seat === null) setTable(found.table);
        else go(`/match/${id}`, true);
      }
    };
    enter().catch(error => setFailure(failureOf(error)));
  }, [id]);
  if (failure !== null) {
    return (
      <main class="page">
        {hasLost && <p class="trouble">{say.seatLost}</p>}
        <Notice title={failure.isOffline ? words.value.match.notHere.offline : say.cannot}>{failure.text}</Notice>
        <div class="page-actions">
          {failure.isOffline && (
            <Button tone="strong" onClick={() => location.reload()}>
              <Icon name="again" /> {words.value.match.tryAgain}
            </Button>
          )}
          <ButtonLink href="/lobby" tone={failure.isOffline ? 'plain' : 'strong'}>
            {say.toLobby}
          </ButtonLink>
        </div>
      </main>
    );
  }
  if (!table) {
    return (
      <main class="page">
        <p class="loading" aria-busy="true">
          {say.looking}
        </p>
      </main>
    );
  }
  return table.status === 'open' ? (
    <JoinForm table={table} hasLost={hasLost} />
  ) : (
    <Taken table={table} hasLost={hasLost} />
  );
}

interface Failure {
  /** Nobody knows whether the table is there, and trying again may help. */
  readonly isOffline: boolean;
  readonly text: string;
}

const failureOf = (error: unknown): Failure => ({
  isOffline: error instanceof ApiError && error.status === 0,
  text: error instanceof Error ? error.message : words.value.join.notThere,
});

interface AtDoorProps {
  readonly table: Table;
  readonly hasLost: boolean;
}

function JoinForm({ table, hasLost }: AtDoorProps) {
  const say = words.value.join;
  const [name, setName] = useState(ownName());
  const [failure, setFailure] = useState<string | null>(null);
  const [joining, setJoining] = useState(false);
  const seated = table.seats.find(seat => seat.name !== null);
  const host = (seated && seatedName(seated)) ?? say.somebody;
  const game = isGame(table.game) ? shelfWords(table.game) : null;
  const Poster = posterOf(table.game);
  const join = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setJoining(true);
    try {
      rememberName(name);
      // The invitation is behind the #, so that it never reaches a log.
      await joinTable(table, name, location.hash.slice(1) || null);
      go(`/match/${table.id}`, true);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : say.failed);
      setJoining(false);
    }
  };
  return (
    <main class="page join">
      {Poster && (
        <div class="join-poster">
          <Poster />
        </div>
      )}
      <div class="join-form">
        <h1 class="poster join-host">
          <Avatar name={host} game={table.game} avatar={seated?.avatar} bot={seated?.bot} /> {say.wantsToPlay(host)}
        </h1>
        <p class="lead">
          {game ? `${game.name}: ${game.tagline}` : table.game}{' '}
          {game && <a href={`/rules/${table.game}`}>{say.theRules}</a>}
        </p>
        {game && (
          <p class="label">
            {game.players} · {game.length}
          </p>
        )}
        <TableOptions table={table} />
        {hasLost && (
          <p class="trouble" role="status">
            {say.seatLost}
          </p>
        )}
        <form class="form" onSubmit={join}>
          <NameField name={name} onName={setName} needed />
          {failure && (
            <p class="trouble" role="alert">
              {failure}
            </p>
          )}
          <Button type="submit" tone="strong" disabled={joining}>
            {joining ? say.sitting : say.take}
          </Button>
        </form>
      </div>
    </main>
  );
}

function Taken({ table, hasLost }: AtDoorProps) {
  const say = words.value.join;
  const people = format.value.list(table.seats.map(seat => seatedName(seat) ?? say.somebody));
  const isOver = table.status === 'over';
  return (
    <main class="page narrow">
      {hasLost && <p class="trouble">{say.seatLost}</p>}
      <Notice title={say.allTaken}>{isOver ? say.finished(people) : say.playing(people)}</Notice>
      <div class="page-actions">
        <ButtonLink href={`/match/${table.id}`} tone="strong">
          {isOver ? say.howItEnded : say.watch}
        </ButtonLink>
      </div>
    </main>
  );
}
