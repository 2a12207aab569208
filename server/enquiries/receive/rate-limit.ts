import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, onRequestHookHandler } from "fastify";
import { Refusal } from "./refusal";

/**
 * How many times the limit an address may send and still be shown again what it sent: that costs a page, and somebody
 * who goes on and on gets one sentence.
 */
const patience = 5;

/**
 * The hooks that hold one address to a number of enquiries a minute, counted over all forms together. Addresses are
 * kept in memory for that minute and written nowhere.
 * @param perMinute 0 for no limit
 * @param sentence what is said to those who send more
 */
export async function limitRate(
  app: FastifyInstance,
  perMinute: number,
  sentence: string,
): Promise<onRequestHookHandler[]> {
  if (perMinute === 0) return [];
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: 60_000,
    ban: perMinute * (patience - 1),
    errorResponseBuilder: (_, { ban }) => new Refusal(429, sentence, undefined, ban),
  });
  return [app.rateLimit()];
}
