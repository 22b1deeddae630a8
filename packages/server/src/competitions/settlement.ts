/** Brings what a competition says and what the matches say together: opens, concedes and reports. Done again, it does the rest. */

import type { AnyCompetition } from '@roundhouse/games/competition.ts';
import { samePlain } from '@roundhouse/kernel';
import type { MatchRepository } from '../matches/match-repository.ts';
import {
  type CompetitionMatch,
  type CompetitionStore,
  competitionsOn,
  type StoredCompetition,
} from '../store/competitions.ts';
import { type PeopleStore, peopleOn } from '../store/people.ts';
import type { StoredMatch, StoredSeat } from '../store/store.ts';
import { takeTurns } from '../turns.ts';
import { changeCompetition, loadCompetition } from './change.ts';
import { type Competing, kindOf } from './kinds.ts';
import { givenUp, linksOf, matchFor } from './planned.ts';
import { goOn } from './progress.ts';

/** A match that is over, and its last state. */
type Ended = CompetitionMatch & { readonly final: unknown };

/**
 * Whatever happens between two writes, the store tells afterwards what is left to do: a match that was planned is noted
 * with the step that planned it and made after that, under an id that there can be only once; a match that is over stays
 * to be reported until the step that reports it, which can be written only once.
 */
export class Settlement {
  readonly #repository: MatchRepository;
  readonly #competing: Competing;
  readonly #store: CompetitionStore;
  readonly #people: PeopleStore;
  readonly #turns = takeTurns();
  /** Matches that somebody waits to leave, so that they can as soon as they are asked; the store knows of them too. */
  readonly #conceding = new Set<string>();

  constructor(repository: MatchRepository, competing: Competing) {
    this.#repository = repository;
    this.#competing = competing;
    this.#store = competitionsOn(repository.store.tables);
    this.#people = peopleOn(repository.store.tables);
  }

  /** Resolves when there is nothing left to do but to play and to decide. */
  settle(id: string): Promise<void> {
    return this.#turns.inTurn(id, async () => {
      while (await this.#settleOnce(id));
    });
  }

  /** What is due by the clock is decided too. */
  async lookAfter(id: string): Promise<void> {
    await changeCompetition(this.#repository, id, (before, moment) => {
      const kind = kindOf(this.#competing, before.game, before.kind);
      const competition = goOn(kind, before, moment);
      if (samePlain({ ...competition, updated: before.updated }, before)) return null;
      return { competition, step: { kind: 'lookedAfter' }, planned: plannedIn(kind, competition) };
    });
    await this.settle(id);
  }

  /** Resolves when nothing is under way. */
  idle(): Promise<void> {
    return this.#turns.idle();
  }

  /** Whether a match of theirs is on that somebody who has withdrawn could not leave yet. */
  isConceding(match: string): boolean {
    return this.#conceding.has(match);
  }

  /** Whether anything was done, so that there may be more. */
  async #settleOnce(id: string): Promise<boolean> {
    const competition = await loadCompetition(this.#repository, id);
    if (competition.status !== 'running') return false;
    const kind = kindOf(this.#competing, competition.game, competition.kind);
    const open = (await this.#store.matches(id)).filter(({ reported }) => !reported);
    const over: Ended[] = [];
    let isChanged = false;
    for (const link of open) {
      const match = await this.#repository.store.load(link.match);
      if (match === null) isChanged = (await this.#make(kind, competition, link)) || isChanged;
      else if (isDone(match)) over.push({ ...link, final: match.state });
      else if (competition.conceding !== null) isChanged = (await this.#concede(competition, match)) || isChanged;
    }
    if (over.length > 0) await this.#report(kind, id, over);
    return isChanged || over.length > 0;
  }

  /** Its seats are noted first, so that nobody's match is ever missed. Whether it was to be made. */
  async #make(kind: AnyCompetition, competition: StoredCompetition, { planned }: CompetitionMatch): Promise<boolean> {
    const plan = kind.openMatches(competition.state).find(({ id }) => id === planned);
    // It has been reported since its link was read.
    if (plan === undefined) return false;
    const moment = this.#repository.serverClock.moment();
    const { match, rows } = matchFor(this.#repository.game(competition.game), competition, plan, moment);
    for (const { person } of match.seats) if (person !== null) await this.#people.sit(person, match.id, moment.at);
    await this.#repository.create(match, rows);
    return true;
  }

  /** Whether anybody could leave. */
  async #concede({ entrants }: StoredCompetition, { id, game, seats }: StoredMatch): Promise<boolean> {
    const gone = entrants.filter(({ withdrawn }) => withdrawn);
    const isGone = ({ keyHash, person }: StoredSeat): boolean =>
      gone.some(one => (keyHash !== null && one.keyHash === keyHash) || (person !== null && one.person === person));
    const leaving = seats.flatMap((one, seat) => (isGone(one) ? [seat] : []));
    if (leaving.length > 0) this.#conceding.add(id);
    let isChanged = false;
    for (const seat of leaving) {
      const done = await this.#repository.change(id, (before, moment) => {
        const written = givenUp(this.#repository.game(game), before, seat, moment);
        return written === null ? 'nothing' : { ...written, by: null };
      });
      isChanged ||= done !== 'nothing';
    }
    return isChanged;
  }

  /** Takes down how matches ended. */
  async #report(kind: AnyCompetition, id: string, over: readonly Ended[]): Promise<void> {
    await changeCompetition(this.#repository, id, (before, moment) => {
      if (before.status !== 'running') return null;
      // Another process may have been quicker.
      const open = new Set(kind.openMatches(before.state).map(({ id: planned }) => planned));
      const news = over.filter(({ planned }) => open.has(planned));
      if (news.length === 0) return null;
      const state = news.reduce((now, { planned, final }) => kind.report(now, planned, final), before.state);
      const competition = goOn(kind, { ...before, state }, moment);
      const reported = news.map(({ match }) => match);
      const planned = plannedIn(kind, competition);
      return { competition, step: { kind: 'reported', matches: reported }, planned, reported };
    });
    for (const { match } of over) this.#conceding.delete(match);
  }
}

/** What is held back from those who watch is not told by a result either. */
const isDone = ({ status, held }: StoredMatch): boolean => status === 'over' && held === null;

const plannedIn = (kind: AnyCompetition, competition: StoredCompetition) =>
  competition.status === 'running' ? linksOf(competition, kind.openMatches(competition.state)) : [];
