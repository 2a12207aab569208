import type { FastifyError, FastifyInstance, onRequestAsyncHookHandler } from "fastify";
import { notifyMeKey } from "../../../src/content/enquiry/notify-me";
import { type EnquiryService, refusalsFor, serviceFor } from "../service";
import { acceptEnquiry } from "./accept-enquiry";
import { answersOf, bodyLimit } from "./body";
import { bodyRefusal, readJsonOnly } from "./body-parser";
import type { InFlightBodies } from "./in-flight-bodies";

interface NotifyMeOptions {
  service: EnquiryService;
  rateLimit: onRequestAsyncHookHandler[];
  bodies: InFlightBodies;
  onStored: () => void;
}

/**
 * `POST /`, the default address of Notify Me on the maintenance screen. An address left there is stored as any other
 * enquiry is; a request without one only wants to be taken.
 */
export async function serveNotifyMe(app: FastifyInstance, options: NotifyMeOptions): Promise<void> {
  const { service, rateLimit, bodies, onStored } = options;
  await app.register(async (notifyMe) => {
    readJsonOnly(notifyMe, true);
    notifyMe.setErrorHandler((error: FastifyError, request) => {
      throw bodyRefusal(error, refusalsFor(service, request)) ?? error;
    });
    const limit = bodyLimit(notifyMeKey, service.definitions);
    const hooks = { onRequest: [...rateLimit, bodies.admit(limit)], preParsing: bodies.count(limit) };
    notifyMe.post("/", { bodyLimit: limit, ...hooks }, async (request, reply) => {
      const sent = request.body === undefined ? new Map<string, unknown>() : answersOf(request.body);
      const speaking = serviceFor(service, request, notifyMeKey);
      const definition = speaking.definitions.forms.get(notifyMeKey);
      // A screen that is still open somewhere is told that its site has none now: its address is not kept.
      if (!definition) return reply.callNotFound();
      const isAnswered = definition.fields.some(({ name }) => (sent.get(name) ?? "") !== "");
      if (isAnswered) {
        await acceptEnquiry(speaking, definition, sent, request);
        onStored();
      }
      return reply.code(204).send();
    });
  });
}
