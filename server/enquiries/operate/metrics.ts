import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { EnquiryStore } from "../store/enquiry-store";
import { ageOf } from "./findings";
import { isFromThisMachine } from "./health";

/** Reasons of refusals, by the status of the answer. */
const reasons: Readonly<Record<number, string>> = {
  400: "malformed",
  403: "elsewhere",
  405: "method",
  413: "too-large",
  415: "content-type",
  422: "not-right",
  429: "too-many",
  500: "defect",
  503: "not-stored",
};

const digest = (text: string) => createHash("sha256").update(text).digest();

const isTokenOf = ({ headers }: FastifyRequest, token: string | undefined): boolean =>
  token !== undefined && timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${token}`));

/** Counts and times what a store saves, by whichever way it came. */
function countSaved(store: EnquiryStore, taken: () => void, seconds: Histogram): void {
  const save = store.save.bind(store);
  store.save = async (...args) => {
    const stop = seconds.startTimer();
    const receipt = await save(...args).finally(stop);
    taken();
    return receipt;
  };
}

/**
 * `GET /metrics` for Prometheus: what was taken and refused, what waits, and how the process is.
 * @param token who sends it may ask from elsewhere; without one, only programs on this machine may
 */
export function serveMetrics(app: FastifyInstance, store: EnquiryStore, token: string | undefined): void {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answered = new Counter({
    name: "enquiries_total",
    help: "Enquiries by what became of them: taken, or refused by reason.",
    labelNames: ["outcome", "reason"],
    registers,
  });
  const saving = new Histogram({
    name: "enquiry_store_seconds",
    help: "Time that storing an enquiry took.",
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 8],
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ["receiver"], registers });
  const waiting = gauge("enquiry_deliveries_waiting", "Deliveries that wait.");
  const failing = gauge("enquiry_deliveries_failing", "Deliveries that wait and have failed before.");
  const refused = gauge("enquiry_deliveries_refused", "Deliveries that their receiver has refused for good.");
  const age = gauge("enquiry_deliveries_oldest_seconds", "Age of the oldest enquiry that waits for its receiver.");
  const readable = new Gauge({ name: "enquiry_store_readable", help: "1 where the store answers.", registers });
  countSaved(store, () => answered.inc({ outcome: "taken", reason: "" }), saving);

  app.addHook("onResponse", async ({ method, routeOptions }, { statusCode }) => {
    // Forms of the site, and the address that the maintenance screen sends to.
    if (method !== "POST" || !/^\/(api\/enquiries\/|$)/.test(routeOptions.url ?? "") || statusCode < 400) return;
    answered.inc({ outcome: "refused", reason: reasons[statusCode] ?? String(statusCode) });
  });

  const readQueues = async () => {
    for (const each of [waiting, failing, refused, age]) each.reset();
    try {
      for (const queue of await store.readQueues()) {
        const receiver = queue.channel;
        waiting.set({ receiver }, queue.waiting);
        failing.set({ receiver }, queue.failing);
        refused.set({ receiver }, queue.refused);
        age.set({ receiver }, ageOf(queue) / 1000);
      }
      readable.set(1);
    } catch {
      readable.set(0);
    }
  };

  app.get("/metrics", async (request, reply) => {
    if (!isFromThisMachine(request) && !isTokenOf(request, token)) return reply.callNotFound();
    await readQueues();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
