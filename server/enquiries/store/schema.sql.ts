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
 * What makes the tables of one version into those of the next, from an empty database on. A step that was once released
 * is never changed: databases of owners have taken it.
 */
export const migrations: readonly (readonly string[])[] = [tables];

/** Which steps a database has taken. */
export const versionTable = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY) STRICT";
