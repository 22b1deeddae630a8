/** A match against a bot, played in this browser: the same kernel and rules as anywhere, and no server. */

import { signal } from '@preact/signals';
import type { Level } from '@roundhouse/bots/request.ts';
import { findGame } from '@roundhouse/games';
import {
  type AnyGame,
  commitmentOf,
  formatRecordFor,
  heardBy,
  IllegalMove,
  type Match,
  newSeed,
  openMatch,
  play,
  type Refusal,
  type Seat,
  standing,
  waitingFor,
} from '@roundhouse/kernel';
import { askBot } from './bot.ts';
import { diceOf } from './dice.ts';
import { type KeptSolo, keep, newId, recall } from './shelf.ts';
import type { Connection, Move, Position, TableSource, Told } from './source.ts';

/** What bots of each level are called. */
export const BOT_NAMES: { readonly [L in Level]: string } = { random: 'Wanda', greedy: 'Hugo' };

export interface NewSolo {
  readonly game: string;
  readonly options: unknown;
  readonly level: Level;
  readonly name: string;
  /** Where the person sits. */
  readonly seat: Seat;
}

/** Sets up a match and keeps it; gives its id. Throws a sentence if the options do not fit the game. */
export function newSolo({ game: id, options, level, name, seat }: NewSolo): string {
  const game = gameOf(id);
  const seats = Array.from({ length: game.seats.min }, (_, i) => ({ name: i === seat ? name : BOT_NAMES[level] }));
  const match = openMatch(game, { options, seats, seed: newSeed(), at: Date.now() });
  const kept: KeptSolo = { kind: 'solo', id: newId(), match, seat, level, over: false, at: Date.now() };
  keep(kept);
  return kept.id;
}

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

function sit({ id, match, seat, level }: KeptSolo): TableSource {
  const game = gameOf(match.game);
  const position = signal<Position | null>(positionOf(game, match, seat, 0));
  const connection = signal<Connection>('here');
  const refusal = signal<Refusal | null>(null);
  const trouble = signal<string | null>(null);
  let closed = false;

  const act = (by: Seat, move: Move): void => {
    const heard = historyOf(match, seat).length;
    play(game, match, by, move, Date.now(), step => diceOf(match, step));
    position.value = positionOf(game, match, seat, heard);
    keep({ kind: 'solo', id, match, seat, level, over: game.payoffs(match.state) !== null, at: Date.now() });
    wakeBots();
  };

  const wakeBots = (): void => {
    for (const bot of game.toAct(match.state)) if (bot !== seat) void answerFor(bot);
  };

  const thinking = new Set<Seat>();
  const answerFor = async (bot: Seat): Promise<void> => {
    if (thinking.has(bot)) return;
    thinking.add(bot);
    try {
      const moves = game.legalMoves(match.state, bot);
      const move = await askBot({ game: game.id, view: game.view(match.state, bot), seat: bot, moves, level });
      thinking.delete(bot);
      if (!closed && game.payoffs(match.state) === null) act(bot, move);
    } catch (error) {
      thinking.delete(bot);
      trouble.value = `${error instanceof Error ? error.message : 'The bot failed.'} Reload the page to go on.`;
    }
  };

  wakeBots();
  return {
    id,
    kind: 'solo',
    game: game.id,
    version: signal(match.version),
    seat: signal(seat),
    names: signal(match.seats.map(({ name }) => name)),
    position,
    connection,
    trouble,
    refusal,
    commitment: signal(commitmentOf(match)),
    invite: signal(null),
    send(move) {
      try {
        act(seat, move);
      } catch (error) {
        if (!(error instanceof IllegalMove)) throw error;
        refusal.value = { rule: error.rule, text: error.message };
      }
    },
    record: async () => formatRecordFor(game, match, seat),
    async rematch() {
      const turned = (seat + 1) % match.seats.length;
      const name = match.seats[seat]!.name;
      return `/solo/${newSolo({ game: game.id, options: match.options, level, name, seat: turned })}`;
    },
    close() {
      closed = true;
    },
  };
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
const historyOf = (match: Match, seat: Seat): Told[] =>
  standing(match.log).flatMap(entry => heardBy(entry, seat)) as Told[];
