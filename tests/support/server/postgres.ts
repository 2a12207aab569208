import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Pool } from "pg";
import { freePort } from "./run-program";

/** Folder of PostgreSQL's programs, as Debian installs them. */
function programsFolder(): string {
  const versions = "/usr/lib/postgresql";
  const [newest] = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  if (newest === undefined) throw new Error("PostgreSQL is not installed: apt-get install postgresql");
  return join(versions, newest, "bin");
}

/** The user that the server runs as: it refuses to be root. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/**
 * Starts a server whose folder a program of PostgreSQL makes.
 * @param make the program with its arguments before that folder
 */
async function startServer(make: readonly [program: string, ...args: string[]], settings: readonly string[]) {
  const programs = programsFolder();
  const user = serverUser();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const run = ([program = "", ...args]: readonly string[]) =>
    promisify(execFile)(join(programs, program), [...args, "-D", join(folder, "data")], { ...user, cwd: folder });
  const control = (...args: string[]) => run(["pg_ctl", ...args, "-w", "-t", "60"]);
  const options = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories=", ...settings];
  const server = {
    port,
    url: (at = port, database = "postgres") => `postgres://test@127.0.0.1:${at}/${database}`,
    // Without a log of its own, it would hold on to the output of whoever started it.
    start: () => control("start", "-o", options.map((option) => `-c ${option}`).join(" "), "-l", join(folder, "log")),
    /** Ends it: at once but cleanly, or as in a crash. */
    stop: (mode: "fast" | "immediate" = "fast") => control("stop", "-m", mode),
    promote: () => control("promote"),
    async query(sql: string, database?: string): Promise<Record<string, unknown>[]> {
      const pool = new Pool({ connectionString: server.url(port, database) });
      return (await pool.query(sql).finally(() => pool.end())).rows;
    },
    async remove(): Promise<void> {
      // It may have ended before.
      await server.stop("immediate").catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await run(make);
  await server.start();
  return server;
}

export type PostgresServer = Awaited<ReturnType<typeof startServer>>;

export const startPostgres = (settings: readonly string[] = []) =>
  startServer(["initdb", "-A", "trust", "-U", "test", "-E", "UTF8", "--locale=C", "--no-sync"], settings);

/** Copies another server as its streaming replica and starts it. */
export function replicaOf({ port }: PostgresServer, name: string, settings: readonly string[]) {
  const from = `host=127.0.0.1 port=${port} user=test application_name=${name}`;
  return startServer(["pg_basebackup", "-d", from, "-R", "-X", "stream", "--no-sync", "-c", "fast"], settings);
}

/**
 * Opens a line to a server, which can be cut or lead elsewhere.
 * @param pass carries what comes from one end to the other
 */
export async function openLine(
  target: number,
  pass: (from: Socket, to: Socket, isFromUs: boolean) => void = (from, to) => from.pipe(to),
) {
  const sockets = new Set<Socket>();
  const listener = createServer((client) => {
    const server = connect(line.target, "127.0.0.1");
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    }
    pass(client, server, true);
    pass(server, client, false);
  });
  await once(listener.listen(0, "127.0.0.1"), "listening");
  const line = {
    port: (listener.address() as AddressInfo).port,
    target,
    cut: () => sockets.forEach((socket) => void socket.destroy()),
    close: () => {
      listener.close();
      line.cut();
    },
  };
  return line;
}
