/** The app: the page that is shown, and what stands around it. */

import { Die, Icon, type IconName, LiveRegion, tiltOf } from '@roundhouse/kit';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { Home } from '../pages/home/home.tsx';
import { loadRules } from '../play/games.ts';
import { words } from '../words/index.ts';
import { useArrival } from './arrival.ts';
import { News } from './news.tsx';
import { type Page as AnyPage, pageAt } from './pages.ts';
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

function Page() {
  if (path.value === '/') {
    return (
      <WithHeader>
        <Home />
      </WithHeader>
    );
  }
  const page = pageAt(path.value);
  if (!page) return <Lost />;
  const loaded = <Loaded key={page.key} page={page} />;
  return page.isBare ? loaded : <WithHeader>{loaded}</WithHeader>;
}

/** Shows a page once its code is here. */
function Loaded({ page: { load, props, rules, speaks = false } }: { readonly page: AnyPage }) {
  const [Shown, setShown] = useState<ComponentType | null>(null);
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
