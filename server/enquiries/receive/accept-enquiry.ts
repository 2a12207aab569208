import type { FastifyRequest } from "fastify";
import { replyAddress } from "../../../src/enquiry/questions/mail-address";
import { elapsedHeader, idempotencyHeader } from "../../../src/enquiry/questions/protocol";
import { addressOf } from "../deliver/describe";
import { channelsOf, type FormService } from "../service";
import { type Channel, enquirerChannel, type NewEnquiry, type Receipt } from "../store/enquiry";
import { errorCodeOf, isBusy } from "../store/store-error";
import { busySeconds, Refusal } from "./refusal";
import { type SpamSigns, spamReasonOf, textDigestOf } from "./spam-reason";
import { type ValidEnquiry, validateEnquiry } from "./validate-enquiry";

/** Time in which the same text is suspected, and an address gets one mail at most, in milliseconds. */
const day = 86_400_000;

/** The address, in small letters, to which a mail is to tell that it has arrived, where that is switched on. */
const enquirerOf = (
  { config, definition }: FormService,
  { answers, spamReason }: Pick<NewEnquiry, "answers" | "spamReason">,
): string | undefined =>
  config.isAcknowledged && spamReason === undefined
    ? replyAddress(addressOf(answers, definition) ?? "")?.toLowerCase()
    : undefined;

/** Whom it is passed on to: also the enquirer, once a day, as anybody can enter anybody's address. */
async function receiversOf({ config, store }: FormService, enquirer: string | undefined): Promise<Channel[]> {
  const channels = channelsOf(config);
  const isTold = enquirer === undefined || (await store.hasAcknowledgement(enquirer, day).catch(() => true));
  return isTold ? channels : [...channels, enquirerChannel];
}

const turns = new Map<string, Promise<unknown>>();

/** One after the other for each enquirer: of two at a time, neither would know that the other is told. */
function inTurn<Result>(enquirer: string | undefined, work: () => Promise<Result>): Promise<Result> {
  if (enquirer === undefined) return work();
  const turn = (turns.get(enquirer) ?? Promise.resolve()).then(work);
  const isOver = () => turns.get(enquirer) === end && turns.delete(enquirer);
  const end: Promise<unknown> = turn.then(isOver, isOver);
  turns.set(enquirer, end);
  return turn;
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
    const record = { form, answers, attachments, idempotencyKey, language, textDigest, spamReason };
    const enquirer = enquirerOf(service, record);
    const receipt = await inTurn(enquirer, async () => store.save(record, await receiversOf(service, enquirer)));
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
  const { errors, ...enquiry } = validateEnquiry(sent, service);
  // A refusal of files names those.
  const said = errors.map(({ field, sentence }) => (field.kind === "files" ? sentence : `${field.label}: ${sentence}`));
  if (said.length > 0) throw new Refusal(422, said.join("\n"));
  return storeEnquiry(service, { ...enquiry, idempotencyKey, elapsed: headers[elapsedHeader] }, request);
}
