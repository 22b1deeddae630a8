/** What one viewer has been told of one match, and what to tell it next. Knows nothing of sockets. */

import type { AnyGame, Viewer } from '@roundhouse/kernel';
import type { Change } from '../bus/bus.ts';
import { isBehind } from '../matches/delay.ts';
import type { Look, Matches } from '../matches/matches.ts';
import { feedOf, fingerprintOf, mustBeOpenTo, type Standing, standingFor, tableOf } from '../matches/seen.ts';
import type { Position, ServerMessage, Table } from '../protocol.ts';
import type { LogRow, StoredMatch } from '../store/store.ts';

type Update = Extract<ServerMessage, { type: 'update' }>;
type News = Omit<Update, 'type' | 'answers'>;

export class Watcher {
  readonly viewer: Viewer;
  readonly #matches: Matches;
  readonly #game: AnyGame;
  #match: StoredMatch;
  #heard: number;
  /** As last sent, to see whether there is anything new. */
  #table: string;
  #standing: string;

  /** Starts from what a look has shown. */
  constructor(matches: Matches, viewer: Viewer, look: Look) {
    this.#matches = matches;
    this.viewer = viewer;
    this.#game = look.game;
    this.#match = look.match;
    this.#heard = look.welcome.heard;
    this.#table = JSON.stringify(look.welcome.table);
    this.#standing = fingerprintOf(standingFor(look.game, look.match, viewer, 0));
  }

  /**
   * What the viewer has not been told, given changes in any order and number. Null if nothing that it may know has
   * changed: even an empty message would betray that somebody acted in secret. Throws `Refused` if it may see no more.
   */
  async news(changes: readonly Change[]): Promise<News | null> {
    const fresh = new Map(changes.map(change => [change.match.revision, change]));
    const inOrder = [...fresh.values()]
      .filter(({ match }) => match.revision > this.#match.revision)
      .sort((a, b) => a.match.revision - b.match.revision);
    const latest = inOrder.at(-1)?.match;
    if (latest === undefined) return null;
    mustBeOpenTo(latest, this.viewer);
    const before = { table: this.#table, standing: this.#standing };
    // Who was behind until now has more to hear than what is new.
    const { table, ...position } =
      isBehind(latest, this.viewer) || isBehind(this.#match, this.viewer)
        ? await this.present()
        : this.#tell(
            latest,
            await this.#heardUntil(
              latest,
              inOrder.flatMap(({ rows }) => rows),
            ),
            tableOf(latest),
          );
    const isNewTable = this.#table !== before.table;
    const isNews = position.events.length > 0 || this.#standing !== before.standing || isNewTable;
    return isNews ? { ...(isNewTable && { table }), ...position } : null;
  }

  /** What the viewer has not been told, where changes may have been missed. */
  async missed(): Promise<News | null> {
    return this.news([{ match: await this.#matches.stored(this.#match.id), rows: [], by: null }]);
  }

  /** Where the match stands now, whether or not that is news. */
  async present(): Promise<Position & { table: Table }> {
    const { match, welcome } = await this.#matches.look(this.#match.id, this.viewer, this.#heard);
    return this.#tell(match, welcome.events, welcome.table);
  }

  /** The events of the steps up to `latest`, from the rows at hand if they are all there. */
  async #heardUntil(latest: StoredMatch, rows: readonly LogRow[]): Promise<Position['events']> {
    const from = this.#match.steps;
    const isWhole =
      rows.length === latest.steps - from &&
      rows.every(({ step, entry }, i) => step === from + i && entry.kind !== 'takeBack');
    const log = isWhole ? rows : (await this.#matches.log(latest.id, 0)).slice(0, latest.steps);
    return feedOf(
      log.map(({ entry }) => entry),
      this.viewer,
      isWhole ? 0 : from,
    );
  }

  #tell(match: StoredMatch, events: Position['events'], table: Table): Position & { table: Table } {
    const standing: Standing = standingFor(this.#game, match, this.viewer, this.#matches.now());
    this.#match = match;
    this.#heard += events.length;
    this.#table = JSON.stringify(table);
    this.#standing = fingerprintOf(standing);
    return { table, events, heard: this.#heard, ...standing };
  }
}
