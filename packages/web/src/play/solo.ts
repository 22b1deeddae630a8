/** A match played in this browser, by one person or several and by bots: the same rules as anywhere, and no server. */

import { computed, signal } from '@preact/signals';
import type { Level } from '@roundhouse/bots/request.ts';
import {
  type AnyGame,
  commitmentOf,
  heardBy,
  IllegalMove,
  type Match,
  newSeed,
  openMatch,
  play,
  type Refusal,
  type Seat,
  scenesSince,
  standing,
  takeBack,
  type Viewer,
  waitingFor,
} from '@roundhouse/kernel';
import { words } from '../words/index.ts';
import { askBot } from './bot.ts';
import { diceOf, getDiceReady } from './dice.ts';
import { onceDrawn } from './drawn.ts';
import { findGame } from './games.ts';
import { needsCover, nextLooker } from './looking.ts';
import { newPace } from './pace.ts';
import { type KeptSolo, keep, newId, type Player, recall } from './shelf.ts';
import type { Connection, Cover, Move, Position, TableSource, Told, Undo } from './source.ts';
import { whyItStands } from './undo.ts';

/** What bots of each level are called. */
export const BOT_NAMES: { readonly [L in Level]: string } = { random: 'Wanda', greedy: 'Hugo' };

/** Who takes a seat at this device. */
export interface Sitter {
  readonly player: Player;
  readonly name: string;
}

export interface NewHere {
  readonly game: string;
  readonly options: unknown;
  /** In turn order; at least one is a person. */
  readonly sitters: readonly Sitter[];
}

/** Sets up a match at this device and keeps it; gives its id. Throws a sentence if options or seats do not fit the game. */
export function newHere({ game: id, options, sitters }: NewHere): string {
  const game = gameOf(id);
  const players = sitters.map(({ player }) => player);
  const seat = players.indexOf('person');
  if (seat < 0) throw new Error('Somebody has to sit at this device.');
  const seats = sitters.map(({ name }) => ({ name }));
  const match = openMatch(game, { options, seats, seed: newSeed(), at: Date.now() });
  const kept: KeptSolo = { kind: 'solo', id: newId(), match, seat, players, over: false, at: Date.now() };
  keep(kept);
  return kept.id;
}

export interface NewSolo {
  readonly game: string;
  readonly options: unknown;
  readonly level: Level;
  readonly name: string;
  /** Where the person sits. */
  readonly seat: Seat;
}

/** One person against bots, as few as the game allows. */
export function newSolo({ game, options, level, name, seat }: NewSolo): string {
  const count = gameOf(game).seats.min;
  const sitters = Array.from(
    { length: count },
    (_, i): Sitter => (i === seat ? { player: 'person', name } : botSitter(level)),
  );
  return newHere({ game, options, sitters });
}

export const botSitter = (level: Level): Sitter => ({ player: level, name: BOT_NAMES[level] });

/** Sits down at a match played here; null if this browser does not know it. */
export function openSolo(id: string): TableSource | null {
  const stored = recall(id);
  if (stored?.kind !== 'solo' || !findGame(stored.match.game)) return null;
  return sit(stored);
}

function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (!game) throw new Error(`There is no game '${id}'.`);
  return game;
}

/** Who decides for each seat of a match that was kept. */
export const playersOf = ({ match, players, seat, level = 'greedy' }: KeptSolo): readonly Player[] =>
  players ?? match.seats.map((_, i) => (i === seat ? 'person' : level));

