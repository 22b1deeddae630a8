/** What people owe a competition between its matches, such as a team: written down to be told, once. */

import { type Competing, kindOf } from '../competitions/kinds.ts';
import { isBots, timeToDecide } from '../competitions/progress.ts';
import type { MatchRepository } from '../matches/match-repository.ts';
import { type CompetitionStore, competitionsOn, type Entrant, type StoredCompetition } from '../store/competitions.ts';
import type { Channel, DueNotification, Notification, NotificationStore } from '../store/notifications.ts';
import type { About } from './post.ts';
import { channelsFor, reminderBefore } from './recipients.ts';

/** Another process may have written a little earlier than it seems. */
const OVERLAP_MS = 75_000;
const AT_A_TIME = 200;

/** An entrant of whom something is asked. */
interface Debtor extends Entrant {
  readonly person: string;
  readonly asked: number;
}

export class CompetitionNotices {
  readonly #repository: MatchRepository;
  readonly #competing: Competing;
  readonly #competitions: CompetitionStore;
  readonly #store: NotificationStore;
  /** How far the last round went, by the wall's clock. */
  #until = 0;

  constructor(repository: MatchRepository, competing: Competing, store: NotificationStore) {
    this.#repository = repository;
    this.#competing = competing;
    this.#competitions = competitionsOn(repository.store.tables);
    this.#store = store;
  }

  /** Looks through all that has been written since the last round, by whichever process, but for what is still fresh. */
  async goRound(patienceMs: number): Promise<void> {
    const since = Math.max(0, this.#until - OVERLAP_MS);
    const until = this.#repository.serverClock.moment().at - patienceMs;
    for (let after = ''; ; ) {
      const ids = await this.#competitions.watched(since, until, after, AT_A_TIME);
      for (const id of ids) await this.#consider(id);
      if (ids.length < AT_A_TIME) break;
      after = ids.at(-1)!;
    }
    this.#until = until;
  }

  async #consider(id: string): Promise<void> {
    const competition = await this.#competitions.load(id);
    if (competition === null) return;
    const steps = await this.#competitions.steps(id);
    for (const [entrant, one] of competition.entrants.entries()) {
      if (!this.#owes(competition, entrant, one)) continue;
      // Whose own step it was that asked them has seen what came of it; whoever opens a competition is the first in it.
      const { entrant: by = 0, kind } = steps[one.asked]!;
      const isSeen =
        by === entrant && (kind === 'joined' || kind === 'opened' || kind === 'decided' || kind === 'begun');
      await this.#store.owe(await this.#owedTo(competition, entrant, one, isSeen));
    }
  }

  /** Whether this entrant is a person who has something to decide. */
  #owes(competition: StoredCompetition, entrant: number, one: Entrant | undefined): one is Debtor {
    if (competition.status !== 'running' || !this.#competing.has(competition.game)) return false;
    if (!one || one.person === null || one.asked === undefined || isBots(one)) return false;
    return kindOf(this.#competing, competition.game, competition.kind).owes(competition.state, entrant) !== null;
  }

  async #owedTo(
    { id, clock }: StoredCompetition,
    entrant: number,
    { person, asked, due }: Debtor,
    isSeen: boolean,
  ): Promise<DueNotification[]> {
    const channels = await channelsFor(this.#store, person, id);
    const now = this.#now();
    const remindAt = due === null ? null : reminderBefore(due, timeToDecide(clock) ?? 0, now);
    return channels.flatMap(({ id: channel }): DueNotification[] => {
      const telling = { match: id, seat: entrant, decision: asked, channel };
      return [
        { ...telling, occasion: 'competition', at: isSeen ? null : now },
        ...(remindAt === null ? [] : [{ ...telling, occasion: 'competitionReminder' as const, at: remindAt }]),
      ];
    });
  }

  /** What it is about; null if it has been decided since, or somebody else competes now. */
  async stillOwed({ match, seat, decision }: Notification, { person }: Channel): Promise<About | null> {
    const competition = await this.#competitions.load(match);
    const one = competition?.entrants[seat];
    if (!competition || !this.#owes(competition, seat, one)) return null;
    if (one.asked !== decision || one.person !== person) return null;
    return {
      ...{ what: 'competition', id: competition.id, game: competition.game, seat, decision, name: one.name },
      others: competition.entrants.flatMap(({ name }, i) => (i === seat ? [] : [name])),
      leftMs: one.due === null ? null : Math.max(0, one.due - this.#now()),
    };
  }

  #now(): number {
    return this.#repository.serverClock.moment().serverTime;
  }
}
