import type { FastifyInstance, FastifyReply } from "fastify";
import { errorCodeOf } from "../../error-code";
import { checkWritable } from "../store/database";
import type { Database } from "../store/database-client";

/** How long one look at the database is good for, in milliseconds: asking more often must not wear the disk out. */
const freshness = 1000;

/** `GET /healthz`: the process answers. `GET /readyz`: the database takes enquiries, found out by writing to it. */
export function serveHealth(app: FastifyInstance, database: Database): void {
  const answer = (reply: FastifyReply, status: number, sentence: string) =>
    reply.code(status).header("cache-control", "no-store").type("text/plain; charset=utf-8").send(sentence);

  let lastLook = Number.NEGATIVE_INFINITY;
  let look: Promise<string | undefined> = Promise.resolve(undefined);
  const faultOf = () => {
    if (performance.now() - lastLook > freshness) {
      lastLook = performance.now();
      look = checkWritable(database).then(() => undefined, errorCodeOf);
    }
    return look;
  };

  app.get("/healthz", (_, reply) => answer(reply, 200, "ok"));
  app.get("/readyz", async (request, reply) => {
    const fault = await faultOf();
    if (fault === undefined) return answer(reply, 200, "ok");
    request.log.error({ code: fault }, "The database cannot be written.");
    return answer(reply, 503, "The database cannot be written, so no enquiry can be taken.");
  });
}
