/** Where an invitation leads: who is waiting, your name, and in. */

import { CATALOGUED, wordsOf } from '@roundhouse/games/words.ts';
import { Button, ButtonLink } from '@roundhouse/kit';
import type { Table } from '@roundhouse/server/protocol.ts';
import { useEffect, useState } from 'preact/hooks';
import { joinTable, lookAt, recoverSeat } from '../play/api.ts';
import { ownName, recall, rememberName } from '../play/shelf.ts';
import { Notice } from './app.tsx';
import { NameField } from './name-field.tsx';
import { go } from './router.ts';

export function JoinPage({ id }: { readonly id: string }) {
  const [table, setTable] = useState<Table | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    document.title = 'Join · Roundhouse';
    const enter = async (): Promise<void> => {
      if (recall(id) || (await recoverSeat(id))) go(`/match/${id}`, true);
      else setTable(await lookAt(id));
    };
    enter().catch(error => setFailure(error instanceof Error ? error.message : 'The table is not there.'));
  }, [id]);
  if (failure !== null) {
    return (
      <main class="page">
        <Notice title="This table cannot be joined">
          {failure} <a href="/lobby">Look into the lobby</a>.
        </Notice>
      </main>
    );
  }
  if (!table) {
    return (
      <main class="page">
        <p class="loading" aria-busy="true">
          Looking for the table …
        </p>
      </main>
    );
  }
  return table.status === 'open' ? <JoinForm table={table} /> : <Taken table={table} />;
}

function JoinForm({ table }: { readonly table: Table }) {
  const [name, setName] = useState(ownName());
  const [failure, setFailure] = useState<string | null>(null);
  const [joining, setJoining] = useState(false);
  const host = table.seats.find(seat => seat.name !== null)?.name ?? 'Somebody';
  const game = CATALOGUED.includes(table.game) ? wordsOf(table.game) : null;
  const join = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setJoining(true);
    try {
      rememberName(name);
      // The invitation is behind the #, so that it never reaches a log.
      await joinTable(table, name, location.hash.slice(1) || null);
      go(`/match/${table.id}`, true);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'That did not work.');
      setJoining(false);
    }
  };
  return (
    <main class="page narrow">
      <h1 class="poster">{host} wants to play</h1>
      <p class="lead">
        {game ? `${game.name}: ${game.tagline}` : table.game} {game && <a href={`/rules/${table.game}`}>The rules</a>}
      </p>
      <form class="form" onSubmit={join}>
        <NameField name={name} onName={setName} needed />
        {failure && (
          <p class="trouble" role="alert">
            {failure}
          </p>
        )}
        <Button type="submit" tone="strong" disabled={joining}>
          {joining ? 'Sitting down …' : 'Take the seat'}
        </Button>
      </form>
    </main>
  );
}

function Taken({ table }: { readonly table: Table }) {
  return (
    <main class="page narrow">
      <Notice title="Every seat is taken">
        {table.seats.map(seat => seat.name).join(' and ')} {table.status === 'over' ? 'have finished.' : 'are playing.'}
      </Notice>
      <ButtonLink href={`/match/${table.id}`}>{table.status === 'over' ? 'See how it ended' : 'Watch'}</ButtonLink>
    </main>
  );
}
