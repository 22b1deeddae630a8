/** Matches as people meet them: made, joined, looked at, played, written down. */

import { type AnyGame, type Entry, formatRecordFor, newSeed, type Seat, type Viewer } from '@roundhouse/kernel';
import type { Bus, Change, Listener } from '../bus/bus.ts';
import type { GameListing, Join, Lobby, NewTable, Seated, Table, Welcome } from '../protocol.ts';
import { Conflict, type LogRow, type Sent, type Store, type StoredMatch } from '../store/store.ts';
import { deal, kernelMatch, playOn, undo } from './action.ts';
import { isSame, matchIdFor, newKey } from './keys.ts';
import { isShallow } from './plainness.ts';
import { Refused } from './refusal.ts';
import { freeSeats, inviteFor, isFull, parseOptions, sameTable, seatOpenedBy, sitDown, throwIn } from './seats.ts';
import { feedOf, standingFor, tableOf } from './seen.ts';
import { takeTurns } from './turns.ts';

const LOBBY_LENGTH = 50;
/** Every lost race is somebody else's progress, so even a second try is seldom needed. */
const MAX_TRIES = 20;

/** What a viewer is shown on arrival, and the match it was made from. */
export interface Look {
  readonly match: StoredMatch;
  readonly game: AnyGame;
  readonly welcome: Welcome;
  /** The viewer claimed to have heard more than was ever said. */
  readonly resync: boolean;
}

function seated(match: StoredMatch, key: string): Seated {
  const seat = seatOpenedBy(match, key);
  return { table: tableOf(match), seat, key, invite: inviteFor(match, seat) };
}

/** The service over a store and a bus. Nothing of a match lives here between two calls. */
export class Matches {
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #games: readonly AnyGame[];
  readonly #turns = takeTurns();

  constructor(store: Store, bus: Bus, games: readonly AnyGame[]) {
    this.#store = store;
    this.#bus = bus;
    this.#games = games;
  }

