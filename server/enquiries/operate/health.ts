import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { errorCodeOf } from "../../error-code";
import type { EnquiryStore } from "../store/open-store";
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

/** Makes a function that looks whether an enquiry could be stored. All who ask at a time share one look. */
function watchStore(store: EnquiryStore): () => Promise<Failure | undefined> {
  let wellAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<Failure | undefined> | undefined;
  const look = async (): Promise<Failure | undefined> => {
    try {
      await store.check();
      wellAt = performance.now();
    } catch (error) {
      const reason = isBusy(error) ? "Another process writes to the database" : "The database cannot be written";
      return { code: errorCodeOf(error), sentence: `${reason}, so no enquiry can be taken.` };
    } finally {
      underWay = undefined;
    }
  };
  return async () => {
    if (performance.now() - wellAt < freshness) return undefined;
    underWay ??= look();
    const sentence = `The database has been held up for ${longestLook / 1000} seconds, so an enquiry has to wait.`;
    return Promise.race([underWay, wait(longestLook, { code: "STORE_WAITS", sentence }, { ref: false })]);
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
    const sentence = `Some ${what} were answered with a failure: see the log of the server.`;
    return { code: "ANSWERS", sentence, isLasting: recent.some(([, { isLasting }]) => isLasting) };
  };
}

/**
 * `GET /healthz`: the process answers. `GET /readyz`, for load balancers and timers: the database takes enquiries, found
 * out by writing one, and pages and enquiries are not answered with failures. A failure that is over is told, and no
 * reason to send visitors elsewhere.
 */
export function serveHealth(app: FastifyInstance, store: EnquiryStore): void {
  const storeFailure = watchStore(store);
  const failures = noteFailures(app);
  app.get("/healthz", (_, reply) => reply.type("text/plain; charset=utf-8").send("ok"));
  app.get("/readyz", async (request, reply) => {
    reply.type("text/plain; charset=utf-8");
    const noted = failures();
    const found = (await storeFailure()) ?? noted;
    if (!found) return "ok";
    request.log.error({ code: found.code }, found.sentence);
    reply.code(found === noted && !noted.isLasting ? 200 : 503);
    return `${found.sentence} (${found.code})`;
  });
}
