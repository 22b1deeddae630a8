/** Every page in the states worth looking at. */

import { GAMES } from '@roundhouse/games';
import { type Moment, momentsOf } from '@roundhouse/kernel/testing';
import type { Seated } from '@roundhouse/server/protocol.ts';
import type { Page } from 'playwright-core';
import { SHAPE } from '../../src/play/entries.ts';
import type { KeptSeat, KeptSolo } from '../../src/play/shelf.ts';
import { plant } from '../browser/kept.ts';

export interface Scene {
  readonly name: string;
  readonly path: string;
  /** What must be on screen; a heading if nothing is named. */
  readonly shows?: string;
  /** Does what leads to the state, once the page is there. */
  readonly after?: (page: Page) => Promise<void>;
  /** Nothing the server says arrives. */
  readonly withoutServer?: boolean;
}

const moments = new Map(GAMES.map(game => [game.id, momentsOf(game)]));

const idOf = ({ match, name }: Moment): string => `${match.game}-${name}`;

/** A moment as the person at its first seat would have it in the browser. */
function keptAs(moment: Moment): KeptSolo {
  const { match, name, seat: own } = moment;
  const players = match.seats.map((_, seat) => (seat === own ? ('person' as const) : ('greedy' as const)));
  return { kind: 'solo', id: idOf(moment), match, seat: own, players, over: name === 'over', at: match.log[0]!.at };
}

/** Goes there and waits until all of it is on screen. */
export async function enter(page: Page, url: string, scene: Scene): Promise<void> {
  if (scene.withoutServer) await page.route('**/api/**', route => route.abort());
  await page.goto(url + scene.path);
  await page
    .locator(scene.shows ?? 'h1')
    .first()
    .waitFor({ state: 'attached' });
  await page.locator('.loading').waitFor({ state: 'detached' });
  await scene.after?.(page);
  await page.unrouteAll();
}

/** Puts everything into a fresh browser that the scenes need: matches at their moments, a seat, a name, results. */
export async function furnish(page: Page, url: string, { waiting }: Tables): Promise<void> {
  await page.goto(`${url}/nowhere`);
  await page.locator('h1').waitFor();
  const put = (name: string, value: unknown): Promise<void> => plant(page, name, { shape: SHAPE, value });
  await put('name', 'Ada');
  await put(`match.${waiting.id}`, waiting);
  for (const moment of [...moments.values()].flat()) await put(`match.${idOf(moment)}`, keptAs(moment));
  for (const { id: game } of GAMES) {
    for (let i = 0; i < 14; i++) {
      await put(`result.${game}-${i}`, {
        kind: i < 11 ? 'solo' : 'live',
        game,
        seat: 0,
        at: i,
        payoffs: i % 3 ? [1, -1] : [-1, 1],
      });
    }
  }
}

/** Tables on the server: one that waits for a friend, one that anybody may join. */
export interface Tables {
  readonly waiting: KeptSeat;
  readonly free: Seated;
}

export async function openTables(url: string): Promise<Tables> {
  const open = async (name: string, listed: boolean): Promise<Seated> => {
    const response = await fetch(`${url}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'fite', name, open: listed }),
    });
    return (await response.json()) as Seated;
  };
  const [own, free] = [await open('Ada', false), await open('Bo', true)];
  const { table, seat, key } = own;
  const names = table.seats.map(({ name }) => name);
  const waiting: KeptSeat = {
    kind: 'live',
    id: table.id,
    game: table.game,
    seat,
    key,
    names,
    options: table.options,
    commitment: table.commitment,
    over: false,
    at: Date.now(),
  };
  return { waiting, free };
}

/** All scenes, in the order of the index. */
export function scenes({ waiting, free }: Tables): Scene[] {
  const games = GAMES.map(({ id }) => id);
  return [
    { name: 'home', path: '/', shows: '.own' },
    { name: 'lobby', path: '/lobby' },
    { name: 'lobby-without-server', path: '/lobby', withoutServer: true },
    ...games.map(game => ({ name: `new-${game}`, path: `/new/${game}` })),
    { name: 'new-with-a-friend', path: '/new/fite?with=friend' },
    { name: 'join', path: `/join/${free.table.id}` },
    { name: 'waiting-room', path: `/match/${waiting.id}`, shows: '.waiting, .match-main > *' },
    ...games.flatMap(tableScenes),
    ...games.flatMap(game => [
      { name: `${game}-rules-drawer`, path: soloPath(game, 0), shows: '.match-main > *', after: openRules },
      { name: `replay-${game}`, path: `/replay/${game}-over`, shows: '.scrubber' },
    ]),
    { name: 'replay-empty', path: '/replay' },
    { name: 'learn', path: '/learn' },
    ...games.flatMap(game => [
      { name: `learn-${game}`, path: `/learn/${game}`, shows: 'main' },
      { name: `card-${game}`, path: `/learn/${game}/card` },
      { name: `rules-${game}`, path: `/rules/${game}`, shows: '.rule' },
    ]),
    { name: 'tournament', path: '/tournament' },
    { name: 'settings', path: '/settings', shows: '.settings' },
    { name: 'profile', path: '/profile', shows: '.tally' },
    { name: 'account', path: '/account', shows: '.account' },
    { name: 'kit', path: '/kit', shows: '.kit-part' },
    { name: 'no-such-page', path: '/nowhere' },
    { name: 'no-such-match', path: '/solo/none' },
  ];
}

const soloPath = (game: string, moment: number): string => `/solo/${idOf(moments.get(game)![moment]!)}`;

const tableScenes = (game: string): Scene[] =>
  moments.get(game)!.map(moment => ({
    name: idOf(moment),
    path: `/solo/${idOf(moment)}`,
    shows: '.match-main > *',
  }));

async function openRules(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Rules|Regeln)$/ }).click();
  await page.locator('dialog .rule').first().waitFor();
}
