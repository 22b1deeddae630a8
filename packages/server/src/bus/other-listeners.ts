/** Whether other processes listen to a match, as far as this one can know: where none does, nothing need be said. */

/** What is known of the others at a match. */
interface Others {
  /** How often one of them was heard. */
  words: number;
  isAlone: boolean;
}

/**
 * Of a match that this process listens to, it hears when another begins to: that one says so, and is answered. Until it is
 * known that nobody else is there, everybody is told.
 */
export class OtherListeners {
  readonly #others = new Map<string, Others>();

  isAlone(match: string): boolean {
    return this.#others.get(match)?.isAlone ?? false;
  }

  /** From now on this process hears what is said at the match. */
  join(match: string): void {
    this.#others.set(match, { words: 0, isAlone: false });
  }

  leave(match: string): void {
    this.#others.delete(match);
  }

  /** Nothing can be heard. */
  lose(): void {
    this.#others.clear();
  }

  /** Another process was heard. */
  heard(match: string): void {
    const others = this.#others.get(match);
    if (others === undefined) return;
    others.words++;
    others.isAlone = false;
  }

  /** Called before something is said; what it gives is called with how many have heard it, this process among them. */
  say(match: string): (hearers: number) => void {
    const others = this.#others.get(match);
    const words = others?.words;
    return hearers => {
      // Somebody who has come in the meantime was not counted.
      if (others !== undefined && others.words === words) others.isAlone = hearers === 1;
    };
  }
}
