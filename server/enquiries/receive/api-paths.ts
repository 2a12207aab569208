import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Refuses what no route below `/api/` takes: another method on a form with 405, everything else with 404. */
export function refuseOtherApiPaths(app: FastifyInstance, forms: ReadonlyMap<string, unknown>): void {
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split("?", 1)[0] ?? "";
    const form = /^\/api\/enquiries\/([^/]+)$/.exec(path)?.[1];
    reply.header("cache-control", "no-store").type("text/plain; charset=utf-8");
    if (form !== undefined && forms.has(form)) {
      return reply.code(405).header("allow", "POST").send("This address answers POST only.");
    }
    return reply.code(404).send("There is nothing at this address.");
  };
  app.get("/api/*", refuse);
  // Before the body is read: what it holds makes no difference to an address that takes none.
  app.addHook("onRequest", async (request, reply) => {
    if (request.is404 && request.url.startsWith("/api/")) return refuse(request, reply);
  });
}
