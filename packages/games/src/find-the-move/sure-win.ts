/** Whether a seat can force the win: every answer of the others and every outcome of chance is looked at. */

import { type AnyGame, type Chance, copyPlain, type Seat, silentStep } from '@roundhouse/kernel';

export interface Searched {
  readonly game: AnyGame;
  readonly seat: Seat;
  /** What is known without looking further: won for certain, not won for certain; null where one has to look. */
  readonly known?: (state: unknown) => boolean | null;
  /** Positions after which nothing is claimed. */
  readonly mostPositions: number;
}

/** Too much to look at: nothing is claimed. */
export class TooMany extends Error {
  override readonly name = 'TooMany';
}

/** Deeper than any line that a person would follow. */
const DEEPEST = 200;
/** Throws and draws that would have to be told apart; more is not looked at. */
const MOST_OUTCOMES = 60;

/** A search over one position and all that may follow; what was found for one move serves the next. */
export class SureWin {
  readonly #searched: Searched;
  readonly #found = new Map<string, boolean>();
  readonly #path = new Map<string, number>();
  #positions = 0;

  constructor(searched: Searched) {
    this.#searched = searched;
  }

  get positions(): number {
    return this.#positions;
  }

  /** Whether the win can be forced after this seat's move. Throws `TooMany`. */
  after(state: unknown, seat: Seat, move: { readonly type: string }): boolean {
    return this.#every(state, seat, move, 0).wins;
  }

  /** Whether it can be forced from here. Throws `TooMany`. */
  from(state: unknown): boolean {
    return this.#look(state, 0).wins;
  }

  /**
   * `loop` is the depth of the highest position that this verdict took for not won because it led back to it: such a
   * verdict holds on this path only, and is not kept.
   */
  #look(state: unknown, depth: number): Verdict {
    const { game, seat, known, mostPositions } = this.#searched;
    if (++this.#positions > mostPositions || depth > DEEPEST) throw new TooMany();
    const payoffs = game.payoffs(state);
    if (payoffs !== null) return surely(payoffs[seat] === 1);
    const told = known?.(state) ?? null;
    if (told !== null) return surely(told);
    const key = JSON.stringify(state);
    const found = this.#found.get(key);
    if (found !== undefined) return surely(found);
    const above = this.#path.get(key);
    // Whoever goes round in circles has not won.
    if (above !== undefined) return { wins: false, loop: above };
    this.#path.set(key, depth);
    const verdict = this.#choose(state, depth);
    this.#path.delete(key);
    if (verdict.wins || verdict.loop >= depth) {
      this.#found.set(key, verdict.wins);
      return surely(verdict.wins);
    }
    return verdict;
  }

  #choose(state: unknown, depth: number): Verdict {
    const { game, seat } = this.#searched;
    const asked = game.toAct(state);
    // Where several are asked at once, the seat itself answers first: the others may know its answer.
    const chooser = asked.includes(seat) ? seat : asked[0]!;
    const isOwn = chooser === seat;
    let loop = Infinity;
    for (const move of game.legalMoves(state, chooser)) {
      const verdict = this.#every(state, chooser, move, depth);
      if (verdict.wins === isOwn) return isOwn ? surely(true) : verdict;
      loop = Math.min(loop, verdict.loop);
    }
    return isOwn ? { wins: false, loop } : surely(true);
  }

  /** A move, with whatever chance makes of it. */
  #every(state: unknown, chooser: Seat, move: { readonly type: string }, depth: number): Verdict {
    const { game } = this.#searched;
    const odometer = new Odometer();
    do {
      const next = copyPlain(state);
      game.apply(next, chooser, copyPlain(move), silentStep(odometer.chance()));
      const verdict = this.#look(next, depth + 1);
      if (!verdict.wins) return verdict;
    } while (odometer.turn());
    return surely(true);
  }
}

interface Verdict {
  readonly wins: boolean;
  readonly loop: number;
}

const surely = (wins: boolean): Verdict => ({ wins, loop: Infinity });

/** Chance that comes out another way each time, until it has come out every way. */
class Odometer {
  readonly #path: { at: number; readonly of: number }[] = [];
  #turns = 0;

  chance(): Chance {
    let depth = 0;
    const branch = (of: number): number => {
      if (depth === this.#path.length) this.#path.push({ at: 0, of });
      return this.#path[depth++]!.at;
    };
    return {
      int: branch,
      dice: (count, sides) => Array.from({ length: count }, () => branch(sides) + 1).sort((a, b) => b - a),
      draw(pool) {
        const at = branch(pool.length);
        const taken = pool[at]!;
        const last = pool.pop()!;
        if (at < pool.length) pool[at] = last;
        return taken;
      },
    };
  }

  /** Whether there is another way. */
  turn(): boolean {
    while (this.#path.length > 0 && this.#path.at(-1)!.at === this.#path.at(-1)!.of - 1) this.#path.pop();
    const last = this.#path.at(-1);
    if (!last) return false;
    last.at++;
    if (++this.#turns > MOST_OUTCOMES) throw new TooMany();
    return true;
  }
}
