/** Public statistics: how the games that were finished here went, told from tallies that grow as they finish. */

import { setImmediate as breathe } from 'node:timers/promises';
import { SharedAnswer } from '../limits/shared-answer.ts';
import type { MatchRepository } from '../matches/match-repository.ts';
import { Statistics as Shape, type Statistics as Told } from '../protocol.ts';
import { type Json, writerOf } from '../serialise.ts';
import type { StoredMatch } from '../store/store.ts';
import { type Outcome, type Tallies, type Tally, talliesOn } from '../store/tallies.ts';

/** Matches counted for one answer; the next goes on. */
const AT_A_TIME = 100;
const MOST_KINDS = 200;
/** How long an answer is given again, unless a match has finished here since. */
const KEPT_MS = 1000;

const writeStatistics = writerOf(Shape);

export class Statistics {
  readonly #repository: MatchRepository;
  readonly #tallies: Tallies;
  readonly #answer: SharedAnswer<Json<Told>>;
  #counting: Promise<boolean> | null = null;

  constructor(repository: MatchRepository) {
    this.#repository = repository;
    this.#tallies = talliesOn(repository.store.tables);
    this.#answer = new SharedAnswer(
      () => this.#make(),
      KEPT_MS,
      () => repository.serverClock.moment().at,
    );
    repository.listeners.push(({ status }) => {
      if (status === 'over') this.#answer.forget();
    });
  }

  /** What there is to tell, once what has finished lately is counted too; as JSON. */
  look(): Promise<Json<Told>> {
    return this.#answer.get();
  }

  async #make(): Promise<Json<Told>> {
    this.#counting ??= this.#count().finally(() => {
      this.#counting = null;
    });
    const complete = await this.#counting;
    const tallies = await this.#tallies.all(MOST_KINDS);
    return writeStatistics({ complete, kinds: tallies.map(tell) });
  }

  /** Whether everything is counted. */
  async #count(): Promise<boolean> {
    const ids = await this.#tallies.uncounted(AT_A_TIME);
    for (const id of ids) {
      // A long history must not keep a move waiting.
      await breathe();
      const match = await this.#repository.store.load(id);
      if (match !== null) await this.#tallies.count(id, await this.#outcomeOf(match));
    }
    return ids.length < AT_A_TIME;
  }

  /** Null for what is private, and for a game that is not played here any more. */
  async #outcomeOf(match: StoredMatch): Promise<Outcome | null> {
    const { game, version, options, seats, settings, steps, state } = match;
    const rules = this.#repository.games.find(({ id }) => id === game);
    const payoffs = rules?.payoffs(state);
    if (settings.private || !payoffs) return null;
    const [last] = await this.#repository.store.log(match.id, steps - 1);
    const bots = seats.some(({ bot, program }) => bot !== null || program === true);
    return {
      kind: { game, version, options, seats: seats.length, bots },
      payoffs,
      conceded: last?.entry.kind === 'move' && (last.entry.move as { type?: unknown }).type === 'concede',
      // The first entry is the set-up.
      steps: steps - 1,
    };
  }
}

function tell({ wins, steps, ...tally }: Tally): Told['kinds'][number] {
  const { finished } = tally;
  const mean = steps.sum / finished;
  return {
    ...tally,
    wins: wins.map(won => ({ won, share: won / finished, ...intervalOf(won, finished) })),
    steps: {
      mean,
      deviation: Math.sqrt(Math.max(0, steps.squares / finished - mean * mean)),
      shortest: steps.shortest,
      longest: steps.longest,
    },
  };
}

/** The 95 % point of the normal distribution, both sides. */
const Z = 1.959964;

/** Wilson's interval: what the true share may well be, given so many of so many. Never beyond 0 or 1, and fair to few. */
export function intervalOf(won: number, of: number): { low: number; high: number } {
  const share = won / of;
  const middle = (share + (Z * Z) / (2 * of)) / (1 + (Z * Z) / of);
  const half = (Z / (1 + (Z * Z) / of)) * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  return { low: rounded(Math.max(0, middle - half)), high: rounded(Math.min(1, middle + half)) };
}

/** Digits beyond these would claim what no sample shows. */
const rounded = (share: number): number => Math.round(share * 10_000) / 10_000;
