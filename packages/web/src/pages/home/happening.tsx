/** What happens here: a table that waits for somebody, a match that can be watched, and what is new. */

import type { Lobby, Table } from '@roundhouse/server/protocol.ts';
import { useEffect, useState } from 'preact/hooks';
import { useOnline } from '../../app/online.ts';
import { recall } from '../../play/kept/kept-matches.ts';
import { lobby } from '../../play/network/api.ts';
import { gameName } from '../../words/games.ts';
import { words } from '../../words/index.ts';
import { companySaid, seatedName } from '../../words/names.ts';
import { Happens } from './happens.tsx';
import { WhatsNew } from './whats-new.tsx';

export function Happening() {
  const [tables, setTables] = useState<Lobby | null>(null);
  const isOnline = useOnline();
  useEffect(() => {
    // Asked once: the lobby, which is a press away, keeps itself up to date.
    if (isOnline) lobby().then(setTables, () => {});
  }, [isOnline]);
  const say = words.value.lobby;
  const waiting = tables && notOwn(tables.open);
  const running = tables && notOwn(tables.running);
  return (
    <>
      {isOnline && waiting && (
        <Happens icon="people" title={say.join} href={`/join/${waiting.id}`}>
          <TableSaid table={waiting} />
        </Happens>
      )}
      {isOnline && running && (
        <Happens icon="eye" title={say.watch} href={`/match/${running.id}`}>
          <TableSaid table={running} />
        </Happens>
      )}
      <WhatsNew />
    </>
  );
}

/** The newest that is not one's own. */
const notOwn = (tables: readonly Table[]): Table | undefined => tables.find(({ id }) => recall(id) === null);

const TableSaid = ({ table }: { readonly table: Table }) => (
  <>
    {gameName(table.game)}: {companySaid(table.seats.map(seatedName))}
  </>
);
