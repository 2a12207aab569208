import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { EnquiryDefinition } from "../../../src/content/enquiry/forms";
import { idempotencyField, plainSentId, sentParameter } from "../../../src/enquiry/questions/protocol";
import { errorCodeOf } from "../../error-code";
import { isIdempotencyKey, storeEnquiry } from "../receive/accept-enquiry";
import { Refusal } from "../receive/refusal";
import { checkEnquiry } from "../receive/validate";
import type { EnquiryService } from "../service";
import type { Receipt } from "../store/enquiry";
import { isReference } from "../store/reference";
import { type FilledForm, formPage, receiptPage } from "./form-page";
import { refusalOf } from "./refused-form";
import { answersOfForm, type SentForm } from "./sent-form";

export type PageOf = (request: FastifyRequest, path: string | undefined) => Promise<string | undefined>;

interface FormOptions {
  service: EnquiryService;
  definition: EnquiryDefinition;
  onStored: () => void;
  pageOf: PageOf;
}

const compressed = promisify(gzip);

/** Sends a page, as small as the browser takes it: a phone's line is slow. */
async function sendPage({ headers }: FastifyRequest, reply: FastifyReply, status: number, page: string) {
  reply.code(status).type("text/html; charset=utf-8").header("vary", "Accept-Encoding");
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(String(headers["accept-encoding"] ?? ""));
  if (!takesGzip) return reply.send(page);
  return reply.header("content-encoding", "gzip").send(await compressed(page));
}

type Rejection = Partial<Pick<FilledForm, "errors" | "failure">> & { status: number; retryAfter?: number | undefined };

const failure = ({ statusCode: status, message, retryAfter }: Refusal): Rejection => ({
  status,
  failure: message,
  retryAfter,
});

async function sendForm(
  { service, definition, pageOf }: FormOptions,
  { texts, fileNames }: SentForm,
  { status, errors = new Map(), failure, retryAfter }: Rejection,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { definitions } = service;
  const [sentKey] = texts.get(idempotencyField) ?? [];
  // Whoever else chose a key could send something else under it later, and replace what this visitor sends now.
  const isOurs = isIdempotencyKey(sentKey) && !isFromElsewhere(request, service);
  const idempotencyKey = isOurs ? sentKey : randomBytes(16).toString("hex");
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  const filled = { definition, definitions, action: request.url, texts, errors, failure, fileNames, idempotencyKey };
  return sendPage(request, reply, status, formPage(await pageOf(request, definition.page), filled));
}

/** Says that it has arrived: on its page, to which the browser is led, so that nothing is sent twice by loading it again. */
async function sendReceipt(
  { service, definition, pageOf }: FormOptions,
  { reference }: Receipt,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { key, page } = definition;
  if (page && (await pageOf(request, page)) !== undefined)
    return reply.redirect(`${page}?${sentParameter}=${reference}#${plainSentId(key)}`, 303);
  return sendPage(request, reply, 200, receiptPage(undefined, definition, service.definitions, reference));
}

/**
 * True for a form that another site sent. A browser says so by itself; of an older one, the site that it names is compared
 * with the one that it asks. The scheme is left out: a proxy may have changed it.
 */
function isFromElsewhere({ headers, host }: FastifyRequest, { config }: EnquiryService): boolean {
  const { origin, "sec-fetch-site": site } = headers;
  if (origin !== undefined && config.allowedOrigins.includes(origin)) return false;
  if (site !== undefined) return site === "cross-site";
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

/**
 * The key of a form that has none, as its page came from a file that is the same for everybody: the same answers on the
 * same day are the same enquiry, sent by a double click, by loading the answer again or by going back.
 */
const keyOfToday = () => `page-${new Date().toISOString().slice(0, 10)}`;

async function take(
  { service, definition }: FormOptions,
  form: SentForm,
  request: FastifyRequest,
): Promise<Receipt | Rejection> {
  const { definitions } = service;
  const { refusals } = definitions.messages;
  const refusal = refusalOf(request);
  if (refusal) return failure(refusal);
  if (isFromElsewhere(request, service)) return failure(new Refusal(403, refusals.elsewhere));
  if (form.isTooLarge) return failure(new Refusal(413, refusals.tooLarge));
  const { errors, ...valid } = checkEnquiry(answersOfForm(form, definition), definition, definitions);
  if (errors.length > 0) {
    const status = errors.some((error) => error.status === 413) ? 413 : 422;
    return { status, errors: new Map(errors.map(({ field, sentence }) => [field.name, sentence])) };
  }
  const [sentKey] = form.texts.get(idempotencyField) ?? [];
  const idempotencyKey = isIdempotencyKey(sentKey) ? sentKey : keyOfToday();
  return storeEnquiry(service, definition, { ...valid, idempotencyKey, elapsed: undefined }, request);
}

/**
 * Answers a form that a browser sent by itself: leads to its confirmation, or shows it again with what is wrong and
 * everything that was entered. Whatever fails, what was typed comes back.
 */
export async function answerForm(options: FormOptions, form: SentForm, request: FastifyRequest, reply: FastifyReply) {
  let outcome: Receipt | Rejection;
  try {
    outcome = await take(options, form, request);
  } catch (error) {
    if (error instanceof Refusal) outcome = failure(error);
    else {
      request.log.error({ form: options.definition.key, code: errorCodeOf(error) }, "A form could not be answered.");
      const { unexpected } = options.service.definitions.messages.refusals;
      outcome = { status: 500, failure: unexpected };
    }
  }
  if (!("reference" in outcome)) return sendForm(options, form, outcome, request, reply);
  options.onStored();
  return sendReceipt(options, outcome, request, reply);
}

/**
 * Makes what answers the address of a form's page that names an enquiry: with the confirmation of it. The address holds a
 * reference number and nothing that anybody entered.
 * @returns true where it has answered; not the reply, for which whoever waits gets nothing
 */
export function receiptSender({ languages, store }: EnquiryService, pageOf: PageOf) {
  // Where nothing can tell at the moment, it has arrived.
  const hasArrived = (form: string, reference: string) =>
    store.readEnquiries({ reference }).then(
      ([enquiry]) => enquiry?.form === form,
      () => true,
    );
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const reference = (request.query as Record<string, unknown>)[sentParameter];
    if (!isReference(reference)) return false;
    const path = request.url.split("?", 1)[0];
    for (const definitions of languages) {
      const form = [...definitions.forms.values()].find(({ page }) => page === path);
      const built = form && (await pageOf(request, path));
      if (!form || built === undefined || !(await hasArrived(form.key, reference))) continue;
      await sendPage(request, reply, 200, receiptPage(built, form, definitions, reference));
      return true;
    }
    return false;
  };
}
