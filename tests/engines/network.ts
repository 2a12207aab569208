import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** Faults of a network in the answers for some paths. */
export interface Disturbance {
  readonly path: RegExp;
  /** Milliseconds that they come late. */
  readonly delay?: number;
  /** They come when this is so. */
  readonly after?: Promise<void>;
  /** True for a connection that breaks. */
  readonly breaks?: boolean;
  /** The status of a server that has none of them. */
  readonly status?: number;
  /** HTML in the place of each, as a captive portal gives it. */
  readonly html?: string;
  /** Headers that are taken away. */
  readonly without?: readonly string[];
}

/** A network between a browser and a server, which can be slow, break and lie. */
export class Network {
  /** The paths that were asked for, each with its method, in their order. */
  readonly asked: string[] = [];
  #disturbances: readonly Disturbance[] = [];
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

  /** From now on the network is like this. */
  become(...disturbances: Disturbance[]): void {
    this.#disturbances = disturbances;
  }

  /** Becomes like this, and answers when the function that it gives has been called. */
  hold(disturbance: Disturbance): () => void {
    let release = () => {};
    const after = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.become({ ...disturbance, after });
    return release;
  }

  async #pass(incoming: IncomingMessage, answer: ServerResponse, port: number): Promise<void> {
    const { pathname } = new URL(incoming.url ?? "/", this.address);
    this.asked.push(`${incoming.method} ${pathname}`);
    const found = this.#disturbances.find(({ path }) => path.test(pathname));
    if (found?.delay) await sleep(found.delay);
    await found?.after;
    if (found?.breaks) {
      answer.destroy();
      return;
    }
    if (found?.status) {
      answer.writeHead(found.status).end();
      return;
    }
    if (found?.html !== undefined) {
      answer.writeHead(200, { "content-type": "text/html" }).end(found.html);
      return;
    }
    const { method, url, headers } = incoming;
    const passed = request({ port, method, path: url, headers, host: "127.0.0.1" }, (response) => {
      const kept = Object.entries(response.headers).filter(([name]) => !found?.without?.includes(name));
      answer.writeHead(response.statusCode ?? 502, Object.fromEntries(kept));
      response.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    incoming.pipe(passed);
  }
}

/** The scripts of the app, without the loader. */
export const appScripts = /^\/(?!loader-)[^/]+\.js$/;
