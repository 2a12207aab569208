import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { errorCodeOf } from "../../error-code";
import { type EnquiryService, foreignLanguage, ownerDefinition } from "../service";
import { type Channel, channelKind, enquirerChannel } from "../store/enquiry";
import { storeClosed } from "../store/store-error";
import type { DeliveryClaim } from "../store/store-types";
import { describeError, isRefusedForGood, isTooLarge, retryAfterOf } from "./delivery-error";
import type { WithFiles } from "./files-on-the-way";
import type { Send } from "./mail";

/** The longest time between two attempts, in seconds. */
const longestWait = 3600;

/** Deliveries at a time to one receiver: it may take its time over each. */
const atOnce = 4;

/**
 * Number of times that a receiver refuses an enquiry for good before it is believed: for a day, as a wrong setting may be
 * mended. Nobody mends what an enquirer has entered.
 */
const mostRefusals = (channel: Channel) => (channel === enquirerChannel ? 1 : 24);

/** Interval at which it is tried to write an outcome down, in milliseconds. */
const recordRetryMs = 500;

/** Seconds until the next attempt: 5, 10, 20 … up to an hour. */
function retryDelay(attempts: number, base: number): number {
  return Math.min(longestWait, base * 2 ** Math.min(attempts, 30));
}

/** Opens the way to one receiver. What hangs there holds up no other receiver. */
export function openDispatcher(
  service: EnquiryService,
  channel: Channel,
  send: Send,
  withFiles: WithFiles,
  log: FastifyBaseLogger,
) {
  const { store, config } = service;
  const kind = channelKind(channel);
  const claimMs = config.claimSeconds * 1000;
  const underWay = new Map<string, Promise<void>>();
  let isStopped = false;
  let isKicked = false;
  /** The time until which the receiver has asked to be left alone, in milliseconds since 1970. */
  let pausedUntil = 0;
  let looking: Promise<void> | undefined;

  /** Writes an outcome down, however long the database is out of reach: until then, the delivery stays in hand. */
  const record = async (write: () => Promise<void>): Promise<void> => {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        log.error({ channel: kind, code: errorCodeOf(error) }, "The outcome of a delivery cannot be written down yet.");
        if (errorCodeOf(error) === storeClosed) return;
        await wait(recordRetryMs);
      }
    }
  };

  const fail = async (claim: DeliveryClaim, error: unknown): Promise<void> => {
    const isRefused = isRefusedForGood(error);
    const description = describeError(error);
    // What failed otherwise before, such as a mail server that was away, is no refusal.
    const counted = isRefused && claim.error !== description ? { ...claim, attempts: 0 } : claim;
    const entry = { reference: claim.reference, channel: kind, attempts: counted.attempts + 1, error: description };
    if (isRefused && entry.attempts >= mostRefusals(channel)) {
      log.error(entry, "A delivery was given up. See it with list; retry sends it again.");
      return record(() => store.markRefused(counted, description));
    }
    const asked = Math.min(longestWait, retryAfterOf(error) ?? 0);
    pausedUntil = Math.max(pausedUntil, Date.now() + asked * 1000);
    const retryIn = isRefused ? longestWait : Math.max(asked, retryDelay(counted.attempts, config.retrySeconds));
    if (isRefused) log.error({ ...entry, retryIn }, "A receiver refuses an enquiry for good.");
    else log.warn({ ...entry, retryIn }, "A delivery failed.");
    await record(() => store.markFailed(counted, description, retryIn * 1000));
  };

  const deliver = async (claim: DeliveryClaim): Promise<void> => {
    const { reference } = claim;
    const holding = setInterval(() => void store.renewClaim(claim, claimMs).catch(() => {}), claimMs / 3);
    try {
      const [enquiry] = await store.readEnquiries({ reference });
      if (!enquiry) {
        // Erased in this moment.
        return await record(() => store.releaseClaim(claim));
      }
      const definition = ownerDefinition(service, enquiry);
      const language = foreignLanguage(service, enquiry);
      await withFiles(enquiry, async (attachments) => {
        const outgoing = { enquiry, attachments, definition, language, areFilesSent: true };
        await send(outgoing).catch((error) => {
          if (attachments.length === 0 || !isTooLarge(error)) throw error;
          return send({ ...outgoing, areFilesSent: false });
        });
      });
    } catch (error) {
      return await fail(claim, error);
    } finally {
      clearInterval(holding);
    }
    await record(() => store.markDelivered(claim));
    log.info({ reference, channel: kind }, "An enquiry was delivered.");
  };

  const beginAll = async () => {
    while (!isStopped && underWay.size < atOnce && Date.now() >= pausedUntil) {
      isKicked = false;
      const claim = await store.claimDelivery(channel, claimMs, [...underWay.keys()]);
      if (claim) {
        const work = deliver(claim).finally(() => {
          underWay.delete(claim.reference);
          look();
        });
        underWay.set(claim.reference, work);
        // A kick may have come while nothing was found.
      } else if (!isKicked) return;
    }
  };

  const look = () => {
    if (looking || isStopped) return;
    looking = beginAll()
      // The database is out of reach for the moment; the timer tries again.
      .catch((error) => log.error({ channel: kind, code: errorCodeOf(error) }, "The outbox could not be read."))
      .finally(() => {
        looking = undefined;
      });
  };

  return {
    /** Looks for something to deliver, without being waited for. */
    kick: () => {
      isKicked = true;
      look();
    },
    /** Finishes what is under way. */
    stop: async () => {
      isStopped = true;
      await looking;
      await Promise.all(underWay.values());
    },
  };
}
