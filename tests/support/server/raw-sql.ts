import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";

const driver = createRequire(import.meta.url).resolve("@photostructure/sqlite");

const program = `
  const { DatabaseSync } = require(${JSON.stringify(driver)});
  const [file, sql, parameters] = process.argv.slice(1);
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: false });
  process.stdout.write(JSON.stringify(database.prepare(sql).all(...JSON.parse(parameters))));
`;

/**
 * Runs a statement on the file of a database beside whoever has it open, and gives the rows that it finds. It does so in
 * a process of its own: the driver holds a file open, and with it the journal, until its statements are collected.
 */
export function runSql(file: string, sql: string, ...parameters: (string | number)[]): Record<string, unknown>[] {
  const args = ["-e", program, file, sql, JSON.stringify(parameters)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8", maxBuffer: 100_000_000 }));
}

/** Takes the tables of a file back to those of the first version. */
export function toFirstVersion(file: string): void {
  runSql(file, "DROP TABLE erased");
  runSql(file, "DELETE FROM kysely_migration WHERE name <> '2026-11-enquiries'");
}
