/** The app: which page is shown. Pages other than home are loaded when somebody goes there. */

import { Die, Icon, type IconName, LiveRegion, tiltOf } from '@roundhouse/kit';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { Home } from '../pages/home/home.tsx';
import { loadRules } from '../play/games.ts';
import { recall } from '../play/kept/kept-matches.ts';
import { words } from '../words/index.ts';
import { useArrival } from './arrival.ts';
import { News } from './news.tsx';
import { path } from './router.ts';

export function App() {
  return (
    <>
      <Page />
      <News />
      <LiveRegion />
    </>
  );
}

/** A part of an address as it was meant; null where it was never meant for us. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function Page() {
  const [, place = '', first = '', second, rest] = path.value.split('/');
  const id = decoded(first);
  const part = decoded(second ?? '');
  if (id === null || part === null) return <Lost />;
  if (rest !== undefined || (second !== undefined && place !== 'learn' && place !== 'puzzles')) return <Lost />;
  switch (place) {
    case '':
      return (
        <WithHeader>
          <Home />
        </WithHeader>
      );
    case 'lobby':
      return (
        <WithHeader>
          <Loaded
            key="lobby"
            load={async () => (await import('../pages/lobby/lobby.tsx')).LobbyPage}
            props={{}}
            rules={null}
          />
        </WithHeader>
      );
    case 'new':
      return (
        <WithHeader>
          <Loaded
            key={`new ${id}`}
            load={async () => (await import('../pages/start/new-match.tsx')).NewMatchPage}
            props={{ game: id }}
            rules={id}
          />
        </WithHeader>
      );
    case 'learn':
      return <Learning game={id} at={part} />;
    case 'puzzles':
      return <Puzzling game={id} at={part} />;
    case 'rules':
      return (
        <WithHeader>
          <Loaded
            key={`rules ${id}`}
            load={async () => (await import('../pages/rulebook/rulebook.tsx')).RulesPage}
            props={{ game: id }}
          />
        </WithHeader>
      );
    case 'box':
      return (
        <Loaded
          key={`box ${id}`}
          load={async () => (await import('../pages/competition/competition-here.tsx')).CompetitionHerePage}
          props={{ id }}
          rules={null}
        />
      );
    case 'competition':
      return (
        <Loaded
          key={`competition ${id}`}
          load={async () => (await import('../pages/competition/competition-online.tsx')).CompetitionPage}
          props={{ id }}
          rules={null}
        />
      );
    case 'join':
      return (
        <WithHeader>
          <Loaded
            key={`join ${id}`}
            load={async () =>
              id === ''
                ? (await import('../pages/join/join-by-code.tsx')).JoinByCodePage
                : (await import('../pages/join/join.tsx')).JoinPage
            }
            props={{ id }}
            rules={null}
          />
        </WithHeader>
      );
    case 'settings':
    case 'profile':
    case 'account':
    case 'moderation':
    case 'tournament':
    case 'statistics':
    case 'tokens':
    case 'kit':
    case 'told':
      return first === '' ? <Own place={place} /> : <Lost />;
    case 'replay':
      return (
        <Loaded
          key={`replay ${id}`}
          load={async () => (await import('../pages/replay/replay.tsx')).ReplayPage}
          props={{ id }}
          rules={null}
        />
      );
    case 'solo':
    case 'match':
      return (
        <Loaded
          key={`${place} ${id}`}
          load={async () => (await import('../pages/match/match.tsx')).MatchPage}
          props={{ kind: place === 'solo' ? ('solo' as const) : ('live' as const), id }}
          rules={gameOf(id)}
          speaks
        />
      );
    default:
      return <Lost />;
  }
}

/** All games that can be learned, one game's card, its perfect play, or one of its lessons. */
function Learning({ game, at }: { readonly game: string; readonly at: string }) {
  if (game === '') {
    return (
      <WithHeader>
        <Loaded key="learn" load={async () => (await import('../pages/learn/learning.tsx')).LearningPage} props={{}} />
      </WithHeader>
    );
  }
  if (at === 'card') {
    return (
      <WithHeader>
        <Loaded
          key={`card ${game}`}
          load={async () => (await import('../pages/learn/card.tsx')).CardPage}
          props={{ game }}
        />
      </WithHeader>
    );
  }
  if (at === 'perfect') {
    return (
      <WithHeader>
        <Loaded
          key={`perfect ${game}`}
          load={async () => (await import('../pages/learn/perfect.tsx')).PerfectPage}
          props={{ game }}
        />
      </WithHeader>
    );
  }
  return (
    <Loaded
      key={`learn ${game}`}
      load={async () => (await import('../pages/learn/learn.tsx')).LearnPage}
      props={{ game, at }}
      rules={game}
      speaks
    />
  );
}

/** A game's shelf of puzzles, or one of them. */
function Puzzling({ game, at }: { readonly game: string; readonly at: string }) {
  if (at === '') {
    return (
      <WithHeader>
        <Loaded
          key={`puzzles ${game}`}
          load={async () => (await import('../pages/puzzles/puzzles.tsx')).PuzzlesPage}
          props={{ game }}
        />
      </WithHeader>
    );
  }
  return (
    <Loaded
      key={`puzzle ${game}`}
      load={async () => (await import('../pages/puzzles/puzzles-play.tsx')).PuzzlePage}
      props={{ game, at }}
      rules={game}
    />
  );
}

