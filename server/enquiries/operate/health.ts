import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import { errorCodeOf } from "../../error-code";
import type { EnquiryStore } from "../store/enquiry-store";
import { isBusy } from "../store/store-error";

/** Time for which a look that found the database well is good, in milliseconds: asking must not wear the disk out. */
const freshness = 1000;

/** Time that the database may take, in milliseconds: those who watch over a server wait for seconds at most. */
const longestLook = 2000;

/** Time for which a failure is told, in milliseconds: a timer that looks every five minutes sees each. */
const memoryMs = 6 * 60_000;

/** Reason why this server is not ready; its code is safe to log. */
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
 * Notes which requests end with a failure of ours. 503 is none: it asks to come again, as a closed site does, and what
 * keeps enquiries from being stored is found by looking for it.
 * @returns what has failed in the last minutes, and whether it fails still
 */
function noteFailures(app: FastifyInstance): () => (Failure & { isLasting: boolean }) | undefined {
  const last = new Map<string, { at: number; isLasting: boolean }>();
  app.addHook("onResponse", async ({ method, routeOptions }, { statusCode }) => {
    const about = method === "POST" ? "enquiries" : "pages";
    const failed = last.get(about);
    if (statusCode >= 500 && statusCode !== 503) last.set(about, { at: performance.now(), isLasting: true });
    else if (failed && statusCode < 400 && !/^\/(healthz|readyz)$/.test(routeOptions.url ?? ""))
      failed.isLasting = false;
  });
  return () => {
    const recent = [...last].filter(([, { at }]) => performance.now() - at < memoryMs);
    if (recent.length === 0) return undefined;
    const what = recent.map(([about]) => about).join(" and ");
    return {
      code: "ANSWERS",
      sentence: `Some ${what} were answered with a failure: see the log of the server.`,
      isLasting: recent.some(([, { isLasting }]) => isLasting),
    };
  };
}

/**
 * `GET /healthz`: the process answers. `GET /readyz`, for load balancers and timers: the database takes enquiries, found
 * out by writing one, and pages and enquiries are not answered with failures. A failure that is over is told, and no
 * reason to send visitors elsewhere.
 */
export function serveHealth(app: FastifyInstance, store: EnquiryStore): void {
  const answer = (reply: FastifyReply, status: number, sentence: string) =>
    reply.code(status).type("text/plain; charset=utf-8").send(sentence);

  const storeFailure = watchStore(store);
  const failures = noteFailures(app);
  app.get("/healthz", (_, reply) => answer(reply, 200, "ok"));
  app.get("/readyz", async (request, reply) => {
    const noted = failures();
    const found = (await storeFailure()) ?? noted;
    if (!found) return answer(reply, 200, "ok");
    request.log.error({ code: found.code }, found.sentence);
    const isReady = found === noted && !noted.isLasting;
    return answer(reply, isReady ? 200 : 503, `${found.sentence} (${found.code})`);
  });
}
