import { writeSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { notifyMeKey } from "../src/content/enquiry/endpoint";
import { boundClosing } from "./closing";
import { openOutbox } from "./enquiries/deliver/outbox";
import { serveHealth } from "./enquiries/operate/health";
import { bodyRefusal } from "./enquiries/receive/body";
import { Refusal } from "./enquiries/receive/refusal";
import { serveEnquiries } from "./enquiries/receive/routes";
import { type EnquiryService, refusalsFor } from "./enquiries/service";
import type { BuiltSite } from "./site/follow-builds";
import { answerClientError, bareHeaders, secureAnswers } from "./site/secure-answers";
import { serveSite } from "./site/static-site";

interface AppOptions {
  /** Without it, only enquiries are served. */
  buildOf?: ((request: object) => Readonly<BuiltSite>) | undefined;
  enquiries: EnquiryService;
  trustProxy?: false | number | string[];
  /** Time for its end, in milliseconds. */
  closing?: number | undefined;
  logLevel?: string;
  logTo?: { write: (line: string) => void };
}

/**
 * Time in which a request has to arrive, in milliseconds: the most files that a site can allow take three quarters of an
 * hour on the slowest line. One that stands still is ended long before, and so is a head (Node's `headersTimeout`).
 */
const requestTimeout = 3_600_000;

/** Time for which a connection may be silent in the middle of a request or an answer, in milliseconds: it may not read at all. */
const connectionTimeout = 120_000;

/** The most of a refused body that is read and dropped, in bytes: as much as the proxies in docs/deploy let through. */
const mostDropped = 20_000_000;

/** The log, as far as it can be written: what takes no line keeps neither pages nor enquiries from being answered. */
const standardOutput = {
  write: (line: string): void => {
    try {
      writeSync(process.stdout.fd, line);
    } catch {}
  },
};

/**
 * Drops what has not come of a request when it is answered, in whichever way: on a connection that is closed before, its
 * sender never comes to read the answer.
 */
async function dropTheRest({ raw }: FastifyRequest): Promise<void> {
  if (raw.complete) return;
  let bytes = 0;
  raw.unpipe().on("data", ({ length }: Buffer) => {
    bytes += length;
    if (bytes > mostDropped) raw.destroy();
  });
  raw.resume();
}

/**
 * The path of a target, which may name the host as well: proxies send it so (RFC 9112). What is posted to the home page, as
 * Notify Me does by default, is an enquiry.
 */
function rewriteUrl({ method, url = "/" }: IncomingMessage): string {
  const target = url.replace(/^https?:\/\/[^/?]*\/?/i, "/");
  return method === "POST" ? target.replace(/^\/(?=\?|$)/, `/api/enquiries/${notifyMeKey}`) : target;
}

function createServer({ logLevel, logTo = standardOutput, trustProxy = false }: AppOptions): FastifyInstance {
  return Fastify({
    // A line for each request would write visitors' addresses down; errors name the method and the path alone.
    logController: new LogController({ disableRequestLogging: true }),
    logger: logLevel
      ? {
          level: logLevel,
          serializers: { req: ({ method, url }) => ({ method, path: url?.split("?", 1)[0] }) },
          stream: logTo,
        }
      : false,
    // A function, since Fastify trusts nobody where this is a number.
    trustProxy: typeof trustProxy === "number" ? (_, hop) => hop < trustProxy : trustProxy,
    requestTimeout,
    connectionTimeout,
    rewriteUrl,
    forceCloseConnections: "idle",
    // Fastify's own answer at the end is JSON, which the forms take for a success; what arrives then is still served.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (_, __, reply: FastifyReply) =>
      // Hooks do not run for an address that cannot be read.
      reply.code(400).headers(bareHeaders).send("This address is not written correctly."),
  });
}

function answerErrors(app: FastifyInstance, enquiries: EnquiryService): void {
  app.setErrorHandler(async (thrown: FastifyError, request, reply) => {
    const words = refusalsFor(enquiries, request);
    const isEnquiry = request.method === "POST" || request.url.startsWith("/api/");
    const error = (isEnquiry && bodyRefusal(thrown, words)) || thrown;
    const status = error.statusCode ?? 500;
    const isUnexpected = status >= 500 && !(error instanceof Refusal);
    if (isUnexpected) request.log.error({ err: error, req: request.raw }, "A request failed.");
    const failure = isEnquiry ? words.unexpected : words.pageFailed;
    if (error instanceof Refusal && error.retryAfter !== undefined) reply.header("retry-after", error.retryAfter);
    // The file that was asked for may already have set how long it can be kept; its failure cannot be.
    reply.code(status).header("cache-control", "no-store").type("text/plain; charset=utf-8");
    return isUnexpected ? failure : error.message;
  });
}

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { buildOf, enquiries } = options;
  const app = createServer(options);
  secureAnswers(app, buildOf && ((request) => buildOf(request).headers));
  boundClosing(app, options.closing);
  app.addHook("onSend", dropTheRest);
  answerErrors(app, enquiries);

  const { store } = enquiries;
  const outbox = openOutbox(enquiries, app.log);
  // Not before: a start that fails because the port is in use must not break off a delivery.
  app.addHook("onListen", async () => outbox.start());
  app.addHook("onClose", async () => {
    await outbox.stop();
    await store.close();
  });
  const nothingHere = (request: FastifyRequest) => refusalsFor(enquiries, request).nothingHere;
  serveHealth(app, store);
  await serveEnquiries(app, enquiries, {
    onStored: outbox.kick,
    pageOf: async (request, path) =>
      buildOf && path && readFile(join(buildOf(request).folder, path, "index.html"), "utf8").catch(() => undefined),
  });

  if (buildOf) {
    await serveSite(app, buildOf, nothingHere);
  } else {
    app.setNotFoundHandler((request, reply) => reply.code(404).send(nothingHere(request)));
  }
  return app;
}
