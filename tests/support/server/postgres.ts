import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "./free-port";

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
  private child: ReturnType<typeof spawn> | undefined;

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
    server.run("initdb", ["-A", "trust", "-U", "test", "-E", "UTF8", "--locale=C", "--no-sync", "-D", server.data]);
    await server.start(settings);
    return server;
  }

  /** Copies another server as its streaming replica and starts it. */
  static async replicaOf(primary: PostgresServer, name: string, settings: readonly string[]): Promise<PostgresServer> {
    const server = await PostgresServer.empty();
    const from = `host=127.0.0.1 port=${primary.port} user=test application_name=${name}`;
    server.run("pg_basebackup", ["-d", from, "-D", server.data, "-R", "-X", "stream", "--no-sync", "-c", "fast"]);
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
    const options = [...usual, ...settings].flatMap((setting) => ["-c", setting]);
    this.child = spawn(join(this.programs, "postgres"), ["-D", this.data, ...options], {
      ...this.user,
      stdio: "ignore",
    });
    for (let attempt = 0; !(await this.answers()); attempt++) {
      if (attempt === 300 || this.child.exitCode !== null) throw new Error("PostgreSQL did not start.");
      await pause(100);
    }
  }

  /** Ends it: by SIGINT at once but cleanly, by SIGQUIT as in a crash. */
  async stop(signal: "SIGINT" | "SIGQUIT" = "SIGINT"): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  promote(): void {
    this.run("pg_ctl", ["promote", "-D", this.data, "-w"]);
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
    await this.stop("SIGQUIT");
    rmSync(this.folder, { recursive: true, force: true });
  }

  private run(program: string, args: readonly string[]): void {
    execFileSync(join(this.programs, program), args, { ...this.user, cwd: this.folder, stdio: "pipe" });
  }

  private answers(): Promise<boolean> {
    return this.query("select 1").then(
      () => true,
      () => false,
    );
  }
}
