import { setTimeout as pause } from "node:timers/promises";
import type { Acknowledged } from "./account";

/** How long one attempt may take, in milliseconds: longer than the server itself waits for its database. */
const patience = 12_000;

/** Sends enquiries as the forms do: each under a key of its own, again and again until it is acknowledged. */
export class Sender {
  readonly acknowledged: Acknowledged[] = [];
  /** Answers that were none of success, and connections that broke. */
  refused = 0;
  broken = 0;
  begun = 0;
  private readonly underWay = new Set<Promise<void>>();
  private isGivenUp = false;

  constructor(
    private readonly url: string,
    private readonly form: string,
    private readonly body: (count: number) => object,
  ) {}

  private async attempt(key: string, body: string): Promise<Acknowledged | undefined> {
    try {
      const response = await fetch(`${this.url}/api/enquiries/${this.form}`, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": key },
        body,
        signal: AbortSignal.timeout(patience),
      });
      const text = await response.text();
      if (response.status === 201) return { key, reference: String(JSON.parse(text).reference) };
      this.refused += 1;
    } catch {
      this.broken += 1;
    }
    return undefined;
  }

  private async send(): Promise<void> {
    this.begun += 1;
    const count = this.begun;
    const key = `soak-${count}`;
    const body = JSON.stringify(this.body(count));
    for (let wait = 100; !this.isGivenUp; wait = Math.min(2000, wait * 2)) {
      const receipt = await this.attempt(key, body);
      if (receipt) return void this.acknowledged.push(receipt);
      await pause(wait);
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

  /** Waits until all of them are acknowledged, or so many seconds. */
  async finish(seconds: number): Promise<void> {
    // The process does not wait for the time to pass where all are acknowledged before.
    await Promise.race([Promise.all(this.underWay), pause(seconds * 1000, undefined, { ref: false })]);
    this.isGivenUp = true;
    await Promise.all(this.underWay);
  }
}
