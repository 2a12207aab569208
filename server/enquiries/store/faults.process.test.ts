import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { freePort } from "../../../tests/support/server/free-port";
import { referenceOf } from "../../../tests/support/server/mail-server";
import { type Program, prepareSite, runServer } from "../../../tests/support/server/run-program";
import { contactEnquiry } from "../../../tests/support/server/samples";
import { openMail } from "../../../tests/support/server/test-service";
import { until } from "../../../tests/support/server/wait";
import { testFolder } from "../../../tests/support/test-folder";
import { type EnquiryStore, openExistingStore } from "./open-store";

beforeEach(() => prepareSite(testFolder()));

async function start(port: number, env: Record<string, string>): Promise<Program> {
  const program = await runServer(testFolder(), port, env);
  onTestFinished(async () => {
    program.process.kill("SIGKILL");
    await program.ended;
  });
  return program;
}

const mailEnv = (port: number) => ({ SMTP_URL: `smtp://127.0.0.1:${port}`, ENQUIRY_TO: "sales@example.org" });

/** The reference of an enquiry that was acknowledged, or undefined where no answer came. */
async function post(port: number, key: string): Promise<string | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/enquiries/contact`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify({ ...contactEnquiry, message: key }),
      signal: AbortSignal.timeout(60_000),
    });
    return response.status === 201 ? String((await response.json()).reference) : undefined;
  } catch {
    return undefined;
  }
}

async function inStore<Result>(work: (store: EnquiryStore) => Promise<Result>): Promise<Result> {
  const store = openExistingStore(`file:${join(testFolder(), "data/enquiries.db")}`);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const untilAllAreDelivered = (seconds?: number) =>
  inStore((store) => {
    const areDelivered = async () => {
      const deliveries = (await store.readEnquiries()).flatMap((enquiry) => enquiry.deliveries);
      return deliveries.length > 0 && deliveries.every(({ state }) => state === "delivered");
    };
    return until("all delivered", areDelivered, seconds);
  });

test("a kill loses nothing that was acknowledged, and doubles nothing", async () => {
  const [port, mailPort] = [await freePort(), await freePort()];
  // Messages that the killed server had claimed are free for the next one soon.
  const env = { ...mailEnv(mailPort), ENQUIRY_CLAIM_SECONDS: "5" };
  const server = await start(port, env);
  const acknowledged = new Map<string, string>();
  const sent: Promise<void>[] = [];
  for (let count = 0; count < 150; count++) {
    const key = `key-${count}`;
    sent.push(
      post(port, key).then((reference) => {
        if (reference) acknowledged.set(key, reference);
      }),
    );
    if (count === 120) {
      await until("an acknowledgement", () => acknowledged.size > 0);
      server.process.kill("SIGKILL");
    }
    await pause(5);
  }
  await Promise.all(sent);
  expect(acknowledged.size).toBeGreaterThan(0);
  expect(acknowledged.size).toBeLessThan(150);

  await start(port, env);
  const messages = await inStore(async (store) =>
    (await store.readEnquiries()).map(({ answers, reference }) => [String(answers.message), reference] as const),
  );
  const stored = new Map(messages);
  expect(stored.size).toBe(messages.length);
  for (const [key, reference] of acknowledged) expect(stored.get(key)).toBe(reference);

  // A visitor without an answer sends again, with the same key.
  const keys = Array.from({ length: 150 }, (_, count) => `key-${count}`);
  const again = await Promise.all(keys.map((key) => post(port, key)));
  for (const [count, key] of keys.entries()) {
    const reference = again[count];
    expect(reference).toBe(stored.get(key) ?? reference);
    if (reference) stored.set(key, reference);
  }
  const mail = await openMail({ port: mailPort });
  await untilAllAreDelivered(30);
  expect(stored.size).toBe(150);
  expect(mail.mails.map(referenceOf).sort()).toEqual([...stored.values()].sort());
});
