/**
 * Whether a message was played before. A seat's decisions only grow along the log, so its place is found by halves; an index
 * of messages would cost every move a twentieth more.
 */

import type { Sent, Store, StoredMatch } from '../store/store.ts';

/** Steps that are read in one go: enough to meet every seat of most games, and few enough to be nothing. */
const AT_A_TIME = 32;

type Answered = { readonly step: number; readonly sent: Sent };

/** Whether a seat's message is in the log of this reading of a match, sent for this decision or for one since another. */
export async function wasSent(
  store: Pick<Store, 'log'>,
  match: Pick<StoredMatch, 'id' | 'steps'>,
  { seat, decision, id }: Sent,
  since = decision,
): Promise<boolean> {
  const log = new SeatLog(store, match, seat);
  for (let from = await log.beginOf(since); ; ) {
    const next = await log.next(from);
    if (next === null || next.sent.decision > decision) return false;
    if (next.sent.decision >= since && next.sent.id === id) return true;
    from = next.step + 1;
  }
}

/** What one seat has sent, in a log of which no more is read than has to be. */
class SeatLog {
  readonly #store: Pick<Store, 'log'>;
  readonly #match: Pick<StoredMatch, 'id' | 'steps'>;
  readonly #seat: number;
  /** What was read last, from a step on. */
  #read: { readonly from: number; readonly own: readonly Answered[] } = { from: -AT_A_TIME, own: [] };

  constructor(store: Pick<Store, 'log'>, match: Pick<StoredMatch, 'id' | 'steps'>, seat: number) {
    this.#store = store;
    this.#match = match;
    this.#seat = seat;
  }

  /** A step not far before the first that the seat sent for this decision or a later one. */
  async beginOf(decision: number): Promise<number> {
    let [low, high] = [0, this.#match.steps];
    // Nearly always it is one of the last.
    for (let at = high - AT_A_TIME; high - low > AT_A_TIME; at = (low + high) >> 1) {
      const next = await this.next(at);
      if (next !== null && next.sent.decision < decision) low = next.step + 1;
      else high = at;
    }
    return low;
  }

  /** The first that it sent from this step on. */
  async next(from: number): Promise<Answered | null> {
    for (let at = from; at < this.#match.steps; at = this.#read.from + AT_A_TIME) {
      const own = (await this.#from(at)).find(({ step }) => step >= from);
      if (own !== undefined) return own;
    }
    return null;
  }

  async #from(step: number): Promise<readonly Answered[]> {
    const { from } = this.#read;
    if (step < from || step >= from + AT_A_TIME) {
      const rows = await this.#store.log(this.#match.id, step, AT_A_TIME);
      const own = rows.flatMap(({ step, sent }) => (sent?.seat === this.#seat ? { step, sent } : []));
      this.#read = { from: step, own };
    }
    return this.#read.own;
  }
}
