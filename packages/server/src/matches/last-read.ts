/** Matches as they were last seen, while somebody has them open here. May be out of date, and says nothing about it. */

import type { StoredMatch } from '../store/store.ts';

interface Open {
  holders: number;
  /** As the store has it, or had it. */
  match: StoredMatch | undefined;
  /** As it will have it, if all goes well. */
  expected: StoredMatch | undefined;
}

export class LastRead {
  readonly #open = new Map<string, Open>();

  /** Keeps what is seen of a match from now on, until the function given back is called. */
  hold(id: string): () => void {
    const one = this.#open.get(id) ?? { holders: 0, match: undefined, expected: undefined };
    one.holders++;
    this.#open.set(id, one);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      if (--one.holders === 0) this.#open.delete(id);
    };
  }

  /**
   * Gives the reading back, or the one that is kept if that is the same: who read a match twice need not have it twice. A
   * match that nobody holds costs no memory; nor does an older reading replace a newer one.
   */
  keep(match: StoredMatch): StoredMatch {
    const one = this.#open.get(match.id);
    if (one === undefined) return match;
    if (one.match?.revision === match.revision) return one.match;
    if (!(one.match !== undefined && one.match.revision > match.revision)) one.match = match;
    if (one.expected !== undefined && one.expected.revision <= match.revision) one.expected = undefined;
    return match;
  }

  /** Goes on from what is being written. It is not given back as a reading: it may yet come to nothing. */
  expect(match: StoredMatch): void {
    const one = this.#open.get(match.id);
    if (one !== undefined) one.expected = match;
  }

  forget(id: string): void {
    const one = this.#open.get(id);
    if (one === undefined) return;
    one.match = undefined;
    one.expected = undefined;
  }

  /** The newest reading, whether or not it is stored yet. */
  of(id: string): StoredMatch | undefined {
    const one = this.#open.get(id);
    return one?.expected ?? one?.match;
  }
}
