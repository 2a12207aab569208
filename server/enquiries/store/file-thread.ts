import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
// This part of the driver alone: the others, for databases over the network, take longer to load than all else here.
import { type Client, createClient, type ResultSet } from "@libsql/client/sqlite3";
import { errorCodeOf } from "../../error-code";
import { isBusy, type Statement } from "./database-client";
import { FileIdentity } from "./file-identity";
import type { FileOptions, ThreadAnswer, ThreadRequest } from "./file-protocol";

/**
 * The thread that works on the file of the database. The driver stands still while it waits for the disk, or for another
 * process that writes; here it holds up no page.
 */

/** How long the driver itself waits for another process. Reads wait as long behind a write, so it is short. */
const driverPatience = 400;

/** How long the end waits for what is under way, in milliseconds. */
const endPatience = 3000;

interface Job {
  request: ThreadRequest;
  /** When it is given up, as `performance.now()` counts. */
  deadline: number;
}

const { path, url } = workerData as FileOptions;
const port = parentPort;
if (!port) throw new Error("This program is a thread of the server.");

/** The one connection, from the moment it is asked for: two at once would each keep the file open. */
let client: Promise<Client> | undefined;
let identity: FileIdentity | undefined;

function connect(): Promise<Client> {
  client ??= open();
  return client;
}

async function open(): Promise<Client> {
  // The driver would make a new file where the one that was opened is gone. Its journal rightly is another one now.
  identity?.checkFile();
  const opened = createClient({ url, concurrency: 1, timeout: driverPatience });
  try {
    await opened.execute("PRAGMA journal_mode = WAL");
    // An enquiry that was acknowledged survives a power cut as well.
    await opened.execute("PRAGMA synchronous = FULL");
    // What is erased is overwritten, not only forgotten.
    await opened.execute("PRAGMA secure_delete = ON");
  } catch (error) {
    opened.close();
    throw error;
  }
  identity ??= new FileIdentity(path);
  identity.acceptJournal();
  return opened;
}

/** A statement that was given up stays open in the driver and spoils every later transaction: we begin anew. */
function disconnect(): void {
  void client?.then(
    (opened) => opened.close(),
    () => {},
  );
  client = undefined;
}

const plain = ({ rows, rowsAffected }: ResultSet) => ({ rows: rows.map((row) => ({ ...row })), rowsAffected });
const withArgs = ({ sql, args = [] }: Statement) => ({ sql, args });

async function answerTo(request: ThreadRequest): Promise<ThreadAnswer["results"]> {
  const opened = await connect();
  if (request.type === "read") return [plain(await opened.execute(withArgs(request.statement)))];
  if (request.type === "emptyJournal") return [plain(await opened.execute("PRAGMA wal_checkpoint(TRUNCATE)"))];
  identity?.check();
  const results = await opened.batch(request.statements.map(withArgs), "write");
  // Once more: nothing is acknowledged that went into a file without a name.
  identity?.check();
  return results.map(plain);
}

const refuse = ({ id }: ThreadRequest, error: unknown) =>
  port.postMessage({
    id,
    error: { code: errorCodeOf(error), message: error instanceof Error ? error.message : "" },
  } satisfies ThreadAnswer);

/** Whether it is answered; false where another process writes, and it may wait longer. */
async function attempt({ request, deadline }: Job): Promise<boolean> {
  try {
    port?.postMessage({ id: request.id, results: await answerTo(request) } satisfies ThreadAnswer);
    return true;
  } catch (error) {
    disconnect();
    if (isBusy(error) && performance.now() < deadline) return false;
    refuse(request, error);
    return true;
  }
}

/** Writes in the order in which they came. Whoever came first is never overtaken, however long it waits. */
const queue: Job[] = [];
let working: Promise<void> | undefined;

async function workOff(): Promise<void> {
  for (let job = queue[0]; job; job = queue[0]) {
    if (await attempt(job)) queue.shift();
    else {
      // What waits behind it would wait for the same lock.
      const now = performance.now();
      const late = queue.filter(({ deadline }) => deadline < now);
      for (const { request } of late) refuse(request, Object.assign(new Error("busy"), { code: "SQLITE_BUSY" }));
      queue.splice(0, queue.length, ...queue.filter((other) => !late.includes(other)));
      await wait(5);
    }
  }
}

function enqueue(job: Job): void {
  queue.push(job);
  working ??= workOff().finally(() => {
    working = undefined;
  });
}

port.on("message", async (request: ThreadRequest | "close") => {
  if (request === "close") {
    await Promise.race([working, wait(endPatience)]);
    disconnect();
    process.exit();
  }
  const job = { request, deadline: performance.now() + request.patience };
  // A read does not wait for whoever writes.
  if (request.type === "write" || !(await attempt(job))) enqueue(job);
});
