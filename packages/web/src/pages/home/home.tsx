/** Home: pick a game and play. One tap starts a match against a bot. */

import { DAILY } from '@roundhouse/games/daily.ts';
import { SHELVED } from '@roundhouse/games/shelf.ts';
import { LEARNABLE } from '@roundhouse/games/tutorial.ts';
import { NAMELESS } from '@roundhouse/games/voice.ts';
import { Button, ButtonLink, Icon, type IconName } from '@roundhouse/kit';
import { type ComponentChildren, type ComponentType, Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useArrival } from '../../app/arrival.ts';
import { lazy } from '../../app/lazy.tsx';
import { useOnline } from '../../app/online.ts';
import { go } from '../../app/router.ts';
import { loadRules } from '../../play/games.ts';
import { allKept, type Kept, ownName } from '../../play/kept/kept-matches.ts';
import { longestStreakOfAny } from '../../play/kept/puzzle-stars.ts';
import { held } from '../../play/kept/store.ts';
import { hasEntered } from '../../play/network/entered.ts';
import { shelfWords } from '../../words/games.ts';
import { words } from '../../words/index.ts';
import { RunningCompetitions } from '../competition/own-competitions.tsx';
import { FinishedMatches, RunningMatches } from './own-matches.tsx';
import { posterOf } from './posters.tsx';
import { Today } from './today.tsx';

export function Home() {
  const say = words.value.home;
  useEffect(() => {
    document.title = 'Roundhouse';
    // What the Play button needs, fetched while nobody waits for it.
    const soon = setTimeout(
      () => void Promise.allSettled([import('../../play/local/solo.ts'), import('../match/match.tsx')]),
      300,
    );
    return () => clearTimeout(soon);
  }, []);
  useArrival(true);
  const isOnline = useOnline();
  const isNarrow = useNarrow();
  const kept = allKept();
  // Who has never been here wants to know what this is, and to play: challenges mean something after that.
  const isNew = kept.length === 0 && held('known') !== true && longestStreakOfAny(DAILY) === 0;
  return (
    <main class="home">
      <h1 class="unseen">{say.heading}</h1>
      {!isOnline && (
        <p class="home-offline" role="status">
          {say.offline}
        </p>
      )}
      <RunningMatches matches={kept.filter(match => !match.over && !isBotsOnly(match))} />
      <RunningCompetitions />
      {hasEntered() && <Entered />}
      {held('known') === true && <Elsewhere />}
      {isNew ? <p class="home-promise">{say.startsAtOnce}</p> : <Today />}
      <section class="shelf" aria-label={say.shelf}>
        {SHELVED.map((game, i) => (
          <Fragment key={game}>
            <GameCard game={game} isOnline={isOnline} />
            {i === (isNarrow ? 0 : SHELVED.length - 1) && (
              <section class="happening" aria-label={say.happening}>
                <Happening />
                {!isNarrow && <Doors />}
              </section>
            )}
          </Fragment>
        ))}
      </section>
      {isNew && <Today />}
      <FinishedMatches matches={kept.filter(match => match.over)} />
      {isNarrow && <Doors />}
    </main>
  );
}

/** The ways to what is not one game, and not among the ways that every page has. */
function Doors() {
  const say = words.value.home;
  return (
    <nav class="doors" aria-label={say.together}>
      <Door icon="link" href="/join" title={say.byCode}>
        {say.byCodeHelp}
      </Door>
      <Door icon="people" href="/tournament" title={say.tournament}>
        {say.tournamentHelp}
      </Door>
    </nav>
  );
}

/** One column of games: what happens comes after the first of them, not below them all. */
const NARROW = '(width < 47rem)';

function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const room = matchMedia(NARROW);
    const look = (): void => setNarrow(room.matches);
    room.addEventListener('change', look);
    return () => room.removeEventListener('change', look);
  }, []);
  return isNarrow;
}

/** Nobody sits at it: it is played out in the background. */
const isBotsOnly = (match: Kept): boolean => match.kind === 'solo' && match.players?.includes('person') === false;

/** Competitions on a server; the line to it is fetched for those who have entered one. */
function Entered() {
  const [Shown, setShown] = useState<
    typeof import('../competition/entered-competitions.tsx').EnteredCompetitions | null
  >(null);
  useEffect(() => {
    import('../competition/entered-competitions.tsx').then(
      found => setShown(() => found.EnteredCompetitions),
      () => {},
    );
  }, []);
  return Shown && <Shown />;
}

/** Once everything else is here. */
const LATE_MS = 1500;

/** What can wait until everything else is here. */
function late<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(load);
  return props => {
    const [isTime, setTime] = useState(false);
    useEffect(() => {
      const soon = setTimeout(() => setTime(true), LATE_MS);
      return () => clearTimeout(soon);
    }, []);
    return isTime ? <Part {...props} /> : null;
  };
}

const NextRival = late(async () => (await import('./next-rival.tsx')).NextRival);

const Happening = late(async () => (await import('./happening.tsx')).Happening);

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

function GameCard({ game, isOnline }: { readonly game: string; readonly isOnline: boolean }) {
  const say = words.value.home;
  const shelf = shelfWords(game);
  const Poster = posterOf(game);
  const [state, setState] = useState<'ready' | 'starting' | 'failed'>('ready');
  const start = async (): Promise<void> => {
    setState('starting');
    try {
      const [{ newSolo }] = await Promise.all([import('../../play/local/solo.ts'), loadRules(game)]);
      go(`/solo/${newSolo({ game, options: {}, name: ownName() || NAMELESS, seat: 0 })}`);
    } catch {
      setState('failed');
    }
  };
  return (
    <article class="game-card" aria-label={shelf.name}>
      <div class="game-card-poster">
        {Poster ? <Poster /> : <Unpainted name={shelf.name} />}
        <NextRival game={game} />
      </div>
      <div class="game-card-text">
        <h2 class="game-card-title">
          <span class="unseen">{shelf.name}: </span>
          {shelf.tagline}
        </h2>
        <p class="label">
          {shelf.players} · <span class="whole">{shelf.length}</span>
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
        {state === 'failed' && (
          <p class="trouble" role="alert">
            {say.failed}
          </p>
        )}
        <nav class="game-card-ways" aria-label={`${say.together}: ${shelf.name}`}>
          {isOnline && (
            <Way icon="link" href={`/new/${game}?with=friend`}>
              {say.withFriend}
            </Way>
          )}
          <Way icon="people" href={`/new/${game}`}>
            {say.moreWays}
          </Way>
        </nav>
      </div>
    </article>
  );
}

/** What hangs in the window of a game without a poster; the name is said below for those who do not see it. */
const Unpainted = ({ name }: { readonly name: string }) => (
  <b class="poster game-card-name" aria-hidden="true">
    {name}
  </b>
);

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
