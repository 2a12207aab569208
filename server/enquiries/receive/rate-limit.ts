import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, onRequestAsyncHookHandler } from "fastify";
import { type EnquiryService, refusalsFor } from "../service";
import { Refusal, refuseForm } from "./refusal";

/**
 * Multiple of the limit that an address may send and still be shown again what it sent: that costs a page, and somebody
 * who goes on and on gets one sentence.
 */
const banFactor = 5;

/**
 * The hook that holds one address, or one network of IPv6, to a number of enquiries a minute, counted over all forms
 * together; 0 is no limit. Addresses are kept in memory for that minute and written nowhere.
 */
export async function limitRate(app: FastifyInstance, service: EnquiryService): Promise<onRequestAsyncHookHandler> {
  const { rateLimit: perMinute } = service.config;
  const ban = perMinute * (banFactor - 1);
  await app.register(rateLimit, { global: false, max: perMinute, timeWindow: 60_000, ban });
  const count = app.createRateLimit();
  return async (request) => {
    const counted = await count(request);
    if (perMinute === 0 || counted.isAllowed || !counted.isExceeded) return;
    const refusal = new Refusal(429, refusalsFor(service, request).tooMany, counted.ttlInSeconds);
    if (counted.isBanned || !refuseForm(request, refusal)) throw refusal;
  };
}
