/** The tables of the PostgreSQL store, as the steps that led to them. Forward only: a step, once released, never changes. */

import type { Pool } from 'pg';

/**
 * Step n brings a database from version n to n + 1. What is plain data is kept as text: its JSON may hold characters
 * that PostgreSQL's own JSON does not. Ids sort by their bytes, whatever language the database speaks.
 */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE matches (
     id            TEXT COLLATE "C" NOT NULL PRIMARY KEY,
     revision      INTEGER NOT NULL,
     game          TEXT    NOT NULL,
     version       INTEGER NOT NULL,
     options       TEXT    NOT NULL,
     seats         TEXT    NOT NULL,
     listed        BOOLEAN NOT NULL,
     settings      TEXT    NOT NULL,
     invite        TEXT    NOT NULL,
     seed          TEXT    NOT NULL,
     status        TEXT    NOT NULL,
     state         TEXT    NOT NULL,
     steps         INTEGER NOT NULL,
     may_take_back INTEGER,
     undoable      TEXT    NOT NULL,
     asked         TEXT    NOT NULL,
     rematch       TEXT,
     due           BIGINT,
     created       BIGINT  NOT NULL,
     updated       BIGINT  NOT NULL
   );
   CREATE INDEX matches_in_lobby ON matches (status, created) WHERE listed;
   CREATE INDEX matches_due ON matches (due) WHERE due IS NOT NULL;
   CREATE TABLE log (
     match TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
     step  INTEGER NOT NULL,
     entry TEXT    NOT NULL,
     sent  TEXT    NOT NULL,
     PRIMARY KEY (match, step)
   );
   CREATE TABLE chat (
     match   TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
     line    INTEGER NOT NULL,
     seat    INTEGER NOT NULL,
     sent_id TEXT    NOT NULL,
     text    TEXT    NOT NULL,
     at      BIGINT  NOT NULL,
     PRIMARY KEY (match, line),
     UNIQUE (match, seat, sent_id)
   );
   CREATE TABLE reports (
     match  TEXT COLLATE "C" NOT NULL,
     line   INTEGER NOT NULL,
     seat   INTEGER NOT NULL,
     reason TEXT    NOT NULL,
     at     BIGINT  NOT NULL,
     PRIMARY KEY (match, line, seat),
     FOREIGN KEY (match, line) REFERENCES chat (match, line)
   );
   CREATE TABLE house (
     one    INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
     beat   BIGINT  NOT NULL,
     closed BIGINT  NOT NULL
   );`,
  // People, their devices, their places, and what operators do.
  `UPDATE matches SET seats = replace(seats, '"keyHash":', '"person":null,"keyHash":');
   CREATE TABLE secrets (
     name  TEXT NOT NULL PRIMARY KEY,
     value TEXT NOT NULL
   );
   CREATE TABLE people (
     id       TEXT COLLATE "C" NOT NULL PRIMARY KEY,
     kind     TEXT NOT NULL,
     name     TEXT NOT NULL,
     name_key TEXT UNIQUE,
     role     TEXT NOT NULL,
     password TEXT,
     created  BIGINT NOT NULL
   );
   CREATE TABLE sessions (
     id      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
     person  TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     device  TEXT NOT NULL,
     created BIGINT NOT NULL,
     seen    BIGINT NOT NULL
   );
   CREATE INDEX sessions_of_person ON sessions (person);
   CREATE TABLE places (
     person TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     match  TEXT COLLATE "C" NOT NULL,
     at     BIGINT NOT NULL,
     PRIMARY KEY (person, match)
   );
   CREATE TABLE passkeys (
     id         TEXT NOT NULL PRIMARY KEY,
     person     TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     public_key TEXT NOT NULL,
     counter    BIGINT NOT NULL,
     label      TEXT NOT NULL,
     created    BIGINT NOT NULL,
     used       BIGINT NOT NULL
   );
   CREATE INDEX passkeys_of_person ON passkeys (person);
   CREATE TABLE tickets (
     id     TEXT NOT NULL PRIMARY KEY,
     kind   TEXT NOT NULL,
     person TEXT COLLATE "C" REFERENCES people (id) ON DELETE CASCADE,
     until  BIGINT NOT NULL
   );
   CREATE TABLE sanctions (
     id       TEXT COLLATE "C" NOT NULL PRIMARY KEY,
     person   TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     kind     TEXT NOT NULL,
     reason   TEXT NOT NULL,
     since    BIGINT NOT NULL,
     until    BIGINT NOT NULL,
     lifted   BIGINT
   );
   CREATE INDEX sanctions_of_person ON sanctions (person);
   CREATE TABLE audit (
     id       TEXT COLLATE "C" NOT NULL PRIMARY KEY,
     at       BIGINT NOT NULL,
     operator TEXT NOT NULL,
     deed     TEXT NOT NULL,
     about    TEXT NOT NULL,
     reason   TEXT NOT NULL
   );
   ALTER TABLE reports ADD COLUMN settled BIGINT;`,
  // What people want to be told, and what is owed to them.
  `CREATE TABLE channels (
     id        TEXT COLLATE "C" NOT NULL PRIMARY KEY,
     person    TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     kind      TEXT NOT NULL,
     address   TEXT NOT NULL,
     secret    TEXT NOT NULL,
     language  TEXT NOT NULL,
     confirmed INTEGER NOT NULL,
     created   BIGINT NOT NULL,
     UNIQUE (person, kind, address)
   );
   CREATE INDEX channels_by_address ON channels (address) WHERE kind = 'push';
   CREATE TABLE quiet (
     person TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     match  TEXT COLLATE "C" NOT NULL,
     PRIMARY KEY (person, match)
   );
   CREATE TABLE tellings (
     match    TEXT COLLATE "C" NOT NULL,
     seat     INTEGER NOT NULL,
     decision INTEGER NOT NULL,
     occasion TEXT NOT NULL,
     channel  TEXT COLLATE "C" NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
     at       BIGINT,
     tries    INTEGER NOT NULL,
     PRIMARY KEY (match, seat, decision, occasion, channel)
   );
   CREATE INDEX tellings_due ON tellings (at) WHERE at IS NOT NULL;
   CREATE INDEX tellings_of_channel ON tellings (channel);`,
  // Tokens of programs; what statistics are told from.
  `CREATE TABLE tokens (
     id      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
     person  TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     hash    TEXT    NOT NULL UNIQUE,
     name    TEXT    NOT NULL,
     created BIGINT NOT NULL,
     used    BIGINT
   );
   CREATE INDEX tokens_of_person ON tokens (person);
   ALTER TABLE matches ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX matches_uncounted ON matches (id) WHERE status = 'over' AND counted = 0;
   CREATE TABLE tallies (
     id       TEXT COLLATE "C" NOT NULL PRIMARY KEY,
     game     TEXT    NOT NULL,
     version  INTEGER NOT NULL,
     options  TEXT    NOT NULL,
     seats    INTEGER NOT NULL,
     bots     INTEGER NOT NULL,
     finished INTEGER NOT NULL,
     drawn    INTEGER NOT NULL,
     conceded INTEGER NOT NULL,
     steps    BIGINT NOT NULL,
     squares  BIGINT NOT NULL,
     shortest INTEGER NOT NULL,
     longest  INTEGER NOT NULL
   );
   CREATE TABLE tally_wins (
     tally TEXT COLLATE "C" NOT NULL REFERENCES tallies (id),
     seat  INTEGER NOT NULL,
     wins  INTEGER NOT NULL,
     PRIMARY KEY (tally, seat)
   );`,
  // Those that are over are many, and need not be counted.
  `CREATE INDEX matches_unfinished ON matches (status) WHERE status <> 'over';`,
  // Rows of the log come in one statement with the match that they belong to: it need not be looked for again, row by row. And
  // a match that is played on finds room on its own page, so that no index has to learn of it.
  `ALTER TABLE log DROP CONSTRAINT log_match_fkey;
   ALTER TABLE matches SET (fillfactor = 60);`,
  // What is held back so that nobody sees who was asked.
  `ALTER TABLE matches ADD COLUMN held TEXT NOT NULL DEFAULT 'null';`,
  // Competitions, the steps that led to where they stand, and their matches.
  `CREATE TABLE competitions (
     id       TEXT COLLATE "C" NOT NULL PRIMARY KEY,
     revision INTEGER NOT NULL,
     game     TEXT    NOT NULL,
     status   TEXT    NOT NULL,
     listed   INTEGER NOT NULL,
     document TEXT    NOT NULL,
     due      BIGINT,
     created  BIGINT NOT NULL,
     updated  BIGINT NOT NULL
   );
   CREATE INDEX competitions_listed ON competitions (status, created) WHERE listed = 1;
   CREATE INDEX competitions_due ON competitions (due) WHERE due IS NOT NULL;
   CREATE TABLE competition_steps (
     competition TEXT COLLATE "C" NOT NULL REFERENCES competitions (id),
     step        INTEGER NOT NULL,
     entry       TEXT    NOT NULL,
     PRIMARY KEY (competition, step)
   );
   CREATE TABLE competition_matches (
     match       TEXT COLLATE "C" NOT NULL PRIMARY KEY,
     competition TEXT COLLATE "C" NOT NULL REFERENCES competitions (id),
     planned     TEXT COLLATE "C" NOT NULL,
     reported    INTEGER NOT NULL,
     UNIQUE (competition, planned)
   );
   CREATE INDEX competition_matches_unreported ON competition_matches (match) WHERE reported = 0;
   CREATE TABLE competition_places (
     person      TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     competition TEXT COLLATE "C" NOT NULL,
     at          BIGINT NOT NULL,
     PRIMARY KEY (person, competition)
   );`,
  // How often steps were taken back; and whether a message was played before is found without reading the log.
  `ALTER TABLE matches ADD COLUMN taken_back TEXT NOT NULL DEFAULT '{"all":0,"furthest":0,"since":0}';
   CREATE INDEX log_sent ON log (match, (sent::json->>'id'), (sent::json->>'seat'), (sent::json->>'decision'));`,
  // What a token is for, and until when it is good.
  `ALTER TABLE tokens ADD COLUMN scopes TEXT NOT NULL DEFAULT 'play read';
   ALTER TABLE tokens ADD COLUMN until BIGINT;`,
  // Where somebody signs in by a link in a mail.
  `ALTER TABLE channels ADD COLUMN signs_in INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX channels_sign_in ON channels (lower(address)) WHERE signs_in = 1;`,
  // Short codes that lead to tables with free seats.
  `CREATE TABLE codes (
     code  TEXT   PRIMARY KEY,
     match TEXT   NOT NULL UNIQUE,
     at    BIGINT NOT NULL
   );`,
  // Whom an OpenID provider knows.
  `CREATE TABLE identities (
     id      TEXT NOT NULL PRIMARY KEY,
     person  TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     issuer  TEXT NOT NULL,
     created BIGINT NOT NULL,
     used    BIGINT NOT NULL
   );
   CREATE INDEX identities_of_person ON identities (person);`,
  // Records of matches played at a device, for whoever has the link.
  `CREATE TABLE shared_records (
     id     TEXT   PRIMARY KEY,
     record TEXT   NOT NULL,
     at     BIGINT NOT NULL
   );`,
  // How much each of them takes, so that all together take no more than they may.
  `ALTER TABLE shared_records ADD COLUMN bytes BIGINT NOT NULL DEFAULT 0;
   UPDATE shared_records SET bytes = octet_length(record);
   CREATE INDEX shared_records_age ON shared_records (at, id, bytes);`,
  // A message is found by the decision that it was sent for, which costs a move less than its id would.
  `DROP INDEX log_sent;
   CREATE INDEX log_decisions ON log (match, ((sent::json->>'seat')::int), ((sent::json->>'decision')::int));`,
  // A message sent twice is looked for among the last steps, where it is if it is anywhere: no move pays for an index.
  'DROP INDEX log_decisions;',
  // How the challenges of the last days were met.
  `CREATE TABLE challenges (
     day   INTEGER NOT NULL,
     game  TEXT COLLATE "C" NOT NULL,
     stars INTEGER NOT NULL,
     met   INTEGER NOT NULL,
     PRIMARY KEY (day, game, stars)
   );`,
  // Deals that were called off, and tables that were given up, before one.
  `ALTER TABLE matches ADD COLUMN past TEXT NOT NULL DEFAULT '{"calledOff":[],"givenUp":0}';`,
];

/** Any number that no other program is likely to lock the same database by. */
const LOCK = 7_665_861;

/** Brings a database to the newest version. Throws if a newer program has been there. */
export async function migrate(pool: Pool, migrations: readonly string[] = MIGRATIONS): Promise<void> {
  const db = await pool.connect();
  let failure: Error | undefined;
  try {
    await db.query('BEGIN');
    // Two processes that start together must not both take the same step.
    await db.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await db.query('CREATE TABLE IF NOT EXISTS roundhouse (one INTEGER PRIMARY KEY CHECK (one = 1), version INTEGER)');
    const { rows } = await db.query<{ version: number }>('SELECT version FROM roundhouse');
    const version = rows[0]?.version ?? 0;
    if (version > migrations.length) {
      throw new Error(
        `the database is of version ${version}, newer than this program, which knows ${migrations.length}`,
      );
    }
    for (const step of migrations.slice(version)) await db.query(step);
    await db.query('INSERT INTO roundhouse VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET version = excluded.version', [
      migrations.length,
    ]);
    await db.query('COMMIT');
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    // A connection in an unknown state is not used again; closing it undoes what was not committed.
    db.release(failure);
  }
}
