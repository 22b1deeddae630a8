/** The tables of the SQLite store, as the steps that led to them. Forward only: a step, once released, never changes. */

import type { DatabaseSync } from 'node:sqlite';

/** Step n brings a file from version n to n + 1. */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE matches (
     id            TEXT    NOT NULL PRIMARY KEY,
     revision      INTEGER NOT NULL,
     game          TEXT    NOT NULL,
     version       INTEGER NOT NULL,
     options       TEXT    NOT NULL,
     seats         TEXT    NOT NULL,
     listed        INTEGER NOT NULL,
     invite        TEXT    NOT NULL,
     seed          TEXT    NOT NULL,
     status        TEXT    NOT NULL,
     state         TEXT    NOT NULL,
     steps         INTEGER NOT NULL,
     may_take_back INTEGER,
     created       INTEGER NOT NULL,
     updated       INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX matches_in_lobby ON matches (status, created) WHERE listed = 1;
   CREATE TABLE log (
     match    TEXT    NOT NULL REFERENCES matches (id),
     step     INTEGER NOT NULL,
     entry    TEXT    NOT NULL,
     seat     INTEGER,
     decision INTEGER,
     sent_id  TEXT,
     PRIMARY KEY (match, step)
   ) STRICT;`,
  // Clocks, bots, rematches, chat.
  `ALTER TABLE matches ADD COLUMN settings TEXT NOT NULL
     DEFAULT '{"private":false,"delay":0,"clock":null,"level":"greedy"}';
   ALTER TABLE matches ADD COLUMN undoable TEXT NOT NULL DEFAULT '[]';
   ALTER TABLE matches ADD COLUMN asked TEXT NOT NULL DEFAULT 'null';
   ALTER TABLE matches ADD COLUMN rematch TEXT;
   ALTER TABLE matches ADD COLUMN due INTEGER;
   CREATE INDEX matches_due ON matches (due) WHERE due IS NOT NULL;
   UPDATE matches SET
     undoable = CASE WHEN may_take_back IS NULL THEN '[]' ELSE json_array(may_take_back) END,
     seats = (
       SELECT json_group_array(json_set(value, '$.bot', NULL, '$.standIn', NULL, '$.keptFor', NULL,
         '$.left', 0, '$.due', NULL, '$.secretDue', NULL, '$.muted', json('[]')))
       FROM json_each(seats)
     );
   CREATE TABLE chat (
     match   TEXT    NOT NULL REFERENCES matches (id),
     line    INTEGER NOT NULL,
     seat    INTEGER NOT NULL,
     sent_id TEXT    NOT NULL,
     text    TEXT    NOT NULL,
     at      INTEGER NOT NULL,
     PRIMARY KEY (match, line),
     UNIQUE (match, seat, sent_id)
   ) STRICT;
   CREATE TABLE reports (
     match  TEXT    NOT NULL,
     line   INTEGER NOT NULL,
     seat   INTEGER NOT NULL,
     reason TEXT    NOT NULL,
     at     INTEGER NOT NULL,
     PRIMARY KEY (match, line, seat),
     FOREIGN KEY (match, line) REFERENCES chat (match, line)
   ) STRICT;
   CREATE TABLE house (
     one    INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
     beat   INTEGER NOT NULL,
     closed INTEGER NOT NULL
   ) STRICT;`,
  // People, their devices, their places, and what operators do.
  `UPDATE matches SET seats = replace(seats, '"keyHash":', '"person":null,"keyHash":');
   CREATE TABLE secrets (
     name  TEXT NOT NULL PRIMARY KEY,
     value TEXT NOT NULL
   ) STRICT;
   CREATE TABLE people (
     id       TEXT NOT NULL PRIMARY KEY,
     kind     TEXT NOT NULL,
     name     TEXT NOT NULL,
     name_key TEXT UNIQUE,
     role     TEXT NOT NULL,
     password TEXT,
     created  INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE sessions (
     id      TEXT NOT NULL PRIMARY KEY,
     person  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     device  TEXT NOT NULL,
     created INTEGER NOT NULL,
     seen    INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX sessions_of_person ON sessions (person);
   CREATE TABLE places (
     person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     match  TEXT NOT NULL,
     at     INTEGER NOT NULL,
     PRIMARY KEY (person, match)
   ) STRICT;
   CREATE TABLE passkeys (
     id         TEXT NOT NULL PRIMARY KEY,
     person     TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     public_key TEXT NOT NULL,
     counter    INTEGER NOT NULL,
     label      TEXT NOT NULL,
     created    INTEGER NOT NULL,
     used       INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX passkeys_of_person ON passkeys (person);
   CREATE TABLE tickets (
     id     TEXT NOT NULL PRIMARY KEY,
     kind   TEXT NOT NULL,
     person TEXT REFERENCES people (id) ON DELETE CASCADE,
     until  INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE sanctions (
     id       TEXT NOT NULL PRIMARY KEY,
     person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     kind     TEXT NOT NULL,
     reason   TEXT NOT NULL,
     since    INTEGER NOT NULL,
     until    INTEGER NOT NULL,
     lifted   INTEGER
   ) STRICT;
   CREATE INDEX sanctions_of_person ON sanctions (person);
   CREATE TABLE audit (
     id       TEXT NOT NULL PRIMARY KEY,
     at       INTEGER NOT NULL,
     operator TEXT NOT NULL,
     deed     TEXT NOT NULL,
     about    TEXT NOT NULL,
     reason   TEXT NOT NULL
   ) STRICT;
   ALTER TABLE reports ADD COLUMN settled INTEGER;`,
  // What people want to be told, and what is owed to them.
  `CREATE TABLE channels (
     id        TEXT NOT NULL PRIMARY KEY,
     person    TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     kind      TEXT NOT NULL,
     address   TEXT NOT NULL,
     secret    TEXT NOT NULL,
     language  TEXT NOT NULL,
     confirmed INTEGER NOT NULL,
     created   INTEGER NOT NULL,
     UNIQUE (person, kind, address)
   ) STRICT;
   CREATE INDEX channels_by_address ON channels (address) WHERE kind = 'push';
   CREATE TABLE quiet (
     person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     match  TEXT NOT NULL,
     PRIMARY KEY (person, match)
   ) STRICT;
   CREATE TABLE tellings (
     match    TEXT NOT NULL,
     seat     INTEGER NOT NULL,
     decision INTEGER NOT NULL,
     occasion TEXT NOT NULL,
     channel  TEXT NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
     at       INTEGER,
     tries    INTEGER NOT NULL,
     PRIMARY KEY (match, seat, decision, occasion, channel)
   ) STRICT;
   CREATE INDEX tellings_due ON tellings (at) WHERE at IS NOT NULL;
   CREATE INDEX tellings_of_channel ON tellings (channel);`,
  // Tokens of programs; what statistics are told from.
  `CREATE TABLE tokens (
     id      TEXT NOT NULL PRIMARY KEY,
     person  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     hash    TEXT    NOT NULL UNIQUE,
     name    TEXT    NOT NULL,
     created INTEGER NOT NULL,
     used    INTEGER
   ) STRICT;
   CREATE INDEX tokens_of_person ON tokens (person);
   ALTER TABLE matches ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX matches_uncounted ON matches (id) WHERE status = 'over' AND counted = 0;
   CREATE TABLE tallies (
     id       TEXT NOT NULL PRIMARY KEY,
     game     TEXT    NOT NULL,
     version  INTEGER NOT NULL,
     options  TEXT    NOT NULL,
     seats    INTEGER NOT NULL,
     bots     INTEGER NOT NULL,
     finished INTEGER NOT NULL,
     drawn    INTEGER NOT NULL,
     conceded INTEGER NOT NULL,
     steps    INTEGER NOT NULL,
     squares  INTEGER NOT NULL,
     shortest INTEGER NOT NULL,
     longest  INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE tally_wins (
     tally TEXT NOT NULL REFERENCES tallies (id),
     seat  INTEGER NOT NULL,
     wins  INTEGER NOT NULL,
     PRIMARY KEY (tally, seat)
   ) STRICT;`,
  // Those that are over are many, and need not be counted.
  `CREATE INDEX matches_unfinished ON matches (status) WHERE status <> 'over';`,
  // Matches get numbers, and the log names its match by that: the steps of matches that are played at the same time are then
  // close together in the log's index, and a commit of many moves writes a third of the pages.
  `CREATE TABLE numbered (
     no            INTEGER NOT NULL PRIMARY KEY,
     id            TEXT    NOT NULL UNIQUE,
     revision      INTEGER NOT NULL,
     game          TEXT    NOT NULL,
     version       INTEGER NOT NULL,
     options       TEXT    NOT NULL,
     seats         TEXT    NOT NULL,
     listed        INTEGER NOT NULL,
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
     due           INTEGER,
     created       INTEGER NOT NULL,
     updated       INTEGER NOT NULL,
     counted       INTEGER NOT NULL DEFAULT 0
   ) STRICT;
   INSERT INTO numbered (id, revision, game, version, options, seats, listed, settings, invite, seed, status, state, steps,
       may_take_back, undoable, asked, rematch, due, created, updated, counted)
     SELECT id, revision, game, version, options, seats, listed, settings, invite, seed, status, state, steps,
       may_take_back, undoable, asked, rematch, due, created, updated, counted
     FROM matches ORDER BY rowid;
   DROP TABLE matches;
   ALTER TABLE numbered RENAME TO matches;
   CREATE INDEX matches_in_lobby ON matches (status, created) WHERE listed = 1;
   CREATE INDEX matches_due ON matches (due) WHERE due IS NOT NULL;
   CREATE INDEX matches_uncounted ON matches (id) WHERE status = 'over' AND counted = 0;
   CREATE INDEX matches_unfinished ON matches (status) WHERE status <> 'over';
   CREATE TABLE steps (
     match    INTEGER NOT NULL REFERENCES matches (no),
     step     INTEGER NOT NULL,
     entry    TEXT    NOT NULL,
     seat     INTEGER,
     decision INTEGER,
     sent_id  TEXT,
     PRIMARY KEY (match, step)
   ) STRICT;
   INSERT INTO steps SELECT matches.no, step, entry, seat, decision, sent_id
     FROM log JOIN matches ON matches.id = log.match ORDER BY log.rowid;
   DROP TABLE log;
   ALTER TABLE steps RENAME TO log;`,
  // What is held back so that nobody sees who was asked.
  `ALTER TABLE matches ADD COLUMN held TEXT NOT NULL DEFAULT 'null';`,
  // Competitions, the steps that led to where they stand, and their matches.
  `CREATE TABLE competitions (
     id       TEXT NOT NULL PRIMARY KEY,
     revision INTEGER NOT NULL,
     game     TEXT    NOT NULL,
     status   TEXT    NOT NULL,
     listed   INTEGER NOT NULL,
     document TEXT    NOT NULL,
     due      INTEGER,
     created  INTEGER NOT NULL,
     updated  INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX competitions_listed ON competitions (status, created) WHERE listed = 1;
   CREATE INDEX competitions_due ON competitions (due) WHERE due IS NOT NULL;
   CREATE TABLE competition_steps (
     competition TEXT NOT NULL REFERENCES competitions (id),
     step        INTEGER NOT NULL,
     entry       TEXT    NOT NULL,
     PRIMARY KEY (competition, step)
   ) STRICT;
   CREATE TABLE competition_matches (
     match       TEXT NOT NULL PRIMARY KEY,
     competition TEXT NOT NULL REFERENCES competitions (id),
     planned     TEXT NOT NULL,
     reported    INTEGER NOT NULL,
     UNIQUE (competition, planned)
   ) STRICT;
   CREATE INDEX competition_matches_unreported ON competition_matches (match) WHERE reported = 0;
   CREATE TABLE competition_places (
     person      TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     competition TEXT NOT NULL,
     at          INTEGER NOT NULL,
     PRIMARY KEY (person, competition)
   ) STRICT;`,
  // How often steps were taken back; and whether a message was played before is found without reading the log.
  `ALTER TABLE matches ADD COLUMN taken_back TEXT NOT NULL DEFAULT '{"all":0,"furthest":0,"since":0}';
   CREATE INDEX log_sent ON log (match, seat, sent_id, decision) WHERE sent_id IS NOT NULL;`,
  // What a token is for, and until when it is good.
  `ALTER TABLE tokens ADD COLUMN scopes TEXT NOT NULL DEFAULT 'play read';
   ALTER TABLE tokens ADD COLUMN until INTEGER;`,
  // Where somebody signs in by a link in a mail.
  `ALTER TABLE channels ADD COLUMN signs_in INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX channels_sign_in ON channels (lower(address)) WHERE signs_in = 1;`,
  // Short codes that lead to tables with free seats.
  `CREATE TABLE codes (
     code  TEXT    PRIMARY KEY,
     match TEXT    NOT NULL UNIQUE,
     at    INTEGER NOT NULL
   ) STRICT;`,
  // Whom an OpenID provider knows.
  `CREATE TABLE identities (
     id      TEXT    NOT NULL PRIMARY KEY,
     person  TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     issuer  TEXT    NOT NULL,
     created INTEGER NOT NULL,
     used    INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX identities_of_person ON identities (person);`,
  // Records of matches played at a device, for whoever has the link.
  `CREATE TABLE shared_records (
     id     TEXT    PRIMARY KEY,
     record TEXT    NOT NULL,
     at     INTEGER NOT NULL
   ) STRICT;`,
  // How much each of them takes, so that all together take no more than they may.
  `ALTER TABLE shared_records ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
   UPDATE shared_records SET bytes = length(CAST(record AS BLOB));
   CREATE INDEX shared_records_age ON shared_records (at, id, bytes);`,
  // A message is found by the decision that it was sent for, which costs a move less than its id would.
  `DROP INDEX log_sent;
   CREATE INDEX log_decisions ON log (match, seat, decision);`,
  // A message sent twice is looked for among the last steps, where it is if it is anywhere: no move pays for an index.
  'DROP INDEX log_decisions;',
  // How the challenges of the last days were met.
  `CREATE TABLE challenges (
     day   INTEGER NOT NULL,
     game  TEXT    NOT NULL,
     stars INTEGER NOT NULL,
     met   INTEGER NOT NULL,
     PRIMARY KEY (day, game, stars)
   ) STRICT;`,
  // Deals that were called off, and tables that were given up, before one.
  `ALTER TABLE matches ADD COLUMN past TEXT NOT NULL DEFAULT '{"calledOff":[],"givenUp":0}';`,
];

/**
 * Brings a file to the newest version. Throws if a newer program has been there. Foreign keys must not be enforced yet: a
 * step may take a table away and put another in its place.
 */
export function migrate(db: DatabaseSync, migrations: readonly string[] = MIGRATIONS): void {
  // Immediate: two processes that start together must not both take the same step.
  db.exec('BEGIN IMMEDIATE');
  try {
    const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
    if (version > migrations.length) {
      throw new Error(
        `the database is of version ${version}, newer than this program, which knows ${migrations.length}`,
      );
    }
    for (const step of migrations.slice(version)) db.exec(step);
    // Written only where it is news: a file on a full disk can be opened.
    if (version < migrations.length) {
      if (db.prepare('PRAGMA foreign_key_check').get() !== undefined)
        throw new Error('the database refers to what is not there');
      db.exec(`PRAGMA user_version = ${migrations.length}`);
    }
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
