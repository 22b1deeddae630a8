/** Operators: what was reported, who may not do what until when, and a list of everything that was done about it. */

import { sitterAt } from '../matches/calling-off.ts';
import { newKey } from '../matches/keys.ts';
import type { MatchRepository } from '../matches/match-repository.ts';
import { Refused, Sanctioned } from '../matches/refusal.ts';
import { parseText } from '../room/text.ts';
import { type Deed, type DeedAbout, type ModerationStore, moderationOn, type Sanction } from '../store/moderation.ts';
import type { Person } from '../store/people.ts';
import type { Report, StoredMatch } from '../store/store.ts';
import type { NewSanction, ReportShown } from './protocol.ts';

const MOST_SHOWN = 100;
/** Lines before and after the one that was reported. */
const AROUND = 5;
const ALL_LINES = 1_000_000;
const REASON_LENGTH = 300;
const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST_MS = 3650 * DAY_MS;

/** Throws `Sanctioned` if an operator has said that this person may not, for now. */
export async function mustBeFree(
  repository: MatchRepository,
  person: string | null,
  kind: Sanction['kind'],
): Promise<void> {
  if (person === null) return;
  const [standing] = await moderationOn(repository.store.tables).standing(
    person,
    kind,
    repository.serverClock.moment().at,
  );
  if (standing === undefined) return;
  throw new Sanctioned(kind === 'play' ? 'You cannot begin new games' : 'You cannot write to others', standing);
}

export class Moderation {
  readonly #repository: MatchRepository;
  readonly #store: ModerationStore;

  constructor(repository: MatchRepository) {
    this.#repository = repository;
    this.#store = moderationOn(repository.store.tables);
  }

  /** What was reported and is not settled, with what was said around it, oldest first. */
  async reports(): Promise<ReportShown[]> {
    const reports = await this.#store.reports(MOST_SHOWN);
    const shown = await Promise.all(reports.map(report => this.#show(report)));
    return shown.filter(report => report !== null);
  }

  /** Settles the reports of a line without a consequence. */
  async dismiss(operator: Person, { match, line }: Pick<Report, 'match' | 'line'>, reason: string): Promise<void> {
    const deed = this.#deed(operator, 'dismissed', { match, line }, reason);
    if (!(await this.#store.settle(match, line, deed))) throw nothingThere();
  }

  /** Sanctions whoever said the reported line, and settles its reports. */
  async sanction(operator: Person, wanted: NewSanction): Promise<void> {
    const { match: id, line, kind, until } = wanted;
    const now = this.#repository.serverClock.moment().at;
    if (until <= now || until > now + LONGEST_MS)
      throw new Refused('bad-request', 'It must end some day, and not yet.');
    const reason = parseText(wanted.reason, REASON_LENGTH);
    const match = await this.#repository.load(id);
    const said = (await this.#repository.store.chat(id, ALL_LINES)).find(one => one.line === line);
    if (said === undefined) throw nothingThere();
    const seat = sitterAt(match, said.seat, said.at);
    if (seat.person === null) {
      throw new Refused('not-now', 'Whoever sits there is not known here: a program, or somebody who has gone.');
    }
    const deed = this.#deed(operator, 'sanctioned', { name: seat.name ?? '', kind, until }, reason);
    const sanction = { id: newKey(), person: seat.person, kind, reason, since: deed.at, until, lifted: null };
    await this.#store.sanction(sanction, { match: id, line }, deed);
  }

  /** Those that hold and those that have ended, newest first. */
  sanctions(): Promise<(Sanction & { readonly name: string })[]> {
    return this.#store.sanctions(MOST_SHOWN);
  }

  async lift(operator: Person, id: string, reason: string): Promise<void> {
    const sanction = await this.#store.sanctionOf(id);
    if (sanction === null) throw nothingThere();
    const deed = this.#deed(operator, 'lifted', { name: sanction.name, kind: sanction.kind }, reason);
    if (!(await this.#store.lift(id, deed))) throw nothingThere();
  }

  deeds(): Promise<Deed[]> {
    return this.#store.deeds(MOST_SHOWN);
  }

  #deed(operator: Person, deed: Deed['deed'], about: DeedAbout, reason: string): Deed {
    const said = reason.trim() === '' ? '' : parseText(reason, REASON_LENGTH);
    return {
      id: newKey(),
      at: this.#repository.serverClock.moment().at,
      operator: operator.name,
      deed,
      about,
      reason: said,
    };
  }

  async #show({ match: id, line, seat, reason, at }: Report): Promise<ReportShown | null> {
    const match: StoredMatch | null = await this.#repository.store.load(id);
    if (match === null) return null;
    const lines = await this.#repository.store.chat(id, ALL_LINES);
    const sitter = (one: number, when: number) => (match.seats[one] ? sitterAt(match, one, when) : null);
    const nameOf = (one: number, when: number): string => sitter(one, when)?.name ?? '';
    const reported = lines.find(one => one.line === line);
    return {
      match: id,
      game: match.game,
      line,
      by: nameOf(seat, at),
      reason,
      at,
      isKnown: (reported && sitter(reported.seat, reported.at)?.person) != null,
      lines: lines
        .filter(one => Math.abs(one.line - line) <= AROUND)
        .map(one => ({ line: one.line, name: nameOf(one.seat, one.at), text: one.text, at: one.at })),
    };
  }
}

const nothingThere = (): Refused => new Refused('nothing-there', 'There is no such thing, or no longer.');
