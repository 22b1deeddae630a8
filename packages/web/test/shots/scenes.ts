/** Every page in the states worth looking at. */

import { GAMES } from '@roundhouse/games';
import { championship } from '@roundhouse/games/the-circuit/competition/championship.ts';
import { CONCEDE, fastChance } from '@roundhouse/kernel';
import { type SamplePosition, samplePositions } from '@roundhouse/kernel/testing';
import type { Entered } from '@roundhouse/server/competitions/protocol.ts';
import { appoint } from '@roundhouse/server/people/operators.ts';
import type { ClientMessage, Seated, ServerMessage } from '@roundhouse/server/protocol.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { SHAPE } from '../../src/play/kept/entries.ts';
import { KEPT_AS, type KeptCompetition } from '../../src/play/kept/kept-competitions.ts';
import type { KeptSeat, KeptSolo } from '../../src/play/kept/kept-matches.ts';
import { plant } from '../browser/kept.ts';
import type { House } from '../browser/open.ts';
import { circuitScenes } from './circuit-scenes.ts';
import { fullTables } from './full-tables.ts';

export interface Scene {
  readonly name: string;
  readonly path: string;
  /** What must be on screen; a heading if nothing is named. */
  readonly shows?: string;
  /** Pressed if it is there: it leads on to what is meant. */
  readonly through?: string;
  /** Prepares what the page will ask for. */
  readonly before?: (page: Page) => Promise<void>;
  /** Does what leads to the state, once the page is there. */
  readonly after?: (page: Page) => Promise<void>;
  /** Nothing the server says arrives. */
  readonly withoutServer?: boolean;
}

const moments = new Map(GAMES.map(game => [game.id, samplePositions(game)]));

/** The middle of a turn at the fullest table of each game that seats more than its fewest. */
const crowds = GAMES.filter(({ seats }) => seats.max > seats.min).flatMap(game =>
  samplePositions(game, game.seats.max)
    .filter(({ name }) => name === 'main')
    .map(moment => ({ ...moment, name: `of-${game.seats.max}` })),
);

const full = fullTables();

const idOf = ({ match, name }: SamplePosition): string => `${match.game}-${name}`;

/** Where a moment is shown in a browser that keeps it. */
export const pathOf = (moment: SamplePosition): string => `/solo/${idOf(moment)}`;

/** A moment as the person at its first seat would have it in the browser. */
function keptAs(moment: SamplePosition): KeptSolo {
  const { match, name, seat: own } = moment;
  const players = match.seats.map((_, seat) => (seat === own ? ('person' as const) : ('greedy' as const)));
  return { kind: 'solo', id: idOf(moment), match, seat: own, players, over: name === 'over', at: match.log[0]!.at };
}

/** A moment between two people who share the device: neither's secrets are to be seen. */
function sharedAs(moment: SamplePosition): KeptSolo {
  const { match } = moment;
  return { ...keptAs(moment), id: `${match.game}-shared`, players: match.seats.map(() => 'person') };
}

/** The name and the entry under which a browser keeps a moment. */
export const entryOf = (moment: SamplePosition): [string, unknown] => [`match.${idOf(moment)}`, entry(keptAs(moment))];

const entry = (value: unknown) => ({ shape: SHAPE, value });

/** Championships of this device: one in which Ada has still to register, and one with its first matches to play. */
function boxes(): KeptCompetition[] {
  const given = { options: {}, match: {} };
  const sitters = ['Ada', 'Bo', 'Hugo', 'Wanda'].map((name, i) => ({
    name,
    player: (['person', 'person', 'greedy', 'random'] as const)[i]!,
  }));
  const chance = fastChance(5);
  const registered = (who: readonly number[]): unknown =>
    who.reduce(
      (state, one) => championship.apply(state, one, championship.botAct(state, one, chance)),
      championship.start({ entrants: sitters.length, ...given, seed: '5'.repeat(64) }),
    );
  const kept = (id: string, who: readonly number[]): KeptCompetition => ({
    ...{ id, game: 'the-circuit', kind: 'championship', sitters, given, state: registered(who) },
    ...{ matches: {}, over: false, at: 1_700_000_000_000 },
  });
  return [kept('registering', [1, 2, 3]), kept('playing', [0, 1, 2, 3])];
}

