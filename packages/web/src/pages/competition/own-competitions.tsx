/** Series and championships that go on at this device. */

import { allCompetitions } from '../../play/kept/kept-competitions.ts';
import { gameName } from '../../words/games.ts';
import { format, words } from '../../words/index.ts';

export function RunningCompetitions() {
  const running = allCompetitions().filter(({ over }) => !over);
  if (running.length === 0) return null;
  return (
    <section class="own" aria-labelledby="own-competitions">
      <h2 id="own-competitions" class="label">
        {words.value.competition.running}
      </h2>
      <ul>
        {running.map(({ id, game, sitters, at }) => (
          <li key={id}>
            <a href={`/box/${id}`}>
              <b class="poster">{gameName(game)}</b>
              <span>{sitters.map(({ name }) => name).join(' · ')}</span>
              <time dateTime={new Date(at).toISOString()}>{format.value.lately(at)}</time>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
