import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { deferred } from "../support/deferred";

/** A network between a browser and a server, which can be slow. Its visitor has declined these optional services before. */
export async function openNetwork(upstream: number, declined: string) {
  const asked: string[] = [];
  const cookies = ["localConsent=false; path=/", `localConsentPurposes=${declined}; path=/`];
  let held: { path: RegExp; after: Promise<void> } | undefined;
  const server = createServer(async (incoming, answer) => {
    const { method, url = "/", headers } = incoming;
    asked.push(`${method} ${url}`);
    if (held?.path.test(url)) await held.after;
    const passed = request({ port: upstream, method, path: url, headers, host: "127.0.0.1" }, (response) => {
      answer.writeHead(response.statusCode ?? 502, { ...response.headers, "set-cookie": cookies });
      response.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The paths that were asked for, each with its method, in their order. */
    asked,
    /** From now on these paths are answered when the function that it gives has been called. */
    hold: (path: RegExp) => {
      const { promise: after, resolve } = deferred();
      held = { path, after };
      return resolve;
    },
    close: () => server.close().closeAllConnections(),
  };
}

export type Network = Awaited<ReturnType<typeof openNetwork>>;
