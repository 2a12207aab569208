import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "../../server/config";
import { servedFolders } from "../../src/hosting/releases";
import { bareEnvironment } from "../support/bare-environment";
import { programArguments } from "../support/server/program-arguments";
import { receivers } from "./account";

const bundle = "server/dist/server.mjs";

/** The real server, which is killed and started again as one. */
export class SoakServer {
  crashes = 0;
  private child: ChildProcess | undefined;

  /** @param env settings besides the usual ones; mail goes to nobody where they name no server */
  constructor(
    readonly port: number,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  /** Writes the file that all of them run; ends the program where there is no site for them to serve. */
  static build(): void {
    if (!existsSync(join(servedFolders()[0] ?? "", "index.html"))) {
      throw new ConfigError('There is no built site. Run "npm run build" first.');
    }
    execFileSync(process.execPath, programArguments("server/bundle.ts"), { stdio: ["ignore", "ignore", "inherit"] });
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it, again and again where it does not come up, as systemd does. */
  async start(): Promise<void> {
    for (let attempt = 1; !(await this.startOnce()); attempt++) {
      if (attempt === 20) throw new Error("The server did not start.");
    }
  }

  private startOnce(): Promise<boolean> {
    const child = spawn(process.execPath, [bundle], {
      env: {
        ...bareEnvironment,
        ...(process.env.CONTENT_DIR ? { CONTENT_DIR: process.env.CONTENT_DIR } : {}),
        PORT: String(this.port),
        HOST: "127.0.0.1",
        LOG_LEVEL: "silent",
        ENQUIRY_RATE_LIMIT: "0",
        ENQUIRY_RETRY_SECONDS: "1",
        ENQUIRY_CLAIM_SECONDS: "5",
        ...(this.env.SMTP_URL ? { ENQUIRY_TO: receivers.join() } : {}),
        ...this.env,
      },
      stdio: ["ignore", "pipe", "ignore"],
    });
    this.child = child;
    return new Promise((done) => {
      child.stdout?.on("data", (data) => String(data).includes("The site is at") && done(true));
      child.once("exit", () => {
        done(false);
        if (this.child === child) this.crashes += 1;
      });
    });
  }

  /** Ends it: by SIGKILL without a word, in the middle of whatever it does. */
  async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    this.child = undefined;
    const ended = new Promise((done) => child.once("close", done));
    child.kill(signal);
    await ended;
  }
}
