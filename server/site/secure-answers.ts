import type { OutgoingHttpHeaders } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { apiHeaders, commonHeaders, type Headers, sharingHeaders } from "../../src/hosting/security-headers";

/** The headers of an answer that is no page and may not be kept: also of those that are given before any hook runs. */
export const bareHeaders: Headers = {
  ...commonHeaders,
  ...apiHeaders,
  "Cache-Control": "no-store",
  "Content-Type": "text/plain; charset=utf-8",
};

/** What is said where not even the words of the site can be read. It promises nothing. */
const bareFailure =
  "Something went wrong here, and it is not sure that this has arrived. Please try again in a minute.";

/**
 * Turns an answer from 400 on that is no text into a sentence: our forms take JSON for a success, and Fastify's own last
 * answer is JSON. Done where it leaves, below all hooks and handlers, as those may be what has failed.
 */
function keepFailuresPlain(raw: FastifyReply["raw"]): void {
  const [writeHead, end] = [raw.writeHead.bind(raw), raw.end.bind(raw)];
  const writePlainHead = (status: number, headers: OutgoingHttpHeaders = {}) => {
    const type = headers["content-type"] ?? raw.getHeader("content-type");
    if (status < 400 || /^text\//.test(String(type))) return writeHead(status, headers);
    raw.end = () => end(bareFailure);
    return writeHead(status, { ...bareHeaders, "Content-Length": Buffer.byteLength(bareFailure) });
  };
  Object.assign(raw, { writeHead: writePlainHead });
}

/**
 * Gives every answer the headers of the table: pages their policy as well, everything else a policy that allows nothing,
 * and "not modified" none.
 */
export function secureAnswers(
  app: FastifyInstance,
  headersOfPages: ((request: FastifyRequest) => Headers) | undefined,
): void {
  app.addHook("onRequest", async (_, { raw }) => keepFailuresPlain(raw));
  app.addHook("onSend", (request, reply, _, done) => {
    reply.headers({ ...commonHeaders, ...(reply.statusCode < 400 ? sharingHeaders(request.url) : {}) });
    // A cached answer stays as it came: a browser would take over the headers of this answer, and its type is not in it.
    if (reply.statusCode !== 304) {
      const isPage = String(reply.getHeader("content-type")).startsWith("text/html");
      reply.headers(isPage && headersOfPages ? headersOfPages(request) : apiHeaders);
    }
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    done();
  });
}

const clientErrors: Record<string, [status: string, sentence: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request did not arrive in time."],
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The head of the request is too large."],
};

/** Answers what is not even HTTP, in plain text: Fastify's own answer is JSON, which the forms take for a success. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const [status, sentence] = clientErrors[error.code ?? ""] ?? [
    "400 Bad Request",
    "The request is not written correctly.",
  ];
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const head = Object.entries({ ...bareHeaders, Connection: "close", "Content-Length": Buffer.byteLength(sentence) });
  socket.end(`HTTP/1.1 ${status}\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${sentence}`);
}