/** Goes there and waits until all of it is on screen. */
export async function enter(page: Page, url: string, scene: Scene): Promise<void> {
  if (scene.withoutServer) await page.route('**/api/**', route => route.abort());
  await scene.before?.(page);
  await goTo(page, url, scene);
  await page
    .locator(scene.shows ?? 'h1')
    .first()
    .waitFor({ state: 'attached' });
  await page.locator('.loading').waitFor({ state: 'detached' });
  // What is measured once it is there, as where a ring is looked at, is so a frame later.
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  if (scene.through && (await page.locator(scene.through).isVisible())) await page.locator(scene.through).click();
  await scene.after?.(page);
  await page.unrouteAll();
}

/** As links do, without loading the client anew; where the same page would be shown again it is loaded. */
async function goTo(page: Page, url: string, { path, withoutServer }: Scene): Promise<void> {
  const main = await page.locator('main').elementHandles();
  const here = page.url().slice(url.length);
  const isElsewhere = kindOf(here) !== kindOf(path) || (path.startsWith('/solo/') && here !== path);
  if (main.length === 0 || !isElsewhere || withoutServer) {
    await page.goto(url + path);
    return;
  }
  await page.evaluate(to => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  for (const gone of main) await gone.waitForElementState('hidden');
}

const kindOf = (path: string): string => path.split(/[/?#]/)[1] ?? '';

/** Puts everything into a fresh browser that the scenes need: matches at their moments, a seat, a name, results. */
export async function furnish(page: Page, url: string, { waiting }: Tables): Promise<void> {
  await page.goto(`${url}/nowhere`);
  await page.locator('h1').waitFor();
  const results = GAMES.flatMap(({ id: game }) =>
    Array.from({ length: 14 }, (_, i): [string, unknown] => {
      const payoffs = i % 3 ? [1, -1] : [-1, 1];
      const rival = i < 11 ? (['Hugo', 'Wanda'][i % 2] ?? 'Hugo') : (['Bo', 'Cleo', 'Dora'][i % 3] ?? 'Bo');
      const players = i < 11 ? ['person', i % 2 ? 'random' : 'greedy'] : null;
      const course = { names: ['Ada', rival], players, moves: 20 + i, ms: 60_000 * (3 + i), closing: null };
      return [`result.${game}-${i}`, entry({ kind: i < 11 ? 'solo' : 'live', game, seat: 0, at: i, payoffs, course })];
    }),
  );
  await plant(page, {
    name: entry('Ada'),
    [`match.${waiting.id}`]: entry(waiting),
    ...Object.fromEntries([...moments.values(), crowds, full.map(({ moment }) => moment)].flat().map(entryOf)),
    ...Object.fromEntries(
      [...moments.values()].map(([first]) => [`match.${first!.match.game}-shared`, entry(sharedAs(first!))]),
    ),
    ...Object.fromEntries(results),
    ...Object.fromEntries(circuitScenes().kept.map(kept => [`match.${kept.id}`, entry(kept)])),
    ...Object.fromEntries(boxes().map(box => [`${KEPT_AS}${box.id}`, entry(box)])),
  });
  await page.reload();
}

/** Tables on the server: one that waits for a friend, one that anybody may join; a third is over, counted and complained of. */
export interface Tables {
  readonly waiting: KeptSeat;
  readonly free: Seated;
  /** Where the server keeps everything. */
  readonly dataDir: string;
  /** Ids of competitions: one that waits for people, and one that has begun. */
  readonly competitions: readonly [open: string, begun: string];
}

export async function openTables({ url, dataDir }: Pick<House, 'url' | 'dataDir'>): Promise<Tables> {
  const post = async (path: string, body: object, key?: string): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
    return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const open = async (name: string, listed: boolean): Promise<Seated> =>
    (await post('/api/matches', { game: 'fite', name, open: listed })) as Seated;
  const over = await open('Cleo', true);
  const dora = (await post(`/api/matches/${over.table.id}/join`, { name: 'Dora' })) as Seated;
  const line = `${url.replace('http', 'ws')}/api/matches/${over.table.id}/live`;
  await speak(line, over.key, { type: 'say', id: 'a', text: 'You are no good.' });
  await speak(line, dora.key, { type: 'report', id: 'a', line: 0, reason: 'insult: Twice already' });
  await post(`/api/matches/${over.table.id}/moves`, { decision: 0, id: 'a', move: CONCEDE, seen: 0 }, over.key);
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
  const compete = async (bots: number): Promise<string> => {
    const wanted = { game: 'the-circuit', name: 'Ada', open: true, bots };
    return ((await post('/api/competitions', wanted)) as Entered).competition.id;
  };
  return { waiting, free, dataDir, competitions: [await compete(0), await compete(3)] };
}

/** Does one thing on a live line, and waits until it is done. */
function speak(url: string, key: string, message: ClientMessage): Promise<void> {
  const line = new WebSocket(url);
  const send = (one: ClientMessage): void => line.send(JSON.stringify(one));
  return new Promise((resolve, reject) => {
    line.onopen = () => {
      send({ type: 'hello', key, seen: 0, room: true });
      send(message);
    };
    line.onmessage = ({ data }) => {
      const heard = JSON.parse(data) as ServerMessage;
      if (heard.type === 'refused') reject(new Error(heard.text));
      if (heard.type !== 'room' || heard.answers === null) return;
      line.close();
      resolve();
    };
    line.onerror = () => reject(new Error('the line broke'));
  });
}

/** All scenes, in the order of the index. */
export function scenes({ waiting, free, dataDir, competitions: [open, begun] }: Tables): Scene[] {
  const games = GAMES.map(({ id }) => id);
  return [
    { name: 'home', path: '/', shows: '.own' },
    { name: 'lobby', path: '/lobby' },
    { name: 'lobby-without-server', path: '/lobby', withoutServer: true },
    ...games.flatMap(game => [
      { name: `new-${game}`, path: `/new/${game}` },
      { name: `new-${game}-options`, path: `/new/${game}`, after: openAllOptions },
    ]),
    { name: 'new-with-a-friend', path: '/new/fite?with=friend' },
    { name: 'new-competition', path: '/new/the-circuit?as=championship&where=friends', shows: '[name="bots"]' },
    { name: 'competition-open', path: `/competition/${open}`, shows: '.entering' },
    { name: 'competition-begun', path: `/competition/${begun}`, shows: '.competition-standings' },
    { name: 'box-registering', path: '/box/registering', shows: '.competition-standings' },
    { name: 'box-playing', path: '/box/playing', shows: '.competition-stages' },
    { name: 'join', path: `/join/${free.table.id}` },
    { name: 'waiting-room', path: `/match/${waiting.id}`, shows: '.waiting, .match-main > *' },
    { name: 'waiting-room-chat', path: `/match/${waiting.id}`, shows: '.waiting, .match-main > *', after: openChat },
    ...games.flatMap(tableScenes),
    ...fullScenes(),
    ...circuitScenes().scenes,
    { name: 'element-circle-round', path: '/solo/element-circle-redraw', shows: GO_ON },
    ...games.flatMap(game => [
      { name: `${game}-rules-drawer`, path: soloPath(game, 0), shows: '.match-main > *', after: openRules },
      { name: `replay-${game}`, path: `/replay/${game}-over`, shows: '.scrubber' },
    ]),
    ...['fite', 'element-circle'].map(game => ({
      name: `${game}-hand-over`,
      path: `/solo/${game}-shared`,
      shows: '.cover',
    })),
    { name: 'replay-fite-dice', path: '/replay/fite-over', shows: '.scrubber', after: verifyDice },
    { name: 'replay-empty', path: '/replay' },
    { name: 'learn', path: '/learn' },
    ...games.flatMap(game => [
      { name: `learn-${game}`, path: `/learn/${game}`, shows: 'main' },
      { name: `card-${game}`, path: `/learn/${game}/card` },
      { name: `rules-${game}`, path: `/rules/${game}`, shows: '.rule' },
      { name: `example-${game}`, path: `/rules/${game}`, shows: '.rule', after: openExample },
    ]),
    { name: 'perfect-play', path: '/learn/fite/perfect', shows: '.fite-ask-answer' },
    { name: 'tournaments', path: '/tournament', shows: '.all-competitions ul li' },
    { name: 'tournament-drawn', path: '/new/fite?as=tournament', shows: '.seat-row', after: drawRound },
    { name: 'settings', path: '/settings', shows: '.settings' },
    { name: 'profile', path: '/profile', shows: '.tally' },
    { name: 'account', path: '/account', shows: '.account' },
    { name: 'kit', path: '/kit', shows: '.kit-part' },
    { name: 'no-such-page', path: '/nowhere' },
    { name: 'no-such-match', path: '/solo/none' },
    { name: 'statistics', path: '/statistics', shows: '.statistics-kind' },
    // Whoever comes here has an account from here on.
    { name: 'tokens', path: '/tokens', shows: '.tokens li', before: makeToken },
    { name: 'moderation', path: '/moderation', shows: 'main li', before: page => makeOperator(page, dataDir) },
    { name: 'told', path: '/told#confirm.ada' },
  ];
}

const soloPath = (game: string, moment: number): string => pathOf(moments.get(game)![moment]!);

/** Pressed where the last round is still summed up. */
const GO_ON = '[data-press="on"]';

const tableScenes = (game: string): Scene[] => {
  const crowd = crowds.filter(({ match }) => match.game === game);
  return [...moments.get(game)!, ...crowd].map(moment => ({
    name: idOf(moment),
    path: pathOf(moment),
    shows: '.match-main > *',
    through: GO_ON,
  }));
};

const fullScenes = (): Scene[] =>
  full.map(({ moment, after }) => ({
    name: idOf(moment),
    path: pathOf(moment),
    shows: '.match-main > *',
    ...(after && { after }),
  }));

async function openRules(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Rules|Regeln)$/ }).click();
  await page.locator('dialog .rule').first().waitFor();
}

