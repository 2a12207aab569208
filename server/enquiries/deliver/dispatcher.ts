import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { errorCodeOf } from "../../error-code";
import { type EnquiryService, foreignLanguage, ownerDefinition } from "../service";
import { type Channel, channelKind } from "../store/enquiry";
import { storeClosed } from "../store/store-error";
import type { DeliveryClaim } from "../store/store-types";
import { describeError, isRefusedForGood } from "./delivery-error";
import type { OutgoingEnquiry } from "./mail";

/** The longest time between two attempts, in seconds. */
const longestWait = 3600;

/** Deliveries at a time to one receiver: it may take its time over each. */
const usualAtOnce = 4;

/** After so many milliseconds without an outcome, a delivery is set aside and its place given to the next. */
const slowAfter = 2000;

/** Deliveries at a time to one receiver, with those that were set aside. Each may hold 10 MB of attachments. */
const mostAtOnce = 12;

/** Failures in a row after which the rest waits for the next look: the receiver is away, and asking each time is idle. */
const failuresInARow = 5;

/** Number of times that a receiver refuses an enquiry for good before it is believed: for a day, as a wrong setting may be mended. */
const mostRefusals = 24;

/** A write that took longer waited for another process, in milliseconds. */
const longWrite = 1000;

/** Interval at which it is tried to write an outcome down, in milliseconds. */
const recordRetryMs = 500;

/** Time for which nothing is taken on after the store was out of reach, in milliseconds: others write their outcomes first. */
const afterOutage = 4 * recordRetryMs;

/** Seconds until the next attempt: 5, 10, 20 … up to an hour. */
export function retryDelay(attempts: number, base: number): number {
  return Math.min(longestWait, base * 2 ** Math.min(attempts, 30));
}

/**
 * Opens the way to one receiver. What hangs there holds up neither another receiver nor, up to a number, the enquiries
 * behind it.
 */
export function openDispatcher(
  service: EnquiryService,
  channel: Channel,
  send: (enquiry: OutgoingEnquiry) => Promise<void>,
  log: FastifyBaseLogger,
) {
  const { store, config } = service;
  const kind = channelKind(channel);
  const claimMs = config.claimSeconds * 1000;
  const underWay = new Map<string, Promise<void>>();
  let asideCount = 0;
  let failures = 0;
  let isStopped = false;
  let isKicked = false;
  let blockedUntil = 0;
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
    const { reference } = claim;
    const isRefused = isRefusedForGood(error);
    const description = describeError(error);
    // What failed otherwise before, such as a mail server that was away, is no refusal.
    const counted = isRefused && claim.error !== description ? { ...claim, attempts: 0 } : claim;
    const entry = { reference, channel: kind, attempts: counted.attempts + 1, error: description };
    if (isRefused && entry.attempts >= mostRefusals) {
      log.error(entry, "A delivery was given up. See it with list; retry sends it again.");
      return record(() => store.markRefused(counted, entry.error));
    }
    const delay = isRefused ? longestWait : retryDelay(counted.attempts, config.retrySeconds);
    if (isRefused) log.error({ ...entry, retryIn: delay }, "A receiver refuses an enquiry for good.");
    else log.warn({ ...entry, retryIn: delay }, "A delivery failed.");
    await record(() => store.markFailed(counted, entry.error, Date.now() + delay * 1000));
  };

  const deliver = async (claim: DeliveryClaim): Promise<void> => {
    const { reference, revision } = claim;
    const holding = setInterval(() => void store.renewClaim(claim, claimMs).catch(() => {}), claimMs / 3);
    try {
      const [enquiry] = await store.readEnquiries({ reference });
      if (enquiry?.revision !== revision) {
        // Erased or replaced in this moment; what replaced it has a delivery of its own.
        await record(() => store.releaseClaim(claim));
        return;
      }
      const attachments = await store.readAttachments(reference);
      const definition = ownerDefinition(service, enquiry);
      await send({ enquiry, attachments, definition, language: foreignLanguage(service, enquiry) });
    } catch (error) {
      failures += 1;
      await fail(claim, error);
      return;
    } finally {
      clearInterval(holding);
    }
    failures = 0;
    await record(() => store.markDelivered(claim));
    log.info({ reference, channel: kind }, "An enquiry was delivered.");
  };

  const begin = (claim: DeliveryClaim) => {
    let isAside = false;
    const slow = setTimeout(() => {
      isAside = true;
      asideCount += 1;
      look();
    }, slowAfter);
    const work = deliver(claim).finally(() => {
      clearTimeout(slow);
      if (isAside) asideCount -= 1;
      underWay.delete(claim.reference);
      look();
    });
    underWay.set(claim.reference, work);
  };

  const hasPlace = () => underWay.size - asideCount < usualAtOnce && underWay.size < mostAtOnce;

  const beginAll = async () => {
    for (;;) {
      isKicked = false;
      if (isStopped || failures >= failuresInARow || !hasPlace()) return;
      const askedAt = performance.now();
      const claim = await store.claimDelivery(channel, claimMs, [...underWay.keys()]);
      if (claim) begin(claim);
      // A kick may have come while nothing was found.
      else if (!isKicked) return;
      // Another machine waited as well, perhaps to write that its delivery arrived: it goes first.
      if (performance.now() - askedAt > longWrite) await wait(longWrite / 2);
    }
  };

  const look = () => {
    if (looking || isStopped || performance.now() < blockedUntil) return;
    looking = beginAll()
      // The database is out of reach for the moment; the timer tries again.
      .catch((error) => {
        blockedUntil = performance.now() + afterOutage;
        log.error({ channel: kind, code: errorCodeOf(error) }, "The outbox could not be read.");
      })
      .finally(() => {
        looking = undefined;
        if (isKicked) look();
      });
  };

  return {
    /** Looks for something to deliver, without being waited for. */
    kick: () => {
      isKicked = true;
      failures = 0;
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
