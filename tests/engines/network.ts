import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";

/** A fault of a network in the answers for some paths. */
interface Disturbance {
  readonly path: RegExp;
  /** They come when this is so. */
  readonly after: Promise<void>;
  /** The status of a server that has none of them. */
  readonly status?: number;
}

/** A network between a browser and a server, which can be slow and fail. */
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

  /** From now on the network is like this, and answers when the function that it gives has been called. */
  hold(fault: { readonly path: RegExp; readonly status?: number }): () => void {
    let release = () => {};
    const after = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#disturbance = { ...fault, after };
    return release;
  }

  async #pass(incoming: IncomingMessage, answer: ServerResponse, port: number): Promise<void> {
    const { pathname } = new URL(incoming.url ?? "/", this.address);
    this.asked.push(`${incoming.method} ${pathname}`);
    const found = this.#disturbance?.path.test(pathname) ? this.#disturbance : undefined;
    await found?.after;
    if (found?.status) {
      answer.writeHead(found.status).end();
      return;
    }
    const { method, url, headers } = incoming;
    const passed = request({ port, method, path: url, headers, host: "127.0.0.1" }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    incoming.pipe(passed);
  }
}

/** The scripts of the app, without the loader. */
export const appScripts = /^\/(?!loader-)[^/]+\.js$/;
