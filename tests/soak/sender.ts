import { setTimeout as pause } from "node:timers/promises";
import { ask } from "../support/proxies";
import type { Acknowledged, FailedAttempt } from "./record";

/** Limit of one attempt, in milliseconds: longer than the server itself waits for its database. */
const timeoutMs = 12_000;

/** Longest wait of a visitor before the next attempt, in milliseconds. */
const longestWait = 10_000;

/** Enquiries of one address at a time: a server that cannot ask for the common count within seconds goes by its own. */
const atOnce = 10;

/** Addresses of this machine, a visitor each: Linux has all of 127.0.0.0/8. */
const visitor = (count: number) => `127.${1 + (count >> 16)}.${(count >> 8) & 255}.${count & 255}`;

/** Sends enquiries as the forms do: each under a key of its own, again and again until it is acknowledged. */
export class Sender {
  readonly acknowledged: Acknowledged[] = [];
  readonly failed: FailedAttempt[] = [];
  begun = 0;
  private readonly underWay = new Set<Promise<void>>();
  private isGivenUp = false;

  /** @param isFromMany whether each enquiry comes from an address of its own */
  constructor(
    private readonly url: string,
    private readonly form: string,
    private readonly body: (count: number) => object,
    private readonly isFromMany: boolean,
  ) {}

  private async attempt(count: number, localAddress = this.isFromMany ? visitor(count) : undefined) {
    const began = performance.now();
    const key = `soak-${count}`;
    const answer = await ask(`${this.url}/api/enquiries/${this.form}`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify(this.body(count)),
      localAddress,
      timeout: timeoutMs,
    }).catch((error: NodeJS.ErrnoException) => ({ status: String(error.code ?? error.name), body: "" }));
    if (answer.status === 201) return { key, reference: String(JSON.parse(answer.body).reference) };
    this.failed.push({ began, ended: performance.now(), status: answer.status });
    return undefined;
  }

  private async send(): Promise<void> {
    this.begun += 1;
    const count = this.begun;
    for (let wait = 500; !this.isGivenUp; wait = Math.min(longestWait, wait * 2)) {
      const receipt = await this.attempt(count);
      if (receipt) return void this.acknowledged.push(receipt);
      await pause(wait * (0.5 + Math.random()));
    }
  }

  /**
   * Begins so many enquiries a second, whether those before are acknowledged or not.
   * @param isOver asked before each
   */
  async run(perSecond: number, isOver: () => boolean): Promise<void> {
    const start = performance.now();
    while (!isOver()) {
      const due = Math.floor(((performance.now() - start) / 1000) * perSecond);
      while (this.begun < due) {
        const sending = this.send().finally(() => this.underWay.delete(sending));
        this.underWay.add(sending);
      }
      await pause(20);
    }
  }

  /** Sends so many from one address, some at a time and each of them once, and counts those that are taken. */
  async sendFromOne(number: number): Promise<number> {
    let taken = 0;
    for (let first = 0; first < number; first += atOnce) {
      const counts = Array.from({ length: Math.min(atOnce, number - first) }, (_, index) => first + index);
      const receipts = await Promise.all(counts.map((count) => this.attempt(1_000_000 + count, "127.250.0.1")));
      const acknowledged = receipts.filter((receipt) => receipt !== undefined);
      this.acknowledged.push(...acknowledged);
      taken += acknowledged.length;
    }
    this.begun += taken;
    return taken;
  }

  /** Waits until all of them are acknowledged, or so many seconds. */
  async finish(seconds: number): Promise<void> {
    // The process does not wait for the time to pass where all are acknowledged before.
    await Promise.race([Promise.all(this.underWay), pause(seconds * 1000, undefined, { ref: false })]);
    this.isGivenUp = true;
    await Promise.all(this.underWay);
  }
}
