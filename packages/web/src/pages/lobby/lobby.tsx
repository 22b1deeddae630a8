/** The lobby: tables that wait for somebody, and tables one can watch. It keeps itself up to date. */

import { SHELVED } from '@roundhouse/games/shelf.ts';
import { ButtonLink, Icon } from '@roundhouse/kit';
import type { Lobby, Table } from '@roundhouse/server/protocol.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Avatar } from '../../app/avatar.tsx';
import { usePolling } from '../../app/polling.ts';
import { recall } from '../../play/kept/kept-matches.ts';
import { lobby } from '../../play/network/api.ts';
import { isKnownHere } from '../../play/network/me.ts';
import { gameName, shelfWords } from '../../words/games.ts';
import { format, language, words } from '../../words/index.ts';
import { calledName, seatedName } from '../../words/names.ts';
import { LobbyCompetitions } from '../competition/lobby-competitions.tsx';
import { OwnGameList, useOwnMatches } from '../home/own-games.tsx';
import { posterOf } from '../home/posters.tsx';
import { CodeForm } from '../join/code-form.tsx';
import { TableOptions } from '../start/table-options.tsx';
import { statistics } from '../statistics/words/languages.ftl.ts';
import './lobby.css';

const LOOK_EVERY_MS = 3000;

export function LobbyPage() {
  const say = words.value.lobby;
  const { tables, failure } = useLobby();
  const found = useOwnMatches(isKnownHere());
  // Kept here, or begun on another device.
  const isOwn = (id: string): boolean => recall(id) !== null || (found ?? []).some(({ table }) => table.id === id);
  return (
    <main class="page lobby">
      <h1 class="poster">{say.title}</h1>
      <p class="lead">{say.lead}</p>
      {failure && (
        <p class="trouble" role="alert">
          {failure} {tables ? say.outOfDate : <a href="/">{say.toTheGames}</a>}
        </p>
      )}
      <OwnGameList shows="running" found={found} />
      <CodeForm />
      <TableList title={say.looking} tables={tables?.open ?? null} isOwn={isOwn} isLost={failure !== null}>
        <p>
          <b class="poster">{say.nobodyWaits}</b> <span>{say.nobodyWaitsHelp}</span>
        </p>
      </TableList>
      <LobbyCompetitions />
      <section aria-labelledby="lobby-open">
        <h2 id="lobby-open" class="label">
          {say.open}
        </h2>
        <div class="lobby-openers">
          {SHELVED.map(game => (
            <Opener key={game} game={game} />
          ))}
        </div>
      </section>
      <TableList title={say.playing} tables={tables?.running ?? null} isOwn={isOwn} isLost={failure !== null}>
        <p>{say.nothingPlayed}</p>
      </TableList>
      <div class="page-actions">
        <ButtonLink href="/statistics">{statistics[language.value].title}</ButtonLink>
      </div>
    </main>
  );
}

function Opener({ game }: { readonly game: string }) {
  const Poster = posterOf(game);
  return (
    <a class="lobby-opener" href={`/new/${game}?with=anyone`}>
      <span class="lobby-thumb">{Poster && <Poster />}</span>
      <b>{words.value.lobby.openOf(shelfWords(game).name)}</b>
    </a>
  );
}

/** Asks again every few seconds while the page can be seen. */
function useLobby(): { tables: Lobby | null; failure: string | null } {
  const [tables, setTables] = useState<Lobby | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    document.title = `${words.value.lobby.title} · Roundhouse`;
  }, []);
  const look = (): void => {
    lobby().then(
      found => {
        setTables(found);
        setFailure(null);
      },
      error => setFailure(error instanceof Error ? error.message : words.value.errors.offline),
    );
  };
  usePolling(look, LOOK_EVERY_MS);
  return { tables, failure };
}

interface TableListProps {
  readonly title: string;
  /** Null until the lobby has answered. */
  readonly tables: readonly Table[] | null;
  readonly isOwn: (id: string) => boolean;
  /** It cannot be asked now. */
  readonly isLost: boolean;
  /** Shown when there are none. */
  readonly children: ComponentChildren;
}

function TableList({ title, tables, isOwn, isLost, children }: TableListProps) {
  return (
    <section class="tables">
      <h2 class="label">{title}</h2>
      {tables === null && <p class="lobby-none">{isLost ? words.value.lobby.notKnown : words.value.lobby.searching}</p>}
      {tables?.length === 0 && <div class="lobby-none">{children}</div>}
      <ul>
        {tables?.map(table => (
          <li key={table.id}>
            <TableLine table={table} isOwn={isOwn(table.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TableLine({ table, isOwn }: { readonly table: Table; readonly isOwn: boolean }) {
  const say = words.value.lobby;
  const name = gameName(table.game);
  const Poster = posterOf(table.game);
  const names = table.seats.flatMap(seat => seatedName(seat) ?? []);
  const free = table.seats.length - names.length;
  const people =
    free === 0 ? names.join(say.against) : `${say.waits(format.value.list(names), names.length)} · ${say.free(free)}`;
  const isOpen = table.status === 'open';
  return (
    <>
      <span class="lobby-thumb">{Poster && <Poster />}</span>
      <span class="lobby-said">
        <b class="poster">{name}</b>
        <span>
          <span class="lobby-faces">
            {table.seats.map(
              ({ name, avatar, bot }, seat) =>
                name !== null && (
                  <Avatar key={seat} name={calledName(name)} game={table.game} avatar={avatar} bot={bot} />
                ),
            )}
          </span>
          {people}
        </span>
        <small>
          {isOwn && `${say.yours} · `}
          <time dateTime={new Date(table.created).toISOString()}>{agoSaid(table.created)}</time>
          <TableOptions table={table} after=" · " />
        </small>
      </span>
      {isOpen && !isOwn ? (
        <ButtonLink href={`/join/${table.id}`} tone="strong" aria-label={say.joinOf(format.value.list(names))}>
          {say.join}
        </ButtonLink>
      ) : (
        <ButtonLink href={`/match/${table.id}`} {...(isOwn ? {} : { 'aria-label': say.watchOf(people) })}>
          <Icon name={isOwn ? 'play' : 'eye'} /> {!isOwn ? say.watch : isOpen ? say.goThere : say.goOn}
        </ButtonLink>
      )}
    </>
  );
}

const MINUTE_MS = 60_000;

/** "5 minutes ago". */
function agoSaid(at: number): string {
  const minutes = Math.floor((Date.now() - at) / MINUTE_MS);
  if (minutes < 1) return words.value.lobby.now;
  if (minutes < 60) return format.value.ago(-minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? format.value.ago(-hours, 'hour') : format.value.ago(-Math.floor(hours / 24), 'day');
}
