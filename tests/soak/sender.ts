import { setTimeout as pause } from "node:timers/promises";
import { ask } from "../support/proxies";
import type { Acknowledged, FailedAttempt } from "./account";

/** Limit of one attempt, in milliseconds: longer than the server itself waits for its database. */
const timeoutMs = 12_000;

const longestWait = 10_000;

/** Sends enquiries as the forms do: each under a key of its own, again and again until it is acknowledged. */
export class Sender {
  readonly acknowledged: Acknowledged[] = [];
  readonly failed: FailedAttempt[] = [];
  begun = 0;
  private readonly underWay = new Set<Promise<void>>();
  private isGivenUp = false;

  constructor(
    private readonly url: string,
    private readonly form: string,
    private readonly body: (count: number) => object,
  ) {}

  private async attempt(count: number) {
    const began = performance.now();
    const key = `soak-${count}`;
    const answer = await ask(`${this.url}/api/enquiries/${this.form}`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify(this.body(count)),
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

  async finish(seconds: number): Promise<void> {
    // The process does not wait for the time to pass where all are acknowledged before.
    await Promise.race([Promise.all(this.underWay), pause(seconds * 1000, undefined, { ref: false })]);
    this.isGivenUp = true;
    await Promise.all(this.underWay);
  }
}
