/** Matches as people meet them: made, joined, looked at, played, written down. */

import { levelsFor } from '@roundhouse/bots';
import { castOf } from '@roundhouse/games/characters.ts';
import { schemasOf } from '@roundhouse/games/schemas.ts';
import { type AnyGame, recordLinesFor, type Seat, type Viewer, viewerReplay } from '@roundhouse/kernel';
import type { Change, Listener } from '../bus/bus.ts';
import { metrics, secondsSince } from '../operate/metrics.ts';
import { Pacer } from '../pacer.ts';
import { mustBeFree } from '../people/moderation.ts';
import type {
  FoundTable,
  GameListing,
  GivenSeat,
  Join,
  Missed,
  NewTable,
  Position,
  Rematch,
  Seated,
  SpokenCode,
  Table,
  Throw,
  Welcome,
} from '../protocol.ts';
import { type Codes, codesOn } from '../store/codes.ts';
import { type PeopleStore, type Person, peopleOn } from '../store/people.ts';
import type { Sent, StoredMatch, StoredSeat } from '../store/store.ts';
import type { Instant } from '../time.ts';
import { isReplayable, kernelMatch, mustBeUndoable, playOn, undo } from './action.ts';
import { type AnsweredTakeBack, answerTakeBack, askTakeBack, mustBeAsked, mustBeFreeToAsk } from './asking.ts';
import { type Guest, guestAt, hasLostSeat, hostOf, lostSeat, mustStillSit } from './calling-off.ts';
import { clocksFor } from './clocks.ts';
import { shownTo } from './delay.ts';
import { givenUpBy, wasGivenUp } from './given-up.ts';
import { mustBeFreeToAct } from './hold.ts';
import { isSame, matchIdFor, newKey } from './keys.ts';
import { Lobby } from './lobby.ts';
import type { MatchRepository } from './match-repository.ts';
import { parseName } from './names.ts';
import { newMatch } from './new-match.ts';
import { addEntropy, begin, isFull } from './opening.ts';
import type { Pictured } from './pictured.ts';
import { Refused } from './refusal.ts';
import { keepForOwners, nextTable, turned } from './rematch.ts';
import { withKey } from './seat-keys.ts';
import {
  freeSeatFor,
  freeSeats,
  inviteFor,
  parseSettings,
  sameTable,
  seatBots,
  seatOpenedBy,
  seatTakenBy,
  sitDown,
  withBot,
} from './seats.ts';
import { mustBeOpenTo, standingFor, tableOf } from './seen.ts';
import { newCode, parseCode } from './spoken-code.ts';
import { comeBack, letStandIn, takeSeatBack } from './stand-in.ts';

/** What a viewer is shown on arrival, and the match it was made from. */
export interface ViewerSnapshot {
  /** As this viewer may see it. */
  readonly match: StoredMatch;
  readonly game: AnyGame;
  readonly welcome: Welcome;
  /** Whether the viewer claimed to have heard more than was ever said. */
  readonly resync: boolean;
}

/** What came of a request: what was written; 'again' if it was written before; 'stale' if the seat has acted since. */
export type ActOutcome = Change | 'again' | 'stale';

/** What a seat may ask of a running match, besides moves. */
export type SeatRequest =
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
  const wasHere = hasLostSeat(before, key, person?.id ?? null);
  if (!before.listed && !isKept && !wasHere && !isSame(wanted.invite ?? '', before.invite)) {
    throw new Refused('wrong-invite', 'This table is joined by its invitation link only.');
  }
  if (seat < 0) throw new Refused('no-free-seat', 'All seats are taken.');
  return seat;
}

function mustBeRunning({ status }: StoredMatch): void {
  if (status === 'open') throw new Refused('not-started', 'The game starts when all seats are taken.');
}

/** What is about no decision in particular is sent again, if at all, before its sender has decided this often. */
const RECENT_DECISIONS = 100;

