import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import type { PreviewState } from "../protocol";

interface GatsbyOptions {
  port: number;
  contentRoot: string;
  editor: () => string;
  host: string;
}

export class Gatsby {
  #process: ChildProcess | undefined;
  #state: PreviewState["state"] = "waiting";
  #isClean = false;

  constructor(readonly options: GatsbyOptions) {}

  start(): void {
    if (this.#process) return;
    const { port, contentRoot, editor, host } = this.options;
    const words = [resolve("node_modules/gatsby/cli.js"), "develop", "--host", "127.0.0.1", "--port", String(port)];
    const env = {
      ...process.env,
      CONTENT_DIR: contentRoot,
      GATSBY_EDITOR: editor(),
      EDIT_PREVIEW_HOST: host,
      GATSBY_TELEMETRY_DISABLED: "1",
      // Whoever passes its pages on has to know of no web socket.
      GATSBY_SOCKET_IO_DEFAULT_TRANSPORT: "polling",
      CI: "true",
      // As at a desk: a picture is made when it is looked at. Pages are all made, as that takes less than a second; one that
      // is made when it is asked for may take five, in which Gatsby has missed the request and asks itself again.
      GATSBY_ENABLE_LAZY_IMAGES_IN_CI: "1",
      // Two files are compiled before it starts: helpers for that would take longer than they save.
      PARCEL_WORKERS: "0",
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --require ${JSON.stringify(join(__dirname, "close-to-others.cjs"))}`,
    };
    this.#state = "starting";
    const child = spawn(process.execPath, words, { env, stdio: ["ignore", "pipe", "pipe"] });
    this.#process = child;
    let last = "";
    const hear = (bytes: Buffer) => {
      last = (last + bytes.toString()).slice(-4000);
      if (this.#state === "starting" && last.includes("You can now view")) this.#state = "ready";
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    const end = () => {
      if (this.#process !== child) return;
      console.error(`The preview has ended:\n${last}`);
      this.#process = undefined;
      const hasStarted = this.#state === "ready";
      this.#state = "failed";
      if (!hasStarted && !this.#isClean) this.#startClean();
    };
    child.once("error", end);
    child.once("close", end);
  }

  /** Starts it again: where it runs and draws nothing, without what it has kept, once. */
  restart(): void {
    if (this.#state !== "ready" && this.#state !== "failed") return;
    const running = this.#process;
    if (!running) {
      this.start();
      return;
    }
    this.#process = undefined;
    this.#state = this.#isClean ? "failed" : "starting";
    running.once("close", () => this.#isClean || this.#startClean());
    running.kill("SIGTERM");
  }

  /** What Gatsby has kept may be of another place, another branch or another Node, or half written. */
  #startClean(): void {
    this.#isClean = true;
    rmSync(resolve(".cache"), { recursive: true, force: true });
    this.start();
  }

  state(): Pick<PreviewState, "state" | "isClean"> {
    return { state: this.#state, isClean: this.#isClean };
  }

  stop(): void {
    const running = this.#process;
    this.#process = undefined;
    running?.kill("SIGTERM");
  }
}
