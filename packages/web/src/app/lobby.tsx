/** The lobby: tables that wait for somebody, and tables one can watch. */

import { CATALOGUED, wordsOf } from '@roundhouse/games/words.ts';
import { ButtonLink, Icon } from '@roundhouse/kit';
import type { Lobby, Table } from '@roundhouse/server/protocol.ts';
import { useEffect, useState } from 'preact/hooks';
import { lobby } from '../play/api.ts';
import { recall } from '../play/shelf.ts';

const LOOK_EVERY_MS = 3000;

export function LobbyPage() {
  const { tables, failure } = useLobby();
  return (
    <main class="page">
      <h1 class="poster">Lobby</h1>
      <div class="page-actions">
        {CATALOGUED.map(game => (
          <ButtonLink key={game} href={`/new/${game}?with=anyone`}>
            Open a table of {wordsOf(game).name}
          </ButtonLink>
        ))}
      </div>
      {failure && (
        <p class="trouble" role="alert">
          {failure}
        </p>
      )}
      <TableList
        title="Looking for an opponent"
        none="Nobody is waiting right now. Open a table and it appears here."
        tables={tables?.open ?? null}
      />
      <TableList
        title="Being played"
        none="No open table is being played right now."
        tables={tables?.running ?? null}
      />
    </main>
  );
}

/** Asks again every few seconds while the page can be seen. */
function useLobby(): { tables: Lobby | null; failure: string | null } {
  const [tables, setTables] = useState<Lobby | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    document.title = 'Lobby · Roundhouse';
    const look = (): void => {
      if (document.hidden) return;
      lobby().then(
        found => {
          setTables(found);
          setFailure(null);
        },
        error => setFailure(error instanceof Error ? error.message : 'The lobby cannot be reached.'),
      );
    };
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return { tables, failure };
}

interface TableListProps {
  readonly title: string;
  readonly none: string;
  /** Null until the lobby has answered. */
  readonly tables: readonly Table[] | null;
}

function TableList({ title, none, tables }: TableListProps) {
  return (
    <section class="tables">
      <h2 class="label">{title}</h2>
      {tables === null && <p class="fine">Looking …</p>}
      {tables?.length === 0 && <p class="fine">{none}</p>}
      <ul>
        {tables?.map(table => (
          <li key={table.id}>
            <TableLine table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TableLine({ table }: { readonly table: Table }) {
  const isOwn = recall(table.id) !== null;
  const name = CATALOGUED.includes(table.game) ? wordsOf(table.game).name : table.game;
  const people = table.seats.map(seat => seat.name ?? 'free seat').join(' against ');
  const open = table.status === 'open';
  return (
    <>
      <b class="poster">{name}</b>
      <span>{people}</span>
      {open && !isOwn ? (
        <ButtonLink href={`/join/${table.id}`}>Join</ButtonLink>
      ) : (
        <ButtonLink href={`/match/${table.id}`} tone="quiet">
          <Icon name="eye" /> {isOwn ? 'Go there' : 'Watch'}
        </ButtonLink>
      )}
    </>
  );
}
