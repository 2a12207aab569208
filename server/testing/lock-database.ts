import { spawn } from "node:child_process";
import { createRequire } from "node:module";

const driver = createRequire(import.meta.url).resolve("@libsql/client");

const program = `
  const { createClient } = require(${JSON.stringify(driver)});
  const client = createClient({ url: process.argv[1], timeout: 5000 });
  client.transaction("write").then((transaction) => {
    console.log("locked");
    process.stdin.resume().once("end", () => transaction.commit().then(() => process.exit(0)));
  });
`;

/**
 * Another process begins to write to a database and does not end, as a database browser may. SQLite lets one write at a
 * time.
 * @returns ends it
 */
export async function lockDatabase(url: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ["-e", program, url], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  await new Promise<void>((done, fail) => {
    child.stdout.once("data", () => done());
    child.once("close", () => fail(new Error("The database could not be locked.")));
  });
  return () => {
    child.stdin.end();
    return ended;
  };
}
