/** What one viewer has been told of one match, and what to tell it next. Knows nothing of sockets. */

import type { AnyGame, Entry, Viewer } from '@roundhouse/kernel';
import type { Change } from '../bus/bus.ts';
import { type Guest, mustStillSit } from '../matches/calling-off.ts';
import { isBehind, isDelayed } from '../matches/delay.ts';
import type { Matches, ViewerSnapshot } from '../matches/matches.ts';
import {
  feedOf,
  mustBeOpenTo,
  positionText,
  type StandingText,
  showSameTable,
  standingText,
  tableText,
  toldText,
  writeTable,
} from '../matches/seen.ts';
import type { Position, Table } from '../protocol.ts';
import { type Fields, field, type Json, joined } from '../serialise.ts';
import type { StoredMatch } from '../store/store.ts';

/** Where a match stands, as JSON. */
export interface PositionText {
  readonly position: Fields<Position>;
  readonly table: Json<Table>;
}

/** What an update tells. */
export type News = Fields<Position & { table?: Table }>;

/** What the viewer was told last, to see whether there is anything new. */
interface Known {
  /** As this viewer may see it. */
  readonly match: StoredMatch;
  /** How many events it has heard. */
  readonly heard: number;
  readonly table: Json<Table>;
  readonly standing: StandingText;
}

export class Watcher implements Guest {
  readonly viewer: Viewer;
  /** How many owners the seat had before this viewer, who must not see what the next owner sees. */
  readonly sat: number;
  /** Of the key that opens the seat to this viewer, if one does. */
  readonly keyHash: string | null;
  readonly #matches: Matches;
  readonly #game: AnyGame;
  #known: Known;

  /** Starts from what a look has shown. */
  constructor(matches: Matches, { viewer, sat, keyHash }: Guest, { game, match, welcome }: ViewerSnapshot) {
    this.viewer = viewer;
    this.sat = sat;
    this.keyHash = keyHash;
    this.#matches = matches;
    this.#game = game;
    this.#known = {
      match,
      heard: welcome.heard,
      table: writeTable(welcome.table),
      standing: standingText(game, match, viewer),
    };
  }

  /**
   * What the viewer has not been told, given changes in any order and number. Null if nothing that it may know has
   * changed: even an empty message would betray that somebody acted in secret. Throws `Refused` if it may see no more.
   * The table is told only where it is news. At once, but where more has to be read.
   */
  news(changes: readonly Change[]): News | null | Promise<News | null> {
    const inOrder = this.#freshOf(changes);
    const latest = inOrder.at(-1)?.match;
    if (latest === undefined) return null;
    mustBeOpenTo(latest, this.viewer);
    mustStillSit(latest, this);
    const before = this.#known;
    // A viewer who was behind has more to hear than the newest steps.
    if (isBehind(this.#game, latest, this.viewer) || isDelayed(before.match, this.viewer) || before.match.held) {
      return this.#catchUp(latest).then(told => this.#newSince(before, told));
    }
    const tell = (events: Position['events']): News | null =>
      this.#newSince(before, this.#tell(latest, events, this.#tableIn(latest)));
    const steps = this.#stepsUntil(latest, inOrder);
    if (steps !== null) return tell(feedOf(steps, this.viewer));
    return this.#matches.heardIn(latest, this.viewer, before.match.steps).then(tell);
  }

  #newSince(before: Known, { table, position }: PositionText): News | null {
    const { heard, standing } = this.#known;
    if (table !== before.table) return joined(field('table', table), position);
    return heard > before.heard || !isSameText(standing, before.standing) ? position : null;
  }

  /** What the viewer has not been told, where changes may have been missed. */
  async missed(): Promise<News | null> {
    return await this.news([{ match: await this.#matches.stored(this.#known.match.id), rows: [], by: null }]);
  }

  /** Where the match stands now, whether or not that is news. */
  async present(): Promise<PositionText> {
    const stored = await this.#matches.stored(this.#known.match.id);
    mustBeOpenTo(stored, this.viewer);
    mustStillSit(stored, this);
    return this.#catchUp(stored);
  }

  /** Where a reading of the match stands to a viewer who may have been behind. */
  async #catchUp(stored: StoredMatch): Promise<PositionText> {
    const { match, feed } = await this.#matches.shown(stored, this.viewer);
    return this.#tell(match, feed.slice(this.#known.heard), tableText(match.held ? match : stored));
  }

  /** Those that were not told yet, each once and in order. */
  #freshOf(changes: readonly Change[]): readonly Change[] {
    const fresh = changes.filter(({ match }) => match.revision > this.#known.match.revision);
    if (fresh.length < 2) return fresh;
    const each = new Map(fresh.map(change => [change.match.revision, change]));
    return [...each.values()].sort((a, b) => a.match.revision - b.match.revision);
  }

  /** The steps up to `latest`, if they are all at hand and none of them undoes another. */
  #stepsUntil(latest: StoredMatch, changes: readonly Change[]): readonly Entry[] | null {
    const from = this.#known.match.steps;
    const rows = changes.length === 1 ? changes[0]!.rows : changes.flatMap(({ rows }) => rows);
    const isWhole =
      rows.length === latest.steps - from &&
      rows.every(({ step, entry }, i) => step === from + i && entry.kind !== 'takeBack');
    return isWhole ? rows.map(({ entry }) => entry) : null;
  }

  #tableIn(match: StoredMatch): Json<Table> {
    return showSameTable(match, this.#known.match) ? this.#known.table : tableText(match);
  }

  #tell(match: StoredMatch, events: Position['events'], table: Json<Table>): PositionText {
    const { heard } = this.#known;
    const standing = standingText(this.#game, match, this.viewer);
    const told = toldText(match, this.viewer, heard, events, standing);
    this.#known = { match, heard: heard + events.length, table, standing };
    return { table, position: positionText(told, standing, this.#matches.now()) };
  }
}

const isSameText = (a: StandingText, b: StandingText): boolean => a.rest === b.rest && a.clocks === b.clocks;
