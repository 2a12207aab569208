import type { FastifyInstance } from "fastify";
import type { Finding } from "./findings";

/** Time for which a failure is told, in milliseconds: a timer that looks every five minutes sees each. */
const memoryMs = 6 * 60_000;

/**
 * Notes which requests end with a failure of ours, so that somebody is told of it. 503 is none: it asks to come again, as
 * a closed site does, and what keeps enquiries from being stored is found by looking for it.
 * @returns what has failed in the last minutes
 */
export function noteFailures(app: FastifyInstance): () => Finding[] {
  const last = new Map<string, number>();
  app.addHook("onResponse", async ({ method }, { statusCode }) => {
    if (statusCode < 500 || statusCode === 503) return;
    last.set(method === "POST" ? "enquiries" : "pages", performance.now());
  });
  return () =>
    [...last]
      .filter(([, at]) => performance.now() - at < memoryMs)
      .map(([about]) => ({
        about,
        sentence: `Some ${about} were answered with a failure: see the log of the server.`,
      }));
}
