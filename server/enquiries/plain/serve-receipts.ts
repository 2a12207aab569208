import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { EnquiryDefinitions } from "../../../src/content/enquiry/forms";
import { sentParameter } from "../../../src/enquiry/questions/protocol";
import { isReference } from "../store/reference";
import { type PageOf, sendPage } from "./answer-form";
import { fillReceipt } from "./fill-page";

/** Sends a page of the built site as it is. */
type SendBuilt = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * The pages of forms: as they were built, and as the confirmation of an enquiry where the address names one. The
 * address holds a reference number and nothing that anybody entered.
 */
export function serveReceipts(
  app: FastifyInstance,
  { forms, messages }: EnquiryDefinitions,
  { pageOf, sendBuilt }: { pageOf: PageOf; sendBuilt: SendBuilt },
): void {
  for (const { key, page } of forms.values()) {
    if (page === undefined) continue;
    app.get<{ Querystring: Record<string, unknown> }>(page, async (request, reply) => {
      const reference = request.query[sentParameter];
      const built = isReference(reference) ? await pageOf(request, page).catch(() => undefined) : undefined;
      const receipt = built && isReference(reference) && fillReceipt(built, key, reference, messages);
      return receipt ? sendPage(request, reply, 200, receipt) : sendBuilt(request, reply);
    });
  }
}
