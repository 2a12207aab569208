import cors from "@fastify/cors";
import type {
  FastifyError,
  FastifyInstance,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onRequestHookHandler,
} from "fastify";
import { required } from "../../../src/content/required";
import { elapsedHeader, idempotencyHeader, keyTakenHeader } from "../../../src/enquiry/questions/protocol";
import { answerForm, type PageOf } from "../plain/answer-form";
import { admitForms, readForms, refuseForm } from "../plain/receive-form";
import { SentForm } from "../plain/sent-form";
import { buildsOf, type EnquiryService, formKeyOf, refusalsFor, servicesFor } from "../service";
import { KeyTaken } from "../store/store-error";
import { acceptOfAnyBuild } from "./accept-enquiry";
import { apiRefusal } from "./api-paths";
import { answersOf, bodyLimit, bodyRefusal, readJsonOnly } from "./body";
import type { boundBodies } from "./in-flight-bodies";
import { Refusal } from "./refusal";

export interface RouteOptions {
  service: EnquiryService;
  /** Hooks that hold one address to a number of enquiries a minute. */
  rateLimit: onRequestAsyncHookHandler[];
  bodies: ReturnType<typeof boundBodies>;
  /** Called once an enquiry is stored. */
  onStored: () => void;
  /** The built page at a path, for the answers to forms that browsers send by themselves. */
  pageOf: PageOf;
}

/**
 * `POST /api/enquiries/…`, with a form's key at the end: of any form that the build which is served now has, or one before
 * whose pages may still be open, with the limits of its own fields. A program sends JSON and gets JSON; a browser without
 * a script sends the form itself and gets a page.
 */
export async function serveEnquiries(app: FastifyInstance, options: RouteOptions): Promise<void> {
  const { service, rateLimit, bodies, onStored, pageOf } = options;
  const { config } = service;
  const refuse = apiRefusal(service);
  const refuseUnknown: onRequestHookHandler = (request, reply, done) => {
    if (servicesFor(service, request, formKeyOf(request)).length > 0) done();
    else refuse(request, reply);
  };
  const limitOf = (request: FastifyRequest) =>
    Math.max(...buildsOf(service).flatMap((languages) => languages.map((one) => bodyLimit(formKeyOf(request), one))));
  await app.register(
    async (api) => {
      if (config.allowedOrigins.length > 0) {
        await api.register(cors, {
          origin: config.allowedOrigins,
          methods: ["POST"],
          allowedHeaders: ["content-type", idempotencyHeader, elapsedHeader],
          exposedHeaders: ["retry-after", keyTakenHeader],
          maxAge: 600,
        });
      }
      readJsonOnly(api);
      readForms(api, service);
      api.setErrorHandler((error: FastifyError, request, reply) => {
        const refusals = refusalsFor(service, request);
        if (error instanceof KeyTaken) {
          reply.header(keyTakenHeader, "true");
          throw new Refusal(422, refusals.taken);
        }
        // Refusals of Fastify itself become sentences; the server's own error handler sends them.
        throw bodyRefusal(error, refusals) ?? error;
      });
      const onRequest = [refuseUnknown, admitForms([...rateLimit, bodies.admit(limitOf)])];
      const preParsing = bodies.count(limitOf, refuseForm);
      // Bodies are held to the limit of their own form by the hooks that count them.
      const anySize = Number.MAX_SAFE_INTEGER;
      api.post("/*", { bodyLimit: anySize, onRequest, preParsing }, async (request, reply) => {
        const key = formKeyOf(request);
        const services = servicesFor(service, request, key);
        if (request.body instanceof SentForm) {
          const speaking = required(services[0], key);
          const definition = required(speaking.definitions.forms.get(key), key);
          return answerForm({ service: speaking, definition, onStored, pageOf }, request.body, request, reply);
        }
        const receipt = await acceptOfAnyBuild(services, key, answersOf(request.body), request);
        onStored();
        return reply.code(201).send(receipt);
      });
    },
    { prefix: "/api/enquiries" },
  );
}
