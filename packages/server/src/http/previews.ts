/** What a link shows of a page before anybody opens it: a title, a sentence and a picture, put into the page as it is sent. */

import { LANGUAGES, type Language } from '@roundhouse/games/language.ts';
import { isGame, nameOf, shelfOf } from '@roundhouse/games/shelf.ts';
import { NAMELESS } from '@roundhouse/games/voice.ts';
import type { Pictured } from '../matches/pictured.ts';
import { LIST_LENGTH } from './encodings.ts';
import { previews } from './words/languages.ftl.ts';

export interface Preview {
  readonly title: string;
  readonly text: string;
  /** The game that it is about, whose picture goes with it. */
  readonly game: string;
}

/** Finds what an address names; null where there is nothing, or nothing for everybody. */
export interface Findable {
  match(id: string): Promise<Pictured | null>;
  record(id: string): Promise<Pictured | null>;
  competition(id: string): Promise<Pictured | null>;
}

/** Today's challenge, or that of a date, as a shared result names it. */
const DAILY = /^\/(?:learn|puzzles)\/[^/]+\/(?:daily|\d{4}-\d\d-\d\d)$/;

const OF_GAMES = new Set(['new', 'learn', 'rules', 'puzzles']);

/** What a page is about, by its address; null where it is about the whole site. */
export async function previewOf(path: string, language: Language, find: Findable): Promise<Preview | null> {
  const [, place = '', first = ''] = path.split('/');
  const found = await pictured(place, first, find);
  if (!found || !isGame(found.game)) return null;
  const title = [...headOf(path, found, language), 'Roundhouse'].join(' · ');
  return { title, text: shelfOf(found.game, language).tagline, game: found.game };
}

/** What whoever gets the link is to do with it, where that is more than to look. */
function headOf(path: string, { game, ...found }: Pictured, language: Language): readonly string[] {
  const [say, name] = [previews[language], nameOf(game, language)];
  const [names, hosts] = [found.names, found.hosts ?? []].map(all =>
    all.map(one => (one === NAMELESS ? say.somebody : one)),
  ) as [string[], string[]];
  if (DAILY.test(path)) return [say.daily(name)];
  if (path.startsWith('/competition/')) {
    return [names.length === 0 ? say.competition(name) : say.invitesToCompete(names[0]!, name)];
  }
  if (names.length === 0) return [name];
  const isInvitation = path.startsWith('/join/') && hosts.length > 0;
  return isInvitation ? [say.invites(hosts, hosts.length, name)] : [names.join(' – '), name];
}

async function pictured(place: string, id: string, find: Findable): Promise<Pictured | null> {
  if (OF_GAMES.has(place)) return { game: id, names: [] };
  switch (place) {
    case 'replay':
      return id.startsWith('~') ? find.record(id.slice(1)) : find.match(id);
    case 'match':
    case 'join':
      return id === '' ? null : find.match(id);
    case 'competition':
      return find.competition(id);
    default:
      return null;
  }
}

/** The language that a visitor reads best, of those we speak. */
export function languageOf(accepted: string | undefined): Language {
  const wished = (accepted ?? '')
    .slice(0, LIST_LENGTH)
    .split(',')
    .map(tag => tag.trim().slice(0, 2).toLowerCase());
  return wished.flatMap(tag => LANGUAGES.find(one => one === tag) ?? [])[0] ?? 'en';
}

const ESCAPED: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, character => ESCAPED[character]!);

const TITLE = /<title>([^<]*)<\/title>/;
const DESCRIPTION = /\s*<meta name="description" content="([^"]*)"[^>]*>/;

/** Where a page is found, and the picture that goes with it: whole addresses. */
export interface Whole {
  readonly url: string;
  readonly image: string;
}

/** The page with its preview in place of the title and the description that it has; without one these are its preview. */
export function withPreview(page: string, preview: Preview | null, { url, image }: Whole): string {
  const title = preview ? escaped(preview.title) : (TITLE.exec(page)?.[1] ?? '');
  const text = preview ? escaped(preview.text) : (DESCRIPTION.exec(page)?.[1] ?? '');
  const meta = (name: string, content: string): string => `<meta property="og:${name}" content="${content}" />`;
  const lines = [
    `<title>${title}</title>`,
    `<meta name="description" content="${text}" />`,
    meta('type', 'website'),
    meta('site_name', 'Roundhouse'),
    meta('title', title),
    meta('description', text),
    meta('url', escaped(url)),
    meta('image', escaped(image)),
    `<meta name="twitter:card" content="${preview ? 'summary_large_image' : 'summary'}" />`,
  ];
  // As a function: a name may hold what a replacement text would take for an order.
  return page.replace(DESCRIPTION, '').replace(TITLE, () => lines.join('\n    '));
}
