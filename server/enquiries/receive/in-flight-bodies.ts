import { Transform } from "node:stream";
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler, preParsingHookHandler } from "fastify";
import type { EnquiryMessages } from "../../../src/content/schemas/enquiry-words";
import { isFormType } from "../plain/sent-form";
import { Refusal } from "./refusal";

/** Up to here an enquiry is small: without files. Bytes. */
export const smallBody = 256_000;

/** The most bytes of bodies that may be in memory. Small ones always have room of their own. */
interface Room {
  small: number;
  large: number;
}

const usualRoom: Room = { small: 32_000_000, large: 100_000_000 };

/** Number of addresses that it takes to fill the room: two of the largest enquiries at once have place in the share of one. */
const shares = 3;

/**
 * Time for which a body may stand still, in milliseconds: after ten seconds in a tunnel a phone waits as long again before
 * it sends on, and the browser has not given up.
 */
export const usualIdleMs = 45_000;

/** After how many seconds a visitor may try again. */
const retryAfter = 5;

/** Sentences where there is no room, and about a body that is too large or stood still. */
type BodyMessages = Pick<EnquiryMessages["refusals"], "busy" | "incomplete" | "tooLarge">;

/** The most bytes that the body of a request may have: what a form takes may change with each build. */
type LimitOf = (request: FastifyRequest) => number;

interface BodyOptions {
  wordsFor: (request: FastifyRequest) => BodyMessages;
  room?: Room;
  idleMs?: number;
}

/** One body, as far as it has arrived and is kept. */
interface Body {
  address: string;
  bytes: number;
}

const kindOf = (bytes: number): keyof Room => (bytes <= smallBody ? "small" : "large");

/** A line has one address of IPv4, or a whole network of IPv6. */
const addressOf = ({ ip }: FastifyRequest): string => normalizeIP(ip);

/**
 * The bodies in flight, from the first byte to the answer. What has arrived is counted, and not what was
 * promised: visitors with large files, or one that means harm, must not fill the memory of the server, and a connection
 * that says nothing keeps nobody else out.
 */
export class InFlightBodies {
  /** Bytes by their kind, and by kind and address. */
  private readonly used = new Map<string, number>();

  constructor(private readonly options: BodyOptions) {}

  /** Makes the hook that refuses a body at its head, where it says that it will be too large or there is no room for it. */
  admit(limitOf: LimitOf): onRequestAsyncHookHandler {
    return async (request, reply) => {
      const declared = Number(request.headers["content-length"] ?? 0) || 0;
      const limit = limitOf(request);
      if (this.isTooLarge(request, declared, limit)) throw this.tooLarge(request, reply);
      if (!this.fits({ address: addressOf(request), bytes: Math.min(declared, limit) })) throw this.busy(request);
    };
  }

  /**
   * Makes the hook that counts a body, and ends one that becomes too large or stands still.
   * @param drop asked to keep no more than a small body of it, where there is no room; false where it cannot be cut
   */
  count(limitOf: LimitOf, drop: (request: FastifyRequest, refusal: Refusal) => boolean = () => false) {
    const hook: preParsingHookHandler = (request, reply, payload, done) => {
      const { wordsFor, idleMs = usualIdleMs } = this.options;
      const body: Body = { address: addressOf(request), bytes: 0 };
      const limit = limitOf(request);
      let arrived = 0;
      let most = limit;
      const counted = new Transform({
        transform: (chunk: Buffer, _, next) => {
          idle.refresh();
          arrived += chunk.length;
          if (this.isTooLarge(request, arrived, limit)) {
            this.resize(body, 0);
            return next(this.tooLarge(request, reply));
          }
          if (this.resize(body, Math.min(arrived, most))) return next(null, chunk);
          const refusal = this.busy(request);
          if (drop(request, refusal)) most = smallBody;
          if (this.resize(body, Math.min(arrived, most))) return next(null, chunk);
          this.resize(body, 0);
          next(refusal);
        },
      });
      const idle = setTimeout(() => counted.destroy(new Refusal(408, wordsFor(request).incomplete)), idleMs);
      counted.once("finish", () => clearTimeout(idle)).once("close", () => clearTimeout(idle));
      // The reader is told; after it was refused, nobody reads it any more.
      counted.on("error", () => {});
      // Also where nobody waits for the answer any more.
      reply.raw.once("close", () => {
        counted.destroy();
        this.resize(body, 0);
      });
      payload.once("error", (error) => counted.destroy(error));
      done(null, payload.pipe(counted));
    };
    return hook;
  }

  /** A form is read on, so that a browser comes to the end of it and shows the answer; its reader keeps no more of it. */
  private isTooLarge({ headers }: FastifyRequest, bytes: number, limit: number): boolean {
    return bytes > limit && !isFormType(headers["content-type"]);
  }

  private tooLarge(request: FastifyRequest, reply: FastifyReply): Refusal {
    // As Fastify does it: who has more to send than is read cannot use this connection for anything else.
    reply.header("connection", "close");
    return new Refusal(413, this.options.wordsFor(request).tooLarge);
  }

  private busy(request: FastifyRequest): Refusal {
    return new Refusal(503, this.options.wordsFor(request).busy, retryAfter);
  }

  private fits({ address, bytes }: Body): boolean {
    const { room = usualRoom } = this.options;
    const kind = kindOf(bytes);
    const after = (key: string) => (this.used.get(key) ?? 0) + bytes;
    return after(kind) <= room[kind] && after(`${kind} ${address}`) <= room[kind] / shares;
  }

  /** Takes the room that a body needs now; false where there is none, and it keeps what it had. */
  private resize(body: Body, bytes: number): boolean {
    this.add(body, -1);
    const hasRoom = this.fits({ ...body, bytes });
    if (hasRoom) body.bytes = bytes;
    this.add(body, 1);
    return hasRoom;
  }

  private add({ address, bytes }: Body, sign: 1 | -1): void {
    const kind = kindOf(bytes);
    for (const key of [kind, `${kind} ${address}`]) {
      const sum = (this.used.get(key) ?? 0) + sign * bytes;
      if (sum > 0) this.used.set(key, sum);
      else this.used.delete(key);
    }
  }
}
