import { errorCodeOf } from "../../error-code";
import { type Channel, enquirerChannel } from "../store/enquiry";
import type { EnquiryStore } from "../store/enquiry-store";
import type { DeliveryQueue } from "../store/store-types";

/** Time after which a delivery that has not arrived is somebody's business, in milliseconds. */
const overdueMs = 15 * 60_000;

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

function duration(ms: number): string {
  const [name, size] = units.find(([, length]) => ms >= 2 * length) ?? units[2];
  const count = Math.floor(ms / size);
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}

/** A receiver for people to read: `mail to sales@example.com`. */
export const receiverName = (channel: string): string =>
  channel === enquirerChannel ? "mail to the enquirer" : channel.replace(/^mail:/, "mail to ");

/** True where what waits for a receiver is tried again: one that is in the settings no more is nobody's. */
export const isServed = (channel: string, channels: readonly Channel[]): boolean =>
  channel === enquirerChannel || channels.some((known) => known === channel);

/** The state of each receiver's deliveries in a sentence. */
export const queueSentence = (queue: DeliveryQueue, channels: readonly Channel[]): string =>
  [
    `${receiverName(queue.channel)}:`,
    `${queue.waiting} waiting${queue.waiting > 0 ? `, the oldest for ${duration(queue.age)}` : ""},`,
    `${queue.failing} of them failing, ${queue.refused} refused for good`,
    ...(isServed(queue.channel, channels) ? [] : ["(nobody's: not in the settings any more)"]),
  ].join(" ");

/**
 * Says what keeps enquiries from being taken, and what has not been passed on for a quarter of an hour.
 * @param channels the receivers of the settings; what waits for others is nobody's and no finding
 */
export async function findProblems(store: EnquiryStore, channels: readonly Channel[]): Promise<string[]> {
  try {
    await store.check();
  } catch (error) {
    return [`No enquiry can be taken: ${store.place} (${errorCodeOf(error)}).`];
  }
  return (await store.readQueues())
    .filter(({ channel }) => channels.some((known) => known === channel))
    .filter(({ refused, age }) => refused > 0 || age > overdueMs)
    .map((queue) => `${queueSentence(queue, channels)}.`);
}
