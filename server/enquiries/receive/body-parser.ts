import type { FastifyError, FastifyInstance } from "fastify";
import type { EnquiryMessages } from "../../../src/content/schemas/enquiry-words";
import { parseBody } from "./body";
import { Refusal } from "./refusal";

/**
 * Lets the routes of a plugin read JSON and nothing else.
 * @param isBodyOptional whether a request without a body is right; it is then read as undefined
 */
export function readJsonOnly(app: FastifyInstance, isBodyOptional = false): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(/^application\/json(?:;|$)/i, { parseAs: "buffer" }, async (_: unknown, body: Buffer) =>
    isBodyOptional && body.length === 0 ? undefined : parseBody(body),
  );
  app.addContentTypeParser("*", { parseAs: "buffer" }, async (_: unknown, body: Buffer) => {
    if (isBodyOptional && body.length === 0) return undefined;
    throw new Refusal(415, "Please send the enquiry as JSON, with the content type application/json.");
  });
}

/** Fastify's own refusals of a body, as one sentence for the person who sent it. */
export function bodyRefusal(
  { code }: FastifyError,
  { tooLarge, incomplete }: EnquiryMessages["refusals"],
): Refusal | undefined {
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return new Refusal(413, tooLarge);
  if (code === "FST_ERR_CTP_INVALID_CONTENT_LENGTH" || code === "ECONNRESET") return new Refusal(400, incomplete);
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") {
    return new Refusal(415, "Please send the enquiry as JSON, with the content type application/json.");
  }
  return undefined;
}
