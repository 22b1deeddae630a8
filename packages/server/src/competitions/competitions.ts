/** Competitions as people meet them: opened, entered, decided in, given up, looked at. */

import type { AnyCompetition } from '@roundhouse/games/competition.ts';
import { newSeed } from '@roundhouse/kernel';
import { isSame, newKey } from '../matches/keys.ts';
import type { MatchRepository } from '../matches/match-repository.ts';
import { parseName } from '../matches/names.ts';
import type { Pictured } from '../matches/pictured.ts';
import { Refused } from '../matches/refusal.ts';
import { parseLevel, parseSettings } from '../matches/seats.ts';
import { Pacer } from '../pacer.ts';
import { mustBeFree } from '../people/moderation.ts';
import { type CompetitionStore, competitionsOn, type Entrant, type StoredCompetition } from '../store/competitions.ts';
import type { Person } from '../store/people.ts';
import { Conflict } from '../store/store.ts';
import type { Instant } from '../time.ts';
import { changeCompetition, type Decided, loadCompetition } from './change.ts';
import {
  type Claimant,
  claimedBy,
  competitionIdFor,
  entrantOf,
  entrantOpenedBy,
  mustBeSame,
  mustCompete,
  newEntrant,
  withBots,
  withOwnName,
  withoutEntrant,
} from './entrants.ts';
import { type Competing, kindOf, whyNot } from './kinds.ts';
import { linksOf } from './planned.ts';
import { goOn, parseCompetitionOptions, startOf, withdrawn } from './progress.ts';
import type * as wire from './protocol.ts';
import { competitionOf, lookOf } from './seen.ts';
import { Settlement } from './settlement.ts';

const LIST_LENGTH = 50;

/** The service over the repository. */
export class Competitions {
  readonly settlement: Settlement;
  readonly #repository: MatchRepository;
  readonly #competing: Competing;
  readonly #store: CompetitionStore;

  constructor(repository: MatchRepository, competing: Competing) {
    this.settlement = new Settlement(repository, competing);
    this.#repository = repository;
    this.#competing = competing;
    this.#store = competitionsOn(repository.store.tables);
  }

