import type { FastifyError, FastifyInstance } from "fastify";
import { notifyMeKey } from "../../../src/content/enquiry/notify-me";
import { refusalsFor, serviceFor } from "../service";
import { acceptEnquiry } from "./accept-enquiry";
import { answersOf, bodyLimit, bodyRefusal, readJsonOnly } from "./body";
import type { RouteOptions } from "./routes";

/**
 * `POST /`, the default address of Notify Me on the maintenance screen. An address left there is stored as any other
 * enquiry is; a request without one only wants to be taken.
 */
export async function serveNotifyMe(
  app: FastifyInstance,
  { service, rateLimit, bodies, onStored }: RouteOptions,
): Promise<void> {
  await app.register(async (notifyMe) => {
    readJsonOnly(notifyMe, true);
    notifyMe.setErrorHandler((error: FastifyError, request) => {
      throw bodyRefusal(error, refusalsFor(service, request)) ?? error;
    });
    const limitOf = () => bodyLimit(notifyMeKey, service.definitions);
    const hooks = { onRequest: [...rateLimit, bodies.admit(limitOf)], preParsing: bodies.count(limitOf) };
    notifyMe.post("/", hooks, async (request, reply) => {
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
