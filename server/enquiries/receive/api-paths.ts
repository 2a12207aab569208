import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type EnquiryService, serviceFor } from "../service";

const wantsPage = ({ method, headers }: FastifyRequest) =>
  method === "GET" && String(headers.accept ?? "").includes("text/html");

/**
 * Makes the answer to what no route below `/api/` takes: another method on a form gets 405, everything else 404. Who
 * opens the address of a form in a browser, as it stands above the answer to one, is led to its page.
 */
export const apiRefusal = (service: EnquiryService) => (request: FastifyRequest, reply: FastifyReply) => {
  const { definition, definitions } = serviceFor(service, request);
  if (definition?.page && wantsPage(request)) return reply.redirect(definition.page, 303);
  if (definition) return reply.code(405).header("allow", "POST").send("This address answers POST only.");
  return reply.code(404).send(definitions.messages.refusals.nothingHere);
};

export function refuseOtherApiPaths(app: FastifyInstance, service: EnquiryService): void {
  // Before the body is read: what it holds makes no difference to an address that takes none.
  app.all("/api/*", { onRequest: async (request, reply) => apiRefusal(service)(request, reply) }, () => {});
}
