import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { errorCodeOf } from "../../error-code";
import { mailNotifier } from "../deliver/mail";
import { webhookNotifier } from "../deliver/webhook";
import { channelsOf, type EnquiryService } from "../service";
import { channelKind } from "../store/enquiry";
import { type Finding, findProblems } from "./findings";

/** Time between two looks, in milliseconds. */
const lookMs = 60_000;

/** Looks in a row that must find the store out of order: a lock of some seconds is nothing to wake somebody for. */
const storeLooks = 2;

/** The name under which a message stands in the audit, where the server finds it again after its next start. */
const self = { actor: "the server", action: "told" };
const allWell = "all is well again";

/** Time in which it looks for its last message, in milliseconds. */
const memoryMs = 30 * 86_400_000;

/** Time for which several machines that find the same send one message together, in milliseconds. */
const togetherMs = 10 * 60_000;

/**
 * Opens the watch over deliveries and the store, which tells those who look after the site of what keeps enquiries from
 * arriving. A message goes by the other channel than the one that fails, and by all of them where there is no other.
 */
export function openWatch(
  { store, config }: EnquiryService,
  log: FastifyBaseLogger,
  failures: () => readonly Finding[] = () => [],
) {
  const channels = channelsOf(config);
  const notifiers = [
    ...(config.mail ? [{ kind: "mail", notify: mailNotifier(config.mail) }] : []),
    ...(config.webhook ? [{ kind: "webhook", notify: webhookNotifier(config.webhook) }] : []),
  ];
  /** Findings that somebody has been told of; undefined until the store has told what was said before the start. */
  let told: ReadonlySet<string> | undefined;
  let storeFailures = 0;
  /** True while a message of this machine has not been sent. */
  let isOwed = false;

  const recall = async (): Promise<ReadonlySet<string>> => {
    const entries = await store.readAudit(new Date(Date.now() - memoryMs));
    const last = entries.find(({ actor, action }) => actor === self.actor && action === self.action);
    return new Set(last && last.detail !== allWell ? last.detail.split(", ") : []);
  };

  const send = async (found: ReadonlySet<string>, subject: string, text: string): Promise<void> => {
    const isTold = async () => (await store.hit(`watch ${subject}`, togetherMs)).count > 1;
    if (!isOwed && store.isShared && (await isTold().catch(() => false))) return;
    isOwed = true;
    const failing = new Set([...found].map(channelKind));
    const others = notifiers.filter(({ kind }) => !failing.has(kind));
    const results = await Promise.allSettled(
      (others.length > 0 ? others : notifiers).map(({ notify }) => notify(subject, text)),
    );
    const failed = results.filter((result) => result.status === "rejected");
    for (const { reason } of failed) log.error({ code: errorCodeOf(reason) }, "Nobody could be told of a problem.");
    if (failed.length === results.length && failed.length > 0) throw new Error("Nobody could be told.");
    isOwed = false;
    // A restart tells it once more where the store is away.
    const detail = [...found].join(", ") || allWell;
    await store.audit({ at: new Date().toISOString(), ...self, detail }).catch(() => {});
  };

  const judge = async (findings: readonly Finding[], known: ReadonlySet<string>): Promise<void> => {
    const found = new Set(findings.map(({ about }) => about));
    const text = findings.map(({ sentence }) => sentence).join("\n");
    if (findings.some(({ about }) => !known.has(about))) {
      const fails = findings.some(({ about }) => about === "pages" || about === "enquiries");
      const subject = found.has("store")
        ? "No enquiry can be taken"
        : fails
          ? "The site answers with failures"
          : "Enquiries are not passed on";
      log.error({ about: [...found].map(channelKind) }, `${subject}.`);
      const help = "See the log of the server, and: enquiries list --waiting";
      await send(found, subject, `${text}\n\n${help}\n`);
    } else if (found.size === 0 && known.size > 0) {
      await send(found, "Enquiries are well again", "Enquiries are taken, and all of them are passed on.\n");
      log.info("Enquiries are well again.");
    }
    told = found;
  };

  /** Tells what is new, and when all is well again. */
  const look = async (): Promise<void> => {
    const findings = [...failures(), ...(await findProblems(store, channels))];
    storeFailures = findings.some(({ about }) => about === "store") ? storeFailures + 1 : 0;
    if (storeFailures > 0 && storeFailures < storeLooks) return;
    told ??= await recall().catch(() => undefined);
    // The next look tells what could not be told.
    await judge(findings, told ?? new Set()).catch(() => {});
  };

  const ended = new AbortController();
  const watch = async () => {
    while (!ended.signal.aborted) {
      await wait(lookMs, undefined, { ref: false, signal: ended.signal }).catch(() => {});
      if (!ended.signal.aborted) {
        await look().catch((error) => log.error({ code: errorCodeOf(error) }, "The watch could not look."));
      }
    }
  };
  return { start: () => void watch(), stop: () => ended.abort(), look };
}
