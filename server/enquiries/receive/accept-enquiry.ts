import { randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { EnquiryDefinition } from "../../../src/content/enquiry/forms";
import { replyAddress } from "../../../src/enquiry/questions/mail-address";
import { elapsedHeader, idempotencyHeader } from "../../../src/enquiry/questions/protocol";
import { errorCodeOf } from "../../error-code";
import { addressOf } from "../deliver/describe";
import { channelsOf, type EnquiryService } from "../service";
import { type Channel, enquirerChannel, type NewEnquiry, type Receipt } from "../store/enquiry";
import { isBusy } from "../store/store-error";
import { Refusal } from "./refusal";
import { type SpamSigns, spamReasonOf, textDigestOf } from "./spam-reason";
import { checkEnquiry, type ValidEnquiry } from "./validate";

/** After how many seconds a busy database may be asked again. */
const busySeconds = 5;

/** Time in which the same text is suspected, and an address gets one mail at most, in milliseconds. */
const day = 86_400_000;

/** Tells whether a text can be the key of an enquiry: 1 to 200 visible ASCII characters. */
export const isIdempotencyKey = (text: unknown): text is string =>
  typeof text === "string" && /^[\x21-\x7e]{1,200}$/.test(text);

/** A key that no other enquiry has, as the forms in the browser make theirs. */
export const newIdempotencyKey = (): string => randomBytes(16).toString("hex");

/**
 * The key that makes a repeated enquiry the same enquiry, or undefined where none is sent.
 * @throws Refusal with 400 where it cannot be used
 */
function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (isIdempotencyKey(header)) return header;
  throw new Refusal(400, "The header Idempotency-Key must be 1 to 200 visible ASCII characters.");
}

/** A validated enquiry with what it is kept under, and how long it took to write. */
interface ValidatedEnquiry extends ValidEnquiry, Pick<SpamSigns, "elapsed"> {
  idempotencyKey: string | undefined;
}

/** Signs of a program. Without the store, it is refused anyway. */
async function judge(
  { store }: EnquiryService,
  definition: EnquiryDefinition,
  { honeypot, elapsed, answers }: ValidatedEnquiry,
): Promise<Pick<NewEnquiry, "spamReason" | "textDigest">> {
  const textDigest = textDigestOf(answers, definition);
  const repeats = textDigest === undefined ? 0 : await store.countText(textDigest, day).catch(() => 0);
  return { textDigest, spamReason: spamReasonOf({ honeypot, elapsed, answers, repeats }) };
}

/** Whom it is passed on to: also the enquirer, where that is switched on, once a day, as anybody can enter anybody's address. */
async function receiversOf(
  { config, store }: EnquiryService,
  definition: EnquiryDefinition,
  { answers, spamReason }: Pick<NewEnquiry, "answers" | "spamReason">,
): Promise<Channel[]> {
  const channels = channelsOf(config);
  const address = addressOf(answers, definition) ?? "";
  if (!config.isAcknowledged || spamReason !== undefined || replyAddress(address) === undefined) return channels;
  const isTold = await store.isTold(address, day);
  return isTold ? channels : [...channels, enquirerChannel];
}

/**
 * Stores an enquiry. When it returns, the enquiry is on the disk and may be acknowledged.
 * @throws Refusal where it cannot be stored
 */
export async function storeEnquiry(
  service: EnquiryService,
  definition: EnquiryDefinition,
  enquiry: ValidatedEnquiry,
  request: FastifyRequest,
): Promise<Receipt> {
  const { definitions, store } = service;
  const { key: form } = definition;
  const { log } = request;
  try {
    const { answers, attachments, idempotencyKey } = enquiry;
    const judged = await judge(service, definition, enquiry);
    const { language } = definitions;
    const kept = { form, answers, attachments, idempotencyKey, language, ...judged };
    const receipt = await store.save(kept, await receiversOf(service, definition, kept));
    log.info({ form, reference: receipt.reference, spamReason: kept.spamReason }, "An enquiry was stored.");
    return receipt;
  } catch (error) {
    log.error({ form, code: errorCodeOf(error) }, "An enquiry could not be stored.");
    const { busy, notStored } = definitions.messages.refusals;
    throw isBusy(error) ? new Refusal(503, busy, busySeconds) : new Refusal(503, notStored);
  }
}

/**
 * Checks an enquiry that a program sent, and stores it.
 * @throws Refusal where it is not right, or cannot be stored
 */
export async function acceptEnquiry(
  service: EnquiryService,
  definition: EnquiryDefinition,
  sent: ReadonlyMap<string, unknown>,
  request: FastifyRequest,
): Promise<Receipt> {
  const { headers } = request;
  const idempotencyKey = readIdempotencyKey(headers[idempotencyHeader]);
  const { errors, ...enquiry } = checkEnquiry(sent, definition, service.definitions);
  const [error] = errors;
  // Names the question by its label and key, `Full name (fullName): Required`; a refusal of files names those.
  const { label = "", name = "", kind } = error?.field ?? {};
  if (error)
    throw new Refusal(error.status, kind === "files" ? error.sentence : `${label} (${name}): ${error.sentence}`);
  return storeEnquiry(service, definition, { ...enquiry, idempotencyKey, elapsed: headers[elapsedHeader] }, request);
}
