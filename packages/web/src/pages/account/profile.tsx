/** The profile: own games, how they went, and everything this browser keeps. */

import '../settings/settings.css';
import { SHELVED } from '@roundhouse/games/shelf.ts';
import { ButtonLink, Icon } from '@roundhouse/kit';
import { useEffect } from 'preact/hooks';
import { allKept, type Kept, ownName } from '../../play/kept/kept-matches.ts';
import { allResults, noteResults, type Outcome, outcomeOf, type Result } from '../../play/kept/results.ts';
import { keeping, redraw } from '../../play/kept/store.ts';
import { isKnownHere } from '../../play/network/me.ts';
import { gameName, shelfWords } from '../../words/games.ts';
import { format, words } from '../../words/index.ts';
import { companySaid, shownName } from '../../words/names.ts';
import { OwnGames } from '../home/own-games.tsx';
import { Backup } from './profile-backup.tsx';

export function ProfilePage() {
  const say = words.value.profile;
  useEffect(() => {
    document.title = `${say.title} · Roundhouse`;
  }, [say]);
  useEffect(() => {
    void noteResults().then(redraw);
  }, []);
  const kept = allKept();
  return (
    <main class="page profile">
      <h1 class="poster">{ownName() || say.nameless}</h1>
      <p class="lead">{keeping.value === 'small' ? say.leadSmall : say.lead}</p>
      <div class="page-actions">
        <ButtonLink href="/settings">
          <Icon name="settings" /> {say.changeName}
        </ButtonLink>
        <ButtonLink href="/account">
          <Icon name="lock" /> {say.toAccount}
        </ButtonLink>
      </div>
      {isKnownHere() && <OwnGames shows="elsewhere" />}
      <Results results={allResults()} />
      <Matches heading={say.running} matches={kept.filter(({ over }) => !over)} />
      <Matches heading={say.ended} matches={kept.filter(({ over }) => over)} />
      <Backup />
    </main>
  );
}

function Results({ results }: { readonly results: readonly Result[] }) {
  const say = words.value.profile;
  const games = SHELVED.filter(game => results.some(result => result.game === game));
  return (
    <section class="profile-part" aria-labelledby="profile-results">
      <h2 id="profile-results" class="label">
        {say.results}
      </h2>
      {games.length === 0 ? (
        <p class="profile-none">
          {say.none} <a href="/">{say.toTheGames}</a>.
        </p>
      ) : (
        <div class="profile-games">
          {games.map(game => (
            <GameResults key={game} game={game} results={results.filter(result => result.game === game)} />
          ))}
        </div>
      )}
    </section>
  );
}

function GameResults({ game, results }: { readonly game: string; readonly results: readonly Result[] }) {
  const say = words.value.profile;
  const people = results.filter(({ kind }) => kind === 'live');
  const bots = results.filter(({ kind }) => kind === 'solo');
  const shared = results.length - people.length - bots.length;
  return (
    <article class="profile-game">
      <h3 class="poster">{shelfWords(game).name}</h3>
      <p>{say.finished(results.length)}</p>
      {bots.length > 0 && <Tally heading={say.againstBots} results={bots} />}
      {shared > 0 && <p class="fine">{say.shared(shared)}</p>}
      {people.length > 0 && <Tally heading={say.againstPeople} results={people} />}
    </article>
  );
}

/** Fewer than this say next to nothing. */
const ENOUGH = 10;
const TOLD = ['won', 'drawn', 'lost'] as const;

function Tally({ heading, results }: { readonly heading: string; readonly results: readonly Result[] }) {
  const say = words.value.profile;
  const count = (outcome: Outcome): number => results.filter(result => outcomeOf(result) === outcome).length;
  const unknown = count('unknown');
  const known = results.length - unknown;
  return (
    <div class="tally">
      <h4 class="label">{heading}</h4>
      {/* The numbers below say the same. */}
      <div class="tally-bar" aria-hidden="true">
        {TOLD.map(outcome => (
          <span key={outcome} data-outcome={outcome} style={{ flexGrow: count(outcome) }} />
        ))}
      </div>
      <p class="tally-counts">
        {TOLD.map(outcome => (
          <span key={outcome} data-outcome={outcome}>
            {format.value.number(count(outcome))} {say.outcomes[outcome]}
          </span>
        ))}
      </p>
      <p class="fine">{known < ENOUGH ? say.tooFew : say.share(format.value.percent(count('won') / known))}</p>
      {unknown > 0 && <p class="fine">{say.unknown(unknown)}</p>}
    </div>
  );
}

function Matches({ heading, matches }: { readonly heading: string; readonly matches: readonly Kept[] }) {
  if (matches.length === 0) return null;
  return (
    <section class="own" aria-label={heading}>
      <h2 class="label">{heading}</h2>
      <ul>
        {matches.map(match => (
          <li key={match.id}>
            <a href={addressOf(match)}>
              <MatchLine match={match} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function addressOf({ id, over, kind }: Kept): string {
  if (over) return `/replay/${id}`;
  return kind === 'live' ? `/match/${id}` : `/solo/${id}`;
}

function MatchLine({ match }: { readonly match: Kept }) {
  const game = match.kind === 'live' ? match.game : match.match.game;
  const names = match.kind === 'live' ? match.names : match.match.seats.map(({ name }) => name);
  return (
    <>
      <b class="poster">{gameName(game)}</b>
      <span>{companySaid(names.map(name => name && shownName(name)))}</span>
      <time dateTime={new Date(match.at).toISOString()}>{format.value.when(match.at)}</time>
    </>
  );
}
