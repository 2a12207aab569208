import cors from "@fastify/cors";
import type { FastifyError, FastifyInstance, onRequestAsyncHookHandler } from "fastify";
import { required } from "../../../src/content/required";
import { elapsedHeader, idempotencyHeader, keyTakenHeader } from "../../../src/enquiry/questions/protocol";
import { answerForm, type PageOf } from "../plain/answer-form";
import { admitForms, readForms, refuseForm } from "../plain/receive-form";
import { SentForm } from "../plain/sent-form";
import { type EnquiryService, refusalsFor, serviceFor } from "../service";
import { KeyTaken } from "../store/store-error";
import { acceptEnquiry } from "./accept-enquiry";
import { answersOf, bodyLimit, bodyRefusal, readJsonOnly } from "./body";
import type { InFlightBodies } from "./in-flight-bodies";
import { Refusal } from "./refusal";

export interface RouteOptions {
  service: EnquiryService;
  /** Hooks that hold one address to a number of enquiries a minute. */
  rateLimit: onRequestAsyncHookHandler[];
  bodies: InFlightBodies;
  /** Called once an enquiry is stored. */
  onStored: () => void;
  /** The built page at a path, for the answers to forms that browsers send by themselves. */
  pageOf: PageOf;
}

/**
 * `POST /api/enquiries/…`, one route for each form, so that each has the limits of its own fields. A program sends JSON
 * and gets JSON; a browser without a script sends the form itself and gets a page.
 */
export async function serveEnquiries(app: FastifyInstance, options: RouteOptions): Promise<void> {
  const { service, rateLimit, bodies, onStored, pageOf } = options;
  const { languages, config } = service;
  const keys = new Set(languages.flatMap(({ forms }) => [...forms.keys()]));
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
      for (const key of keys) {
        const limit = Math.max(...languages.map((definitions) => bodyLimit(key, definitions)));
        const onRequest = admitForms([...rateLimit, bodies.admit(limit)]);
        const preParsing = bodies.count(limit, refuseForm);
        api.post(`/${key}`, { bodyLimit: limit, onRequest, preParsing }, async (request, reply) => {
          const speaking = serviceFor(service, request, key);
          const definition = required(speaking.definitions.forms.get(key), key);
          if (request.body instanceof SentForm) {
            return answerForm({ service: speaking, definition, onStored, pageOf }, request.body, request, reply);
          }
          const receipt = await acceptEnquiry(speaking, definition, answersOf(request.body), request);
          onStored();
          return reply.code(201).send(receipt);
        });
      }
    },
    { prefix: "/api/enquiries" },
  );
}
