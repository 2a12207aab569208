import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { deferred } from "../support/deferred";

/** Answers for some paths that are late. */
interface Disturbance {
  readonly path: RegExp;
  /** They come when this is so. */
  readonly after: Promise<void>;
}

/** A network between a browser and a server, which can be slow. */
export class Network {
  /** The paths that were asked for, each with its method, in their order. */
  readonly asked: string[] = [];
  #disturbance: Disturbance | undefined;
  readonly #server: Server;

  constructor(upstreamPort: number) {
    this.#server = createServer((incoming, answer) => {
      this.#pass(incoming, answer, upstreamPort).catch(() => answer.destroy());
    });
  }

  get address(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  }

  open(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** From now on these paths are answered when the function that it gives has been called. */
  hold(path: RegExp): () => void {
    const { promise: after, resolve } = deferred();
    this.#disturbance = { path, after };
    return resolve;
  }

  async #pass(incoming: IncomingMessage, answer: ServerResponse, port: number): Promise<void> {
    const { pathname } = new URL(incoming.url ?? "/", this.address);
    this.asked.push(`${incoming.method} ${pathname}`);
    const found = this.#disturbance?.path.test(pathname) ? this.#disturbance : undefined;
    await found?.after;
    const { method, url, headers } = incoming;
    const passed = request({ port, method, path: url, headers, host: "127.0.0.1" }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    incoming.pipe(passed);
  }
}

export const appScripts = /^\/(?!loader-)[^/]+\.js$/;
