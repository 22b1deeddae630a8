/** Commits to one SQLite file: what is asked while one is on its way to the disk makes up the next. */

import { closeSync, fdatasync, openSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { countCommit } from '../operate/metrics.ts';
import { type Append, type Merged, mergeAppends } from './merge-appends.ts';

interface Waiting {
  /** Returns the answer to give once it is durable. */
  run(): () => void;
  reject(reason: unknown): void;
}

/** An append whose answer somebody waits for. */
interface Part extends Append {
  resolve(): void;
  reject(reason: unknown): void;
}

/**
 * SQLite itself is told not to wait for the disk (`synchronous = NORMAL`): it would keep the whole process waiting. A
 * commit is whole in the write-ahead log all the same, and is answered when that log has been synced from here, while the
 * next moves are being decided. The order is the log's: whatever is on the disk, everything before it is.
 */
export class Commits {
  readonly #db: DatabaseSync;
  readonly #logFile: string;
  readonly #append: (merged: Append & { readonly follows: number }) => void;
  readonly #begin;
  readonly #commit;
  #writes: Waiting[] = [];
  #parts: Part[] = [];
  /** The file of the write-ahead log, once it exists. */
  #log: number | null = null;
  #isDue = false;
  #isSyncing = false;
  #isClosing = false;
  #onSynced: (() => void)[] = [];
  /** The error with which the disk failed; it is not trusted any more. */
  #broken: Error | null = null;

  /** `append` carries one out within a transaction, and throws if it cannot. */
  constructor(db: DatabaseSync, file: string, append: (merged: Append & { readonly follows: number }) => void) {
    this.#db = db;
    this.#logFile = `${file}-wal`;
    this.#append = append;
    this.#begin = db.prepare('BEGIN IMMEDIATE');
    this.#commit = db.prepare('COMMIT');
  }

  /** Runs `write` within the next commit; resolves to what it gave when that is durable. */
  add<T>(write: () => T): Promise<T> {
    const refused = this.#whyNot();
    if (refused !== null) return Promise.reject(refused);
    return new Promise((resolve, reject) => {
      const run = () => {
        const written = write();
        return () => resolve(written);
      };
      this.#writes.push({ run, reject });
      this.#soon();
    });
  }

  /** Appends to a match within the next commit. */
  append(append: Append): Promise<void> {
    const refused = this.#whyNot();
    if (refused !== null) return Promise.reject(refused);
    return new Promise((resolve, reject) => {
      this.#parts.push({ match: append.match, rows: append.rows, before: append.before, resolve, reject });
      this.#soon();
    });
  }

  /** Throws if the disk has failed. */
  check(): void {
    const refused = this.#whyNot();
    if (refused !== null) throw refused;
  }

  /** Resolves when all that was asked before is answered; lets go of the log. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#flush();
    while (this.#isSyncing) await new Promise<void>(resolve => this.#onSynced.push(resolve));
    if (this.#log !== null) closeSync(this.#log);
    this.#log = null;
  }

  #whyNot(): Error | null {
    return this.#broken ?? (this.#isClosing ? new Error('the store is closed') : null);
  }

  /** At the end of this turn of the event loop, or when the commit that is under way is on the disk. */
  #soon(): void {
    if (this.#isDue || this.#isSyncing) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      this.#flush();
    });
  }

  #flush(): void {
    if (this.#isSyncing || this.#writes.length + this.#parts.length === 0) return;
    const writes = this.#writes.concat(mergeAppends(this.#parts).map(merged => this.#waitingFor(merged)));
    const count = this.#writes.length + this.#parts.length;
    this.#writes = [];
    this.#parts = [];
    const began = performance.now();
    let answers: readonly (() => void)[];
    try {
      answers = this.#writeTogether(writes) ?? this.#writeEach(writes);
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      rejectAll(writes, error);
      return;
    }
    this.#sync(error => {
      if (error !== null) return rejectAll(writes, error);
      countCommit(count, began);
      for (const answer of answers) answer();
    });
  }

  /** Calls back when the log is on the disk as it is now, and goes on with what was asked in the meantime. */
  #sync(done: (error: Error | null) => void): void {
    this.#isSyncing = true;
    const synced = (error: Error | null): void => {
      this.#isSyncing = false;
      // What could not be synced may look as if it were by the next time: nothing more is promised here.
      this.#broken ??= error;
      done(error);
      this.#flush();
      for (const call of this.#onSynced.splice(0)) call();
    };
    try {
      this.#log ??= openSync(this.#logFile, 'r+');
      fdatasync(this.#log, synced);
    } catch (error) {
      synced(error as Error);
    }
  }

  #waitingFor(merged: Merged<Part>): Waiting {
    return {
      run: () => {
        this.#append(merged);
        return () => {
          for (const part of merged.parts) part.resolve();
        };
      },
      reject: reason => {
        for (const part of merged.parts) part.reject(reason);
      },
    };
  }

  /** Undone alone if it fails; the others of its turn are kept. */
  #attempt(write: Waiting): () => void {
    const db = this.#db;
    db.exec('SAVEPOINT one');
    try {
      const answer = write.run();
      db.exec('RELEASE one');
      return answer;
    } catch (error) {
      // A full disk ends the whole transaction; then none of the others can be kept either.
      if (!db.isTransaction) throw error;
      db.exec('ROLLBACK TO one; RELEASE one');
      // At once: nothing more may be decided on top of it.
      write.reject(error);
      return () => {};
    }
  }

  /** All in one commit; null, with nothing written, if one of them cannot be. */
  #writeTogether(writes: readonly Waiting[]): (() => void)[] | null {
    this.#begin.run();
    try {
      const answers = writes.map(write => write.run());
      this.#commit.run();
      return answers;
    } catch (error) {
      if (!this.#db.isTransaction) throw error;
      this.#db.exec('ROLLBACK');
      return null;
    }
  }

  /** Writes what it can in one commit, leaving out what fails. */
  #writeEach(writes: readonly Waiting[]): (() => void)[] {
    this.#begin.run();
    const answers = writes.map(write => this.#attempt(write));
    this.#commit.run();
    return answers;
  }
}

function rejectAll(writes: readonly Waiting[], reason: unknown): void {
  for (const { reject } of writes) reject(reason);
}
