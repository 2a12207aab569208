import cors from "@fastify/cors";
import type {
  FastifyError,
  FastifyInstance,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onRequestHookHandler,
} from "fastify";
import { elapsedHeader, idempotencyHeader } from "../../../src/enquiry/questions/protocol";
import { answerForm, type PageOf } from "../plain/answer-form";
import { admitForms, readForms, refuseForm } from "../plain/receive-form";
import { SentForm } from "../plain/sent-form";
import { type EnquiryService, formKeyOf, refusalsFor, serviceFor } from "../service";
import { acceptEnquiry } from "./accept-enquiry";
import { apiRefusal } from "./api-paths";
import { answersOf, bodyLimit, bodyRefusal, readJsonOnly } from "./body";
import type { boundBodies } from "./in-flight-bodies";

export interface RouteOptions {
  service: EnquiryService;
  rateLimit: onRequestAsyncHookHandler[];
  bodies: ReturnType<typeof boundBodies>;
  onStored: () => void;
  /** The built page at a path, for the answers to forms that browsers send by themselves. */
  pageOf: PageOf;
}

/**
 * `POST /api/enquiries/…`, with a form's key at the end: of any form that the build which is served now has, with the
 * limits of its own fields. A program sends JSON and gets JSON; a browser without a script sends the form itself and gets
 * a page.
 */
export async function serveEnquiries(app: FastifyInstance, options: RouteOptions): Promise<void> {
  const { service, rateLimit, bodies, onStored, pageOf } = options;
  const { config } = service;
  const refuse = apiRefusal(service);
  const definitionFor = (request: FastifyRequest) => {
    const speaking = serviceFor(service, request, formKeyOf(request));
    return { service: speaking, definition: speaking.definitions.forms.get(formKeyOf(request)) };
  };
  const refuseUnknown: onRequestHookHandler = (request, reply, done) => {
    if (definitionFor(request).definition) done();
    else refuse(request, reply);
  };
  const limitOf = (request: FastifyRequest) =>
    Math.max(...service.languages.map((one) => bodyLimit(formKeyOf(request), one)));
  await app.register(
    async (api) => {
      if (config.allowedOrigins.length > 0) {
        await api.register(cors, {
          origin: config.allowedOrigins,
          methods: ["POST"],
          allowedHeaders: ["content-type", idempotencyHeader, elapsedHeader],
          exposedHeaders: ["retry-after"],
          maxAge: 600,
        });
      }
      readJsonOnly(api);
      readForms(api, service);
      api.setErrorHandler((error: FastifyError, request) => {
        // Refusals of Fastify itself become sentences; the server's own error handler sends them.
        throw bodyRefusal(error, refusalsFor(service, request)) ?? error;
      });
      const onRequest = [refuseUnknown, admitForms([...rateLimit, bodies.admit(limitOf)])];
      const preParsing = bodies.count(limitOf, refuseForm);
      // Bodies are held to the limit of their own form by the hooks that count them.
      const anySize = Number.MAX_SAFE_INTEGER;
      api.post("/*", { bodyLimit: anySize, onRequest, preParsing }, async (request, reply) => {
        const { service: speaking, definition } = definitionFor(request);
        // A build that was published while the body arrived may have the form no more.
        if (!definition) return reply.callNotFound();
        if (request.body instanceof SentForm) {
          return answerForm({ service: speaking, definition, onStored, pageOf }, request.body, request, reply);
        }
        const receipt = await acceptEnquiry(speaking, definition, answersOf(request.body), request);
        onStored();
        return reply.code(201).send(receipt);
      });
    },
    { prefix: "/api/enquiries" },
  );
}
