/** Home: pick a game and play. One tap starts a match against a bot. */

import { posterOf } from '@roundhouse/games/posters.ts';
import { SHELVED } from '@roundhouse/games/shelf.ts';
import { LEARNABLE } from '@roundhouse/games/tutorial.ts';
import { NAMELESS } from '@roundhouse/games/voice.ts';
import { Button, ButtonLink, Icon, type IconName } from '@roundhouse/kit';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadRules } from '../play/games.ts';
import { type Asked, allKept, type Kept, ownName, unanswered } from '../play/shelf.ts';
import { held } from '../play/store.ts';
import { shelfWords } from '../words/games.ts';
import { format, words } from '../words/index.ts';
import { shownName } from '../words/names.ts';
import { useArrival } from './arrival.ts';
import { go } from './router.ts';

export function Home() {
  const say = words.value.home;
  useEffect(() => {
    document.title = 'Roundhouse';
    // What the Play button needs, fetched while nobody waits for it.
    const soon = setTimeout(() => void Promise.allSettled([import('../play/solo.ts'), import('./match.tsx')]), 300);
    return () => clearTimeout(soon);
  }, []);
  useArrival(true);
  const kept = allKept();
  return (
    <main class="home">
      <h1 class="unseen">{say.heading}</h1>
      <OwnMatches
        id="own-running"
        title={say.running}
        asked={unanswered()}
        matches={kept.filter(match => !match.over)}
        shown={3}
      />
      {held('known') === true && <Elsewhere />}
      <section class="shelf" aria-label={say.shelf}>
        {SHELVED.map(game => (
          <GameCard key={game} game={game} />
        ))}
      </section>
      <OwnMatches
        id="own-finished"
        title={say.finished}
        asked={[]}
        matches={kept.filter(match => match.over)}
        shown={5}
      />
      <nav class="doors" aria-label={say.together}>
        <Door icon="eye" href="/lobby" title={say.lobby}>
          {say.lobbyHelp}
        </Door>
        <Door icon="people" href="/tournament" title={say.tournament}>
          {say.tournamentHelp}
        </Door>
        <Door icon="check" href="/replay" title={say.replays}>
          {say.replaysHelp}
        </Door>
      </nav>
    </main>
  );
}

/** Games that are known to the server only; the line to it is fetched for those who have some. */
function Elsewhere() {
  const [Shown, setShown] = useState<typeof import('./own-games.tsx').OwnGames | null>(null);
  useEffect(() => {
    // Without a connection there is nothing to show, and nothing to say that the rest of the page does not.
    import('./own-games.tsx').then(
      found => setShown(() => found.OwnGames),
      () => {},
    );
  }, []);
  return Shown && <Shown shows="elsewhere" />;
}

function GameCard({ game }: { readonly game: string }) {
  const say = words.value.home;
  const shelf = shelfWords(game);
  const Poster = posterOf(game);
  const [state, setState] = useState<'ready' | 'starting' | 'failed'>('ready');
  const start = async (): Promise<void> => {
    setState('starting');
    try {
      const [{ newSolo }] = await Promise.all([import('../play/solo.ts'), loadRules(game)]);
      go(`/solo/${newSolo({ game, options: {}, level: 'greedy', name: ownName() || NAMELESS, seat: 0 })}`);
    } catch {
      setState('failed');
    }
  };
  return (
    <article class="game-card" aria-label={shelf.name}>
      <div class="game-card-poster">{Poster && <Poster />}</div>
      <div class="game-card-text">
        <h2 class="game-card-title">
          <span class="unseen">{shelf.name}: </span>
          {shelf.tagline}
        </h2>
        <p class="label">
          {shelf.players} · {shelf.length}
        </p>
        <div class="game-card-actions">
          <Button tone="strong" onClick={start} disabled={state === 'starting'}>
            <Icon name="play" /> {state === 'starting' ? say.opening : say.play}
            <span class="unseen"> {shelf.name}</span>
          </Button>
          {LEARNABLE.includes(game) && (
            <ButtonLink href={`/learn/${game}`}>
              <Icon name="hint" /> {say.learn}
            </ButtonLink>
          )}
        </div>
        <p class="fine">{state === 'failed' ? say.failed : say.startsAtOnce}</p>
        <nav class="game-card-ways" aria-label={`${say.together}: ${shelf.name}`}>
          <Way icon="link" href={`/new/${game}?with=friend`}>
            {say.withFriend}
          </Way>
          <Way icon="people" href={`/new/${game}?with=device`}>
            {say.oneDevice}
          </Way>
          <Way icon="card" href={`/new/${game}`}>
            {say.setUp}
          </Way>
          <Way icon="book" href={`/rules/${game}`}>
            {say.rules}
          </Way>
        </nav>
      </div>
    </article>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly href: string;
  readonly children: ComponentChildren;
}

function Way({ icon, href, children }: WayProps) {
  return (
    <ButtonLink href={href} tone="quiet">
      <Icon name={icon} /> {children}
    </ButtonLink>
  );
}

interface DoorProps extends WayProps {
  readonly title: string;
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

interface OwnMatchesProps {
  readonly id: string;
  readonly title: string;
  readonly asked: readonly Asked[];
  readonly matches: readonly Kept[];
  /** More than these are behind a word. */
  readonly shown: number;
}

function OwnMatches({ id, title, asked, matches, shown }: OwnMatchesProps) {
  if (matches.length + asked.length === 0) return null;
  const rest = matches.slice(shown);
  const lines = (some: readonly Kept[]) =>
    some.map(match => (
      <li key={match.id}>
        <MatchLine match={match} />
      </li>
    ));
  return (
    <section class="own" aria-labelledby={id}>
      <h2 id={id} class="label">
        {title}
      </h2>
      <ul>
        {asked.map(one => (
          <li key={one.key}>
            <AskedLine asked={one} />
          </li>
        ))}
        {lines(matches.slice(0, shown))}
      </ul>
      {rest.length > 0 && (
        <details class="more">
          <summary>{words.value.home.more}</summary>
          <ul>{lines(rest)}</ul>
        </details>
      )}
    </section>
  );
}

/** The answer never came; following the link finds out. */
function AskedLine({ asked }: { readonly asked: Asked }) {
  const say = words.value.home;
  const game = asked.kind === 'table' ? asked.wanted.game : asked.game;
  return (
    <a href={asked.kind === 'table' ? `/new/${game}` : `/join/${asked.id}`}>
      <b class="poster">{nameOf(game)}</b>
      <span>{asked.kind === 'table' ? say.tableAsked : say.seatAsked}</span>
      <When at={asked.at} />
    </a>
  );
}

const nameOf = (game: string): string => (SHELVED.includes(game) ? shelfWords(game).name : game);

const When = ({ at }: { readonly at: number }) => (
  <time dateTime={new Date(at).toISOString()}>{format.value.when(at)}</time>
);

function MatchLine({ match }: { readonly match: Kept }) {
  const say = words.value.home;
  const game = match.kind === 'solo' ? match.match.game : match.game;
  const names = match.kind === 'solo' ? match.match.seats.map(({ name }) => name) : match.names;
  const place = match.over ? 'replay' : match.kind === 'solo' ? 'solo' : 'match';
  return (
    <a href={`/${place}/${match.id}`}>
      <b class="poster">{nameOf(game)}</b>
      <span>
        {names
          .map(one => (one === null ? say.freeSeat : shownName(one)))
          .join(names.includes(null) ? ' · ' : say.against)}
      </span>
      <When at={match.at} />
    </a>
  );
}
