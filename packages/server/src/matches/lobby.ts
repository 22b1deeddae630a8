/** The tables that anyone may join or watch, read once for all who ask. */

import { SharedAnswer } from '../limits/shared-answer.ts';
import { Lobby as LobbyShape } from '../protocol.ts';
import { type Json, writerOf } from '../serialise.ts';
import type { Status, StoredMatch } from '../store/store.ts';
import type { MatchRepository } from './match-repository.ts';
import { isFull } from './opening.ts';
import { tableOf } from './seen.ts';

const LENGTH = 50;
/** What other processes do is seen after this long; what this one does, at once. */
const KEPT_MS = 1000;

const writeLobby = writerOf(LobbyShape);

export class Lobby {
  readonly #repository: MatchRepository;
  readonly #answer: SharedAnswer<Json<LobbyShape>>;
  /** Of each match that was read for the answer that is kept. */
  #shown: ReadonlyMap<string, Status> = new Map();
  /** What was written while it is read. */
  #meanwhile: Map<string, Status> | null = null;

  constructor(repository: MatchRepository) {
    this.#repository = repository;
    this.#answer = new SharedAnswer(
      () => this.#read(),
      KEPT_MS,
      () => repository.serverClock.moment().at,
    );
    repository.listeners.push(match => {
      if (match.listed) this.#noticeChange(match);
    });
  }

  /** As JSON. */
  look(): Promise<Json<LobbyShape>> {
    return this.#answer.get();
  }

  /** A move in a running game changes nothing that is shown here. */
  #noticeChange({ id, revision, status }: StoredMatch): void {
    this.#meanwhile?.set(id, status);
    if (status === 'open' || revision === 0 || this.#isShownOtherwise(id, status)) this.#answer.forget();
  }

  #isShownOtherwise(id: string, status: Status): boolean {
    const shown = this.#shown.get(id);
    return shown !== undefined && shown !== status;
  }

  async #read(): Promise<Json<LobbyShape>> {
    const { store } = this.#repository;
    const meanwhile = new Map<string, Status>();
    this.#meanwhile = meanwhile;
    const [open, running] = [await store.listed('open', LENGTH), await store.listed('running', LENGTH)];
    this.#shown = new Map([...open, ...running].map(({ id, status }) => [id, status]));
    if ([...meanwhile].some(one => this.#isShownOtherwise(...one))) this.#answer.forget();
    this.#meanwhile = null;
    return writeLobby({ open: open.filter(table => !isFull(table)).map(tableOf), running: running.map(tableOf) });
  }
}
