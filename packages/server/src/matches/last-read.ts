/** Matches as they were last seen, while somebody has them open here. May be out of date, and says nothing about it. */

import type { StoredMatch } from '../store/store.ts';

export class LastRead {
  readonly #open = new Map<string, { holders: number; match: StoredMatch | undefined }>();

  /** Keeps what is seen of a match from now on, until the function given back is called. */
  hold(id: string): () => void {
    const one = this.#open.get(id) ?? { holders: 0, match: undefined };
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
    if (one?.match?.revision === match.revision) return one.match;
    if (one !== undefined && !(one.match !== undefined && one.match.revision > match.revision)) one.match = match;
    return match;
  }

  forget(id: string): void {
    const one = this.#open.get(id);
    if (one !== undefined) one.match = undefined;
  }

  of(id: string): StoredMatch | undefined {
    return this.#open.get(id)?.match;
  }
}
