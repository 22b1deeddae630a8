/** The games that the server knows to be one's own, on whichever device they were begun, and whose turn it is. */

import { useState } from 'preact/hooks';
import { usePolling } from '../../app/polling.ts';
import { recall } from '../../play/kept/kept-matches.ts';
import { type OwnMatches, ownMatches } from '../../play/network/me.ts';
import { gameName } from '../../words/games.ts';
import { format, language } from '../../words/index.ts';
import { companySaid, seatedName } from '../../words/names.ts';
import '../account/account.css';
import { ownGames } from './words/languages.ftl.ts';

/** Turns pass while one looks on. */
const LOOK_EVERY_MS = 15_000;

export interface OwnGamesProps {
  /** `elsewhere`: those that this browser keeps nothing of. `running`: all that are not over. */
  readonly shows: 'elsewhere' | 'running';
}

export function OwnGames({ shows }: OwnGamesProps) {
  return <OwnGameList shows={shows} found={useOwnMatches(true)} />;
}

/** Where somebody else has asked for them already. */
export function OwnGameList({ shows, found }: OwnGamesProps & { readonly found: OwnMatches | null }) {
  const say = ownGames[language.value];
  const matches = found?.filter(({ table }) =>
    shows === 'elsewhere' ? recall(table.id) === null : table.status !== 'over',
  );
  // Those that wait for an answer first; all else as it came, newest first.
  const sorted = matches?.toSorted((a, b) => Number(b.isYourTurn) - Number(a.isYourTurn));
  if (sorted === undefined || sorted.length === 0) return null;
  return (
    <section class="own" aria-labelledby="own-games">
      <h2 id="own-games" class="label">
        {say.title}
      </h2>
      <ul>
        {sorted.map(match => (
          <li key={`${match.table.id} ${match.seat}`}>
            <GameLine match={match} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function GameLine({ match: { table, isYourTurn, updated } }: { readonly match: OwnMatches[number] }) {
  const say = ownGames[language.value];
  const isOver = table.status === 'over';
  const standing = isYourTurn
    ? say.yourTurn
    : isOver
      ? say.finishedGame
      : table.status === 'open'
        ? say.openTable
        : say.theirTurn;
  return (
    <a href={`/${isOver ? 'replay' : 'match'}/${table.id}`}>
      <b class="poster">{gameName(table.game)}</b>
      <span>
        {companySaid(table.seats.map(seatedName))}
        <strong class="own-turn" data-yours={isYourTurn ? '' : undefined}>
          {standing}
        </strong>
      </span>
      <time dateTime={new Date(updated).toISOString()}>{format.value.lately(updated)}</time>
    </a>
  );
}

/** Null until the server has answered, or if it is not to be asked; it is asked again while the page can be seen. */
export function useOwnMatches(isAsked: boolean): OwnMatches | null {
  const [matches, setMatches] = useState<OwnMatches | null>(null);
  // What cannot be asked now is asked again; what was shown stays.
  usePolling(() => void ownMatches().then(setMatches, () => {}), LOOK_EVERY_MS, isAsked);
  return matches;
}
