/** Which address shows which page, and what each needs before it can be shown. All but home are loaded when somebody goes there. */

import type { ComponentType } from 'preact';
import { recall } from '../play/kept/kept-matches.ts';

/** What must be there besides a page's code, and what stands around it. */
interface Needs {
  /** Tells this page from others of the same place, where its id does not. */
  readonly key?: string;
  /** The game whose rules must be there too; null for every game's. */
  readonly rules?: string | null;
  /** The page says of itself what there is. */
  readonly speaks?: boolean;
  /** It has the whole screen to itself: no header, no ways to other pages. */
  readonly isBare?: boolean;
}

export interface Page extends Needs {
  readonly key: string;
  readonly load: () => Promise<ComponentType<object>>;
  readonly props: object;
}

type Unplaced = Omit<Page, 'key'> & Needs;

/** A page with the props that its component asks for. */
const page = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  props: Props,
  needs: Needs = {},
): Unplaced => ({ load: load as () => Promise<ComponentType<object>>, props, ...needs });

/** A page that stands alone at its place. */
const alone =
  (load: () => Promise<ComponentType<object>>, needs: Needs = {}) =>
  (id: string): Unplaced | null =>
    id === '' ? page(load, {}, needs) : null;

const PLACES: { readonly [place: string]: (id: string, part: string) => Unplaced | null } = {
  lobby: alone(async () => (await import('../pages/lobby/lobby.tsx')).LobbyPage, { rules: null }),
  settings: alone(async () => (await import('../pages/settings/settings-page.tsx')).SettingsPage),
  profile: alone(async () => (await import('../pages/account/profile.tsx')).ProfilePage),
  account: alone(async () => (await import('../pages/account/account.tsx')).AccountPage),
  moderation: alone(async () => (await import('../pages/moderation/moderation.tsx')).ModerationPage),
  tournament: alone(async () => (await import('../pages/competition/all-competitions.tsx')).AllCompetitionsPage),
  told: alone(async () => (await import('../pages/notifications/notifications.tsx')).ToldPage),
  statistics: alone(async () => (await import('../pages/statistics/statistics.tsx')).StatisticsPage, { rules: null }),
  tokens: alone(async () => (await import('../pages/account/tokens.tsx')).TokensPage),
  kit: alone(async () => (await import('../pages/kit/kit-page.tsx')).KitPage),

  new: game => page(async () => (await import('../pages/start/new-match.tsx')).NewMatchPage, { game }, { rules: game }),
  rules: game => page(async () => (await import('../pages/rulebook/rulebook.tsx')).RulesPage, { game }),
  learn: (game, at) => learning(game, at),
  puzzles: (game, at) => puzzling(game, at),

  join: id =>
    id === ''
      ? page(async () => (await import('../pages/join/join-by-code.tsx')).JoinByCodePage, {}, { rules: null })
      : page(async () => (await import('../pages/join/join.tsx')).JoinPage, { id }, { rules: null }),
  box: id =>
    page(
      async () => (await import('../pages/competition/competition-here.tsx')).CompetitionHerePage,
      { id },
      { rules: null, isBare: true },
    ),
  competition: id =>
    page(
      async () => (await import('../pages/competition/competition-online.tsx')).CompetitionPage,
      { id },
      { rules: null, isBare: true },
    ),
  replay: id =>
    page(async () => (await import('../pages/replay/replay.tsx')).ReplayPage, { id }, { rules: null, isBare: true }),
  solo: id => playing('solo', id),
  match: id => playing('live', id),
};

/** The places that have pages below those of an id. */
const DEEP: ReadonlySet<string> = new Set(['learn', 'puzzles']);

const playing = (kind: 'solo' | 'live', id: string): Unplaced =>
  page(
    async () => (await import('../pages/match/match.tsx')).MatchPage,
    { kind, id },
    { rules: gameOf(id), speaks: true, isBare: true },
  );

/** All games that can be learned, one game's card, its perfect play, or one of its lessons. */
function learning(game: string, at: string): Unplaced {
  if (game === '') return page(async () => (await import('../pages/learn/learning.tsx')).LearningPage, {});
  switch (at) {
    case 'card':
      return page(async () => (await import('../pages/learn/card.tsx')).CardPage, { game }, { key: 'card' });
    case 'perfect':
      return page(async () => (await import('../pages/learn/perfect.tsx')).PerfectPage, { game }, { key: 'perfect' });
    default:
      return page(
        async () => (await import('../pages/learn/learn.tsx')).LearnPage,
        { game, at },
        { rules: game, speaks: true, isBare: true },
      );
  }
}

/** A game's shelf of puzzles, or one of them. */
const puzzling = (game: string, at: string): Unplaced =>
  at === ''
    ? page(async () => (await import('../pages/puzzles/puzzles.tsx')).PuzzlesPage, { game }, { key: 'shelf' })
    : page(
        async () => (await import('../pages/puzzles/puzzles-play.tsx')).PuzzlePage,
        { game, at },
        { rules: game, isBare: true },
      );

/** The game of a match that is kept here; null if it may be any. */
function gameOf(id: string): string | null {
  const kept = recall(id);
  if (!kept) return null;
  return kept.kind === 'live' ? kept.game : kept.match.game;
}

/** The page at an address of ours other than home; null where there is none. */
export function pageAt(address: string): Page | null {
  const [, place = '', first = '', second, rest] = address.split('/');
  if (rest !== undefined || (second !== undefined && !DEEP.has(place)) || !Object.hasOwn(PLACES, place)) return null;
  const id = decoded(first);
  const part = decoded(second ?? '');
  const found = id === null || part === null ? null : PLACES[place]!(id, part);
  return found && { ...found, key: [place, found.key, id].join(' ') };
}

/** A part of an address as it was meant; null where it was never meant for us. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
