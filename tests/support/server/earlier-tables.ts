/** Tables as the first release of the program made them. */
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

/** An enquiry in tables of the first release. */
const content = [
  `INSERT INTO enquiries (reference, form, idempotency_key, digest, version, revision, received_at, updated_at, answers,
    suspicion) VALUES ('NW-0000-0001', 'contact', 'key', 'digest', 'version', 2, '2026-11-01T00:00:00.000Z',
    '2026-11-01T00:00:00.000Z', '{"name":"Ada"}', 'too fast')`,
  `INSERT INTO attachments (reference, position, field, name, type, size, content)
    VALUES ('NW-0000-0001', 0, 'files', 'a.txt', 'text/plain', 5, x'68656c6c6f')`,
  `INSERT INTO deliveries (reference, channel, revision, attempts, due_at, fault)
    VALUES ('NW-0000-0001', 'webhook', 2, 3, 0, 'ECONNREFUSED')`,
  `INSERT INTO deliveries (reference, channel, revision, due_at) VALUES ('NW-0000-0001', 'mail', 2, 0)`,
];

/** Statements that make a database of an earlier release, with an enquiry in it. */
export const earlierTables = (version: 1 | 2): string[] => [
  ...tables,
  "CREATE TABLE schema_version (version INTEGER PRIMARY KEY) STRICT",
  "INSERT INTO schema_version (version) VALUES (1)",
  ...content,
  ...(version === 2
    ? [
        ...receivers,
        "INSERT INTO schema_version (version) VALUES (2)",
        "INSERT INTO earlier_revisions VALUES ('NW-0000-0001', 1, '2026-11-01T00:00:00.000Z', '{}')",
        "DELETE FROM deliveries WHERE channel = 'mail'",
      ]
    : []),
];
