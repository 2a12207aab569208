import type { FastifyError, FastifyInstance, onRequestHookHandler } from "fastify";
import { notifyMeKey } from "../../../src/content/enquiry/notify-me";
import type { EnquiryService } from "../service";
import { acceptEnquiry } from "./accept-enquiry";
import { answersOf, bodyLimit } from "./body";
import { bodyRefusal, readJsonOnly } from "./body-parser";

interface NotifyMeOptions {
  service: EnquiryService;
  rateLimit: onRequestHookHandler[];
  onStored: () => void;
}

/**
 * `POST /`, the default address of Notify Me on the maintenance screen. An address left there is stored as any other
 * enquiry is; a request without one only wants to be taken.
 */
export async function serveNotifyMe(app: FastifyInstance, options: NotifyMeOptions): Promise<void> {
  const { service, rateLimit, onStored } = options;
  const { definitions } = service;
  const definition = definitions.forms.get(notifyMeKey);
  await app.register(async (notifyMe) => {
    readJsonOnly(notifyMe, true);
    notifyMe.setErrorHandler((error: FastifyError) => {
      throw bodyRefusal(error) ?? error;
    });
    const limit = definition ? bodyLimit(definition, definitions) : undefined;
    notifyMe.post("/", { bodyLimit: limit, onRequest: rateLimit }, async (request, reply) => {
      const sent = request.body === undefined ? new Map<string, unknown>() : answersOf(request.body);
      const isAnswered = definition?.fields.some(({ name }) => (sent.get(name) ?? "") !== "");
      if (definition && isAnswered) {
        await acceptEnquiry(service, definition, sent, request);
        onStored();
      }
      return reply.code(204).send();
    });
  });
}
