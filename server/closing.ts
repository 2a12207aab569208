import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Time that connections may hold up the end, in milliseconds: longer than the server itself takes for any answer. */
const usualLimit = 30_000;

/**
 * Ends the connections when the server closes. Node itself ends those that are idle and waits for the others: that is
 * bounded here, and who has sent nothing is not waited for.
 */
export function boundClosing(app: FastifyInstance, limit = usualLimit): void {
  const { server } = app;
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  app.addHook("preClose", async () => {
    const sweep = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, 250);
    const deadline = setTimeout(() => server.closeAllConnections(), limit);
    server.once("close", () => {
      clearInterval(sweep);
      clearTimeout(deadline);
    });
  });
}
