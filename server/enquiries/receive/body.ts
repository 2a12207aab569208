import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import type { EnquirySite } from "../../../src/content/enquiry/enquiry-site";
import type { EnquiryMessages } from "../../../src/content/schemas/enquiry-words";
import { rulesOf } from "../../../src/enquiry/questions/rules";
import { Refusal } from "./refusal";

/** Bytes that belong to no answer: keys, the honeypot, spaces. */
const slack = 64_000;

/** The most bytes that a right enquiry of one form can have, from its fields and the limits of attachments. */
export function bodyLimit(key: string, { forms, uploads }: EnquirySite): number {
  const fields = forms.get(key)?.fields ?? [];
  return Math.ceil(fields.reduce((sum, field) => sum + rulesOf(field).maxBytes(field, uploads), slack));
}

function parseBody(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, "The enquiry is not written as JSON, in UTF-8.");
  }
}

export function answersOf(body: unknown): ReadonlyMap<string, unknown> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new Refusal(400, "The enquiry is not a JSON object with one key for each field.");
  }
  // A map and not the object itself: no key means anything but an answer, whatever it is called.
  return new Map(Object.entries(body));
}

const notJson = () => new Refusal(415, "Please send the enquiry as JSON, with the content type application/json.");

export function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, async ({ headers }: FastifyRequest, body: Buffer) => {
    if (body.length === 0) return undefined;
    if (!/^application\/json(?:;|$)/i.test(headers["content-type"] ?? "")) throw notJson();
    return parseBody(body);
  });
}

/** Fastify's own refusals of a body, as one sentence for the person who sent it. */
export function bodyRefusal({ code }: FastifyError, words: EnquiryMessages["refusals"]): Refusal | undefined {
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return new Refusal(413, words.tooLarge);
  if (code === "FST_ERR_CTP_INVALID_CONTENT_LENGTH" || code === "ECONNRESET") return new Refusal(400, words.incomplete);
  return code === "FST_ERR_CTP_INVALID_MEDIA_TYPE" ? notJson() : undefined;
}
