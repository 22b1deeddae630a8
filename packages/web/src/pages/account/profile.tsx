/** The profile: how it went and against whom, own games, and everything this browser keeps. */

import '../settings/settings.css';
import { SHELVED } from '@roundhouse/games/shelf.ts';
import { ButtonLink, Icon } from '@roundhouse/kit';
import { useEffect } from 'preact/hooks';
import { allKept, type Kept, ownName } from '../../play/kept/kept-matches.ts';
import { noteResults } from '../../play/kept/note-results.ts';
import { allResults, type Outcome, outcomeOf, type Result, resultOf, rivalries } from '../../play/kept/results.ts';
import { keeping, redraw } from '../../play/kept/store.ts';
import { isKnownHere } from '../../play/network/me.ts';
import { gameName, shelfWords } from '../../words/games.ts';
import { format, words } from '../../words/index.ts';
import { companySaid, shownName } from '../../words/names.ts';
import { Closing, lengthSaid, OutcomeBadge } from '../home/course.tsx';
import { OwnGames } from '../home/own-games.tsx';
import { posterOf } from '../home/posters.tsx';
import { OwnFace } from './avatar-picker.tsx';
import { Backup } from './profile-backup.tsx';
import { Trophies } from './trophies.tsx';

export function ProfilePage() {
  const say = words.value.profile;
  useEffect(() => {
    document.title = `${say.title} · Roundhouse`;
  }, [say]);
  useEffect(() => {
    void noteResults().then(redraw);
  }, []);
  const kept = allKept();
  const results = allResults();
  return (
    <main class="page profile">
      <header class="profile-head">
        <OwnFace name={ownName() || words.value.shell.you} />
        <h1 class="poster">{ownName() || say.nameless}</h1>
        {results.length > 0 && <Totals results={results} />}
        <p class="fine">{keeping.value === 'small' ? say.leadSmall : isKnownHere() ? say.leadKnown : say.lead}</p>
        <div class="page-actions">
          <ButtonLink href="/settings">
            <Icon name="settings" /> {say.changeName}
          </ButtonLink>
          <ButtonLink href="/account">
            <Icon name="lock" /> {say.toAccount}
          </ButtonLink>
        </div>
      </header>
      {isKnownHere() && <OwnGames shows="elsewhere" />}
      <Matches heading={say.running} matches={kept.filter(({ over }) => !over)} shown={3} />
      <Matches heading={say.ended} matches={kept.filter(({ over }) => over)} shown={5} />
      <Results results={results} />
      <Trophies results={results} />
      <Rivals results={results} />
      <Backup />
    </main>
  );
}

/** All games together, as large as they deserve. */
function Totals({ results }: { readonly results: readonly Result[] }) {
  const say = words.value.profile;
  return (
    <dl class="profile-totals">
      {TOLD.map(outcome => (
        <div key={outcome}>
          <dd class="poster">{format.value.number(countOf(results, outcome))}</dd>
          <dt>{say.outcomes[outcome]}</dt>
        </div>
      ))}
    </dl>
  );
}

const countOf = (results: readonly Result[], outcome: Outcome): number =>
  results.filter(result => outcomeOf(result) === outcome).length;

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
        <>
          <div class="profile-games">
            {games.map(game => (
              <GameResults key={game} game={game} results={results.filter(result => result.game === game)} />
            ))}
          </div>
          <p class="fine">{say.tooFew(ENOUGH)}</p>
        </>
      )}
    </section>
  );
}

/** More than these are behind a word. */
const RIVALS_SHOWN = 6;

