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
      reply.code(400).type("text/plain").send("This address is not written correctly."),
  });

  app.addHook("onSend", async (_, reply) => {
    reply.header("x-content-type-options", "nosniff");
  });

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error, req: request.raw }, "A request failed.");
    const sentence = status >= 500 ? "Something went wrong on our side. Please try again in a moment." : error.message;
    return reply.code(status).type("text/plain").send(sentence);
  });

  await serveSite(app, publicFolder);
  return app;
}
