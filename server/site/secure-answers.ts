import type { FastifyInstance, FastifyRequest } from "fastify";
import { apiHeaders, commonHeaders, type Headers } from "../../src/hosting/security-headers";

/**
 * Gives every answer the headers of the table: pages their policy as well, everything else a policy that allows nothing.
 * @param headersOfPages what pages have besides; undefined where no pages are served
 */
export function secureAnswers(
  app: FastifyInstance,
  headersOfPages: ((request: FastifyRequest) => Headers) | undefined,
): void {
  app.addHook("onSend", async (request, reply) => {
    const isPage = String(reply.getHeader("content-type")).startsWith("text/html");
    reply.headers({ ...commonHeaders, ...(isPage && headersOfPages ? headersOfPages(request) : apiHeaders) });
  });
}
