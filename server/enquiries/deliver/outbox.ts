import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { errorCodeOf } from "../../error-code";
import { channelsOf, type EnquiryService } from "../service";
import type { Channel } from "../store/enquiry";
import { readAttachments, readEnquiry } from "../store/read-enquiries";
import {
  adoptEnquiries,
  type Claim,
  claimDelivery,
  type Holder,
  markDelivered,
  markFailed,
  releaseClaim,
  renewClaim,
} from "./deliveries";
import { deliveryFault } from "./delivery-fault";
import { mailSender, type Parcel } from "./mail";
import { webhookSender } from "./webhook";

/** The longest time between two attempts, in seconds. */
const longestWait = 3600;

/** Deliveries at a time on one channel: a mail server may take its time over each. */
const lanesPerChannel = 4;

/** Failures in a row after which the rest waits for the next look: the receiver is away, and asking each time is idle. */
const failuresInARow = 5;

/** How long the end of the server waits for a delivery under way, in milliseconds; after that it is made again. */
const stopTimeout = 20_000;

/** Seconds until the next attempt: 5, 10, 20 … up to an hour. */
export function retryDelay(attempts: number, base: number): number {
  return Math.min(longestWait, base * 2 ** Math.min(attempts, 30));
}

/** One way on which enquiries leave. */
interface Lane {
  /** Looks for something to deliver, without being waited for. */
  kick: () => void;
  /** Finishes what is under way. */
  stop: () => Promise<void>;
}

/** Passes enquiries on, outside of the requests that brought them. */
export interface Outbox extends Lane {
  /** Begins to look by a timer as well. */
  start: () => void;
}

/** One delivery after the other on one channel, so that a receiver that hangs does not hold up the other channel. */
function openLane(
  service: EnquiryService,
  channel: Channel,
  send: (parcel: Parcel) => Promise<void>,
  holder: Holder,
  log: FastifyBaseLogger,
): Lane {
  const { database, config, definitions } = service;
  let isStopped = false;
  let isKicked = false;
  let running: Promise<void> | undefined;

  /** Writes an outcome down, however long the database is out of reach: until then, the delivery stays in hand. */
  const record = async (write: () => Promise<void>): Promise<void> => {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        log.error({ channel, code: errorCodeOf(error) }, "The outcome of a delivery could not be written down yet.");
        if (isStopped) return;
        await wait(Math.min(config.retrySeconds, 5) * 1000);
      }
    }
  };

  /** Tells whether it was delivered. */
  const deliver = async (claim: Claim): Promise<boolean> => {
    const { reference, attempts, revision } = claim;
    const holding = setInterval(
      () => void renewClaim(database, claim, holder).catch(() => {}),
      holder.claimMilliseconds / 3,
    );
    try {
      const attachments = await readAttachments(database, reference);
      const enquiry = await readEnquiry(database, reference);
      if (enquiry?.revision !== revision) {
        // Erased or replaced in this moment; what replaced it has a delivery of its own.
        await record(() => releaseClaim(database, claim));
        return true;
      }
      await send({ enquiry, attachments, definition: definitions.forms.get(enquiry.form) });
    } catch (error) {
      const fault = deliveryFault(error);
      const delay = retryDelay(attempts, config.retrySeconds);
      log.warn({ reference, channel, attempts: attempts + 1, fault, retryIn: delay }, "A delivery failed.");
      await record(() => markFailed(database, claim, fault, Date.now() + delay * 1000));
      return false;
    } finally {
      clearInterval(holding);
    }
    await record(() => markDelivered(database, claim));
    log.info({ reference, channel }, "An enquiry was delivered.");
    return true;
  };

  const deliverAll = async () => {
    let failures = 0;
    while (!isStopped && failures < failuresInARow) {
      isKicked = false;
      const claim = await claimDelivery(database, channel, holder);
      if (claim) failures = (await deliver(claim)) ? 0 : failures + 1;
      // A kick may have come while nothing was found.
      else if (!isKicked) return;
    }
  };

  const kick = () => {
    isKicked = true;
    if (running || isStopped) return;
    running = deliverAll()
      // The database is out of reach for the moment; the timer tries again.
      .catch((error) => log.error({ channel, code: errorCodeOf(error) }, "The outbox could not be read."))
      .finally(() => {
        running = undefined;
        if (isKicked) kick();
      });
  };
  const stop = async () => {
    isStopped = true;
    await running;
  };
  return { kick, stop };
}

/**
 * Makes ready to pass on what is waiting: with each kick, and once started by a timer, which finds what failed before,
 * what another machine left behind and what was asked for by hand.
 */
export function openOutbox(service: EnquiryService, log: FastifyBaseLogger): Outbox {
  const { config, database } = service;
  const holder = { id: randomUUID(), claimMilliseconds: config.claimSeconds * 1000 };
  const openLanes = (channel: Channel, send: (parcel: Parcel) => Promise<void>) =>
    Array.from({ length: lanesPerChannel }, () => openLane(service, channel, send, holder, log));
  const lanes = [
    ...(config.mail ? openLanes("mail", mailSender(config.mail)) : []),
    ...(config.webhook ? openLanes("webhook", webhookSender(config.webhook)) : []),
  ];
  const kick = () => {
    for (const lane of lanes) lane.kick();
  };
  let timer: NodeJS.Timeout | undefined;
  const start = () => {
    // Not waited for: another process may write at the moment.
    adoptEnquiries(database, channelsOf(config)).then(kick, (error) =>
      log.error({ code: errorCodeOf(error) }, "Enquiries that wait without a delivery could not be looked for."),
    );
    timer = setInterval(kick, Math.min(config.retrySeconds, 5) * 1000);
    kick();
  };
  const stop = async () => {
    clearInterval(timer);
    let deadline: NodeJS.Timeout | undefined;
    const tooLong = new Promise<void>((done) => {
      deadline = setTimeout(done, stopTimeout);
    });
    await Promise.race([Promise.all(lanes.map((lane) => lane.stop())), tooLong]);
    clearTimeout(deadline);
  };
  return { kick, start, stop };
}
