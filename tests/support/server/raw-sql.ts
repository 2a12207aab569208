import { DatabaseSync } from "@photostructure/sqlite";

/** Runs a statement on the file of a database beside whoever has it open, and gives the rows that it finds. */
export function runSql(file: string, sql: string, ...parameters: (string | number)[]): Record<string, unknown>[] {
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: false });
  try {
    const statement = database.prepare(sql);
    return statement.all(...parameters) as Record<string, unknown>[];
  } finally {
    database.close();
  }
}
