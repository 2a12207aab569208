import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";

const driver = createRequire(import.meta.url).resolve("@photostructure/sqlite");

const statement = `
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
  const args = ["-e", statement, file, sql, JSON.stringify(parameters)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8", maxBuffer: 100_000_000 }));
}

/** Takes the tables back to those of the first version. */
export const firstVersion = ["drop table erased", "delete from kysely_migration where name <> '2026-11-enquiries'"];

const holder = `
  const { DatabaseSync } = require(${JSON.stringify(driver)});
  const [path, begin] = process.argv.slice(1);
  const database = new DatabaseSync(path, { timeout: 5000 });
  database.exec(begin);
  console.log("locked");
  process.stdin.on("end", () => process.exit(0));
  process.stdin.on("data", (end) => {
    if (String(end) === "kill") process.kill(process.pid, "SIGKILL");
    if (database.isTransaction) database.exec("COMMIT");
    if (String(end) === "stay") return console.log("left");
    database.close();
    process.exit(0);
  });
`;

/** Manner in which the holder of a lock leaves: only one that closes the database takes its journal away. One stays and reads on. */
export type LockEnd = "COMMIT" | "kill" | "stay";

/**
 * Locks a database from another process, as a database browser may. SQLite lets one write at a time; who reads keeps its
 * journal.
 * @param path the file of the database
 * @returns ends the lock; the holder commits and closes the database unless another way is asked for
 */
export async function lockDatabase(
  path: string,
  begin: "BEGIN IMMEDIATE" | "BEGIN EXCLUSIVE" | "BEGIN; SELECT * FROM enquiries" = "BEGIN IMMEDIATE",
): Promise<(end?: LockEnd) => Promise<void>> {
  const child = spawn(process.execPath, ["-e", holder, path, begin], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  await new Promise<void>((done, fail) => {
    child.stdout.once("data", () => done());
    child.once("close", () => fail(new Error("The database could not be locked.")));
  });
  child.stdin.on("error", () => {});
  return (end = "COMMIT") => {
    child.stdin.write(end);
    return Promise.race([ended, once(child.stdout, "data").then(() => {})]);
  };
}
