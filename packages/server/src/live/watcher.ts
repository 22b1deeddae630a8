/** What one viewer has been told of one match, and what to tell it next. Knows nothing of sockets. */

import type { AnyGame, Viewer } from '@roundhouse/kernel';
import type { Change } from '../bus/bus.ts';
import type { Look, Matches } from '../matches/matches.ts';
import { feedOf, standingFor, tableOf } from '../matches/seen.ts';
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
    this.#standing = JSON.stringify(standingFor(look.game, look.match, viewer));
  }

  /**
   * What the viewer has not been told, given changes in any order and number. Null if nothing that it may know has
   * changed: even an empty message would betray that somebody acted in secret.
   */
  async news(changes: readonly Change[]): Promise<News | null> {
    const fresh = new Map(changes.map(change => [change.match.revision, change]));
    const inOrder = [...fresh.values()]
      .filter(({ match }) => match.revision > this.#match.revision)
      .sort((a, b) => a.match.revision - b.match.revision);
    const latest = inOrder.at(-1)?.match;
    if (latest === undefined) return null;
    const events = await this.#heardUntil(
      latest,
      inOrder.flatMap(({ rows }) => rows),
    );
    const before = { table: this.#table, standing: this.#standing };
    const position = this.#tell(latest, events);
    const table = this.#table === before.table ? {} : { table: tableOf(latest) };
    const isNews = events.length > 0 || this.#standing !== before.standing || 'table' in table;
    return isNews ? { ...table, ...position } : null;
  }

  /** Where the match stands now, whether or not that is news. */
  async present(): Promise<Position & { table: Table }> {
    const { match, welcome } = await this.#matches.look(this.#match.id, this.viewer, this.#heard);
    return { table: welcome.table, ...this.#tell(match, welcome.events) };
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

  #tell(match: StoredMatch, events: Position['events']): Position {
    const standing = standingFor(this.#game, match, this.viewer);
    this.#match = match;
    this.#heard += events.length;
    this.#table = JSON.stringify(tableOf(match));
    this.#standing = JSON.stringify(standing);
    return { events, heard: this.#heard, ...standing };
  }
}