/** All that a form can ask. */
async function openAllOptions(page: Page): Promise<void> {
  for (const part of await page.locator('main details').all()) await part.locator('> summary').click();
}

/** A wide screen has it beside the log. */
async function openChat(page: Page): Promise<void> {
  const tool = page.getByRole('button', { name: /^(Chat|Gespräch)/ });
  await tool.or(page.locator('.chat-panel')).first().waitFor();
  if (await tool.isVisible()) await tool.click();
  await page.locator('.chat-say').waitFor();
}

async function verifyDice(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Verify the dice|Würfel prüfen)$/ }).click();
  await page.locator('.proof-verdict').waitFor();
}

/** The first rule that has a position to play. */
async function openExample(page: Page): Promise<void> {
  await page.locator('.rule-try').first().click();
  await page.locator('.rule-example .button').first().waitFor();
}

/** Five names, so that one has the bye. */
async function drawRound(page: Page): Promise<void> {
  await page.locator('form [type=submit]').click();
  await page.locator('.competition-next .button').click();
  await page.locator('.fite-enter .button').click();
  await page.locator('.competition-stage[data-is="on"]').waitFor();
}

const post = (page: Page, path: string, body: object): Promise<number> =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(to, { method: 'POST', headers, body: sent })).status;
    },
    [path, JSON.stringify(body)] as const,
  );

const accounts = new WeakMap<BrowserContext, string>();
let names = 0;

/** The name of the visitor's account, which is made if there is none. */
async function accountOf(page: Page): Promise<string> {
  const known = accounts.get(page.context());
  if (known !== undefined) return known;
  const name = `Ada ${++names}`;
  const status = await post(page, '/api/account', { name, password: 'seven dice in a row' });
  if (status !== 201) throw new Error(`no account: ${status}`);
  accounts.set(page.context(), name);
  return name;
}

/** Makes a token for a program of the visitor. */
async function makeToken(page: Page): Promise<void> {
  await accountOf(page);
  const status = await post(page, '/api/me/tokens', { name: 'Night owl' });
  if (status !== 201) throw new Error(`no token: ${status}`);
}

async function makeOperator(page: Page, dataDir: string): Promise<void> {
  await appoint({ dataDir }, await accountOf(page), 'operator');
}
