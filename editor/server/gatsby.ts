import { type ChildProcess, spawn } from "node:child_process";
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
  #state: PreviewState["state"] = "failed";

  constructor(options: GatsbyOptions) {
    this.#options = options;
    this.start();
  }

  /** Starts it, also once more after it has ended. */
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
      // As at a desk: a page is made, and its pictures are, when it is looked at, and no other with it.
      GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "1",
      GATSBY_ENABLE_LAZY_IMAGES_IN_CI: "1",
      GATSBY_QUERY_ON_DEMAND_LOADING_INDICATOR: "false",
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --require ${JSON.stringify(join(__dirname, "close-to-others.cjs"))}`,
    };
    this.#state = "starting";
    const child = spawn(process.execPath, words, { env, stdio: ["ignore", "pipe", "pipe"] });
    this.#process = child;
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
