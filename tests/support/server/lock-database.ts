import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";

const driver = createRequire(import.meta.url).resolve("@photostructure/sqlite");

const program = `
  const { DatabaseSync } = require(${JSON.stringify(driver)});
  const [path, begin] = process.argv.slice(1);
  const database = new DatabaseSync(path, { timeout: 5000 });
  database.exec(begin);
  console.log("locked");
  process.stdin.on("end", () => process.exit(0));
  process.stdin.on("data", (end) => {
    if (String(end) === "kill") process.kill(process.pid, "SIGKILL");
    if (database.isTransaction) database.exec(String(end) === "stay" ? "COMMIT" : String(end));
    if (String(end) === "stay") return console.log("left");
    database.close();
    process.exit(0);
  });
`;

/** Manner in which the holder of a lock leaves: only one that closes the database takes its journal away. One stays and reads on. */
export type LockEnd = "COMMIT" | "ROLLBACK" | "kill" | "stay";

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
  const child = spawn(process.execPath, ["-e", program, path, begin], { stdio: ["pipe", "pipe", "inherit"] });
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
