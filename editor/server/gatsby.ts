import { type ChildProcess, spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join, resolve } from "node:path";
import type { PreviewState } from "../protocol";

interface GatsbyOptions {
  port: number;
  /** The content that the pages are made from. */
  contentRoot: string;
  /** The secret without which its port answers nobody. */
  key: string;
}

/** Gatsby's own server, which shows the pages and follows every change of the content that it is given. */
export class Gatsby {
  readonly #options: GatsbyOptions;
  #process: ChildProcess | undefined;
  #state: PreviewState["state"] = "waiting";

  constructor(options: GatsbyOptions) {
    this.#options = options;
  }

  /** Starts it unless it runs, also once more after it has ended. */
  start(): void {
    if (this.#process) return;
    const { port, contentRoot, key } = this.#options;
    const words = [resolve("node_modules/gatsby/cli.js"), "develop", "--host", "127.0.0.1", "--port", String(port)];
    const env = {
      ...process.env,
      CONTENT_DIR: contentRoot,
      EDIT_KEY: key,
      GATSBY_TELEMETRY_DISABLED: "1",
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
    // Whoever edits is answered first.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let last = "";
    const hear = (bytes: Buffer) => {
      last = (last + bytes.toString()).slice(-4000);
      if (last.includes("You can now view")) this.#state = "ready";
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    const end = () => {
      if (this.#process !== child) return;
      console.error(`The preview has ended:\n${last}`);
      this.#process = undefined;
      this.#state = "failed";
    };
    child.once("error", end);
    child.once("close", end);
  }

  state(): PreviewState["state"] {
    return this.#state;
  }

  stop(): void {
    const running = this.#process;
    this.#process = undefined;
    running?.kill("SIGTERM");
  }
}