  /** Those that anybody may enter or watch. */
  async list(): Promise<wire.CompetitionList> {
    const [open, running] = await Promise.all([
      this.#store.listed('open', LIST_LENGTH),
      this.#store.listed('running', LIST_LENGTH),
    ]);
    return { kinds: this.#kinds(), open: open.map(competitionOf), running: running.map(competitionOf) };
  }

  #kinds(): wire.CompetitionKind[] {
    return this.#repository.games.flatMap(({ id: game }) =>
      (this.#competing.get(game) ?? []).map(({ id: kind, entrants, options, decides }) => ({
        ...{ game, kind, entrants: [...entrants], options, decides: [...decides] },
      })),
    );
  }

  /** Throws `Refused` if there can be no such competition: then nothing need be kept of whoever wants it. */
  check(wanted: wire.NewCompetition): void {
    this.#begun(this.#newCompetition(wanted, newKey(), null), this.#repository.serverClock.moment());
  }

  /** Opens one and enters it; with a key that has done so before, gives that one back. */
  async create(wanted: wire.NewCompetition, person: Person | null): Promise<wire.Entered> {
    const key = wanted.key ?? newKey();
    const moment = this.#repository.serverClock.moment();
    const empty = this.#newCompetition(wanted, key, person);
    await mustBeFree(this.#repository, person?.id ?? null, 'play');
    if (person !== null) await this.#store.enter(person.id, empty.id, moment.at);
    const { competition, planned = [] } = isFull(empty) ? this.#begun(empty, moment) : { competition: empty };
    try {
      await this.#store.create({ competition, step: { kind: 'opened', at: moment.at }, planned, reported: [] });
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      mustBeSame(empty, await loadCompetition(this.#repository, empty.id));
    }
    await this.settlement.settle(empty.id);
    return this.#entered(empty.id, key);
  }

  #newCompetition(wanted: wire.NewCompetition, key: string, person: Person | null): StoredCompetition {
    const game = this.#repository.game(wanted.game);
    const kind = kindOf(this.#competing, game.id, wanted.kind);
    const size = wanted.entrants ?? kind.entrants[0]!;
    const { clock, level } = parseSettings(game, wanted);
    const { at } = this.#repository.serverClock.moment();
    const empty: StoredCompetition = {
      ...{ id: competitionIdFor(key), revision: 0, game: game.id, kind: kind.id, size },
      options: parseCompetitionOptions(kind, wanted.options),
      matchOptions: wanted.match ?? {},
      entrants: [newEntrant(wanted, key, person)],
      ...{ listed: wanted.open, clock, level, invite: newKey(), seed: newSeed() },
      ...{ status: 'open', state: null, conceding: null, due: null, created: at, updated: at },
    };
    // Not only those that begin at once: whoever enters later must find that it can begin.
    startOf(kind, empty);
    const bots = wanted.bots ?? 0;
    if (bots >= size) throw new Refused('bad-options', `Of ${size} entrants at most ${size - 1} can be bots.`);
    return withBots(empty, bots, parseLevel(game, wanted.level));
  }

  /** With a place for everybody taken, it begins. */
  #begun(full: StoredCompetition, moment: Instant): Decided {
    const kind = this.#kind(full);
    const competition = isFull(full)
      ? goOn(kind, { ...full, status: 'running', state: startOf(kind, full) }, moment)
      : { ...full, updated: moment.at };
    return { competition, step: { kind: 'begun' }, planned: this.#links(kind, competition) };
  }

  #links(kind: AnyCompetition, competition: StoredCompetition) {
    return competition.status === 'running' ? linksOf(competition, kind.openMatches(competition.state)) : [];
  }

  #kind({ game, kind }: StoredCompetition): AnyCompetition {
    return kindOf(this.#competing, game, kind);
  }

  /** Throws `Refused` if whoever asks cannot enter: then nothing need be kept of them. */
  async checkJoin(id: string, wanted: wire.EnterCompetition, person: Person | null): Promise<void> {
    parseName(wanted.name);
    mayEnter(await loadCompetition(this.#repository, id), wanted, wanted.key ?? newKey(), person);
  }

  /** Takes a free place; the last one to enter begins it. Who has entered gets the same place again. */
  async join(id: string, wanted: wire.EnterCompetition, person: Person | null): Promise<wire.Entered> {
    const key = wanted.key ?? newKey();
    const before = await loadCompetition(this.#repository, id);
    if (mayEnter(before, wanted, key, person) === 'again') return this.#entered(id, key, person);
    await mustBeFree(this.#repository, person?.id ?? null, 'play');
    if (person !== null) await this.#store.enter(person.id, id, this.#repository.serverClock.moment().at);
    await this.#change(id, (now, moment) => {
      if (mayEnter(now, wanted, key, person) === 'again') return null;
      const entrants = [...now.entrants, withOwnName(now, newEntrant(wanted, key, person))];
      return {
        ...this.#begun({ ...now, entrants }, moment),
        step: { kind: 'joined', entrant: entrants.length - 1 },
      };
    });
    return this.#entered(id, key, person);
  }

  /** Gives the places that are still free to bots. Only the host may. */
  async begin(id: string, who: Claimant): Promise<void> {
    await this.#change(id, (before, moment) => {
      const entrant = mustCompete(before, who);
      if (before.status !== 'open') return null;
      if (entrant !== 0) throw new Refused('not-now', 'Whoever opened the competition begins it.');
      const full = withBots(before, before.size - before.entrants.length, before.level);
      return { ...this.#begun(full, moment), step: { kind: 'begun', entrant } };
    });
  }

  /** Takes down what an entrant decides. Sent again under the same id, it is answered again. */
  async decide(id: string, who: Claimant, sent: string, act: { type: string }): Promise<void> {
    await this.#change(id, (before, moment) => {
      const entrant = mustCompete(before, who);
      const own = before.entrants[entrant]!;
      if (own.sent === sent) return null;
      if (before.status === 'open') throw new Refused('not-started', 'It begins when all places are taken.');
      if (before.status === 'over' || own.withdrawn) throw new Refused('too-late', 'There is nothing left to decide.');
      const kind = this.#kind(before);
      const refusal = kind.why(before.state, entrant, act);
      if (refusal !== null) throw new Refused('illegal-move', whyNot(before.game, refusal), refusal);
      const state = kind.apply(before.state, entrant, act);
      const entrants = before.entrants.map((one, i) => (i === entrant ? answered(one, sent) : one));
      const competition = goOn(kind, { ...before, state, entrants }, moment);
      return { competition, step: { kind: 'decided', entrant, act }, planned: this.#links(kind, competition) };
    });
  }

  /** Gives up: running matches are conceded, and so are those to come. Before it begins the place is free again. */
  async withdraw(id: string, who: Claimant): Promise<void> {
    await this.#change(id, (before, moment) => {
      const entrant = mustCompete(before, who);
      const own = before.entrants[entrant]!;
      if (before.status === 'over' || own.withdrawn) return null;
      const step = { kind: 'withdrawn', entrant } as const;
      if (before.status === 'open') return { competition: withoutEntrant(before, entrant), step };
      const entrants = before.entrants.map((one, i): Entrant => (i === entrant ? { ...one, withdrawn: true } : one));
      const kind = this.#kind(before);
      const state = withdrawn(kind, before.state, entrant);
      const competition = goOn(kind, { ...before, state, entrants }, moment);
      return { competition, step, planned: this.#links(kind, competition) };
    });
  }

  async #change(id: string, decide: (before: StoredCompetition, moment: Instant) => Decided | null): Promise<void> {
    await changeCompetition(this.#repository, id, decide);
    await this.settlement.settle(id);
  }

  /** As whoever asks may see it. Throws `Refused` where they show a key that speaks for nobody. */
  async look(id: string, who: Claimant): Promise<wire.CompetitionLook> {
    const competition = await loadCompetition(this.#repository, id);
    return this.#show(competition, claimedBy(competition, who));
  }

  async #show(competition: StoredCompetition, own: number | null): Promise<wire.CompetitionLook> {
    const { id } = competition;
    const links = await this.#store.matches(id);
    // Of those that are reported nothing more has to be known.
    const found = links.map(async link => ({
      ...link,
      stored: link.reported ? null : await this.#repository.store.load(link.match),
    }));
    const matches = await Promise.all(found);
    return lookOf(this.#repository, this.#kind(competition), competition, matches, own);
  }

  /** What a link to it shows: who invites, as long as places are free; null where there is none. */
  async pictured(id: string): Promise<Pictured | null> {
    const found = await this.#store.load(id);
    const host = found?.status === 'open' ? found.entrants[0] : undefined;
    return found && { game: found.game, names: host ? [host.name] : [] };
  }

  /** What somebody has entered, newest first. */
  async of(person: Person, newest: number): Promise<wire.OwnCompetitions> {
    const own: wire.OwnCompetitions = [];
    // Fifty of them have hundreds of matches: reading those must not keep a move waiting.
    const pacer = new Pacer();
    for (const id of (await this.#store.of(person.id)).slice(0, newest)) {
      await pacer.pause();
      const competition = await this.#store.load(id);
      const entrant = competition === null ? -1 : entrantOf(competition, person);
      if (entrant < 0 || !this.#competing.has(competition!.game)) continue;
      const { owes, matches } = await this.#show(competition!, entrant);
      const match = matches.find(one => one.status === 'running' && one.entrants.includes(entrant))?.id ?? null;
      own.push({ competition: competitionOf(competition!), entrant, isAsked: owes !== null, match });
    }
    return own;
  }

  async #entered(id: string, key: string, person: Person | null = null): Promise<wire.Entered> {
    const competition = await loadCompetition(this.#repository, id);
    const opened = entrantOpenedBy(competition, key);
    const entrant = opened >= 0 ? opened : entrantOf(competition, person);
    return { ...(await this.#show(competition, entrant < 0 ? null : entrant)), key };
  }
}

/** What it may be asked next, it is asked anew. */
const answered = ({ asked: _, ...one }: Entrant, sent: string): Entrant => ({ ...one, due: null, sent });

const isFull = ({ entrants, size }: StoredCompetition): boolean => entrants.length === size;

/** 'again' where they have entered. Throws `Refused` where they may not. */
function mayEnter(
  before: StoredCompetition,
  { invite }: wire.EnterCompetition,
  key: string,
  person: Person | null,
): 'again' | 'free' {
  if (entrantOpenedBy(before, key) >= 0 || entrantOf(before, person) >= 0) return 'again';
  if (!before.listed && !isSame(invite ?? '', before.invite)) {
    throw new Refused('wrong-invite', 'This competition is entered by its invitation link only.');
  }
  if (before.status !== 'open' || isFull(before)) throw new Refused('no-free-seat', 'All places are taken.');
  return 'free';
}
