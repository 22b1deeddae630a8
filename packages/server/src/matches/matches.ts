/** Matches as people meet them: made, joined, looked at, played, written down. */

import { levelsFor } from '@roundhouse/bots';
import { type AnyGame, formatRecordFor, newSeed, type Seat, scenesSince, type Viewer } from '@roundhouse/kernel';
import type { Change, Listener } from '../bus/bus.ts';
import { metrics, secondsSince } from '../operate/metrics.ts';
import { mustBeFree } from '../people/moderation.ts';
import type { GameListing, Join, Lobby, Missed, NewTable, Rematch, Seated, Table, Welcome } from '../protocol.ts';
import { type PeopleStore, type Person, peopleOn } from '../store/people.ts';
import type { LogRow, Sent, StoredMatch, StoredSeat } from '../store/store.ts';
import type { Moment } from '../time.ts';
import { deal, isReplayable, kernelMatch, playOn, undo } from './action.ts';
import { answerTakeBack, askTakeBack } from './asking.ts';
import { clocksFor } from './clocks.ts';
import { behind, isBehind } from './delay.ts';
import { isSame, matchIdFor, newKey } from './keys.ts';
import type { Ledger } from './ledger.ts';
import { parseName } from './names.ts';
import { Refused } from './refusal.ts';
import { keepForOwners, nextTable, turned } from './rematch.ts';
import {
  freeSeatFor,
  freeSeats,
  inviteFor,
  isFull,
  parseOptions,
  parseSettings,
  sameTable,
  seatBots,
  seatOpenedBy,
  seatTakenBy,
  sitDown,
  throwIn,
} from './seats.ts';
import { feedOf, mustBeOpenTo, standingFor, tableOf } from './seen.ts';
import { letStandIn, takeSeatBack } from './stand-in.ts';

const LOBBY_LENGTH = 50;

/** What a viewer is shown on arrival, and the match it was made from. */
export interface Look {
  /** As this viewer may see it. */
  readonly match: StoredMatch;
  readonly game: AnyGame;
  readonly welcome: Welcome;
  /** The viewer claimed to have heard more than was ever said. */
  readonly resync: boolean;
}

/** What came of a wish: what was written; 'again' if it had been before; 'stale' if the seat has acted since. */
export type Done = Change | 'again' | 'stale';

/** Besides moves, what a seat may want of a running match. */
export type Wish =
  | { readonly type: 'askTakeBack' }
  | { readonly type: 'answerTakeBack'; readonly asked: string; readonly agree: boolean }
  | { readonly type: 'leave' }
  | { readonly type: 'return' };

function seated(match: StoredMatch, key: string): Seated {
  const seat = seatOpenedBy(match, key);
  return { table: tableOf(match), seat, key, invite: inviteFor(match, seat) };
}

/** The seat that whoever asks may take; 'again' where they sit. Throws `Refused` where there is none for them. */
function seatFor(before: StoredMatch, wanted: Join, key: string, person: Person | null): Seat | 'again' {
  if (seatOpenedBy(before, key) >= 0) return 'again';
  const seat = freeSeatFor(before, key, person?.id ?? null);
  const isKept = seat >= 0 && before.seats[seat]!.keptFor !== null;
  if (!before.listed && !isKept && !isSame(wanted.invite ?? '', before.invite)) {
    throw new Refused('wrong-invite', 'This table is joined by its invitation link only.');
  }
  if (seat < 0) throw new Refused('no-free-seat', 'All seats are taken.');
  return seat;
}

/** Whether the seat has not acted since it sent this. Throws `Refused` if nobody can act yet. */
function isInTime(stored: StoredMatch, sent: Sent): boolean {
  if (stored.status === 'open') throw new Refused('not-started', 'The game starts when all seats are taken.');
  return sent.decision === stored.seats[sent.seat]!.decisions;
}

