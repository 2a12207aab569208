import { once } from "node:events";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import { StoreError, storeClosed } from "./store-error";

/** The program of the thread. It is a text, so that it runs from TypeScript and from a bundle alike. */
const program = `
  const { parentPort, workerData } = require("node:worker_threads");
  const { DatabaseSync } = require(workerData.driver);
  const database = new DatabaseSync(workerData.path, { timeout: 0, enableForeignKeyConstraints: false });
  parentPort.on("message", ({ sql, parameters }) => {
    if (sql === undefined) {
      database.close();
      process.exit();
    }
    try {
      const statement = database.prepare(sql);
      const answer = statement.columns().length > 0
        ? { rows: statement.all(...parameters) }
        : { rows: [], numAffectedRows: BigInt(statement.run(...parameters).changes) };
      parentPort.postMessage(answer);
    } catch (error) {
      parentPort.postMessage({ message: String(error.message) });
    }
  });
`;

/** Found from the program that runs: this file may stand in a bundle, or be loaded as a script or as a module. */
const driver = createRequire(process.argv[1] ?? `${process.cwd()}/`).resolve("@photostructure/sqlite");

/** SQLite's sentences, which is all that its driver always tells. */
const codes: readonly [sentence: RegExp, code: string][] = [
  [/database (table )?is locked|database schema is locked/, "SQLITE_BUSY"],
  [/disk is full/, "SQLITE_FULL"],
  [/disk I\/O error/, "SQLITE_IOERR"],
  [/malformed/, "SQLITE_CORRUPT"],
  [/not a database/, "SQLITE_NOTADB"],
  [/readonly database/, "SQLITE_READONLY"],
  [/unable to open/, "SQLITE_CANTOPEN"],
  [/operation was aborted/, storeClosed],
];

/**
 * A connection to a file in a thread of its own: the driver stands still while it waits for the disk, and there it holds
 * up no page. It runs one statement at a time.
 */
export class SqliteThread implements DatabaseConnection {
  private readonly worker: Worker;
  private readonly ended = new AbortController();
  /** After it, a new connection is better. */
  failure: StoreError | undefined;

  constructor(path: string) {
    this.worker = new Worker(program, { eval: true, execArgv: [], workerData: { driver, path } });
    // Whoever waits for an answer is told.
    this.worker.on("error", () => {}).once("exit", () => this.ended.abort());
  }

  async executeQuery<Row>({ sql, parameters }: Pick<CompiledQuery, "sql" | "parameters">): Promise<QueryResult<Row>> {
    if (this.failure) throw this.failure;
    this.worker.postMessage({ sql, parameters });
    const [answer] = await once(this.worker, "message", { signal: this.ended.signal }).catch((error) => [error]);
    if (!("message" in answer)) return answer;
    const code = codes.find(([sentence]) => sentence.test(answer.message))?.[1] ?? "SQLITE_ERROR";
    const error = new StoreError(code, answer.message);
    if (code !== "SQLITE_BUSY") {
      this.failure = error;
      // A transaction that was begun would hold its lock.
      void this.close();
    }
    throw error;
  }

  streamQuery(): never {
    throw new Error("Rows are not streamed.");
  }

  async close(): Promise<void> {
    this.worker.postMessage({});
    if (!this.ended.signal.aborted) await once(this.worker, "exit");
  }
}