/** What is this browser's own, or the whole house's. */
function Own({ place }: { readonly place: keyof typeof OWN }) {
  return (
    <WithHeader>
      <Loaded key={place} load={OWN[place]} props={{}} {...(place === 'statistics' ? { rules: null } : {})} />
    </WithHeader>
  );
}

const OWN = {
  settings: async () => (await import('../pages/settings/settings-page.tsx')).SettingsPage,
  profile: async () => (await import('../pages/account/profile.tsx')).ProfilePage,
  account: async () => (await import('../pages/account/account.tsx')).AccountPage,
  moderation: async () => (await import('../pages/moderation/moderation.tsx')).ModerationPage,
  tournament: async () => (await import('../pages/competition/all-competitions.tsx')).AllCompetitionsPage,
  told: async () => (await import('../pages/notifications/notifications.tsx')).ToldPage,
  statistics: async () => (await import('../pages/statistics/statistics.tsx')).StatisticsPage,
  tokens: async () => (await import('../pages/account/tokens.tsx')).TokensPage,
  kit: async () => (await import('../pages/kit/kit-page.tsx')).KitPage,
};

interface LoadedProps<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** The game whose rules must be there too; null for every game's. */
  readonly rules?: string | null;
  /** The page says of itself what there is. */
  readonly speaks?: boolean;
}

/** The game of a match that is kept here; null if it may be any. */
function gameOf(id: string): string | null {
  const kept = recall(id);
  if (!kept) return null;
  return kept.kind === 'live' ? kept.game : kept.match.game;
}

/** Shows a page once its code is here. */
function Loaded<Props extends object>({ load, props, rules, speaks = false }: LoadedProps<Props>) {
  const [Shown, setShown] = useState<ComponentType<Props> | null>(null);
  const [failed, setFailed] = useState(false);
  // The key of this component changes with the page, so what it loads never changes.
  useEffect(() => {
    Promise.all([load(), rules === undefined ? null : loadRules(rules)]).then(
      ([page]) => setShown(() => page),
      () => setFailed(true),
    );
  }, []);
  useArrival(Shown !== null && !speaks);
  if (Shown) return <Shown {...props} />;
  const say = words.value.shell;
  return (
    <main class="page">
      {failed ? (
        <Notice title={say.notLoaded}>
          {say.checkConnection}
          <a href={path.value}>{say.tryAgain}</a>.
        </Notice>
      ) : (
        <p class="loading" aria-busy="true">
          {say.loading}
        </p>
      )}
    </main>
  );
}

/** On a phone the ways are at the thumb, along the lower edge. */
export function WithHeader({ children }: { readonly children: ComponentChildren }) {
  const say = words.value.shell;
  // Told by us: a sheet that looks for them would have the whole page searched again with every change.
  useLayoutEffect(() => {
    document.body.dataset.ways = '';
    return () => {
      delete document.body.dataset.ways;
    };
  }, []);
  return (
    <>
      <header class="top">
        <button type="button" class="button skip" onClick={skipToContent}>
          {say.toContent}
        </button>
        <a class="wordmark poster" href="/">
          Roundhouse
        </a>
        <nav class="ways" aria-label={say.main}>
          <Way to="/" icon="home" text={say.games} />
          <Way to="/learn" icon="hint" text={say.learn} />
          <Way to="/lobby" icon="eye" text={say.lobby} />
          <Way to="/replay" icon="again" text={say.replays} />
          <Way to="/profile" icon="person" text={say.you} />
        </nav>
        <a class="button gear" data-tone="quiet" href="/settings" aria-label={say.settings}>
          <Icon name="settings" />
        </a>
      </header>
      {children}
    </>
  );
}

/** For keys: past the ways, to what the page is about. */
function skipToContent(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
}

function Way({ to, icon, text }: { readonly to: string; readonly icon: IconName; readonly text: string }) {
  const isHere = to === '/' ? path.value === to : path.value.startsWith(to);
  return (
    <a href={to} aria-current={isHere ? 'page' : undefined}>
      <Icon name={icon} />
      {text}
    </a>
  );
}

function Lost() {
  const say = words.value.shell;
  return (
    <WithHeader>
      <main class="page">
        <Notice title={say.noSuchPage} faces={[4, null, 4]}>
          {say.leadsNowhere}
        </Notice>
        <div class="page-actions">
          <a class="button" data-tone="strong" href="/">
            {say.toTheGames}
          </a>
        </div>
      </main>
    </WithHeader>
  );
}

interface NoticeProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** How the dice beside it have fallen; null is a blank face. */
  readonly faces?: readonly (number | null)[];
}

/** Something is not there, and the page says what can be done. */
export function Notice({ title, children, faces = [null] }: NoticeProps) {
  return (
    <div class="notice">
      <div class="notice-dice">
        {faces.map((face, i) => (
          <Die key={i} face={face} tilt={tiltOf(4, i) * 2} />
        ))}
      </div>
      <h1 class="poster">{title}</h1>
      <p>{children}</p>
    </div>
  );
}
