/** Every tournament, championship and series of all games: each begins with a press. */

import { MANIFESTS } from '@roundhouse/games/all.ts';
import { ButtonLink, Icon } from '@roundhouse/kit';
import { useEffect } from 'preact/hooks';
import { gameName } from '../../words/games.ts';
import { words } from '../../words/index.ts';
import { posterOf } from '../home/posters.tsx';
import { useCompetitions } from './competition-parts.ts';
import { RunningCompetitions } from './own-competitions.tsx';
import './all-competitions.css';

const COMPETING = MANIFESTS.filter(({ isListed, competition }) => isListed && competition).map(({ id }) => id);

export function AllCompetitionsPage() {
  const say = words.value.competition;
  const title = `${say.allTitle} · Roundhouse`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main class="page">
      <h1 class="poster">{say.allTitle}</h1>
      <p class="lead">{say.allLead}</p>
      <RunningCompetitions />
      <ul class="all-competitions">
        {COMPETING.map(game => (
          <OfGame key={game} game={game} />
        ))}
      </ul>
    </main>
  );
}

function OfGame({ game }: { readonly game: string }) {
  const loaded = useCompetitions(game);
  const Poster = posterOf(game);
  if (loaded === 'failed') return null;
  return (
    <li>
      <div class="all-competitions-poster">{Poster && <Poster />}</div>
      <div>
        <h2 class="poster">{gameName(game)}</h2>
        <ul aria-busy={loaded === null}>
          {loaded?.kinds.map(({ id }) => (
            <li key={id}>
              <span>
                <b>{loaded.words.kinds[id]!.name}</b>
                <small>{loaded.words.kinds[id]!.help}</small>
              </span>
              <ButtonLink href={`/new/${game}?as=${id}`} tone="strong">
                <Icon name="play" />
                <span aria-hidden="true">{words.value.competition.open}</span>
                <span class="unseen">{loaded.words.kinds[id]!.name}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
