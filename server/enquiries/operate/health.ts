import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { EnquiryStore } from "../store/open-store";
import { errorCodeOf, isBusy } from "../store/store-error";

/** For so long a look that found the database well is good: asking must not wear the disk out. */
const freshnessMs = 1000;

/** Those who watch over a server wait for seconds at most. */
const longestLookMs = 2000;

/** For so long a failure is told: a timer that looks every five minutes sees each. */
const memoryMs = 6 * 60_000;

/** Tells why no enquiry could be stored. All who ask at a time share one look. */
function watchStore(store: EnquiryStore): () => Promise<string | undefined> {
  let known: Promise<string | undefined> | undefined;
  const look = async (): Promise<string | undefined> => {
    try {
      await store.check();
      setTimeout(() => {
        known = undefined;
      }, freshnessMs).unref();
      return undefined;
    } catch (error) {
      known = undefined;
      if (errorCodeOf(error) === "NO_ROOM")
        return "Less than 50 MB are left for the database, so enquiries with files may not be taken (NO_ROOM).";
      const reason = isBusy(error) ? "Another process writes to the database" : "The database cannot be written";
      return `${reason}, so no enquiry can be taken (${errorCodeOf(error)}).`;
    }
  };
  return () => {
    known ??= look();
    const sentence = `The database has been held up for ${longestLookMs / 1000} seconds, so an enquiry has to wait.`;
    return Promise.race([known, wait(longestLookMs, sentence, { ref: false })]);
  };
}

/**
 * Notes which requests end with a failure of ours. 503 is none: it asks to come again, as a closed site does, and what
 * keeps enquiries from being stored is found by looking for it.
 */
function noteFailures(app: FastifyInstance) {
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
    const what = recent.map(([about]) => about).join(" and ");
    return {
      sentence: what && `Some ${what} were answered with a failure: see the log of the server.`,
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
  const storeFailure = watchStore(store);
  const failures = noteFailures(app);
  app.get("/healthz", (_, reply) => reply.send("ok"));
  app.get("/readyz", async (request, reply) => {
    const { sentence, isLasting } = failures();
    const unstored = await storeFailure();
    const found = unstored ?? sentence;
    if (!found) return "ok";
    request.log.error(found);
    reply.code(unstored || isLasting ? 503 : 200);
    return found;
  });
}
