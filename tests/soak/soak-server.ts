import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { programArguments } from "../support/server/program-arguments";

/** Memory of a process that is in use at the moment, in bytes; 0 where nothing tells it. */
function memoryOf(pid: number | undefined): number {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return 0;
  return 1024 * Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(status, "utf8"))?.[1] ?? 0);
}

/** The settings of a server that passes enquiries on to a mail server that comes and goes. */
export const soakSettings = (database: string, mail: string): Record<string, string> => ({
  ENQUIRY_DATABASE_URL: database,
  ENQUIRY_RETRY_SECONDS: "1",
  ENQUIRY_CLAIM_SECONDS: "5",
  SMTP_URL: mail,
  ENQUIRY_TO: "soak@example.com",
  ...(process.env.CONTENT_DIR ? { CONTENT_DIR: process.env.CONTENT_DIR } : {}),
});

/** The real server, which is killed and started again as one. */
export class SoakServer {
  /** Memory in use when each of its lives was ended by a kill, in bytes: they are equally long, and the last is not. */
  readonly memory: number[] = [];
  /** Memory in use when the last of them ended, after everything had come to rest. */
  restingMemory = 0;
  kills = 0;
  /** Whether it listens. */
  isUp = false;
  private child: ChildProcess | undefined;

  constructor(
    readonly port: number,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it, again and again where it does not come up, as systemd does. */
  async start(): Promise<void> {
    for (let attempt = 1; !(await this.startOnce()); attempt++) {
      if (attempt === 20) throw new Error("The server did not start.");
    }
    this.isUp = true;
  }

  private startOnce(): Promise<boolean> {
    const child = spawn(process.execPath, programArguments("server/main.ts"), {
      env: {
        PATH: process.env.PATH,
        PORT: String(this.port),
        HOST: "127.0.0.1",
        LOG_LEVEL: "silent",
        ENQUIRY_RATE_LIMIT: "0",
        ...this.env,
      },
      stdio: ["ignore", "pipe", "ignore"],
    });
    this.child = child;
    return new Promise((done) => {
      child.stdout?.on("data", (data) => String(data).includes("The site is at") && done(true));
      child.once("exit", () => done(false));
    });
  }

  /** Ends it without a word, in the middle of whatever it does. */
  async kill(signal: "SIGKILL" | "SIGTERM" = "SIGKILL"): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null) return;
    this.isUp = false;
    const memory = memoryOf(child.pid);
    if (signal === "SIGKILL") this.memory.push(memory);
    else this.restingMemory = memory;
    const ended = new Promise((done) => child.once("close", done));
    child.kill(signal);
    await ended;
    if (signal === "SIGKILL") this.kills += 1;
  }
}
