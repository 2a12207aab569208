import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { tokenHeader } from "../protocol";
import type { EditorOptions } from "./workplace";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** It takes a time that says nothing of them. */
export const isSameSecret = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/** The pictures of a page cannot send a header; their token stands in the address. */
const tokenOf = (request: FastifyRequest): string => {
  const header = request.headers[tokenHeader];
  if (typeof header === "string") return header;
  const { key } = (request.query ?? {}) as { key?: unknown };
  return request.method === "GET" && request.url.startsWith("/picture") && typeof key === "string" ? key : "";
};

/** Lets in only who was told the token: no other page in the same browser, and no other name that leads here. */
export function guard(app: FastifyInstance, { token, origin }: EditorOptions): void {
  app.addHook("onRequest", async (request, reply) => {
    const allowed = new URL(origin());
    if (request.headers.host !== allowed.host) {
      return reply.code(421).send({ refusal: "This editor answers at its own address only." });
    }
    const { origin: from } = request.headers;
    if (from !== undefined && from !== allowed.origin) {
      return reply.code(403).send({ refusal: "Another page may not ask this editor for anything." });
    }
    const isOpen = request.method === "GET" && /^\/(client\.(js|css)|fonts\/[\w.-]+)?(\?|$)/.test(request.url);
    if (!isOpen && !isSameSecret(tokenOf(request), token)) {
      return reply
        .code(401)
        .send({ refusal: "Open the address that the terminal shows: it ends with a key of its own." });
    }
  });
  app.addHook("onSend", async (_, reply, payload) => {
    reply.header("x-content-type-options", "nosniff");
    reply.header("referrer-policy", "no-referrer");
    reply.header("cross-origin-resource-policy", "same-origin");
    reply.header("cache-control", "no-store");
    return payload;
  });
}