function sit(kept: KeptSolo): TableSource {
  const { id, match } = kept;
  const game = gameOf(match.game);
  const players = playersOf(kept);
  const people = players.flatMap((player, seat) => (player === 'person' ? [seat] : []));
  /** Who has the device; and whether they look, or it is covered. */
  const holder = signal<Seat>(nextLooker(game, match, people, people[0]!));
  const isCovered = signal(people.some(seat => needsCover(game, match, seat, holder.value)));
  const looker = computed<Viewer>(() => (isCovered.value ? null : holder.value));
  const position = signal<Position | null>(null);
  const undo = signal<Undo>({ why: 'nothing', seat: null, asks: false });
  const connection = signal<Connection>('here');
  const refusal = signal<Refusal | null>(null);
  const trouble = signal<string | null>(null);
  /** How much of what is public each person has seen here. */
  const looked = new Map<Seat, number>();
  const pace = newPace();
  let closed = false;

  const show = (heardBefore: number): void => {
    if (!isCovered.value) looked.set(holder.value, historyOf(match, null).length);
    position.value = isCovered.value ? null : positionOf(game, match, holder.value, heardBefore);
    undo.value = undoOf(game, match, people, looker.value);
  };

  /** After every change: the device goes to whoever is asked, under cover where somebody has a secret. */
  const settle = (heardBefore: number): void => {
    const over = game.payoffs(match.state) !== null;
    const next = over ? holder.value : nextLooker(game, match, people, holder.value);
    const changes = next !== holder.value;
    if (changes && needsCover(game, match, holder.value, next)) isCovered.value = true;
    holder.value = next;
    show(changes ? historyOf(match, next).length : heardBefore);
    keep({ kind: 'solo', id, match, seat: people[0]!, players, over, at: Date.now() });
    onceDrawn(wakeBots);
  };

  const act = (by: Seat, move: Move): void => {
    const heard = historyOf(match, holder.value).length;
    play(game, match, by, move, Date.now(), step => diceOf(match, step));
    pace.shown(players[by] === 'person');
    settle(heard);
  };

  const wakeBots = (): void => {
    if (closed) return;
    for (const seat of game.toAct(match.state)) if (players[seat] !== 'person') void answerFor(seat);
  };

  const thinking = new Set<Seat>();
  let takenBack = 0;
  const answerFor = async (bot: Seat): Promise<void> => {
    if (thinking.has(bot)) return;
    thinking.add(bot);
    const before = takenBack;
    try {
      const moves = game.legalMoves(match.state, bot);
      const level = players[bot] as Level;
      const move = await askBot({ game: game.id, view: game.view(match.state, bot), seat: bot, moves, level });
      await pace.wait();
      thinking.delete(bot);
      if (closed || game.payoffs(match.state) !== null) return;
      // What it thought about may have been taken back meanwhile.
      if (before === takenBack) act(bot, move);
      else wakeBots();
    } catch {
      thinking.delete(bot);
      trouble.value = words.value.match.botFailed;
    }
  };

  show(0);
  onceDrawn(() => {
    getDiceReady(match);
    wakeBots();
  });
  return {
    id,
    kind: 'solo',
    game: game.id,
    version: signal(match.version),
    seat: looker,
    names: signal(match.seats.map(({ name }) => name)),
    position,
    connection,
    sending: signal(false),
    trouble,
    refusal,
    commitment: signal(commitmentOf(match)),
    invite: signal(null),
    free: signal([]),
    isAlone: people.length === 1,
    sharing:
      people.length === 1
        ? null
        : {
            cover: computed((): Cover | null => {
              if (!isCovered.value) return null;
              const open = historyOf(match, null);
              return { to: holder.value, people, since: open.slice(looked.get(holder.value) ?? open.length) };
            }),
            look(seat) {
              holder.value = seat;
              isCovered.value = false;
              show(historyOf(match, seat).length);
            },
            hide() {
              refusal.value = null;
              isCovered.value = true;
              holder.value = nextLooker(game, match, people, holder.value);
              show(0);
            },
          },
    company: null,
    undo,
    hurry: pace.hurry,
    send(move) {
      if (looker.value === null) return;
      try {
        act(looker.value, move);
      } catch (error) {
        if (!(error instanceof IllegalMove)) throw error;
        refusal.value = { rule: error.rule, text: error.message };
      }
    },
    takeBack() {
      const { seat } = undo.value;
      if (seat === null) return;
      takeBack(game, match, seat, Date.now());
      takenBack++;
      // The step's own player has to decide anew; who else looks now must not see how.
      if (needsCover(game, match, holder.value, seat)) isCovered.value = true;
      holder.value = seat;
      settle(historyOf(match, seat).length);
    },
    missed: async seen => scenesSince(game, match, looker.value, seen),
    // Wanted after a game, if at all.
    record: async () => (await import('./writing.ts')).formatRecordFor(game, match, people[0]!),
    async rematch() {
      const sitters = match.seats.map(({ name }, seat) => ({ name, player: players[seat]! }));
      const turned = [...sitters.slice(-1), ...sitters.slice(0, -1)];
      return `/solo/${newHere({ game: game.id, options: match.options, sitters: turned })}`;
    },
    close() {
      closed = true;
    },
  };
}

/**
 * Whose step could be taken back now: that of whoever looks; or, where that tells nothing to anybody it should not, the last
 * step of another person at this device.
 */
function undoOf(game: AnyGame, match: Match, people: readonly Seat[], looker: Viewer): Undo {
  const last = standing(match.log).at(-1)?.seat ?? null;
  if (looker !== null) {
    const why = whyItStands(match, looker);
    if (why === null) return { why, seat: looker, asks: false };
    const isOpen = last !== null && people.includes(last) && !needsCover(game, match, looker, last);
    if (isOpen && whyItStands(match, last) === null) return { why: null, seat: last, asks: false };
    return { why, seat: null, asks: false };
  }
  if (last === null || !people.includes(last)) return { why: 'nothing', seat: null, asks: false };
  const why = whyItStands(match, last);
  return { why, seat: why === null ? last : null, asks: false };
}

function positionOf(game: AnyGame, match: Match, seat: Seat, heardBefore: number): Position {
  const history = historyOf(match, seat);
  const over = game.payoffs(match.state);
  return {
    view: game.view(match.state, seat),
    moves: over === null ? game.legalMoves(match.state, seat) : [],
    events: history.slice(heardBefore),
    history,
    waiting: waitingFor(game, match.state, seat),
    over,
  };
}

/** A game's events have a type, by the contract's convention; the contract itself leaves them open. */
const historyOf = (match: Match, viewer: Viewer): Told[] =>
  standing(match.log).flatMap(entry => heardBy(entry, viewer)) as Told[];
