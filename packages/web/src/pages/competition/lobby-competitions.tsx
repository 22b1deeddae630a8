/** Competitions in the lobby: those that can be entered, and those one can watch. Nothing is shown where there are none. */

import { ButtonLink, Icon } from '@roundhouse/kit';
import type { Competition } from '@roundhouse/server/competitions/protocol.ts';
import { useState } from 'preact/hooks';
import { usePolling } from '../../app/polling.ts';
import { type CompetitionList, competitions } from '../../play/network/competitions.ts';
import { keyOf } from '../../play/network/entered.ts';
import { gameName } from '../../words/games.ts';
import { format, language, words } from '../../words/index.ts';
import { calledName } from '../../words/names.ts';
import { posterOf } from '../home/posters.tsx';
import { useKindName } from './competition-parts.ts';
import { entering } from './words/languages.ftl.ts';

const LOOK_EVERY_MS = 5000;

export function LobbyCompetitions() {
  const [list, setList] = useState<CompetitionList | null>(null);
  // The lobby itself says where the server cannot be reached.
  usePolling(() => void competitions().then(setList, () => {}), LOOK_EVERY_MS);
  const all = [...(list?.open ?? []), ...(list?.running ?? [])];
  if (all.length === 0) return null;
  return (
    <section class="tables">
      <h2 class="label">{entering[language.value].lobbyTitle}</h2>
      <ul>
        {all.map(competition => (
          <li key={competition.id}>
            <Line competition={competition} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ competition }: { readonly competition: Competition }) {
  const { id, game, kind, entrants, size, status } = competition;
  const say = entering[language.value];
  const Poster = posterOf(game);
  const name = useKindName(game, kind);
  const isOwn = keyOf(id) !== null;
  const isEnterable = status === 'open' && !isOwn;
  const people = entrants.filter(({ bot }) => bot === undefined).map(({ name }) => calledName(name));
  return (
    <>
      <span class="lobby-thumb">{Poster && <Poster />}</span>
      <span class="lobby-said">
        <b class="poster">{[gameName(game), name].filter(Boolean).join(' · ')}</b>
        <span>{format.value.list(people)}</span>
        <small>{status === 'open' ? say.places(entrants.length, size) : say.goesOn}</small>
      </span>
      <ButtonLink href={`/competition/${id}`} tone={isEnterable ? 'strong' : 'plain'}>
        {isEnterable ? (
          say.lobbyOpen
        ) : (
          <>
            <Icon name={isOwn ? 'play' : 'eye'} /> {isOwn ? words.value.lobby.goThere : say.watch}
          </>
        )}
      </ButtonLink>
    </>
  );
}
