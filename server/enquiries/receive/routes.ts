import cors from "@fastify/cors";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import { notifyMeKey } from "../../../src/content/enquiry/endpoint";
import { elapsedHeader, idempotencyHeader } from "../../../src/enquiry/questions/protocol";
import { answerForm, type PageOf, sendReceipt } from "../plain/answer-form";
import { readForms, SentForm } from "../plain/sent-form";
import { type EnquiryService, formKeyOf, refusalsFor, serviceFor } from "../service";
import { acceptEnquiry } from "./accept-enquiry";
import { answersOf, bodyLimit, readJsonOnly } from "./body";
import { boundBodies } from "./in-flight-bodies";
import { Refusal, refuseForm } from "./refusal";

const wantsPage = ({ method, headers }: FastifyRequest) =>
  method === "GET" && String(headers.accept ?? "").includes("text/html");

/**
 * Makes the answer to what no route below `/api/` takes: another method on a form gets 405, everything else 404. Who
 * opens the address of a form in a browser, as it stands above the answer to one, is led to its page.
 */
const unknownAnswer = (service: EnquiryService) => (request: FastifyRequest, reply: FastifyReply) => {
  const { definition, inLanguage } = serviceFor(service, request);
  if (definition?.page && wantsPage(request)) return reply.redirect(definition.page, 303);
  if (definition) return reply.code(405).header("allow", "POST").send("This address answers POST only.");
  return reply.code(404).send(inLanguage.messages.refusals.nothingHere);
};

/**
 * Multiple of the limit that an address may send and still be shown again what it sent: that costs a page, and somebody
 * who goes on and on gets one sentence.
 */
const banFactor = 5;

/**
 * The hook that holds one address, or one network of IPv6, to a number of enquiries a minute, counted over all forms
 * together; 0 is no limit. Addresses are kept in memory for that minute and written nowhere.
 */
async function limitRate(app: FastifyInstance, service: EnquiryService) {
  const { rateLimit: perMinute } = service.config;
  const ban = perMinute * (banFactor - 1);
  await app.register(rateLimit, { global: false, max: perMinute, timeWindow: 60_000, ban });
  const count = app.createRateLimit();
  return async (request: FastifyRequest): Promise<void> => {
    const counted = perMinute > 0 && (await count(request));
    if (!counted || counted.isAllowed || !counted.isExceeded) return;
    const refusal = new Refusal(429, refusalsFor(service, request).tooMany, counted.ttlInSeconds);
    if (counted.isBanned || !refuseForm(request, refusal)) throw refusal;
  };
}

/**
 * `POST /api/enquiries/…`, with a form's key at the end: of any form that the build which is served now has, with the
 * limits of its own fields. A program sends JSON and gets JSON, or a refusal as plain text; a browser without a script sends
 * the form itself and is led to `GET` of the same address, which confirms it.
 */
export async function serveEnquiries(
  app: FastifyInstance,
  service: EnquiryService,
  outside: { onStored: () => void; pageOf: PageOf },
): Promise<void> {
  const { allowedOrigins } = service.config;
  const answerUnknown = unknownAnswer(service);
  const holdRate = await limitRate(app, service);
  const bodies = boundBodies((request) => refusalsFor(service, request));
  // Before the body is read: what it holds makes no difference to an address that takes none.
  app.all("/api/*", { onRequest: async (request, reply) => answerUnknown(request, reply) }, () => {});
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
      const admitKnown: onRequestHookHandler = (request, reply, done) => {
        if (serviceFor(service, request).definition) done();
        else answerUnknown(request, reply);
      };
      const hooks = {
        onRequest: [admitKnown, holdRate],
        preParsing: bodies((request) => limitOf(formKeyOf(request.url))),
        // Bodies are held to the limit of their own form.
        bodyLimit: Number.MAX_SAFE_INTEGER,
      };
      api.get("/*", async (request, reply) => {
        const spoken = serviceFor(service, request);
        const { definition } = spoken;
        const isSent = definition && (await sendReceipt({ ...spoken, definition, ...outside }, request, reply));
        return isSent ? reply : answerUnknown(request, reply);
      });
      api.post("/*", hooks, async (request, reply) => {
        const spoken = serviceFor(service, request);
        const { definition } = spoken;
        // A build that was published while the body arrived may have the form no more.
        if (!definition) return reply.callNotFound();
        const formService = { ...spoken, definition, ...outside };
        const { body } = request;
        if (body instanceof SentForm) return answerForm(formService, body, request, reply);
        const isNotifyMe = definition.key === notifyMeKey;
        const sent = answersOf(isNotifyMe ? (body ?? {}) : body);
        // Without an address, it only wants to be taken.
        if (isNotifyMe && [...sent.values()].every((answer) => answer === "")) return reply.send({});
        return reply.code(201).send(await acceptEnquiry(formService, sent, request));
      });
    },
    { prefix: "/api/enquiries" },
  );
}
