import { Transform } from "node:stream";
import type { FastifyRequest, preParsingHookHandler } from "fastify";
import type { EnquiryMessages } from "../../../src/content/schemas/enquiry-words";
import { busySeconds, isFormType, Refusal, refuseForm } from "./refusal";

/** Up to here an enquiry is small: without files. Bytes. */
export const smallBody = 256_000;

/** The most bytes of bodies that may be in memory: what is above this is for small ones alone. */
const roomForLarge = 100_000_000;
const roomForAll = 130_000_000;

/**
 * Makes the hooks that hold bodies to a size, each and all of them together: visitors with large files must not fill the
 * memory of the server. What has arrived is counted, from the first byte to the answer, and not what was promised. Of a
 * form for which there is no room, a small part is read on, so that it can be shown again.
 */
export function boundBodies(
  wordsFor: (request: FastifyRequest) => Pick<EnquiryMessages["refusals"], "busy" | "tooLarge">,
  room = { large: roomForLarge, all: roomForAll },
) {
  let used = 0;
  return (limitOf: (request: FastifyRequest) => number): preParsingHookHandler =>
    (request, reply, payload, done) => {
      const { "content-type": type, "content-length": declared } = request.headers;
      const limit = limitOf(request);
      let most = limit;
      let [arrived, kept] = [0, 0];
      const keep = (bytes: number) => {
        used += bytes - kept;
        kept = bytes;
      };
      const refusalAt = (bytes: number): Refusal | null => {
        if (bytes > limit && !isFormType(type)) return new Refusal(413, wordsFor(request).tooLarge);
        const needed = Math.min(bytes, most);
        if (used + needed - kept <= (needed > smallBody ? room.large : room.all)) return null;
        const refusal = new Refusal(503, wordsFor(request).busy, busySeconds);
        if (!refuseForm(request, refusal)) return refusal;
        most = smallBody;
        return null;
      };
      const refusal = refusalAt(Number(declared) || 0);
      if (refusal) return done(refusal);
      const counted = new Transform({
        transform: (chunk: Buffer, _, next) => {
          arrived += chunk.length;
          const refusal = refusalAt(arrived);
          keep(refusal ? 0 : Math.min(arrived, most));
          next(refusal, chunk);
        },
      });
      // After it was refused, nobody reads it any more; whoever does is told.
      counted.on("error", () => keep(0));
      // Also where nobody waits for the answer any more.
      reply.raw.once("close", () => {
        counted.destroy();
        keep(0);
      });
      payload.once("error", (error) => counted.destroy(error));
      done(null, payload.pipe(counted));
    };
}
