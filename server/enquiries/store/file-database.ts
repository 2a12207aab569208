import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { type Database, DatabaseError, type StatementResult } from "./database-client";
import type { FileOptions, Task, ThreadAnswer } from "./file-protocol";

/** How long a write waits for another process, in milliseconds: shorter than browsers and proxies wait for an answer. */
const usualPatience = 8000;

interface Waiting {
  done: (results: StatementResult[]) => void;
  fail: (error: Error) => void;
}

const { resolve } = createRequire(import.meta.url);

/**
 * The program of the thread. It is TypeScript, which a thread does not know from the one that starts it. The driver,
 * which is JavaScript, is loaded before tsx: by way of tsx that takes twice as long.
 */
const program = [
  resolve("@libsql/client/sqlite3"),
  resolve("tsx/cjs"),
  fileURLToPath(new URL("./file-thread.ts", import.meta.url)),
]
  .map((path) => `require(${JSON.stringify(path)});`)
  .join(" ");

const closed = () => new DatabaseError("DATABASE_CLOSED", "The database is closed.");

/** The thread and what it has not answered yet. */
class FileThread {
  private readonly waiting = new Map<number, Waiting>();
  private readonly worker: Worker;
  private count = 0;
  readonly ended: Promise<void>;
  isEnded = false;
  /** What broke it off. */
  private failure: Error | undefined;

  constructor(options: FileOptions) {
    this.worker = new Worker(program, { eval: true, execArgv: [], workerData: options });
    this.worker.on("message", (answer: ThreadAnswer) => this.settle(answer));
    this.worker.on("error", (error) => {
      this.failure = error;
    });
    this.ended = new Promise((done) =>
      this.worker.on("exit", () => {
        this.isEnded = true;
        for (const { fail } of this.waiting.values()) fail(this.failure ?? closed());
        done();
      }),
    );
  }

  async ask(task: Task): Promise<StatementResult[]> {
    if (this.isEnded) throw closed();
    const id = this.count++;
    return new Promise((done, fail) => {
      this.waiting.set(id, { done, fail });
      this.worker.postMessage({ ...task, id });
    });
  }

  async close(): Promise<void> {
    this.worker.postMessage("close");
    await this.ended;
  }

  private settle({ id, results, error }: ThreadAnswer): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) waiting?.fail(new DatabaseError(error.code, error.message));
    else waiting?.done(results ?? []);
  }
}

/** A database that is a file of this machine, worked on by a thread of its own. */
export function openFileDatabase(options: FileOptions, patience = usualPatience): Database {
  let thread = new FileThread(options);
  let isClosed = false;
  const ask = (task: Task) => {
    // A thread that broke off is replaced; what it had not answered has failed.
    if (thread.isEnded && !isClosed) thread = new FileThread(options);
    return thread.ask(task);
  };
  return {
    path: options.path,
    read: async (statement) => {
      const query = typeof statement === "string" ? { sql: statement } : statement;
      return (await ask({ type: "read", statement: query, patience }))[0]?.rows ?? [];
    },
    write: (statements, { patience: own = patience } = {}) => ask({ type: "write", statements, patience: own }),
    emptyJournal: async () => (await ask({ type: "emptyJournal", patience }))[0]?.rows[0]?.busy === 0,
    close: () => {
      isClosed = true;
      return thread.close();
    },
  };
}
