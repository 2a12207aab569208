import type { FastifyInstance } from "fastify";
import { apiHeaders, commonHeaders, pageHeaders, type SitePolicy } from "../security-headers";

/**
 * Gives every answer the headers of the table: pages their policy as well, everything else a policy that allows nothing.
 * @param policy what the built site needs; undefined where no pages are served
 */
export function secureAnswers(app: FastifyInstance, policy: SitePolicy | undefined): void {
  const ofPages = policy && pageHeaders(policy);
  app.addHook("onSend", async (_, reply) => {
    const isPage = String(reply.getHeader("content-type")).startsWith("text/html");
    reply.headers({ ...commonHeaders, ...(isPage && ofPages ? ofPages : apiHeaders) });
  });
}
