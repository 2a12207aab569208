import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { bareHeaders } from "./site/secure-answers";

const answers: Record<string, [status: string, sentence: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request did not arrive in time."],
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The head of the request is too large."],
};

const headers = { ...bareHeaders, Connection: "close" };

/** Answers what is not even HTTP, in plain text: Fastify's own answer is JSON, which the forms take for a success. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const [status, sentence] = answers[error.code ?? ""] ?? ["400 Bad Request", "The request is not written correctly."];
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const head = Object.entries({ ...headers, "Content-Length": Buffer.byteLength(sentence) });
  socket.end(`HTTP/1.1 ${status}\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${sentence}`);
}

export function answerExpectation(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(417, headers).end("This server cannot do what the header Expect asks for.");
}
