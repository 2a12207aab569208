import { Transform } from "node:stream";
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler, preParsingHookHandler } from "fastify";
import type { EnquiryMessages } from "../../../src/content/schemas/enquiry-words";
import { isFormType } from "../plain/sent-form";
import { Refusal } from "./refusal";

/** Up to here an enquiry is small: without files. Bytes. */
export const smallBody = 256_000;

/** The most bytes of bodies that may be in memory: what is above this is for small ones alone. */
const roomForLarge = 100_000_000;
const roomForAll = 130_000_000;

/** The most bytes that the body of a request may have: what a form takes may change with each build. */
type LimitOf = (request: FastifyRequest) => number;

/**
 * Makes the hooks that hold bodies to a size, each and all of them together: visitors with large files must not fill the
 * memory of the server. What has arrived is counted, from the first byte to the answer, and not what was promised.
 */
export function boundBodies(
  wordsFor: (request: FastifyRequest) => Pick<EnquiryMessages["refusals"], "busy" | "tooLarge">,
  room = { large: roomForLarge, all: roomForAll },
) {
  let used = 0;
  const fits = (bytes: number, more: number) => used + more <= (bytes > smallBody ? room.large : room.all);
  const busy = (request: FastifyRequest) => new Refusal(503, wordsFor(request).busy, 5);
  /** @returns the refusal of a body of so many bytes; a form is read on, so that a browser shows the answer */
  const tooLarge = (request: FastifyRequest, reply: FastifyReply, bytes: number, limit: number) => {
    if (bytes <= limit || isFormType(request.headers["content-type"])) return undefined;
    // As Fastify does it: who has more to send than is read cannot use this connection for anything else.
    reply.header("connection", "close");
    return new Refusal(413, wordsFor(request).tooLarge);
  };

  /** Refuses a body at its head, where it says that it will be too large or there is no room for it. */
  const admit =
    (limitOf: LimitOf): onRequestAsyncHookHandler =>
    async (request, reply) => {
      const declared = Number(request.headers["content-length"] ?? 0) || 0;
      const limit = limitOf(request);
      const refusal = tooLarge(request, reply, declared, limit);
      if (refusal) throw refusal;
      const bytes = Math.min(declared, limit);
      if (!fits(bytes, bytes)) throw busy(request);
    };

  /**
   * Counts a body, and ends one that becomes too large.
   * @param drop asked to keep no more than a small body of a request, where there is no room; false where it cannot be cut
   */
  const count =
    (
      limitOf: LimitOf,
      drop: (request: FastifyRequest, refusal: Refusal) => boolean = () => false,
    ): preParsingHookHandler =>
    (request, reply, payload, done) => {
      const limit = limitOf(request);
      let most = limit;
      let [arrived, kept] = [0, 0];
      const keep = (bytes: number) => {
        used += bytes - kept;
        kept = bytes;
      };
      const counted = new Transform({
        transform: (chunk: Buffer, _, next) => {
          arrived += chunk.length;
          const refusal = tooLarge(request, reply, arrived, limit);
          if (refusal) return next(refusal);
          const bytes = Math.min(arrived, most);
          if (!fits(bytes, bytes - kept)) {
            const refusal = busy(request);
            if (!drop(request, refusal)) return next(refusal);
            most = smallBody;
          }
          keep(Math.min(arrived, most));
          next(null, chunk);
        },
      });
      // The reader is told; after it was refused, nobody reads it any more.
      counted.on("error", () => keep(0));
      // Also where nobody waits for the answer any more.
      reply.raw.once("close", () => {
        counted.destroy();
        keep(0);
      });
      payload.once("error", (error) => counted.destroy(error));
      done(null, payload.pipe(counted));
    };
  return { admit, count };
}
