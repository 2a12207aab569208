import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import type { PreviewState } from "../protocol";

/** Gatsby's own server, which shows the pages and follows every change of the content that it is given. */
export class Gatsby {
  #process: ChildProcess | undefined;
  #state: PreviewState["state"] = "starting";
  constructor(port: number, contentRoot: string) {
    const words = [resolve("node_modules/gatsby/cli.js"), "develop", "--host", "127.0.0.1", "--port", String(port)];
    const env = { ...process.env, CONTENT_DIR: contentRoot, GATSBY_TELEMETRY_DISABLED: "1", CI: "true" };
    this.#process = spawn(process.execPath, words, { env, stdio: ["ignore", "pipe", "pipe"] });
    let last = "";
    const hear = (bytes: Buffer) => {
      last = (last + bytes.toString()).slice(-4000);
      if (last.includes("You can now view")) this.#state = "ready";
    };
    this.#process.stdout?.on("data", hear);
    this.#process.stderr?.on("data", hear);
    const end = () => {
      if (this.#process && this.#state !== "ready") console.error(`The preview did not start:\n${last}`);
      this.#process = undefined;
      this.#state = "failed";
    };
    this.#process.once("error", end);
    this.#process.once("close", end);
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
