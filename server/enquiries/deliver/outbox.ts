import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { errorCodeOf } from "../../error-code";
import { channelsOf, type EnquiryService } from "../service";
import { type Channel, enquirerChannel, mailChannel, webhookChannel } from "../store/enquiry";
import { openDispatcher } from "./dispatcher";
import { openFiles, type WithFiles } from "./files-on-the-way";
import { enquirerMailSender, mailSender, type Send } from "./mail";
import { webhookSender } from "./webhook";

/** Time that the end of the server waits for a delivery under way, in milliseconds; after that it is made again. */
const stopTimeout = 20_000;

/** Interval at which it is tried to look for enquiries without a delivery, in milliseconds. */
const adoptRetryMs = 5000;

/**
 * Makes ready to pass on what is waiting, outside of the requests that brought it: with each kick, and once started by a
 * timer, which finds what failed before, what another machine left behind and what was asked for by hand.
 */
export function openOutbox(service: EnquiryService, log: FastifyBaseLogger) {
  const { config, store } = service;
  const { mail, webhook } = config;
  const ways: [Channel, Send][] = [];
  if (mail) {
    for (const to of mail.to) ways.push([mailChannel(to), mailSender(mail, to)]);
    // Also where it is off by now: what was promised is sent.
    ways.push([enquirerChannel, enquirerMailSender(mail, () => service.languages)]);
  }
  if (webhook) ways.push([webhookChannel, webhookSender(webhook)]);
  const withFiles = openFiles(store);
  const withoutFiles: WithFiles = (_, work) => work([]);
  const dispatchers = ways.map(([channel, send]) =>
    openDispatcher(service, channel, send, channel === enquirerChannel ? withoutFiles : withFiles, log),
  );
  const kick = () => {
    for (const dispatcher of dispatchers) dispatcher.kick();
  };
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  // Not waited for: the store may be out of reach at the moment.
  const adopt = async () => {
    while (!isStopped) {
      try {
        await store.adopt(channelsOf(config));
        return kick();
      } catch (error) {
        log.error({ code: errorCodeOf(error) }, "Enquiries that wait without a delivery could not be looked for.");
        await wait(adoptRetryMs, undefined, { ref: false });
      }
    }
  };
  const start = () => {
    void adopt();
    timer = setInterval(kick, Math.min(config.retrySeconds, 5) * 1000);
    kick();
  };
  const stop = async () => {
    isStopped = true;
    clearInterval(timer);
    const ends = Promise.all(dispatchers.map((dispatcher) => dispatcher.stop()));
    await Promise.race([ends, wait(stopTimeout, undefined, { ref: false })]);
  };
  return { kick, start, stop };
}
