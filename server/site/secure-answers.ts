import type { FastifyInstance, FastifyRequest } from "fastify";
import { apiHeaders, commonHeaders, type Headers } from "../../src/hosting/security-headers";

/** The headers of an answer that is no page and may not be kept: also of those that are given before any hook runs. */
export const bareHeaders: Headers = { ...commonHeaders, ...apiHeaders, "Cache-Control": "no-store" };

/**
 * Gives every answer the headers of the table: pages their policy as well, everything else a policy that allows nothing,
 * and "not modified" none.
 * @param headersOfPages the further headers of pages; undefined where no pages are served
 */
export function secureAnswers(
  app: FastifyInstance,
  headersOfPages: ((request: FastifyRequest) => Headers) | undefined,
): void {
  app.addHook("onSend", (request, reply, _, done) => {
    reply.headers(commonHeaders);
    // A cached answer stays as it came: a browser would take over the headers of this answer, and its type is not in it.
    if (reply.statusCode !== 304) {
      const isPage = String(reply.getHeader("content-type")).startsWith("text/html");
      reply.headers(isPage && headersOfPages ? headersOfPages(request) : apiHeaders);
    }
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    done();
  });
}
