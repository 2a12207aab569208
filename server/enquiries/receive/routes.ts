import cors from "@fastify/cors";
import type { FastifyInstance, onRequestAsyncHookHandler, onRequestHookHandler } from "fastify";
import { notifyMeKey } from "../../../src/content/enquiry/endpoint";
import { elapsedHeader, idempotencyHeader } from "../../../src/enquiry/questions/protocol";
import { answerForm, type PageOf, sendReceipt } from "../plain/answer-form";
import { readForms, SentForm } from "../plain/sent-form";
import { type EnquiryService, formKeyOf, serviceFor } from "../service";
import { acceptEnquiry } from "./accept-enquiry";
import { apiRefusal } from "./api-paths";
import { answersOf, bodyLimit, notJson, readJsonOnly } from "./body";
import type { boundBodies } from "./in-flight-bodies";

interface RouteOptions {
  service: EnquiryService;
  rateLimit: onRequestAsyncHookHandler;
  bodies: ReturnType<typeof boundBodies>;
  onStored: () => void;
  pageOf: PageOf;
}

/**
 * `POST /api/enquiries/…`, with a form's key at the end: of any form that the build which is served now has, with the
 * limits of its own fields. A program sends JSON and gets JSON, or nothing from Notify Me; a browser without a script
 * sends the form itself and is led to `GET` of the same address, which confirms it.
 */
export async function serveEnquiries(app: FastifyInstance, options: RouteOptions): Promise<void> {
  const { service, rateLimit, bodies, onStored, pageOf } = options;
  const { allowedOrigins } = service.config;
  const refuse = apiRefusal(service);
  const limitOf = (key: string) => Math.max(...service.languages.map((one) => bodyLimit(key, one)));
  await app.register(
    async (api) => {
      if (allowedOrigins.length > 0) {
        await api.register(cors, {
          origin: allowedOrigins,
          methods: ["POST"],
          allowedHeaders: ["content-type", idempotencyHeader, elapsedHeader],
          exposedHeaders: ["retry-after"],
          maxAge: 600,
        });
      }
      readJsonOnly(api);
      readForms(api, service);
      const refuseUnknown: onRequestHookHandler = (request, reply, done) => {
        if (serviceFor(service, request).definition) done();
        else refuse(request, reply);
      };
      const hooks = {
        onRequest: [refuseUnknown, rateLimit],
        preParsing: bodies((request) => limitOf(formKeyOf(request.url))),
        // Bodies are held to the limit of their own form.
        bodyLimit: Number.MAX_SAFE_INTEGER,
      };
      api.get("/*", async (request, reply) => {
        const speaking = serviceFor(service, request);
        const { definition } = speaking;
        const isSent = definition && (await sendReceipt({ service: speaking, definition, pageOf }, request, reply));
        return isSent ? reply : refuse(request, reply);
      });
      api.post("/*", hooks, async (request, reply) => {
        const speaking = serviceFor(service, request);
        const { definition } = speaking;
        // A build that was published while the body arrived may have the form no more.
        if (!definition) return reply.callNotFound();
        const isNotifyMe = definition.key === notifyMeKey;
        const { body } = request;
        if (body instanceof SentForm && !isNotifyMe) {
          return answerForm({ service: speaking, definition, onStored, pageOf }, body, request, reply);
        }
        const isEmpty = body === undefined || (body instanceof SentForm && body.texts.size === 0);
        if (body instanceof SentForm && !isEmpty) throw notJson();
        const sent = answersOf(isNotifyMe && isEmpty ? {} : body);
        // Without an address, it only wants to be taken.
        if (isNotifyMe && [...sent.values()].every((answer) => answer === "")) return reply.code(204).send();
        const receipt = await acceptEnquiry(speaking, definition, sent, request);
        onStored();
        return isNotifyMe ? reply.code(204).send() : reply.code(201).send(receipt);
      });
    },
    { prefix: "/api/enquiries" },
  );
}
