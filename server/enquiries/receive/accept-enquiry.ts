import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import type { EnquiryDefinition } from "../../../src/content/enquiry/forms";
import { elapsedHeader, idempotencyHeader } from "../../../src/enquiry/questions/protocol";
import { errorCodeOf } from "../../error-code";
import { channelsOf, type EnquiryService } from "../service";
import { isBusy } from "../store/database-client";
import type { Receipt } from "../store/enquiry";
import { KeyTaken, saveEnquiry } from "../store/save-enquiry";
import { readIdempotencyKey } from "./idempotency";
import { Refusal } from "./refusal";
import { suspicionOf } from "./suspicion";
import { type ValidEnquiry, validateEnquiry } from "./validate";

/** After how many seconds a busy database may be asked again. */
const busySeconds = 5;

/** An enquiry that was found right, with what it is kept under. */
interface RightEnquiry extends Omit<ValidEnquiry, "honeypot"> {
  idempotencyKey: string | undefined;
  suspicion: string | undefined;
}

/**
 * Stores an enquiry. When it returns, the enquiry is on the disk and may be acknowledged.
 * @throws Refusal where it cannot be stored
 * @throws KeyTaken where another enquiry has its key
 */
export async function storeEnquiry(
  { definitions, config, database }: EnquiryService,
  { key: form }: EnquiryDefinition,
  enquiry: RightEnquiry,
  log: FastifyBaseLogger,
): Promise<Receipt> {
  try {
    const receipt = await saveEnquiry(database, { form, ...enquiry }, channelsOf(config));
    log.info({ form, reference: receipt.reference, suspicion: enquiry.suspicion }, "An enquiry was stored.");
    return receipt;
  } catch (error) {
    if (error instanceof KeyTaken) throw error;
    log.error({ form, code: errorCodeOf(error) }, "An enquiry could not be stored.");
    const { busy, notStored } = definitions.messages.refusals;
    throw isBusy(error) ? new Refusal(503, busy, busySeconds) : new Refusal(503, notStored);
  }
}

/**
 * Checks an enquiry that a program sent, and stores it.
 * @throws Refusal where it is not right, or cannot be stored
 * @throws KeyTaken where another enquiry has its key
 */
export async function acceptEnquiry(
  service: EnquiryService,
  definition: EnquiryDefinition,
  sent: ReadonlyMap<string, unknown>,
  { headers, log }: FastifyRequest,
): Promise<Receipt> {
  const { definitions } = service;
  const idempotencyKey = readIdempotencyKey(headers[idempotencyHeader]);
  const { honeypot, ...enquiry } = await validateEnquiry(sent, definition, definitions);
  const suspicion = suspicionOf(honeypot, headers[elapsedHeader]);
  return storeEnquiry(service, definition, { ...enquiry, idempotencyKey, suspicion }, log);
}
