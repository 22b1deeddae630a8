/** Competitions on a server that somebody here has entered and that are not over, those that want something first. */

import { useState } from 'preact/hooks';
import { usePolling } from '../../app/polling.ts';
import { type OwnCompetitions, ownCompetitions } from '../../play/network/competitions.ts';
import { gameName } from '../../words/games.ts';
import { language } from '../../words/index.ts';
import { calledName } from '../../words/names.ts';
import { useKindName } from './competition-parts.ts';
import { entering } from './words/languages.ftl.ts';

const LOOK_EVERY_MS = 15_000;

type Own = OwnCompetitions[number];

const wants = ({ isAsked, match }: Own): boolean => isAsked || match !== null;

export function EnteredCompetitions() {
  const say = entering[language.value];
  const [found, setFound] = useState<OwnCompetitions | null>(null);
  // What cannot be asked now is asked again; what was shown stays.
  usePolling(() => void ownCompetitions().then(setFound, () => {}), LOOK_EVERY_MS);
  const running = (found ?? []).filter(({ competition }) => competition.status !== 'over');
  if (running.length === 0) return null;
  return (
    <section class="own" aria-labelledby="entered-competitions">
      <h2 id="entered-competitions" class="label">
        {say.own}
      </h2>
      <ul>
        {running
          .toSorted((a, b) => Number(wants(b)) - Number(wants(a)))
          .map(own => (
            <li key={own.competition.id}>
              <Line own={own} />
            </li>
          ))}
      </ul>
    </section>
  );
}

function Line({ own }: { readonly own: Own }) {
  const { id, game, kind, entrants } = own.competition;
  const name = useKindName(game, kind);
  return (
    <a href={`/competition/${id}`}>
      <b class="poster">{[gameName(game), name].filter(Boolean).join(' · ')}</b>
      <span>
        {entrants.map(one => calledName(one.name)).join(' · ')}{' '}
        {wants(own) ? <strong class="own-mine">{standingOf(own)}</strong> : standingOf(own)}
      </span>
    </a>
  );
}

function standingOf({ competition, isAsked, match }: Own): string {
  const say = entering[language.value];
  if (isAsked) return say.yourTurn;
  if (match !== null) return say.matchWaits;
  return competition.status === 'open' ? say.openStill : say.goesOn;
}
