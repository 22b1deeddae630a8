/** How many there are of each name; nothing is kept of those of which there are none. */
export class Counts {
  readonly #counts = new Map<string, number>();

  of(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  add(name: string, more: number): void {
    const count = this.of(name) + more;
    if (count > 0) this.#counts.set(name, count);
    else this.#counts.delete(name);
  }
}
