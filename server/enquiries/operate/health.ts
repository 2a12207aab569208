import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errorCodeOf } from "../../error-code";
import type { Channel } from "../store/enquiry";
import type { EnquiryStore } from "../store/enquiry-store";
import { isBusy } from "../store/store-error";
import { type Finding, queueSentence } from "./findings";

/** Time for which a look that found the database well is good, in milliseconds: asking must not wear the disk out. */
const freshness = 1000;

/** Time that the database may take, in milliseconds: those who watch over a server wait for seconds at most. */
const longestLook = 2000;

/** Headers that proxies add to a request that they pass on. */
const proxyHeaders = ["x-forwarded-for", "x-forwarded-proto", "forwarded", "x-real-ip", "via"];

/** Tells whether a program on this machine asks, and not a visitor by way of a proxy on this machine. */
export function isFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  const address = raw.socket.remoteAddress?.replace(/^::ffff:/, "") ?? "";
  const isLoopback = address === "::1" || /^127\./.test(address);
  return isLoopback && proxyHeaders.every((name) => headers[name] === undefined);
}

/** Reason why no enquiry can be taken; its code is safe to log. */
interface Failure {
  code: string;
  sentence: string;
}

function failureOf(error: unknown): Failure {
  const reason = isBusy(error) ? "Another process writes to the database" : "The database cannot be written";
  return { code: errorCodeOf(error), sentence: `${reason}, so no enquiry can be taken.` };
}

const held: Failure = {
  code: "STORE_WAITS",
  sentence: `The database has been held up for ${longestLook / 1000} seconds, so an enquiry has to wait.`,
};

/** Makes a function that looks whether an enquiry could be stored. All who ask at a time share one look. */
function watchStore(store: EnquiryStore): () => Promise<Failure | undefined> {
  let wellAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<Failure | undefined> | undefined;
  const look = async () => {
    const failure = await store.check().then(() => undefined, failureOf);
    if (!failure) wellAt = performance.now();
    underWay = undefined;
    return failure;
  };
  return async () => {
    if (performance.now() - wellAt < freshness) return undefined;
    underWay ??= look();
    return Promise.race([underWay, wait(longestLook, held, { ref: false })]);
  };
}

/**
 * `GET /healthz`: the process answers. `GET /readyz`, for this machine alone: the database takes enquiries, found out by
 * writing one, and lately nothing was answered with a failure; behind it stands what waits to be passed on.
 */
export function serveHealth(
  app: FastifyInstance,
  store: EnquiryStore,
  channels: readonly Channel[],
  failures: () => readonly Finding[],
): void {
  const answer = (reply: FastifyReply, status: number, sentence: string) =>
    reply.code(status).type("text/plain; charset=utf-8").send(sentence);

  const failure = watchStore(store);
  app.get("/healthz", (_, reply) => answer(reply, 200, "ok"));
  app.get("/readyz", async (request, reply) => {
    // It writes and waits for the disk, which is nobody else's to ask for.
    if (!isFromThisMachine(request)) return reply.callNotFound();
    const sentences = () =>
      store.readQueues().then((queues) => ["ok", ...queues.map((queue) => queueSentence(queue, channels))], failureOf);
    const [failed] = failures();
    const found =
      (await failure()) ?? (failed && { code: "ANSWERS", sentence: failed.sentence }) ?? (await sentences());
    if (Array.isArray(found)) return answer(reply, 200, found.join("\n"));
    request.log.error({ code: found.code }, found.sentence);
    return answer(reply, 503, `${found.sentence} (${found.code})`);
  });
}