/** Something that a seat sends which is not about a particular decision. */
const sentBy = (match: StoredMatch, seat: Seat, id: string): Sent => ({
  seat,
  decision: match.seats[seat]!.decisions,
  id,
});

/** Whether the seat has not acted since it sent this. Throws `Refused` if nobody can act yet. */
function isInTime(stored: StoredMatch, sent: Sent): boolean {
  mustBeRunning(stored);
  return sent.decision === stored.seats[sent.seat]!.decisions;
}

/** The service over the repository. */
export class Matches {
  readonly #repository: MatchRepository;
  readonly #people: PeopleStore;
  readonly #lobby: Lobby;
  readonly #codes: Codes;

  constructor(repository: MatchRepository) {
    this.#repository = repository;
    this.#people = peopleOn(repository.store.tables);
    this.#lobby = new Lobby(repository);
    this.#codes = codesOn(repository.store.tables);
  }

  /** What a game's data looks like, as JSON Schemas. */
  schemas(game: string): ReturnType<typeof schemasOf> {
    return schemasOf(this.#repository.game(game));
  }

  games(): GameListing[] {
    return this.#repository.games.map(({ id, name, version, seats, options, presets, concede }) => ({
      id,
      name,
      version,
      seats: { min: seats.min, max: seats.max },
      options,
      presets,
      levels: [...levelsFor(id)],
      ...charactersIn(id),
      concede: concede !== undefined,
    }));
  }

  /** Tables that anyone may join or watch, as JSON. */
  lobby(): ReturnType<Lobby['look']> {
    return this.#lobby.look();
  }

  /** Throws `Refused` if there can be no such table: then nothing need be kept of whoever wants it. */
  checkTable(wanted: NewTable): void {
    this.#newTable(wanted, newKey(), null, this.#repository.serverClock.moment());
  }

  /** Opens a table and takes its first seat; with a key that has done so before, gives that table back. */
  async create(wanted: NewTable, person: Person | null): Promise<Seated> {
    const key = wanted.key ?? newKey();
    const moment = this.#repository.serverClock.moment();
    const { match, rows } = this.#newTable(wanted, key, person, moment);
    await mustBeFree(this.#repository, person?.id ?? null, 'play');
    const givenUp = person === null ? 0 : await this.#givenUpBy(person, match);
    if (person !== null) await this.#people.sit(person.id, match.id, moment.at);
    const made: StoredMatch = givenUp > 0 ? { ...match, past: { ...match.past, givenUp } } : match;
    if (await this.#repository.create(made, rows)) return seated(made, key);
    return seated(sameTable(match, await this.#repository.load(match.id)), key);
  }

  /** Bots' tables are nobody else's business: against them anybody may deal as often as they like. */
  async #givenUpBy(person: Person, { seats, game }: StoredMatch): Promise<number> {
    if (seats.slice(1).every(({ bot }) => bot !== null)) return 0;
    return givenUpBy(this.#repository, await this.#people.matches(person.id), person.id, game);
  }

  #newTable(wanted: NewTable, key: string, person: Person | null, moment: Instant): Omit<Change, 'by'> {
    const game = this.#repository.game(wanted.game);
    const seats = seatBots(game, freeSeats(game, wanted.seats), wanted.bots ?? []);
    const begun = {
      id: matchIdFor(key),
      options: wanted.options,
      seats: sitDown(seats, 0, wanted, key, person),
      listed: wanted.open,
      settings: parseSettings(game, wanted),
    };
    return begin(game, newMatch(game, begun, moment.at), moment);
  }

  /** Throws `Refused` if whoever asks cannot sit down there: then nothing need be kept of them. */
  async checkJoin(id: string, wanted: Join, person: Person | null): Promise<void> {
    parseName(wanted.name);
    seatFor(await this.#repository.load(id), wanted, wanted.key ?? newKey(), person);
  }

  /**
   * Takes the seat kept for this key or the first free one; the last one to sit down starts the game. A key that sits
   * here already gets its seat again, whatever has become of the table since.
   */
  async join(id: string, wanted: Join, person: Person | null): Promise<Seated> {
    const key = wanted.key ?? newKey();
    // Who sits here does so again, whatever stands against them since: games that are on go on.
    if (person !== null && seatFor(await this.#repository.load(id), wanted, key, person) !== 'again') {
      await mustBeFree(this.#repository, person.id, 'play');
      await this.#people.sit(person.id, id, this.#repository.serverClock.moment().at);
    }
    const joined = await this.#repository.change(id, (before, moment) => {
      const seat = seatFor(before, wanted, key, person);
      if (seat === 'again') return 'again';
      const seats = sitDown(before.seats, seat, wanted, key, person);
      const joined: StoredMatch = { ...before, revision: before.revision + 1, seats, updated: moment.at };
      return { ...begin(this.#repository.game(joined.game), joined, moment), by: null };
    });
    return seated(joined === 'again' ? await this.#repository.load(id) : joined.match, key);
  }

  /** Gives a free seat to a bot, or takes it back; the last one that is given away starts the game. */
  async giveSeat(id: string, by: Guest<Seat>, { seat, bot }: GivenSeat): Promise<Table> {
    const given = await this.#repository.change(id, (before, moment) => {
      mustStillSit(before, by);
      const game = this.#repository.game(before.game);
      if (before.status !== 'open' || isFull(before)) throw new Refused('too-late', 'All seats are taken.');
      if (by.viewer !== hostOf(before))
        throw new Refused('not-host', 'Whoever opened the table says who takes the free seats.');
      const seats = withBot(game, before.seats, seat, bot);
      if (seats === null) return 'again';
      const given: StoredMatch = { ...before, revision: before.revision + 1, seats, updated: moment.at };
      return { ...begin(game, given, moment), by: null };
    });
    return tableOf(given === 'again' ? await this.#repository.load(id) : given.match);
  }

  /** A code to say aloud that leads to a table with free seats. */
  async spokenCode(id: string): Promise<SpokenCode> {
    const { status } = await this.#repository.load(id);
    if (status !== 'open') throw new Refused('too-late', 'All seats are taken.');
    const { at } = this.#repository.serverClock.moment();
    for (;;) {
      const code = await this.#codes.codeOf(id, newCode(), at);
      if (code !== null) return { code };
    }
  }

  /** The table that a code leads to. */
  async findByCode(typed: string): Promise<FoundTable> {
    const { at } = this.#repository.serverClock.moment();
    const id = await this.#codes.matchOf(parseCode(typed), at);
    const match = id === null ? null : await this.#repository.store.load(id);
    if (match?.status !== 'open') throw new Refused('nothing-there', 'No table waits under this code.');
    return { id: match.id, invite: match.invite };
  }

  /** What a link to a match shows, which is only the game if it is private. Null if there is no such match. */
  async pictured(id: string): Promise<Pictured | null> {
    const match = await this.#repository.store.load(id);
    if (match === null) return null;
    const { game, status } = match;
    if (match.settings.private) return { game, names: [] };
    const seats = match.seats.filter(({ name }) => name !== null);
    const hosts = seats.filter(({ bot }) => status === 'open' && bot === null).map(({ name }) => name!);
    return { game, names: seats.map(({ name }) => name!), hosts };
  }

  /** Adds a seat's text to the dice of a table that has not dealt; the last one that was promised starts the game. Sent again, it is answered again. */
  async addEntropy(id: string, by: Guest<Seat>, wanted: Throw): Promise<Table> {
    const thrown = await this.#repository.change(id, (before, moment) => {
      mustStillSit(before, by);
      const seats = addEntropy(before, by.viewer, wanted);
      if (seats === null) return 'again';
      const thrown: StoredMatch = { ...before, revision: before.revision + 1, seats, updated: moment.at };
      return { ...begin(this.#repository.game(before.game), thrown, moment), by: null };
    });
    return tableOf(thrown === 'again' ? await this.#repository.load(id) : thrown.match);
  }

  /**
   * Who comes: at the seat that a key opens; without a key at the one that the person has taken, or as a spectator. `onUnread`
   * is told how many steps have to be read before they can be shown anything.
   */
  async guestOf(
    id: string,
    key: string | null,
    person: Person | null,
    onUnread: (steps: number) => void = () => {},
  ): Promise<Guest> {
    const match = await this.#repository.load(id);
    onUnread(this.unread(match));
    if (key === null) {
      const own = person === null ? -1 : seatTakenBy(match, person.id);
      if (own < 0) {
        mustBeOpenTo(match, null);
        return guestAt(match, null);
      }
      const guest = guestAt(match, own);
      if (person?.program && match.seats[own]!.program !== true) await this.markProgram(id, guest);
      return guest;
    }
    const seat = seatOpenedBy(match, key);
    if (seat >= 0) return guestAt(match, seat, match.seats[seat]!.keyHash);
    if (hasLostSeat(match, key, null)) throw lostSeat();
    throw new Refused('wrong-key', 'This key opens no seat at this table.');
  }

  /** How many steps of a match have to be read before any of it can be shown. */
  unread(match: StoredMatch): number {
    return this.#repository.unread(match);
  }

  /** Gives a seat another key, or none: what opened it before opens nothing, and seats kept for a rematch follow. */
  async setKey(id: string, by: Guest<Seat>, key: string | null, person: Person | null): Promise<void> {
    await this.#repository.change(id, (before, { at }) => {
      mustStillSit(before, by);
      return withKey(before, by.viewer, key, person, at);
    });
    await keepForOwners(this.#repository, id);
  }

  /** Lets everybody see that a program plays here. */
  async markProgram(id: string, guest: Guest<Seat>): Promise<void> {
    const seat = guest.viewer;
    await this.#repository.change(id, (before, { at }) => {
      mustStillSit(before, guest);
      if (before.seats[seat]!.program === true) return 'again';
      const seats = before.seats.map((one, i): StoredSeat => (i === seat ? { ...one, program: true } : one));
      return { match: { ...before, revision: before.revision + 1, seats, updated: at }, rows: [], by: null };
    });
  }

  /** The match as it is now, with what whoever looks has heard beyond the first `seen` events. */
  async look(id: string, guest: Guest, seen: number): Promise<ViewerSnapshot> {
    const stored = await this.#repository.load(id);
    const { viewer } = guest;
    mustStillSit(stored, guest);
    mustBeOpenTo(stored, viewer);
    const { game, match, feed } = await this.shown(stored, viewer);
    const resync = seen > feed.length;
    const welcome: Welcome = {
      table: tableOf(match.held ? match : stored),
      seat: viewer,
      invite: inviteFor(stored, viewer),
      events: resync ? feed : feed.slice(seen),
      heard: feed.length,
      ...standingFor(game, match, viewer),
      clock: clocksFor(game, match, viewer, this.now()),
    };
    return { match, game, welcome, resync };
  }

  /** What of a reading of a match a viewer is shown, with all that it has heard. */
  async shown(stored: StoredMatch, viewer: Viewer) {
    const game = this.#repository.game(stored.game);
    const log = await this.#repository.log(stored);
    const match = shownTo(game, stored, log.entries, viewer);
    return { game, match, feed: log.feed(viewer, 0, match.steps) };
  }

  /** What a viewer hears in the steps of a reading of a match, from a step on. */
  async heardIn(match: StoredMatch, viewer: Viewer, from: number): Promise<Position['events']> {
    return (await this.#repository.log(match)).feed(viewer, from, match.steps);
  }

  /** The server's time, by which clocks run. */
  now(): number {
    return this.#repository.serverClock.moment().serverTime;
  }

  /**
   * Plays a move, or with null takes the last one back; it is durable when this resolves. Who has sat there for long says as who
   * they came.
   */
  act(id: string, sent: Sent, move: { type: string } | null, guest: Guest | null = null): Promise<ActOutcome> {
    const began = performance.now();
    const acting = move === null ? this.#takeBack(id, sent, guest) : this.#play(id, sent, move, guest);
    return acting.then((done): ActOutcome | Promise<ActOutcome> => {
      if (done === 'late') return this.#doneBefore(id, sent);
      metrics.moves.observe(secondsSince(began));
      return done;
    });
  }

  async #doneBefore(id: string, sent: Sent): Promise<ActOutcome> {
    if (!(await this.#repository.store.wasSent(id, sent))) return 'stale';
    // Its answer was lost, and so may be what the others were to be told.
    this.#repository.lookAgain(id);
    return 'again';
  }

  #play(id: string, sent: Sent, move: { type: string }, guest: Guest | null): Promise<Change | 'late'> {
    return this.#repository.changeAtOnce(id, (stored, moment) => {
      if (guest !== null) mustStillSit(stored, guest);
      if (!isInTime(stored, sent)) return 'late';
      const game = this.#repository.game(stored.game);
      mustBeFreeToAct(game, stored, sent.seat);
      const before = takeSeatBack(game, stored, sent.seat, moment) ?? stored;
      return { ...playOn(game, before, sent, move, moment), by: sent };
    });
  }

  #takeBack(id: string, sent: Sent, guest: Guest | null): Promise<Change | 'late'> {
    const first = (stored: StoredMatch): 'late' | null => {
      if (guest !== null) mustStillSit(stored, guest);
      if (!isInTime(stored, sent)) return 'late';
      const game = this.#repository.game(stored.game);
      mustBeFreeToAct(game, stored, sent.seat);
      mustBeUndoable(game, stored);
      return null;
    };
    return this.#repository.changeByLog<Change | 'late'>(id, first, (stored, moment, log) => {
      const game = this.#repository.game(stored.game);
      const before = takeSeatBack(game, stored, sent.seat, moment) ?? stored;
      return { ...undo(game, before, log, sent, moment), by: sent };
    });
  }

  /** Does what a seat asks; it is durable when this resolves. */
  async wish(id: string, guest: Guest<Seat>, sentId: string, wish: SeatRequest): Promise<ActOutcome> {
    const seat = guest.viewer;
    mustStillSit(await this.#repository.load(id), guest);
    if (wish.type === 'leave' || wish.type === 'return') return this.#comeOrGo(id, seat, sentId, wish.type);
    if (wish.type === 'answerTakeBack') return this.#answerTakeBack(id, { seat, ...wish }, sentId);
    return this.#askTakeBack(id, seat, sentId);
  }

  #answerTakeBack(id: string, answer: AnsweredTakeBack, sentId: string): Promise<ActOutcome> {
    const first = (before: StoredMatch): null => {
      mustBeRunning(before);
      mustBeAsked(before, answer);
      return null;
    };
    return this.#repository.changeByLog<Change>(id, first, (before, moment, log) => {
      const game = this.#repository.game(before.game);
      const by = sentBy(before, answer.seat, sentId);
      return { ...answerTakeBack(game, before, log, answer, moment), by };
    });
  }

  #askTakeBack(id: string, seat: Seat, sentId: string): Promise<ActOutcome> {
    const first = async (before: StoredMatch): Promise<'again' | null> => {
      mustBeRunning(before);
      // Sent again because its answer was lost: it is being asked, or has been granted.
      const isAsked = before.asked?.id === sentId && before.asked.seat === seat;
      const sent = sentBy(before, seat, sentId);
      const since = sent.decision - RECENT_DECISIONS;
      if (isAsked || (await this.#repository.store.wasSent(id, sent, since))) return 'again';
      mustBeFreeToAsk(this.#repository.game(before.game), before, seat);
      return null;
    };
    return this.#repository.changeByLog<Change | 'again'>(id, first, (before, moment, log) => {
      const sent = sentBy(before, seat, sentId);
      return { ...askTakeBack(this.#repository.game(before.game), before, log, sent, moment), by: sent };
    });
  }

  /** Leaves a seat to a bot, or takes it back. */
  #comeOrGo(id: string, seat: Seat, sentId: string, type: 'leave' | 'return'): Promise<ActOutcome> {
    return this.#repository.change(id, (before, moment) => {
      mustBeRunning(before);
      const change = type === 'leave' ? letStandIn : comeBack;
      const match = change(this.#repository.game(before.game), before, seat, moment);
      if (match === null) return 'again';
      return { match: { ...match, revision: before.revision + 1 }, rows: [], by: sentBy(before, seat, sentId) };
    });
  }

  /** The table of the match that follows, made if it is not there, and the asker's seat at it. */
  async rematch(id: string, by: Guest<Seat>): Promise<Rematch> {
    const seat = by.viewer;
    const old = await this.#repository.load(id);
    mustStillSit(old, by);
    await mustBeFree(this.#repository, old.seats[seat]!.person, 'play');
    const table = nextTable(this.#repository.game(old.game), old, this.#repository.serverClock.moment().at);
    const givenUp = (await wasGivenUp(this.#repository, old)) ? old.past.givenUp + 1 : 0;
    const next: StoredMatch = { ...table, past: { ...table.past, givenUp } };
    // The table first, so that nobody is sent to one that is not there.
    await this.#repository.create(next, []);
    await this.#repository.change(id, (before, { at }) => {
      if (before.rematch !== null) return 'again';
      const match = { ...before, revision: before.revision + 1, rematch: next.id, updated: at };
      return { match, rows: [], by: null };
    });
    // Somebody may have gone while the table was made.
    await keepForOwners(this.#repository, id);
    return { table: tableOf(await this.#repository.load(next.id)), seat: turned(seat, old.seats.length) };
  }

  /** What a seat would have seen since it had heard `seen` of the events that stand. Throws `Refused` where rules changed. */
  async missed(id: string, by: Guest<Seat>, seen: number): Promise<Missed> {
    const seat = by.viewer;
    const stored = await this.#repository.load(id);
    mustStillSit(stored, by);
    if (stored.status === 'open') throw new Refused('not-started', 'Nothing has been played yet.');
    const game = this.#repository.game(stored.game);
    if (!isReplayable(game, stored)) {
      throw new Refused('not-now', 'The rules have changed since this match began: its steps cannot be shown again.');
    }
    const log = await this.#repository.entries(stored);
    const shown = shownTo(game, stored, log, seat);
    const match = kernelMatch(shown, log.slice(0, shown.steps));
    // A game's events have a type, by the contract's convention.
    return viewerReplay(game, match, seat, seen) as Missed;
  }

  /** What somebody may have of the record: all of it, with the opened seed, once the game is over. */
  async record(id: string, guest: Guest, pacer = new Pacer()): Promise<string> {
    const { viewer } = guest;
    const stored = await this.#repository.load(id);
    mustStillSit(stored, guest);
    if (stored.status === 'open') throw new Refused('not-started', 'Nothing has been played yet.');
    mustBeOpenTo(stored, viewer);
    const game = this.#repository.game(stored.game);
    const log = await this.#repository.entries(stored);
    const shown = shownTo(game, stored, log, viewer);
    let text = '';
    for (const line of recordLinesFor(game, kernelMatch(shown, log.slice(0, shown.steps)), viewer)) {
      text += line;
      await pacer.pause();
    }
    return text;
  }

  /** The match as it is kept now, for those who know what of it may be shown. */
  stored(id: string): Promise<StoredMatch> {
    return this.#repository.load(id);
  }

  /** Calls back with every change to a match; returns the way to stop. */
  subscribe(id: string, listener: Listener): () => void {
    return this.#repository.subscribe(id, listener);
  }
}

/** Who plays a game, besides the plain bots, where anybody does. */
function charactersIn(game: string): Pick<GameListing, 'characters'> {
  const characters = castOf(game);
  return characters ? { characters } : {};
}
