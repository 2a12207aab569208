import { createHash } from "node:crypto";
import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from "fastify";
import type { EnquiryStore } from "../store/enquiry-store";
import { Refusal } from "./refusal";

/** The time in which enquiries of one address are counted, in milliseconds. */
const windowMs = 60_000;

/**
 * Multiple of the limit that an address may send and still be shown again what it sent: that costs a page, and somebody
 * who goes on and on gets one sentence.
 */
const banFactor = 5;

/** A key that some hundred addresses share, so that what is counted in a database names nobody. */
const keyOf = (address: string): string =>
  `address ${createHash("sha256").update(normalizeIP(address)).digest("hex").slice(0, 6)}`;

/**
 * The hooks that hold one address to a number of enquiries a minute, counted over all forms together, and over all
 * machines that share a database. Addresses are kept in memory for that minute and written nowhere.
 * @param perMinute 0 for no limit
 * @param sentenceFor what is said to somebody who sends more
 */
export async function limitRate(
  app: FastifyInstance,
  perMinute: number,
  sentenceFor: (request: FastifyRequest) => string,
  store: EnquiryStore,
): Promise<onRequestAsyncHookHandler[]> {
  if (perMinute === 0) return [];
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: windowMs,
    ban: perMinute * (banFactor - 1),
    errorResponseBuilder: (request, { ban }) => new Refusal(429, sentenceFor(request), undefined, ban),
  });
  // After this machine's own count, so that the database is not asked about what is refused anyway.
  const limitTogether: onRequestAsyncHookHandler = async (request) => {
    const hits = await store.hit(keyOf(request.ip), windowMs).catch(() => undefined);
    if (hits === undefined || hits.count <= perMinute) return;
    throw new Refusal(429, sentenceFor(request), Math.ceil(hits.resetMs / 1000), hits.count > perMinute * banFactor);
  };
  return [app.rateLimit(), ...(store.isShared ? [limitTogether] : [])];
}
