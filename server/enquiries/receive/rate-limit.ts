import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, onRequestHookHandler } from "fastify";
import { Refusal } from "./refusal";

/**
 * The hooks that hold one address to a number of enquiries a minute, counted over all forms together. Addresses are
 * kept in memory for that minute and written nowhere.
 * @param perMinute 0 for no limit
 */
export async function limitRate(app: FastifyInstance, perMinute: number): Promise<onRequestHookHandler[]> {
  if (perMinute === 0) return [];
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: 60_000,
    errorResponseBuilder: () =>
      new Refusal(429, "Too many enquiries came from your address within a minute. Please try again in a moment."),
  });
  return [app.rateLimit()];
}
