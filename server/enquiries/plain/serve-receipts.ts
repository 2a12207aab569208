import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sentParameter } from "../../../src/enquiry/questions/protocol";
import type { EnquiryService } from "../service";
import type { EnquiryStore } from "../store/enquiry-store";
import { isReference } from "../store/reference";
import { type PageOf, sendPage } from "./answer-form";
import { fillReceipt } from "./fill-page";

/** Sends a page of the built site as it is. */
type SendBuilt = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** True where an enquiry of that form has that number, or nothing can tell at the moment. */
const hasArrived = (store: EnquiryStore, form: string, reference: string): Promise<boolean> =>
  store.listEntries({ reference, form }).then(
    (entries) => entries.length > 0,
    () => true,
  );

/**
 * The pages of forms: as they were built, and as the confirmation of an enquiry where the address names one. The
 * address holds a reference number and nothing that anybody entered.
 */
export function serveReceipts(
  app: FastifyInstance,
  { languages, store }: EnquiryService,
  { pageOf, sendBuilt }: { pageOf: PageOf; sendBuilt: SendBuilt },
): void {
  const pages = languages.flatMap(({ forms, messages }) =>
    [...forms.values()].flatMap(({ key, page }) => (page === undefined ? [] : [{ key, page, messages }])),
  );
  for (const { key, page, messages } of pages) {
    app.get<{ Querystring: Record<string, unknown> }>(page, async (request, reply) => {
      const reference = request.query[sentParameter];
      if (!isReference(reference) || !(await hasArrived(store, key, reference))) return sendBuilt(request, reply);
      const built = await pageOf(request, page).catch(() => undefined);
      const receipt = built && fillReceipt(built, key, reference, messages);
      return receipt ? sendPage(request, reply, 200, receipt) : sendBuilt(request, reply);
    });
  }
}
