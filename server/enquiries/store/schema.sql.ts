/**
 * The tables. Times are ISO 8601 texts where people read them, and milliseconds since 1970 where the outbox counts.
 * `version` is drawn anew with each write, so that the statements of one transaction find what they just wrote.
 */
const tables = [
  `CREATE TABLE IF NOT EXISTS enquiries (
    reference TEXT PRIMARY KEY,
    form TEXT NOT NULL,
    idempotency_key TEXT,
    digest TEXT NOT NULL,
    version TEXT NOT NULL UNIQUE,
    revision INTEGER NOT NULL DEFAULT 1,
    received_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    answers TEXT NOT NULL,
    suspicion TEXT,
    quarantined INTEGER NOT NULL DEFAULT 0,
    UNIQUE (form, idempotency_key)
  ) STRICT`,
  `CREATE TABLE IF NOT EXISTS attachments (
    reference TEXT NOT NULL REFERENCES enquiries (reference) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    field TEXT NOT NULL,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    size INTEGER NOT NULL,
    content BLOB NOT NULL,
    PRIMARY KEY (reference, position)
  ) STRICT`,
  `CREATE TABLE IF NOT EXISTS deliveries (
    reference TEXT NOT NULL REFERENCES enquiries (reference) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    revision INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'delivered')),
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL,
    claim TEXT,
    claimed_until INTEGER NOT NULL DEFAULT 0,
    fault TEXT,
    delivered_at TEXT,
    PRIMARY KEY (reference, channel)
  ) STRICT`,
  "CREATE INDEX IF NOT EXISTS enquiries_by_time ON enquiries (received_at)",
  "CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (due_at) WHERE state = 'pending'",
  "CREATE TABLE IF NOT EXISTS write_probe (id INTEGER PRIMARY KEY CHECK (id = 1), written_at TEXT NOT NULL) STRICT",
];

/**
 * Each receiver has deliveries of its own, which it may refuse; what is suspected is passed on as well; and what an
 * enquirer replaced is kept.
 */
const receivers = [
  "DROP TABLE write_probe",
  "ALTER TABLE enquiries DROP COLUMN quarantined",
  `CREATE TABLE earlier_revisions (
    reference TEXT NOT NULL REFERENCES enquiries (reference) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    sent_at TEXT NOT NULL,
    answers TEXT NOT NULL,
    PRIMARY KEY (reference, revision)
  ) STRICT`,
  "ALTER TABLE attachments ADD COLUMN revision INTEGER NOT NULL DEFAULT 1",
  "UPDATE attachments SET revision = (SELECT e.revision FROM enquiries e WHERE e.reference = attachments.reference)",
  `CREATE TABLE new_deliveries (
    reference TEXT NOT NULL REFERENCES enquiries (reference) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    revision INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'delivered', 'refused')),
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL,
    claim TEXT,
    claimed_until INTEGER NOT NULL DEFAULT 0,
    error TEXT,
    delivered_at TEXT,
    PRIMARY KEY (reference, channel)
  ) STRICT`,
  `INSERT INTO new_deliveries (reference, channel, revision, state, attempts, due_at, error, delivered_at)
    SELECT reference, channel, revision, state, attempts, due_at, fault, delivered_at FROM deliveries`,
  "DROP TABLE deliveries",
  "ALTER TABLE new_deliveries RENAME TO deliveries",
  "CREATE INDEX deliveries_due ON deliveries (channel, due_at) WHERE state = 'pending'",
];

/**
 * What makes the tables of one version into those of the next, from an empty database on. A step that was once released
 * is never changed: databases of owners have taken it.
 */
export const migrations: readonly (readonly string[])[] = [tables, receivers];

/** Which steps a database has taken. */
export const versionTable = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY) STRICT";
