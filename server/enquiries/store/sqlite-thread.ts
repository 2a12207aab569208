import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import { StoreError, storeClosed } from "./store-error";

type Answer = QueryResult<unknown> | { message: string };

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
  [/constraint failed/, "SQLITE_CONSTRAINT"],
  [/disk is full/, "SQLITE_FULL"],
  [/disk I\/O error/, "SQLITE_IOERR"],
  [/malformed/, "SQLITE_CORRUPT"],
  [/not a database/, "SQLITE_NOTADB"],
  [/readonly database/, "SQLITE_READONLY"],
  [/unable to open/, "SQLITE_CANTOPEN"],
];

const errorOf = (message: string) =>
  new StoreError(codes.find(([sentence]) => sentence.test(message))?.[1] ?? "SQLITE_ERROR", message);

/** Failures after which the connection is as good as before. */
const harmless = ["SQLITE_BUSY", "SQLITE_CONSTRAINT"];

/**
 * A connection to a file in a thread of its own: the driver stands still while it waits for the disk, and there it holds
 * up no page. It runs one statement at a time.
 */
export class SqliteThread implements DatabaseConnection {
  private readonly worker: Worker;
  private readonly ended: Promise<void>;
  private answer: (answer: Answer) => void = () => {};
  /** Failure after which a new connection is better. */
  failure: StoreError | undefined;

  constructor(path: string) {
    this.worker = new Worker(program, { eval: true, execArgv: [], workerData: { driver, path } });
    this.worker.on("message", (answer: Answer) => this.answer(answer));
    this.worker.on("error", ({ message }) => {
      this.failure = errorOf(message);
    });
    this.ended = new Promise((done) =>
      this.worker.once("exit", () => {
        this.failure ??= new StoreError(storeClosed, "The database is closed.");
        this.answer(this.failure);
        done();
      }),
    );
  }

  async executeQuery<Row>({ sql, parameters }: Pick<CompiledQuery, "sql" | "parameters">): Promise<QueryResult<Row>> {
    if (this.failure) throw this.failure;
    const answer = await new Promise<Answer>((done) => {
      this.answer = done;
      this.worker.postMessage({ sql, parameters });
    });
    if (!("message" in answer)) return answer as QueryResult<Row>;
    const error = this.failure ?? errorOf(answer.message);
    if (!harmless.includes(error.code)) {
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
    await this.ended;
  }
}
