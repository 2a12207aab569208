import type { FastifyReply, FastifyRequest } from "fastify";
import { sentParameter } from "../../../src/enquiry/questions/protocol";
import type { EnquiryService } from "../service";
import type { EnquiryStore } from "../store/enquiry-store";
import { isReference } from "../store/reference";
import { type PageOf, sendPage } from "./answer-form";
import { fillReceipt } from "./fill-page";

/** True where an enquiry of that form has that number, or nothing can tell at the moment. */
const hasArrived = (store: EnquiryStore, form: string, reference: string): Promise<boolean> =>
  store.listEntries({ reference, form }).then(
    (entries) => entries.length > 0,
    () => true,
  );

/**
 * Makes what answers the address of a form's page that names an enquiry: with the page as the confirmation of it. The
 * address holds a reference number and nothing that anybody entered.
 * @returns true where it has answered; not the reply, for which whoever waits gets nothing
 */
export function receiptSender(service: EnquiryService, pageOf: PageOf) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const reference = (request.query as Record<string, unknown>)[sentParameter];
    if (!isReference(reference)) return false;
    const path = request.url.split("?", 1)[0];
    for (const { forms, messages } of service.languages) {
      const form = [...forms.values()].find(({ page }) => page === path);
      if (!form?.page || !(await hasArrived(service.store, form.key, reference))) continue;
      const built = await pageOf(request, form.page).catch(() => undefined);
      const receipt = built && fillReceipt(built, form.key, reference, messages);
      if (!receipt) continue;
      await sendPage(request, reply, 200, receipt);
      return true;
    }
    return false;
  };
}
