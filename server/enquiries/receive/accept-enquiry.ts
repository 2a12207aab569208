import type { FastifyRequest } from "fastify";
import type { EnquiryDefinition } from "../../../src/content/enquiry/forms";
import { elapsedHeader, idempotencyHeader } from "../../../src/enquiry/send/protocol";
import { errorCodeOf } from "../../error-code";
import { channelsOf, type EnquiryService } from "../service";
import { isBusy } from "../store/database-client";
import type { Receipt } from "../store/enquiry";
import { KeyTaken, saveEnquiry } from "../store/save-enquiry";
import { readIdempotencyKey } from "./idempotency";
import { Refusal } from "./refusal";
import { suspicionOf } from "./suspicion";
import { validateEnquiry } from "./validate";

const taken =
  "What you sent before has been passed on already and can no longer be changed. Please load this page again and send " +
  "it as a new enquiry.";

/** After how many seconds a busy database may be asked again. */
const busySeconds = 5;

/**
 * Checks an enquiry and stores it. When it returns, the enquiry is on the disk and may be acknowledged.
 * @throws Refusal where it is not right, or cannot be stored
 */
export async function acceptEnquiry(
  { definitions, config, database }: EnquiryService,
  definition: EnquiryDefinition,
  sent: ReadonlyMap<string, unknown>,
  { headers, log }: FastifyRequest,
): Promise<Receipt> {
  const idempotencyKey = readIdempotencyKey(headers[idempotencyHeader]);
  const { answers, attachments, honeypot } = await validateEnquiry(sent, definition, definitions);
  const suspicion = suspicionOf(honeypot, headers[elapsedHeader]);
  const form = definition.key;
  try {
    const enquiry = { form, idempotencyKey, answers, attachments, suspicion };
    const receipt = await saveEnquiry(database, enquiry, channelsOf(config));
    log.info({ form, reference: receipt.reference, suspicion }, "An enquiry was stored.");
    return receipt;
  } catch (error) {
    if (error instanceof KeyTaken) throw new Refusal(422, taken);
    log.error({ form, code: errorCodeOf(error) }, "An enquiry could not be stored.");
    const { email, phone } = definitions.facts;
    if (isBusy(error)) {
      const sentence = "We are busy at the moment and could not store your enquiry. Please send it again in a moment";
      throw new Refusal(503, `${sentence}, or write to ${email}.`, busySeconds);
    }
    throw new Refusal(503, `Your enquiry could not be stored. Please write to ${email} or call ${phone} instead.`);
  }
}
