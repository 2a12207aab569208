import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { plainSentId, sentParameter } from "../../../src/enquiry/questions/protocol";
import { storeEnquiry } from "../receive/accept-enquiry";
import { Refusal, refusalOf } from "../receive/refusal";
import { validateEnquiry } from "../receive/validate-enquiry";
import type { EnquiryService, FormService } from "../service";
import { isReference } from "../store/reference";
import { pageKey } from "../store/save-enquiry";
import { errorCodeOf } from "../store/store-error";
import { formPage, receiptPage } from "./form-page";
import { answersOfForm, type SentForm } from "./sent-form";

export type PageOf = (request: FastifyRequest, path: string | undefined) => Promise<string | undefined>;

type PlainService = FormService & { pageOf: PageOf };

const compressed = promisify(gzip);

/** Sends a page, as small as the browser takes it: a phone's line is slow. */
async function sendPage({ headers }: FastifyRequest, reply: FastifyReply, status: number, page: string) {
  reply.code(status).type("text/html; charset=utf-8").header("vary", "Accept-Encoding");
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(String(headers["accept-encoding"] ?? ""));
  if (!takesGzip) return reply.send(page);
  return reply.header("content-encoding", "gzip").send(await compressed(page));
}

/** True for a form that another site sent, as browsers say of it. */
function isFromElsewhere({ headers }: FastifyRequest, { config }: EnquiryService): boolean {
  const { origin = "", "sec-fetch-site": site } = headers;
  return site === "cross-site" && !config.allowedOrigins.includes(origin);
}

/**
 * The key of every form, as its page is a file that is the same for everybody: the same answers on the same day are the
 * same enquiry, sent by a double click or by going back.
 */
const keyOfToday = () => pageKey + new Date().toISOString().slice(0, 10);

/** Stores a form, or gives what is wrong with its answers, by the names of their questions. */
async function take(service: FormService, form: SentForm, request: FastifyRequest) {
  const { definition, inLanguage } = service;
  const refusal = refusalOf(request);
  if (refusal) throw refusal;
  if (isFromElsewhere(request, service)) throw new Refusal(403, inLanguage.messages.refusals.elsewhere);
  const { errors, ...valid } = validateEnquiry(answersOfForm(form, definition), service);
  if (errors.length > 0) return errors;
  return storeEnquiry(service, { ...valid, idempotencyKey: keyOfToday(), elapsed: undefined }, request);
}

/**
 * Answers a form that a browser sent by itself: leads to its confirmation, or shows it again with what is wrong and
 * everything that was entered. Whatever fails, what was typed comes back.
 */
export async function answerForm(service: PlainService, form: SentForm, request: FastifyRequest, reply: FastifyReply) {
  const { definition, inLanguage, pageOf } = service;
  const outcome = await take(service, form, request).catch((error) => {
    if (error instanceof Refusal) return error;
    request.log.error({ form: definition.key, code: errorCodeOf(error) }, "A form could not be answered.");
    return new Refusal(500, inLanguage.messages.refusals.unexpected);
  });
  if ("reference" in outcome) {
    const receipt = `${request.url}${request.url.includes("?") ? "&" : "?"}${sentParameter}=${outcome.reference}`;
    return reply.redirect(`${receipt}#${plainSentId(definition.key)}`, 303);
  }
  const { texts, fileNames } = form;
  const refusal = outcome instanceof Refusal ? outcome : undefined;
  const wrong = outcome instanceof Refusal ? [] : outcome;
  const status = refusal?.statusCode ?? 422;
  const errors = new Map(wrong.map(({ field, sentence }) => [field.name, sentence]));
  if (refusal?.retryAfter !== undefined) reply.header("retry-after", refusal.retryAfter);
  const filled = { definition, inLanguage, action: request.url, texts, errors, failure: refusal?.message, fileNames };
  return sendPage(request, reply, status, formPage(await pageOf(request, definition.page), filled));
}

/**
 * Confirms the enquiry that the address of a form names, to which its sender is led: loaded again, it sends nothing. The
 * address holds a reference number and nothing that anybody entered.
 * @returns false where no enquiry of this form has that number
 */
export async function sendReceipt(
  service: PlainService,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { definition, store, pageOf } = service;
  const reference = (request.query as Record<string, unknown>)[sentParameter];
  if (!isReference(reference)) return false;
  // Where nothing can tell at the moment, it has arrived.
  const found = await store.readEnquiries({ reference }).catch(() => [{ form: definition.key }]);
  if (found[0]?.form !== definition.key) return false;
  const built = await pageOf(request, definition.page);
  await sendPage(request, reply, 200, receiptPage(built, service, reference));
  return true;
}
