import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";

/** A server behind this one, and the head of a request as it is to read it. */
export interface Upstream {
  hostname: string;
  port: number;
  headers: IncomingHttpHeaders;
}

/**
 * Passes a request on, and its answer back.
 * @param failed called where the server behind does not answer
 */
export function passOn(
  incoming: IncomingMessage,
  answer: ServerResponse,
  { hostname, port, headers }: Upstream,
  failed: () => void,
): void {
  const { url: path, method } = incoming;
  // A connection of its own: one that was used before may be closed at this moment by a server that was busy for long.
  const asked = request({ hostname, port, path, method, headers, agent: false }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(answer);
  });
  asked.on("error", failed);
  incoming.pipe(asked);
}

/** Passes on a connection that both sides keep open, such as a web socket. */
export function passUpgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer, upstream: Upstream): void {
  const { hostname, port, headers } = upstream;
  const inner = connect(port, hostname, () => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
    inner.write(`GET ${incoming.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
    inner.write(head);
    inner.pipe(socket).pipe(inner);
  });
  for (const end of [inner, socket]) end.on("error", () => [inner, socket].map((other) => other.destroy()));
}