/** The service over the ledger. */
export class Matches {
  readonly #ledger: Ledger;
  readonly #people: PeopleStore;

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
    this.#people = peopleOn(ledger.store.tables);
  }

  games(): GameListing[] {
    return this.#ledger.games.map(({ id, name, version, seats, options, presets, concede }) => ({
      id,
      name,
      version,
      seats: { min: seats.min, max: seats.max },
      options,
      presets,
      levels: [...levelsFor(id)],
      concede: concede !== undefined,
    }));
  }

  /** Tables that anyone may join or watch. */
  async lobby(): Promise<Lobby> {
    const open = await this.#ledger.store.listed('open', LOBBY_LENGTH);
    const running = await this.#ledger.store.listed('running', LOBBY_LENGTH);
    return { open: open.map(tableOf), running: running.map(tableOf) };
  }

  /** Throws `Refused` if there can be no such table: then nothing need be kept of whoever wants it. */
  checkTable(wanted: NewTable): void {
    this.#newTable(wanted, newKey(), null, this.#ledger.house.moment());
  }

  /** Opens a table and takes its first seat; with a key that has done so before, gives that table back. */
  async create(wanted: NewTable, person: Person | null): Promise<Seated> {
    const key = wanted.key ?? newKey();
    const moment = this.#ledger.house.moment();
    const { match, rows } = this.#newTable(wanted, key, person, moment);
    await mustBeFree(this.#ledger, person?.id ?? null, 'play');
    if (person !== null) await this.#people.sit(person.id, match.id, moment.at);
    if (await this.#ledger.create(match, rows)) return seated(match, key);
    return seated(sameTable(match, await this.#ledger.load(match.id)), key);
  }

  #newTable(wanted: NewTable, key: string, person: Person | null, moment: Moment): Omit<Change, 'by'> {
    const game = this.#ledger.game(wanted.game);
    const seats = seatBots(game, freeSeats(game, wanted.seats), wanted.bots ?? []);
    const empty: StoredMatch = {
      id: matchIdFor(key),
      revision: 0,
      game: game.id,
      version: game.version,
      options: parseOptions(game, wanted.options, seats.length),
      seats: sitDown(seats, 0, wanted, key, person),
      listed: wanted.open,
      settings: parseSettings(game, wanted),
      invite: newKey(),
      seed: newSeed(),
      status: 'open',
      state: null,
      steps: 0,
      mayTakeBack: null,
      undoable: [],
      asked: null,
      rematch: null,
      due: null,
      created: moment.at,
      updated: moment.at,
    };
    return isFull(empty) ? deal(game, empty, moment) : { match: empty, rows: [] };
  }

  /** Throws `Refused` if whoever asks cannot sit down there: then nothing need be kept of them. */
  async checkJoin(id: string, wanted: Join, person: Person | null): Promise<void> {
    parseName(wanted.name);
    seatFor(await this.#ledger.load(id), wanted, wanted.key ?? newKey(), person);
  }

  /**
   * Takes the seat kept for this key or the first free one; the last one to sit down starts the game. A key that sits
   * here already gets its seat again, whatever has become of the table since.
   */
  async join(id: string, wanted: Join, person: Person | null): Promise<Seated> {
    const key = wanted.key ?? newKey();
    // Who sits here does so again, whatever stands against them since: games that are on go on.
    if (person !== null && seatFor(await this.#ledger.load(id), wanted, key, person) !== 'again') {
      await mustBeFree(this.#ledger, person.id, 'play');
      await this.#people.sit(person.id, id, this.#ledger.house.moment().at);
    }
    const joined = await this.#ledger.change(id, (before, moment) => {
      const seat = seatFor(before, wanted, key, person);
      if (seat === 'again') return 'again';
      const seats = sitDown(before.seats, seat, wanted, key, person);
      const joined: StoredMatch = { ...before, revision: before.revision + 1, seats, updated: moment.at };
      const game = this.#ledger.game(joined.game);
      const written = isFull(joined) ? deal(game, joined, moment) : { match: joined, rows: [] };
      return { ...written, by: null };
    });
    return seated(joined === 'again' ? await this.#ledger.load(id) : joined.match, key);
  }

  /** Adds a seat's text to the dice of a table that is still open. Sent again, it is answered again. */
  async throwIn(id: string, seat: Seat, text: string): Promise<Table> {
    const thrown = await this.#ledger.change(id, (before, { at }) => {
      const seats = throwIn(before, seat, text);
      if (seats === null) return 'again';
      return { match: { ...before, revision: before.revision + 1, seats, updated: at }, rows: [], by: null };
    });
    return tableOf(thrown === 'again' ? await this.#ledger.load(id) : thrown.match);
  }

  /** The seat that a key opens; without a key the one that the person has taken, or null, a spectator. */
  async viewerOf(id: string, key: string | null, person: Person | null): Promise<Viewer> {
    const match = await this.#ledger.load(id);
    if (key === null) {
      const own = person === null ? -1 : seatTakenBy(match, person.id);
      if (own >= 0 && person?.program && match.seats[own]!.program !== true) await this.markProgram(id, own);
      if (own >= 0) return own;
      mustBeOpenTo(match, null);
      return null;
    }
    const seat = seatOpenedBy(match, key);
    if (seat < 0) throw new Refused('wrong-key', 'This key opens no seat at this table.');
    return seat;
  }

  /** Lets everybody see that a program plays here. */
  async markProgram(id: string, seat: Seat): Promise<void> {
    await this.#ledger.change(id, (before, { at }) => {
      if (before.seats[seat]!.program === true) return 'again';
      const seats = before.seats.map((one, i): StoredSeat => (i === seat ? { ...one, program: true } : one));
      return { match: { ...before, revision: before.revision + 1, seats, updated: at }, rows: [], by: null };
    });
  }

  /** The match as it is now, with what the viewer has heard beyond the first `seen` events. */
  async look(id: string, viewer: Viewer, seen: number): Promise<Look> {
    const stored = await this.#ledger.load(id);
    mustBeOpenTo(stored, viewer);
    const game = this.#ledger.game(stored.game);
    const whole = { match: stored, log: await this.#ledger.entries(stored) };
    const { match, log } = isBehind(stored, viewer) ? behind(game, stored, whole.log) : whole;
    const feed = feedOf(log, viewer);
    const resync = seen > feed.length;
    const welcome: Welcome = {
      table: tableOf(stored),
      seat: viewer,
      invite: inviteFor(stored, viewer),
      events: resync ? feed : feed.slice(seen),
      heard: feed.length,
      ...standingFor(game, match, viewer),
      clock: clocksFor(game, match, viewer, this.now()),
    };
    return { match, game, welcome, resync };
  }

  /** The house's time, by which clocks run. */
  now(): number {
    return this.#ledger.house.moment().house;
  }

  /** Plays a move, or with null takes the last one back; it is durable when this resolves. */
  act(id: string, sent: Sent, move: { type: string } | null): Promise<Done> {
    const began = performance.now();
    const acting = move === null ? this.#takeBack(id, sent) : this.#play(id, sent, move);
    return acting.then((done): Done | Promise<Done> => {
      if (done === 'late') return this.#doneBefore(id, sent);
      metrics.moves.observe(secondsSince(began));
      return done;
    });
  }

  async #doneBefore(id: string, sent: Sent): Promise<Done> {
    if (!(await this.#ledger.wasDone(id, sent))) return 'stale';
    // Its answer was lost, and so may be what the others were to be told.
    this.#ledger.lookAgain(id);
    return 'again';
  }

  #play(id: string, sent: Sent, move: { type: string }): Promise<Change | 'late'> {
    return this.#ledger.changeAtOnce(id, (stored, moment) => {
      if (!isInTime(stored, sent)) return 'late';
      const game = this.#ledger.game(stored.game);
      const before = takeSeatBack(game, stored, sent.seat, moment) ?? stored;
      return { ...playOn(game, before, sent, move, moment), by: sent };
    });
  }

  #takeBack(id: string, sent: Sent): Promise<Change | 'late'> {
    return this.#ledger.change(id, async (stored, moment) => {
      if (!isInTime(stored, sent)) return 'late';
      const game = this.#ledger.game(stored.game);
      const before = takeSeatBack(game, stored, sent.seat, moment) ?? stored;
      return { ...undo(game, before, await this.#ledger.entries(before), sent, moment), by: sent };
    });
  }

  /** Does what a seat wishes; it is durable when this resolves. */
  async wish(id: string, seat: Seat, sentId: string, wish: Wish): Promise<Done> {
    return this.#ledger.change(id, async (before, moment) => {
      if (before.status === 'open') throw new Refused('not-started', 'The game starts when all seats are taken.');
      const game = this.#ledger.game(before.game);
      const sent: Sent = { seat, decision: before.seats[seat]!.decisions, id: sentId };
      if (wish.type === 'leave' || wish.type === 'return') {
        const match = (wish.type === 'leave' ? letStandIn : takeSeatBack)(game, before, seat, moment);
        return match === null ? 'again' : { match: { ...match, revision: before.revision + 1 }, rows: [], by: sent };
      }
      // Sent again because its answer was lost: it is being asked, or has been granted.
      if (wish.type === 'askTakeBack') {
        const isAsked = before.asked?.id === sentId && before.asked.seat === seat;
        if (isAsked || (await this.#ledger.wasDone(id, { seat, id: sentId }))) return 'again';
      }
      const log = await this.#ledger.entries(before);
      const written =
        wish.type === 'askTakeBack'
          ? askTakeBack(game, before, log, sent, moment)
          : answerTakeBack(game, before, log, { seat, asked: wish.asked, agree: wish.agree }, moment);
      return { ...written, by: sent };
    });
  }

  /** The table of the match that follows, made if it is not there, and the asker's seat at it. */
  async rematch(id: string, seat: Seat): Promise<Rematch> {
    const old = await this.#ledger.load(id);
    await mustBeFree(this.#ledger, old.seats[seat]!.person, 'play');
    const next = nextTable(this.#ledger.game(old.game), old, this.#ledger.house.moment().at);
    // First the table, then the word of it: nobody is sent to where there is nothing.
    await this.#ledger.create(next, []);
    await this.#ledger.change(id, (before, { at }) => {
      if (before.rematch !== null) return 'again';
      const match = { ...before, revision: before.revision + 1, rematch: next.id, updated: at };
      return { match, rows: [], by: null };
    });
    // Somebody may have gone while the table was made.
    await keepForOwners(this.#ledger, id);
    return { table: tableOf(await this.#ledger.load(next.id)), seat: turned(seat, old.seats.length) };
  }

  /** What a seat would have seen since it had heard `seen` of the events that stand. Throws `Refused` where rules changed. */
  async missed(id: string, seat: Seat, seen: number): Promise<Missed> {
    const stored = await this.#ledger.load(id);
    if (stored.status === 'open') throw new Refused('not-started', 'Nothing has been played yet.');
    const game = this.#ledger.game(stored.game);
    if (!isReplayable(game, stored)) {
      throw new Refused('not-now', 'The rules have changed since this match began: its steps cannot be shown again.');
    }
    const match = kernelMatch(stored, await this.#ledger.entries(stored));
    // A game's events have a type, by the contract's convention.
    return scenesSince(game, match, seat, seen) as Missed;
  }

  /** What the viewer may have of the record: all of it, with the opened seed, once the game is over. */
  async record(id: string, viewer: Viewer): Promise<string> {
    const stored = await this.#ledger.load(id);
    if (stored.status === 'open') throw new Refused('not-started', 'Nothing has been played yet.');
    mustBeOpenTo(stored, viewer);
    const game = this.#ledger.game(stored.game);
    const whole = { match: stored, log: await this.#ledger.entries(stored) };
    const { match, log } = isBehind(stored, viewer) ? behind(game, stored, whole.log) : whole;
    return formatRecordFor(game, kernelMatch(match, log), viewer);
  }

  /** The match as it is kept now, for those who know what of it may be shown. */
  stored(id: string): Promise<StoredMatch> {
    return this.#ledger.load(id);
  }

  /** The log from a step on. */
  log(id: string, from: number): Promise<LogRow[]> {
    return this.#ledger.store.log(id, from);
  }

  /** Calls back with every change to a match; returns the way to stop. */
  subscribe(id: string, listener: Listener): () => void {
    return this.#ledger.subscribe(id, listener);
  }
}
