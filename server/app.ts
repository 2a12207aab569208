import Fastify, { type FastifyInstance, type FastifyReply, LogController } from "fastify";
import { serveSite } from "./site/static-site";

interface AppOptions {
  /** The folder that `gatsby build` wrote. */
  publicFolder: string;
  /** Level of the log; nothing is logged without one. */
  logLevel?: string;
}

/** The server, not yet listening: tests ask it directly. */
export async function buildApp({ publicFolder, logLevel }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    // A line for each request would write visitors' addresses down; errors name the method and the path alone.
    logController: new LogController({ disableRequestLogging: true }),
    logger: logLevel
      ? { level: logLevel, serializers: { req: ({ method, url }) => ({ method, path: url?.split("?", 1)[0] }) } }
      : false,
    forceCloseConnections: "idle",
    frameworkErrors: (_, __, reply: FastifyReply) =>
      // Hooks do not run for an address that cannot be read.
      reply
        .code(400)
        .header("x-content-type-options", "nosniff")
        .type("text/plain")
        .send("This address is not written correctly."),
  });

  app.addHook("onSend", async (_, reply) => {
    reply.header("x-content-type-options", "nosniff");
  });

  // A connection that is kept open after its last answer would hold up the end for more than a minute.
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onResponse", async (request) => {
    if (isClosing) request.raw.socket.end();
  });

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error, req: request.raw }, "A request failed.");
    const sentence = status >= 500 ? "Something went wrong on our side. Please try again in a moment." : error.message;
    // The file that was asked for may already have set how long it can be kept; its failure cannot be.
    return reply.code(status).header("cache-control", "no-store").type("text/plain").send(sentence);
  });

  await serveSite(app, publicFolder);
  return app;
}
