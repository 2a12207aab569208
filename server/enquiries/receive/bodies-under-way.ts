import type { onRequestHookHandler } from "fastify";
import { Refusal } from "./refusal";

/** Up to here an enquiry is small: without files. Bytes. */
export const smallBody = 256_000;

/** The most bytes of bodies that may be under way, of all addresses together. Small ones always have room of their own. */
interface Room {
  small: number;
  large: number;
}

const usualRoom: Room = { small: 32_000_000, large: 100_000_000 };

/** After how many seconds a visitor may try again. */
const retryAfter = 5;

/**
 * Counts the bodies that are under way, from the first byte to the answer, and makes a hook that refuses those for which
 * there is no room: visitors with large files, or one that means harm, must not fill the memory of the server.
 * @param sentence what is said where there is none
 * @returns makes the hook of one route, whose bodies are at most so large
 */
export function boundBodies(sentence: string, room: Room = usualRoom): (limit: number) => onRequestHookHandler {
  const used: Room = { small: 0, large: 0 };
  return (limit) => async (request, reply) => {
    const declared = Number(request.headers["content-length"] ?? limit);
    const size = Math.min(Number.isFinite(declared) ? declared : limit, limit);
    const kind = size <= smallBody ? "small" : "large";
    if (used[kind] + size > room[kind]) {
      throw new Refusal(503, sentence, retryAfter);
    }
    used[kind] += size;
    // Also where nobody waits for the answer any more.
    reply.raw.once("close", () => {
      used[kind] -= size;
    });
  };
}
