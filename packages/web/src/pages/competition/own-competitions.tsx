/** Series and championships that go on at this device. */

import { allCompetitions, type KeptCompetition } from '../../play/kept/kept-competitions.ts';
import { gameName } from '../../words/games.ts';
import { format, words } from '../../words/index.ts';
import { useKindName } from './competition-parts.ts';

export function RunningCompetitions() {
  const running = allCompetitions().filter(({ over }) => !over);
  if (running.length === 0) return null;
  return (
    <section class="own" aria-labelledby="own-competitions">
      <h2 id="own-competitions" class="label">
        {words.value.competition.running}
      </h2>
      <ul>
        {running.map(kept => (
          <li key={kept.id}>
            <CompetitionLine kept={kept} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What it is, and who takes part. */
function CompetitionLine({ kept: { id, game, kind, sitters, at } }: { readonly kept: KeptCompetition }) {
  const name = useKindName(game, kind);
  return (
    <a href={`/box/${id}`}>
      <b class="poster">{gameName(game)}</b>
      <span>
        {name && <strong>{name}: </strong>}
        {sitters.map(sitter => sitter.name).join(' · ')}
      </span>
      <time dateTime={new Date(at).toISOString()}>{format.value.lately(at)}</time>
    </a>
  );
}
