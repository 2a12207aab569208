import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** How long connections may hold up the end of the server, in milliseconds. */
export interface Grace {
  /** Without a byte in either direction. Longer than the server itself takes for any answer. */
  stalled: number;
  /** In all. */
  longest: number;
}

const usualGrace: Grace = { stalled: 15_000, longest: 40_000 };

/** Every new connection of this process: Fastify listens with a second server where a host has two addresses. */
const newConnections = "net.server.socket";

/**
 * Ends the connections when the server closes: what is under way is finished first, but nobody who is silent, or does not
 * read, holds up the end for ever.
 */
export function endConnectionsOnClose(app: FastifyInstance, { stalled, longest }: Grace = usualGrace): void {
  const sockets = new Set<Socket>();
  const isOurs = (socket: Socket): boolean => {
    const address = app.server.address();
    return typeof address === "object" && address?.port === socket.localPort;
  };
  const keep = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  };
  subscribe(newConnections, keep);
  let isClosing = false;
  let look: NodeJS.Timeout | undefined;

  app.addHook("preClose", async () => {
    isClosing = true;
    const begin = performance.now();
    const seen = new Map<Socket, { bytes: number; at: number }>();
    const own = [...sockets].filter(isOurs);
    look = setInterval(
      () => {
        const now = performance.now();
        for (const socket of own) {
          const bytes = socket.bytesRead + socket.bytesWritten;
          const last = seen.get(socket);
          if (last?.bytes !== bytes) seen.set(socket, { bytes, at: now });
          const silence = last?.bytes === bytes ? now - last.at : 0;
          // Whoever has not sent anything yet has nothing under way.
          if (socket.bytesRead === 0 || silence > stalled || now - begin > longest) socket.destroy();
        }
      },
      Math.min(1000, stalled / 4),
    );
  });
  // A connection that is kept open after its last answer would hold up the end for more than a minute.
  app.addHook("onResponse", async (request) => {
    if (isClosing) request.raw.socket.end();
  });
  app.server.once("close", () => {
    clearInterval(look);
    unsubscribe(newConnections, keep);
  });
}
