import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { channelsOf, type EnquiryService } from "../service";
import { type Channel, enquirerChannel, mailChannel, webhookChannel } from "../store/enquiry";
import { errorCodeOf } from "../store/store-error";
import { openDispatcher } from "./dispatcher";
import { openFiles } from "./files-on-the-way";
import { enquirerMailSender, mailSender, type Send } from "./mail";
import { webhookSender } from "./webhook";

/** Time that the end of the server waits for a delivery under way, in milliseconds; after that it is made again. */
const stopTimeout = 20_000;

/**
 * Passes on what is waiting: with each kick, and once started by a timer, which finds what failed before, what another
 * machine left behind and what was asked for by hand.
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
  const dispatchers = ways.map(([channel, send]) => openDispatcher(service, channel, send, withFiles, log));
  const kick = () => {
    for (const dispatcher of dispatchers) dispatcher.kick();
  };
  let timer: NodeJS.Timeout | undefined;
  let isAdopted = false;
  const look = async () => {
    try {
      if (!isAdopted) await store.adopt(channelsOf(config));
      isAdopted = true;
    } catch (error) {
      log.error({ code: errorCodeOf(error) }, "Enquiries that wait without a delivery could not be looked for.");
    }
    kick();
  };
  return {
    kick,
    start() {
      timer = setInterval(look, Math.min(config.retrySeconds, 5) * 1000);
      void look();
    },
    async stop() {
      clearInterval(timer);
      const ends = Promise.all(dispatchers.map((dispatcher) => dispatcher.stop()));
      await Promise.race([ends, wait(stopTimeout, undefined, { ref: false })]);
    },
  };
}
