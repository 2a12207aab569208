import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tests/support/server/free-port";
import { programArguments } from "../../tests/support/server/program-arguments";

/** The real server as a process of its own, with a database that is thrown away. */
export class BenchServer {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  /**
   * Starts it on the built site, and waits until it listens.
   * @param bareFolder where given, only @fastify/static is started, on this folder
   */
  static async start(bareFolder?: string): Promise<BenchServer> {
    const folder = mkdtempSync(join(tmpdir(), "bench-"));
    const port = await freePort();
    const program =
      bareFolder === undefined
        ? programArguments("server/main.ts")
        : [...programArguments("server/bench/bare-server.ts"), bareFolder, String(port)];
    const child = spawn(process.execPath, program, {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        HOST: "127.0.0.1",
        LOG_LEVEL: "warn",
        ENQUIRY_RATE_LIMIT: "0",
        ENQUIRY_DATABASE_URL: `file:${join(folder, "enquiries.db")}`,
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    await new Promise<void>((done, fail) => {
      child.stdout?.on("data", (data) => String(data).includes("The site is at") && done());
      child.once("exit", () => fail(new Error("The server ended before it listened.")));
    });
    return new BenchServer(`http://127.0.0.1:${port}`, child, folder);
  }

  /** Memory of the process that is in use at the moment, in bytes; 0 on Windows, where nothing tells it. */
  memory(): number {
    const status = `/proc/${this.child.pid}/status`;
    if (existsSync(status)) return 1024 * Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(status, "utf8"))?.[1] ?? 0);
    if (process.platform === "win32") return 0;
    return 1024 * Number(execFileSync("ps", ["-o", "rss=", "-p", String(this.child.pid)], { encoding: "utf8" }));
  }

  /** Ends it and throws its database away. */
  async stop(): Promise<void> {
    const ended = new Promise((done) => this.child.once("close", done));
    this.child.kill("SIGTERM");
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
