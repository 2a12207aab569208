import { type Database, DatabaseError } from "./database-client";
import { migrations, versionTable } from "./schema.sql";

/** How many of the steps a database has taken; none where nothing but an empty file is there. */
async function versionOf(database: Database): Promise<number> {
  const known = await database.read("SELECT 1 FROM sqlite_schema WHERE name = 'schema_version'");
  if (known.length === 0) return 0;
  const [row] = await database.read("SELECT max(version) AS version FROM schema_version");
  return Number(row?.version ?? 0);
}

/**
 * Makes the tables, or brings those of an earlier version of the program up to date. Each step is one transaction; of
 * two servers that start together, one takes it.
 * @throws DatabaseError where the database was written by a later version of the program
 */
export async function migrate(database: Database): Promise<void> {
  let version = await versionOf(database);
  if (version > migrations.length) {
    throw new DatabaseError("LATER_VERSION", "The database was written by a later version of the program.");
  }
  while (version < migrations.length) {
    const step = [versionTable, `INSERT INTO schema_version (version) VALUES (${version + 1})`];
    try {
      await database.write([...step, ...(migrations[version] ?? [])].map((sql) => ({ sql })));
      version += 1;
    } catch (error) {
      // The other server was first where the step has been taken by now.
      const found = await versionOf(database);
      if (found <= version) throw error;
      version = found;
    }
  }
}
