import type { IncomingMessage } from "node:http";

/** The most of a body that is read and dropped, in bytes: as much as the proxies in docs/deploy let through. */
const mostDrained = 20_000_000;

/** The longest wait for the next byte of it, in milliseconds: a sender that stands still is answered at once. */
const idleTimeoutMs = 1_000;

/**
 * Reads the rest of a body that nobody wants, so that its sender comes to the end of it and reads the answer: a connection
 * that is closed before looks like a broken one.
 */
export function drain(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const idle = setTimeout(resolve, idleTimeoutMs);
    request.on("data", ({ length }: Buffer) => {
      idle.refresh();
      bytes += length;
      if (bytes <= mostDrained) return;
      request.pause();
      resolve();
    });
    request.once("end", resolve).once("close", resolve).once("error", resolve);
    request.once("close", () => clearTimeout(idle));
    if (request.readableEnded || request.destroyed) resolve();
    // A stream that counts what arrives stops it, once nobody reads that stream any more.
    request.unpipe();
    request.resume();
  });
}
