/** Records of matches that ended elsewhere, kept for whoever has the link: each is played again before it is. */

import type { SharedRecordId } from '../protocol.ts';
import { HEADER_LENGTH, type SharedRecords, sharedRecordsOn } from '../store/shared-records.ts';
import type { MatchRepository } from './match-repository.ts';
import { FORBIDDEN, TOWER } from './names.ts';
import type { Pictured } from './pictured.ts';
import { Refused } from './refusal.ts';
import type { Verifier } from './verifier.ts';

/** Longer than any name, here or on a device. */
const NAME_LENGTH = 64;

/** What the first line of a record says, of which only this is shown. */
interface Header {
  readonly game: string;
  readonly seats: readonly { readonly name: string }[];
}

export class Sharing {
  readonly #repository: MatchRepository;
  readonly #verifier: Verifier;
  readonly #records: SharedRecords;

  constructor(repository: MatchRepository, verifier: Verifier) {
    this.#repository = repository;
    this.#verifier = verifier;
    this.#records = sharedRecordsOn(repository.store.tables);
  }

  /**
   * Keeps the record in the JSON of a `SharedRecord`, and gives the name that leads to it. Throws `Refused` where it is not
   * what it says, or too many wait; then nothing is fetched.
   */
  async share(fetch: () => Promise<Uint8Array>): Promise<SharedRecordId> {
    const read = await this.#verifier.verify(fetch);
    if (read === null) throw new Refused('bad-request', 'This request was not understood.');
    const { id, record, found } = read;
    if (!found.ok) throw new Refused('bad-record', `This is no record of a finished match: ${found.reason}.`);
    mustBeModest(record);
    mustBeNames([...found.seats.map(({ name }) => name), ...found.calledOff.flatMap(({ silent }) => silent)]);
    await this.#records.keep(id, record, this.#now());
    return { id };
  }

  /** Throws `Refused` where there is none. */
  async find(id: string): Promise<string> {
    const record = await this.#records.load(id, this.#now());
    if (record === null) throw new Refused('nothing-there', 'There is no such record, or no longer.');
    return record;
  }

  /** What a link to it shows; null where there is none. */
  async pictured(id: string): Promise<Pictured | null> {
    const line = await this.#records.loadHeader(id, this.#now());
    if (line === null) return null;
    // Looked through when it was shared.
    const { game, seats } = JSON.parse(line) as Header;
    return { game, names: seats.map(({ name }) => name) };
  }

  #now(): number {
    return this.#repository.serverClock.moment().at;
  }
}

/** Names and texts for the dice are short: anything longer is there for another purpose. */
function mustBeModest(record: string): void {
  const end = record.indexOf('\n');
  if (end < 0 || end >= HEADER_LENGTH)
    throw new Refused('bad-record', 'This is no record: its first line is too long.');
}

/** The names are shown to people who never met those who chose them. */
function mustBeNames(names: readonly string[]): void {
  if (names.some(name => name.length > NAME_LENGTH || FORBIDDEN.test(name) || TOWER.test(name)))
    throw new Refused('bad-record', 'This is no record of a match: nobody is called that.');
}
