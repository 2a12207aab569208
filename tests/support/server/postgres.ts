import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { freePort } from "./run-program";

/** Folder of PostgreSQL's programs, as Debian installs them; undefined where there is none. */
function postgresPrograms(): string | undefined {
  const versions = "/usr/lib/postgresql";
  if (!existsSync(versions)) return undefined;
  const found = readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0];
  return found === undefined ? undefined : join(versions, found, "bin");
}

/** The user that the server runs as: it refuses to be root. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

export class PostgresServer {
  readonly folder: string;

  private constructor(
    readonly port: number,
    private readonly programs: string,
    private readonly user: { uid?: number; gid?: number },
  ) {
    this.folder = mkdtempSync(join(tmpdir(), "postgres-"));
    if (user.uid !== undefined && user.gid !== undefined) chownSync(this.folder, user.uid, user.gid);
  }

  static async create(settings: readonly string[] = []): Promise<PostgresServer> {
    const server = await PostgresServer.empty();
    const options = ["-A", "trust", "-U", "test", "-E", "UTF8", "--locale=C", "--no-sync"];
    await server.run("initdb", [...options, "-D", server.data]);
    await server.start(settings);
    return server;
  }

  /** Copies another server as its streaming replica and starts it. */
  static async replicaOf(primary: PostgresServer, name: string, settings: readonly string[]): Promise<PostgresServer> {
    const server = await PostgresServer.empty();
    const from = `host=127.0.0.1 port=${primary.port} user=test application_name=${name}`;
    await server.run("pg_basebackup", ["-d", from, "-D", server.data, "-R", "-X", "stream", "--no-sync", "-c", "fast"]);
    await server.start(settings);
    return server;
  }

  private static async empty(): Promise<PostgresServer> {
    const programs = postgresPrograms();
    if (programs === undefined) throw new Error("PostgreSQL is not installed: apt-get install postgresql");
    return new PostgresServer(await freePort(), programs, serverUser());
  }

  get data(): string {
    return join(this.folder, "data");
  }

  url(port = this.port, database = "postgres"): string {
    return `postgres://test@127.0.0.1:${port}/${database}`;
  }

  async start(settings: readonly string[] = []): Promise<void> {
    const usual = [`port=${this.port}`, "listen_addresses=127.0.0.1", "unix_socket_directories="];
    const options = [...usual, ...settings].map((setting) => `-c ${setting}`).join(" ");
    // Without a log of its own, it would hold on to the output of whoever started it.
    await this.control("start", "-o", options, "-l", join(this.folder, "log"));
  }

  /** Ends it: at once but cleanly, or as in a crash. */
  async stop(mode: "fast" | "immediate" = "fast"): Promise<void> {
    await this.control("stop", "-m", mode);
  }

  async promote(): Promise<void> {
    await this.control("promote");
  }

  async query(sql: string, database = "postgres"): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: this.url(this.port, database) });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async remove(): Promise<void> {
    // It may have ended before.
    await this.stop("immediate").catch(() => {});
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async control(...args: string[]): Promise<void> {
    await this.run("pg_ctl", [...args, "-w", "-t", "60", "-D", this.data]);
  }

  private async run(program: string, args: readonly string[]): Promise<void> {
    await promisify(execFile)(join(this.programs, program), args, { ...this.user, cwd: this.folder });
  }
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
