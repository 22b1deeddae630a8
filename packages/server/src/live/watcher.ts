/** What one viewer has been told of one match, and what to tell it next. Knows nothing of sockets. */

import type { AnyGame, Entry, Viewer } from '@roundhouse/kernel';
import type { Change } from '../bus/bus.ts';
import { isBehind } from '../matches/delay.ts';
import type { Look, Matches } from '../matches/matches.ts';
import {
  feedOf,
  mustBeOpenTo,
  positionText,
  type StandingText,
  showSameTable,
  standingText,
  tableOf,
} from '../matches/seen.ts';
import type { Position } from '../protocol.ts';
import type { StoredMatch } from '../store/store.ts';

/** Where a match stands, as JSON: the fields of a message, without its braces. */
export interface Told {
  readonly position: string;
  readonly table: string;
}

/** As last sent, to see whether there is anything new. */
interface Before {
  readonly table: string;
  readonly standing: StandingText;
  readonly heard: number;
}

export class Watcher {
  readonly viewer: Viewer;
  readonly #matches: Matches;
  readonly #game: AnyGame;
  #match: StoredMatch;
  #heard: number;
  /** As last sent, to see whether there is anything new. */
  #table: string;
  #standing: StandingText;

  /** Starts from what a look has shown. */
  constructor(matches: Matches, viewer: Viewer, look: Look) {
    this.#matches = matches;
    this.viewer = viewer;
    this.#game = look.game;
    this.#match = look.match;
    this.#heard = look.welcome.heard;
    this.#table = JSON.stringify(look.welcome.table);
    this.#standing = standingText(look.game, look.match, viewer);
  }

  /**
   * What the viewer has not been told, given changes in any order and number. Null if nothing that it may know has
   * changed: even an empty message would betray that somebody acted in secret. Throws `Refused` if it may see no more.
   * The table is told only where it is news. At once, but where more has to be read.
   */
  news(changes: readonly Change[]): string | null | Promise<string | null> {
    const inOrder = this.#freshOf(changes);
    const latest = inOrder.at(-1)?.match;
    if (latest === undefined) return null;
    mustBeOpenTo(latest, this.viewer);
    const before: Before = { table: this.#table, standing: this.#standing, heard: this.#heard };
    // Who was behind until now has more to hear than what is new.
    if (isBehind(latest, this.viewer) || isBehind(this.#match, this.viewer)) {
      return this.present().then(told => this.#newIn(told, before));
    }
    const tell = (events: Position['events']): string | null =>
      this.#newIn(this.#tell(latest, events, this.#tableIn(latest)), before);
    const steps = this.#stepsUntil(latest, inOrder);
    if (steps !== null) return tell(feedOf(steps, this.viewer));
    const from = this.#match.steps;
    return this.#matches.log(latest.id, 0).then(rows => {
      const log = rows.slice(0, latest.steps).map(({ entry }) => entry);
      return tell(feedOf(log, this.viewer, from));
    });
  }

  #newIn({ table, position }: Told, before: Before): string | null {
    const isNewTable = table !== before.table;
    const isNews = isNewTable || this.#heard > before.heard || !isSameText(this.#standing, before.standing);
    if (!isNews) return null;
    return isNewTable ? `"table":${table},${position}` : position;
  }

  /** What the viewer has not been told, where changes may have been missed. */
  async missed(): Promise<string | null> {
    return await this.news([{ match: await this.#matches.stored(this.#match.id), rows: [], by: null }]);
  }

  /** Where the match stands now, whether or not that is news. */
  async present(): Promise<Told> {
    const { match, welcome } = await this.#matches.look(this.#match.id, this.viewer, this.#heard);
    return this.#tell(match, welcome.events, JSON.stringify(welcome.table));
  }

  /** Those that were not told yet, each once and in order. */
  #freshOf(changes: readonly Change[]): readonly Change[] {
    const fresh = changes.filter(({ match }) => match.revision > this.#match.revision);
    if (fresh.length < 2) return fresh;
    const each = new Map(fresh.map(change => [change.match.revision, change]));
    return [...each.values()].sort((a, b) => a.match.revision - b.match.revision);
  }

  /** The steps up to `latest`, if they are all at hand and none of them undoes another. */
  #stepsUntil(latest: StoredMatch, changes: readonly Change[]): readonly Entry[] | null {
    const from = this.#match.steps;
    const rows = changes.length === 1 ? changes[0]!.rows : changes.flatMap(({ rows }) => rows);
    const isWhole =
      rows.length === latest.steps - from &&
      rows.every(({ step, entry }, i) => step === from + i && entry.kind !== 'takeBack');
    return isWhole ? rows.map(({ entry }) => entry) : null;
  }

  #tableIn(match: StoredMatch): string {
    return showSameTable(match, this.#match) ? this.#table : JSON.stringify(tableOf(match));
  }

  #tell(match: StoredMatch, events: Position['events'], table: string): Told {
    this.#match = match;
    this.#heard += events.length;
    this.#table = table;
    this.#standing = standingText(this.#game, match, this.viewer);
    return { table, position: positionText(events, this.#heard, this.#standing, this.#matches.now()) };
  }
}

const isSameText = (a: StandingText, b: StandingText): boolean => a.rest === b.rest && a.clocks === b.clocks;