function Rivals({ results }: { readonly results: readonly Result[] }) {
  const say = words.value.profile;
  const all = rivalries(results);
  if (all.length === 0) return null;
  const rows = (some: typeof all) => (
    <ul class="rivals">
      {some.map(({ name, isBot, ...counts }) => (
        <li key={`${isBot} ${name}`}>
          <b>
            {shownName(name)} {isBot && <small>{say.withBot}</small>}
          </b>
          <Bar counts={counts} />
          <span class="rivals-counts">
            {TOLD.filter(outcome => counts[outcome] > 0).map(outcome => (
              <span key={outcome}>
                {format.value.number(counts[outcome])} {say.outcomes[outcome]}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
  return (
    <section class="profile-part" aria-labelledby="profile-rivals">
      <h2 id="profile-rivals" class="label">
        {say.rivals}
      </h2>
      {rows(all.slice(0, RIVALS_SHOWN))}
      {all.length > RIVALS_SHOWN && (
        <details class="more">
          <summary>{words.value.home.more}</summary>
          {rows(all.slice(RIVALS_SHOWN))}
        </details>
      )}
    </section>
  );
}

/** The numbers beside it say the same. */
function Bar({ counts }: { readonly counts: { readonly [O in (typeof TOLD)[number]]: number } }) {
  return (
    <div class="tally-bar" aria-hidden="true">
      {TOLD.map(outcome => (
        <span key={outcome} data-outcome={outcome} style={{ flexGrow: counts[outcome] }} />
      ))}
    </div>
  );
}

function GameResults({ game, results }: { readonly game: string; readonly results: readonly Result[] }) {
  const say = words.value.profile;
  const Poster = posterOf(game);
  const people = results.filter(({ kind }) => kind === 'live');
  const bots = results.filter(({ kind }) => kind === 'solo');
  const shared = results.length - people.length - bots.length;
  return (
    <article class="profile-game">
      <div class="profile-poster">{Poster && <Poster />}</div>
      <h3 class="unseen">{shelfWords(game).name}</h3>
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
  const counts = {
    won: countOf(results, 'won'),
    drawn: countOf(results, 'drawn'),
    lost: countOf(results, 'lost'),
  };
  const [unknown, unplayed] = [countOf(results, 'unknown'), countOf(results, 'unplayed')];
  const known = results.length - unknown - unplayed;
  return (
    <div class="tally">
      <h4 class="label">{heading}</h4>
      <Bar counts={counts} />
      <p class="tally-counts">
        {TOLD.map(outcome => (
          <span key={outcome} data-outcome={outcome}>
            {format.value.number(counts[outcome])} {say.outcomes[outcome]}
          </span>
        ))}
      </p>
      {known >= ENOUGH && <p class="fine">{say.share(format.value.percent(counts.won / known))}</p>}
      {unplayed > 0 && <p class="fine">{say.unplayed(unplayed)}</p>}
      {unknown > 0 && <p class="fine">{say.unknown(unknown)}</p>}
    </div>
  );
}

interface MatchesProps {
  readonly heading: string;
  readonly matches: readonly Kept[];
  /** More than these are behind a word. */
  readonly shown: number;
}

function Matches({ heading, matches, shown }: MatchesProps) {
  if (matches.length === 0) return null;
  const lines = (some: readonly Kept[]) => (
    <ul>
      {some.map(match => (
        <li key={match.id}>
          <a href={addressOf(match)}>
            <MatchLine match={match} />
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <section class="own" aria-label={heading}>
      <h2 class="label">{heading}</h2>
      {lines(matches.slice(0, shown))}
      {matches.length > shown && (
        <details class="more">
          <summary>{words.value.home.more}</summary>
          {lines(matches.slice(shown))}
        </details>
      )}
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
  const result = match.over ? resultOf(match.id) : null;
  return (
    <>
      <b class="poster">{gameName(game)}</b>
      <span>
        <OutcomeBadge result={result} />
        {companySaid(names.map(name => name && shownName(name)))}
        {result?.course && (
          <small>
            <Closing result={result} /> {lengthSaid(result.course)}
          </small>
        )}
      </span>
      <time dateTime={new Date(match.at).toISOString()}>{format.value.lately(match.at)}</time>
    </>
  );
}
