import type { FastifyRequest } from "fastify";
import { replyAddress } from "../../../src/enquiry/questions/mail-address";
import { elapsedHeader, idempotencyHeader } from "../../../src/enquiry/questions/protocol";
import { addressOf } from "../deliver/describe";
import { channelsOf, type FormService } from "../service";
import { type Channel, enquirerChannel, type NewEnquiry, type Receipt } from "../store/enquiry";
import { errorCodeOf, isBusy } from "../store/store-error";
import { busySeconds, Refusal } from "./refusal";
import { type SpamSigns, spamReasonOf, textDigestOf } from "./spam-reason";
import { checkEnquiry, type ValidEnquiry } from "./validate";

/** Time in which the same text is suspected, and an address gets one mail at most, in milliseconds. */
const day = 86_400_000;

/** Whom it is passed on to: also the enquirer, where that is switched on, once a day, as anybody can enter anybody's address. */
async function receiversOf(
  { config, store, definition }: FormService,
  { answers, spamReason }: Pick<NewEnquiry, "answers" | "spamReason">,
): Promise<Channel[]> {
  const channels = channelsOf(config);
  const address = replyAddress(addressOf(answers, definition) ?? "");
  if (!config.isAcknowledged || spamReason !== undefined || address === undefined) return channels;
  const hasAcknowledgement = await store.hasAcknowledgement(address, day).catch(() => true);
  return hasAcknowledgement ? channels : [...channels, enquirerChannel];
}

/**
 * Stores an enquiry. When it returns, the enquiry is on the disk and may be acknowledged.
 * @throws Refusal where it cannot be stored
 */
export async function storeEnquiry(
  service: FormService,
  enquiry: ValidEnquiry & Pick<SpamSigns, "elapsed"> & Pick<NewEnquiry, "idempotencyKey">,
  request: FastifyRequest,
): Promise<Receipt> {
  const { definition, inLanguage, store } = service;
  const { key: form } = definition;
  const { log } = request;
  try {
    const { answers, attachments, idempotencyKey } = enquiry;
    const { language } = inLanguage;
    const textDigest = textDigestOf(answers, definition);
    // Without the store, it is refused anyway.
    const repeats = textDigest === undefined ? 0 : await store.countText(textDigest, day).catch(() => 0);
    const spamReason = spamReasonOf({ ...enquiry, repeats });
    const kept = { form, answers, attachments, idempotencyKey, language, textDigest, spamReason };
    const receipt = await store.save(kept, await receiversOf(service, kept));
    log.info({ form, reference: receipt.reference, spamReason }, "An enquiry was stored.");
    service.onStored();
    return receipt;
  } catch (error) {
    log.error({ form, code: errorCodeOf(error) }, "An enquiry could not be stored.");
    const { busy, notStored } = inLanguage.messages.refusals;
    throw isBusy(error) ? new Refusal(503, busy, busySeconds) : new Refusal(503, notStored);
  }
}

export async function acceptEnquiry(
  service: FormService,
  sent: ReadonlyMap<string, unknown>,
  request: FastifyRequest,
): Promise<Receipt> {
  const { headers } = request;
  const idempotencyKey = headers[idempotencyHeader];
  if (Array.isArray(idempotencyKey) || !/^[\x21-\x7e]{1,200}$/.test(idempotencyKey ?? "none"))
    throw new Refusal(400, "The header Idempotency-Key must be 1 to 200 visible ASCII characters.");
  const { errors, ...enquiry } = checkEnquiry(sent, service);
  // A refusal of files names those.
  const said = errors.map(({ field, sentence }) => (field.kind === "files" ? sentence : `${field.label}: ${sentence}`));
  if (said.length > 0) throw new Refusal(422, said.join("\n"));
  return storeEnquiry(service, { ...enquiry, idempotencyKey, elapsed: headers[elapsedHeader] }, request);
}
