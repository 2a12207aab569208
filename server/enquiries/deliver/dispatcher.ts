import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { type EnquiryService, ownerView } from "../service";
import { type Channel, channelKind, type DeliveryClaim, enquirerChannel } from "../store/enquiry";
import { errorCodeOf, storeClosed } from "../store/store-error";
import { judgeFailure } from "./delivery-error";
import type { openFiles } from "./files-on-the-way";
import type { Send } from "./mail";

const longestWaitSeconds = 3600;

/** Deliveries at a time to one receiver. */
const mostAtOnce = 4;

/**
 * Number of times that a receiver refuses an enquiry for good before it is believed: for a day, as a wrong setting may be
 * mended. Nobody mends what an enquirer has entered.
 */
const mostRefusals = (channel: Channel) => (channel === enquirerChannel ? 1 : 24);

const recordRetryMs = 500;

export function openDispatcher(
  service: EnquiryService,
  channel: Channel,
  send: Send,
  withFiles: ReturnType<typeof openFiles>,
  log: FastifyBaseLogger,
) {
  const { store, config } = service;
  const kind = channelKind(channel);
  const claimMs = config.claimSeconds * 1000;
  const underWay = new Map<string, Promise<void>>();
  let isStopped = false;
  /** Until then the receiver is asked by hand alone, as it wants it; since the start, in milliseconds: clocks are put back. */
  let pausedUntil = 0;
  let looking = Promise.resolve();

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
    const { isRefusedForGood: isRefused, description, retryAfter } = judgeFailure(error);
    // What failed otherwise before, such as a mail server that was away, is no refusal.
    const before = isRefused && claim.error !== description ? 0 : claim.attempts;
    const counted = { ...claim, attempts: before };
    const entry = { reference, channel: kind, attempts: before + 1, error: description };
    if (isRefused && entry.attempts >= mostRefusals(channel)) {
      log.error(entry, "A delivery was given up. See it with list; retry sends it again.");
      return record(() => store.markRefused(counted, description));
    }
    const asked = Math.min(longestWaitSeconds, retryAfter);
    pausedUntil = Math.max(pausedUntil, performance.now() + asked * 1000);
    const doubled = Math.min(longestWaitSeconds, config.retrySeconds * 2 ** Math.min(before, 30));
    const retryIn = isRefused ? longestWaitSeconds : Math.max(asked, doubled);
    if (isRefused) log.error({ ...entry, retryIn }, "A receiver refuses an enquiry for good.");
    else log.warn({ ...entry, retryIn }, "A delivery failed.");
    await record(() => store.markFailed(counted, description, retryIn * 1000));
  };

  const deliver = async (claim: DeliveryClaim): Promise<void> => {
    const { reference } = claim;
    const holding = setInterval(() => void store.renewClaim(claim, claimMs).catch(() => {}), claimMs / 3);
    try {
      const [enquiry] = await store.readEnquiries({ reference });
      // The enquiry was erased in this moment, and its deliveries with it.
      if (!enquiry) return;
      const about = { enquiry, ...ownerView(service, enquiry) };
      // The enquirer has them.
      const files = channel === enquirerChannel ? [] : enquiry.files;
      await withFiles({ reference, files }, (attachments) =>
        send({ ...about, attachments, areFilesSent: true }).catch((error) => {
          if (attachments.length === 0 || !judgeFailure(error).isTooLarge) throw error;
          return send({ ...about, attachments, areFilesSent: false });
        }),
      );
    } catch (error) {
      return await fail(claim, error);
    } finally {
      clearInterval(holding);
    }
    await record(() => store.markDelivered(claim));
    log.info({ reference, channel: kind }, "An enquiry was delivered.");
  };

  const beginAll = async () => {
    while (!isStopped && underWay.size < mostAtOnce) {
      const isPaused = performance.now() < pausedUntil;
      const claim = await store.claimDelivery(channel, claimMs, [...underWay.keys()], isPaused);
      if (!claim) return;
      const delivery = deliver(claim).finally(() => {
        underWay.delete(claim.reference);
        kick();
      });
      underWay.set(claim.reference, delivery);
    }
  };

  const kick = () => {
    looking = looking
      .then(beginAll)
      // The database is out of reach for the moment; the timer tries again.
      .catch((error) => log.error({ channel: kind, code: errorCodeOf(error) }, "The outbox could not be read."));
  };

  return {
    kick,
    stop: async () => {
      isStopped = true;
      await looking;
      await Promise.all(underWay.values());
    },
  };
}
