/** A match that is on and can be watched, if there is one: the newest that is not one's own. */

import { Icon } from '@roundhouse/kit';
import type { Table } from '@roundhouse/server/protocol.ts';
import { useEffect, useState } from 'preact/hooks';
import { recall } from '../../play/kept/kept-matches.ts';
import { lobby } from '../../play/network/api.ts';
import { gameName } from '../../words/games.ts';
import { words } from '../../words/index.ts';
import { companySaid, seatedName } from '../../words/names.ts';

export function Watch() {
  const [table, setTable] = useState<Table | null>(null);
  useEffect(() => {
    // Asked once: the lobby, which is a press away, keeps itself up to date.
    lobby().then(
      ({ running }) => setTable(running.find(({ id }) => recall(id) === null) ?? null),
      () => {},
    );
  }, []);
  if (!table) return null;
  return (
    <a class="today-watch" href={`/match/${table.id}`}>
      <Icon name="eye" /> <b>{words.value.lobby.watch}</b> {gameName(table.game)}:{' '}
      {companySaid(table.seats.map(seatedName))}
    </a>
  );
}