  games(): GameListing[] {
    return this.#games.map(({ id, name, version, seats, options, presets }) => ({
      id,
      name,
      version,
      seats: { min: seats.min, max: seats.max },
      options,
      presets,
    }));
  }

  /** Tables that anyone may join or watch. */
  async lobby(): Promise<Lobby> {
    const open = await this.#store.listed('open', LOBBY_LENGTH);
    const running = await this.#store.listed('running', LOBBY_LENGTH);
    return { open: open.map(tableOf), running: running.map(tableOf) };
  }

  /** Opens a table and takes its first seat; with a key that has done so before, gives that table back. */
  async create(wanted: NewTable): Promise<Seated> {
    const game = this.#game(wanted.game);
    const key = wanted.key ?? newKey();
    const at = Date.now();
    const empty: StoredMatch = {
      id: matchIdFor(key),
      revision: 0,
      game: game.id,
      version: game.version,
      options: parseOptions(game, wanted.options),
      seats: sitDown(freeSeats(game, wanted.seats), 0, wanted, key),
      listed: wanted.open,
      invite: newKey(),
      seed: newSeed(),
      status: 'open',
      state: null,
      steps: 0,
      mayTakeBack: null,
      created: at,
      updated: at,
    };
    const { match, rows } = isFull(empty) ? deal(game, empty, at) : { match: empty, rows: [] };
    try {
      await this.#store.create(match, rows);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      return seated(sameTable(match, await this.#load(match.id)), key);
    }
    return seated(match, key);
  }

  /**
   * Takes the first free seat; the last one to sit down starts the game. A key that sits here already gets its seat
   * again, whatever has become of the table since.
   */
  async join(id: string, wanted: Join): Promise<Seated> {
    const key = wanted.key ?? newKey();
    const joined = await this.#change(id, async before => {
      if (seatOpenedBy(before, key) >= 0) return 'again';
      if (!before.listed && !isSame(wanted.invite ?? '', before.invite)) {
        throw new Refused('wrong-invite', 'This table is joined by its invitation link only.');
      }
      const seat = before.seats.findIndex(({ name }) => name === null);
      if (seat < 0) throw new Refused('no-free-seat', 'All seats are taken.');
      const at = Date.now();
      const seats = sitDown(before.seats, seat, wanted, key);
      const joined: StoredMatch = { ...before, revision: before.revision + 1, seats, updated: at };
      const written = isFull(joined) ? deal(this.#game(joined.game), joined, at) : { match: joined, rows: [] };
      return { ...written, by: null };
    });
    return seated(joined === 'again' ? await this.#load(id) : joined.match, key);
  }

  /** Adds a seat's text to the dice of a table that is still open. Sent again, it is answered again. */
  async throwIn(id: string, seat: Seat, text: string): Promise<Table> {
    const thrown = await this.#change(id, async before => {
      const seats = throwIn(before, seat, text);
      if (seats === null) return 'again';
      return { match: { ...before, revision: before.revision + 1, seats, updated: Date.now() }, rows: [], by: null };
    });
    return tableOf(thrown === 'again' ? await this.#load(id) : thrown.match);
  }

  /** The seat that a key opens; null, a spectator, without a key. */
  async viewerOf(id: string, key: string | null): Promise<Viewer> {
    const match = await this.#load(id);
    if (key === null) return null;
    const seat = seatOpenedBy(match, key);
    if (seat < 0) throw new Refused('wrong-key', 'This key opens no seat at this table.');
    return seat;
  }

  /** The match as it is now, with what the viewer has heard beyond the first `seen` events. */
  async look(id: string, viewer: Viewer, seen: number): Promise<Look> {
    const match = await this.#load(id);
    const game = this.#game(match.game);
    const feed = feedOf(await this.#entries(match), viewer);
    const resync = seen > feed.length;
    const welcome: Welcome = {
      table: tableOf(match),
      seat: viewer,
      invite: inviteFor(match, viewer),
      events: resync ? feed : feed.slice(seen),
      heard: feed.length,
      ...standingFor(game, match, viewer),
    };
    return { match, game, welcome, resync };
  }

  /**
   * Plays a move, or with null takes the last one back; it is durable when this resolves. 'again': it had been played
   * before, under the same id. 'stale': the seat has acted since, and nothing was played.
   */
  async act(id: string, sent: Sent, move: { type: string } | null): Promise<Change | 'again' | 'stale'> {
    if (!isShallow(move)) throw new Refused('bad-request', 'This move is nested too deeply.');
    return this.#change(id, async before => {
      if (before.status === 'open') throw new Refused('not-started', 'The game starts when all seats are taken.');
      if (sent.decision !== before.seats[sent.seat]!.decisions) {
        return (await this.#wasPlayed(id, sent)) ? 'again' : 'stale';
      }
      const game = this.#game(before.game);
      const at = Date.now();
      if (move !== null) return { ...playOn(game, before, sent, move, at), by: sent };
      return { ...undo(game, before, await this.#entries(before), sent, at), by: sent };
    });
  }

  /** What the viewer may have of the record: all of it, with the opened seed, once the game is over. */
  async record(id: string, viewer: Viewer): Promise<string> {
    const match = await this.#load(id);
    if (match.status === 'open') throw new Refused('not-started', 'Nothing has been played yet.');
    return formatRecordFor(this.#game(match.game), kernelMatch(match, await this.#entries(match)), viewer);
  }

  /** The log from a step on. */
  log(id: string, from: number): Promise<LogRow[]> {
    return this.#store.log(id, from);
  }

  /** Calls back with every change to a match; returns the way to stop. */
  subscribe(id: string, listener: Listener): () => void {
    return this.#bus.subscribe(id, listener);
  }

  /** Resolves when everything under way has been answered. */
  idle(): Promise<void> {
    return this.#turns.idle();
  }

  async #load(id: string): Promise<StoredMatch> {
    const match = await this.#store.load(id);
    if (match === null) throw new Refused('no-such-match', 'There is no such match.');
    return match;
  }

  /** The log that belongs to this reading of the match: the stored one may have grown since. */
  async #entries(match: StoredMatch): Promise<Entry[]> {
    const rows = await this.#store.log(match.id);
    return rows.slice(0, match.steps).map(({ entry }) => entry);
  }

  #game(id: string): AnyGame {
    const game = this.#games.find(one => one.id === id);
    if (game === undefined) throw new Refused('unknown-game', 'There is no such game here.');
    return game;
  }

  /** Reads, decides and writes; once more from the start if somebody else wrote in between. */
  #change<D extends Change | string>(id: string, decide: (before: StoredMatch) => Promise<D>): Promise<D> {
    return this.#turns.inTurn(id, async () => {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const decided = await decide(await this.#load(id));
        if (typeof decided === 'string') return decided;
        try {
          await this.#store.append(decided.match, decided.rows);
        } catch (error) {
          if (error instanceof Conflict) continue;
          throw error;
        }
        this.#bus.publish(decided);
        return decided;
      }
      throw new Refused('busy', 'Too many are acting on this match at once. Try again.');
    });
  }

  /** Seldom asked, so the log is simply read through. */
  async #wasPlayed(id: string, { seat, decision, id: sentId }: Sent): Promise<boolean> {
    const rows = await this.#store.log(id);
    return rows.some(({ sent }) => sent?.seat === seat && sent.decision === decision && sent.id === sentId);
  }
}
