/** Home: pick a game and play. One tap starts a match against a bot. */

import { posterOf } from '@roundhouse/games/posters.ts';
import { LEARNABLE } from '@roundhouse/games/tutorial.ts';
import { NAMELESS } from '@roundhouse/games/voice.ts';
import { CATALOGUED, wordsOf } from '@roundhouse/games/words.ts';
import { Button, ButtonLink, Icon, type IconName } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import { type Asked, allKept, type Kept, ownName, unanswered } from '../play/shelf.ts';
import { go } from './router.ts';

export function Home() {
  useEffect(() => {
    document.title = 'Roundhouse';
    // What the Play button needs, fetched while nobody waits for it.
    const soon = setTimeout(() => void Promise.allSettled([import('../play/solo.ts'), import('./match.tsx')]), 300);
    return () => clearTimeout(soon);
  }, []);
  return (
    <main class="home">
      <h1 class="unseen">Roundhouse: games to play now</h1>
      {CATALOGUED.map(game => (
        <GameCard key={game} game={game} />
      ))}
      <OwnMatches />
      <nav class="doors" aria-label="More">
        {CATALOGUED.map(game => (
          <Door key={game} icon="link" href={`/new/${game}?with=friend`} title={`${wordsOf(game).name} with a friend`}>
            Send a link. Their seat is theirs as soon as they open it.
          </Door>
        ))}
        <Door icon="eye" href="/lobby" title="Lobby">
          See who waits for an opponent, or watch a match that is on.
        </Door>
        <Door icon="check" href="/replay" title="Replays and proofs">
          Step through a finished match and check every roll of its dice.
        </Door>
      </nav>
    </main>
  );
}

function GameCard({ game }: { readonly game: string }) {
  const words = wordsOf(game);
  const Poster = posterOf(game);
  const [starting, setStarting] = useState(false);
  const [failed, setFailed] = useState(false);
  const start = async (): Promise<void> => {
    setStarting(true);
    try {
      const { newSolo } = await import('../play/solo.ts');
      go(`/solo/${newSolo({ game, options: {}, level: 'greedy', name: ownName() || NAMELESS, seat: 0 })}`);
    } catch {
      setFailed(true);
      setStarting(false);
    }
  };
  return (
    <article class="game-card" aria-label={words.name}>
      <div class="game-card-poster">{Poster && <Poster />}</div>
      <div class="game-card-text">
        <h2 class="game-card-title">
          <span class="unseen">{words.name}: </span>
          {words.tagline}
        </h2>
        <p class="label">
          {words.players} · {words.length}
        </p>
        <div class="game-card-actions">
          <Button tone="strong" onClick={start} disabled={starting}>
            <Icon name="play" /> {starting ? 'Opening …' : 'Play'}
            <span class="unseen"> {words.name}</span>
          </Button>
          {LEARNABLE.includes(game) && (
            <ButtonLink href={`/learn/${game}`}>
              <Icon name="hint" /> Learn
            </ButtonLink>
          )}
          <ButtonLink href={`/new/${game}`}>Set up a match</ButtonLink>
          <ButtonLink href={`/rules/${game}`} tone="quiet">
            <Icon name="book" /> Rules
          </ButtonLink>
        </div>
        <p class="fine">
          {failed
            ? 'That did not work. Check the connection and try again.'
            : 'Play starts at once, against a bot. No account.'}
        </p>
      </div>
    </article>
  );
}

interface DoorProps {
  readonly icon: IconName;
  readonly href: string;
  readonly title: string;
  readonly children: string;
}

function Door({ icon, href, title, children }: DoorProps) {
  return (
    <a class="door" href={href}>
      <Icon name={icon} size={28} />
      <b class="poster">{title}</b>
      <span>{children}</span>
    </a>
  );
}

function OwnMatches() {
  const kept = allKept();
  const asked = unanswered();
  const running = kept.filter(match => !match.over).slice(0, 4);
  const finished = kept.filter(match => match.over).slice(0, 6);
  return (
    <>
      {running.length + asked.length > 0 && (
        <section class="own" aria-labelledby="own-running">
          <h2 id="own-running" class="label">
            Go on where you left
          </h2>
          <ul>
            {asked.map(one => (
              <li key={one.key}>
                <AskedLine asked={one} />
              </li>
            ))}
            {running.map(match => (
              <li key={match.id}>
                <a href={match.kind === 'solo' ? `/solo/${match.id}` : `/match/${match.id}`}>
                  <MatchLine match={match} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {finished.length > 0 && (
        <section class="own" aria-labelledby="own-finished">
          <h2 id="own-finished" class="label">
            Your finished matches
          </h2>
          <ul>
            {finished.map(match => (
              <li key={match.id}>
                <a href={`/replay/${match.id}`}>
                  <MatchLine match={match} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The answer never came; following the link finds out. */
function AskedLine({ asked }: { readonly asked: Asked }) {
  const game = asked.kind === 'table' ? asked.wanted.game : asked.game;
  return (
    <a href={asked.kind === 'table' ? `/new/${game}` : `/join/${asked.id}`}>
      <b class="poster">{nameOf(game)}</b>
      <span>{asked.kind === 'table' ? 'a table you opened' : 'a seat you took'}, not answered yet</span>
      <time dateTime={new Date(asked.at).toISOString()}>{WHEN.format(asked.at)}</time>
    </a>
  );
}

const nameOf = (game: string): string => (CATALOGUED.includes(game) ? wordsOf(game).name : game);

const WHEN = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

function MatchLine({ match }: { readonly match: Kept }) {
  const game = match.kind === 'solo' ? match.match.game : match.game;
  const names = match.kind === 'solo' ? match.match.seats.map(({ name }) => name) : match.names;
  return (
    <>
      <b class="poster">{nameOf(game)}</b>
      <span>{names.map(one => one ?? 'free seat').join(' against ')}</span>
      <time dateTime={new Date(match.at).toISOString()}>{WHEN.format(match.at)}</time>
    </>
  );
}
