import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type EnquiryService, serviceFor } from "../service";

const wantsPage = ({ method, headers }: FastifyRequest) =>
  method === "GET" && String(headers.accept ?? "").includes("text/html");

/**
 * Makes the answer to what no route below `/api/` takes: another method on a form gets 405, everything else 404. Who
 * opens the address of a form in a browser, as it stands above the answer to one, is led to its page.
 */
export const apiRefusal = (service: EnquiryService) => (request: FastifyRequest, reply: FastifyReply) => {
  const path = request.url.split("?", 1)[0] ?? "";
  const key = /^\/api\/enquiries\/([^/]+)$/.exec(path)?.[1] ?? "";
  const { forms, messages } = serviceFor(service, request, key).definitions;
  const form = forms.get(key);
  if (form?.page && wantsPage(request)) return reply.redirect(form.page, 303);
  if (form) return reply.code(405).header("allow", "POST").send("This address answers POST only.");
  return reply.code(404).send(messages.refusals.nothingHere);
};

export function refuseOtherApiPaths(app: FastifyInstance, service: EnquiryService): void {
  const refuse = apiRefusal(service);
  app.get("/api/*", refuse);
  // Before the body is read: what it holds makes no difference to an address that takes none.
  app.addHook("onRequest", (request, reply, done) => {
    if (request.is404 && request.url.startsWith("/api/")) refuse(request, reply);
    else done();
  });
}
