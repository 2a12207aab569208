import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from "fastify";
import { Refusal } from "./refusal";

/**
 * Multiple of the limit that an address may send and still be shown again what it sent: that costs a page, and somebody
 * who goes on and on gets one sentence.
 */
const banFactor = 5;

/**
 * The hooks that hold one address, or one network of IPv6, to a number of enquiries a minute, counted over all forms
 * together. Addresses are kept in memory for that minute and written nowhere.
 * @param perMinute 0 for no limit
 */
export async function limitRate(
  app: FastifyInstance,
  perMinute: number,
  sentenceFor: (request: FastifyRequest) => string,
): Promise<onRequestAsyncHookHandler[]> {
  if (perMinute === 0) return [];
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: 60_000,
    ban: perMinute * (banFactor - 1),
    errorResponseBuilder: (request, { ban }) => new Refusal(429, sentenceFor(request), undefined, ban),
  });
  return [app.rateLimit()];
}
