import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { type LockEnd, lockDatabase } from "../../../tests/support/server/lock-database";
import { referenceOf } from "../../../tests/support/server/mail-server";
import { runSql } from "../../../tests/support/server/raw-sql";
import { contactEnquiry, newEnquiry } from "../../../tests/support/server/samples";
import {
  inEnglish,
  mailTo,
  openMail,
  openTestServer,
  openTestService,
  readEnquiry,
} from "../../../tests/support/server/test-service";
import { until } from "../../../tests/support/server/wait";
import { testFolder } from "../../../tests/support/test-folder";
import type { EnquiryConfig } from "../../config";
import type { EnquiryStore } from "./open-store";

/** Another process holds the write lock, as a database browser or a backup may. */

async function lock(begin?: "BEGIN EXCLUSIVE"): Promise<(end?: LockEnd) => Promise<void>> {
  const release = await lockDatabase(join(testFolder(), "enquiries.db"), begin);
  onTestFinished(() => release());
  return release;
}

const openServer = (busyTimeoutMs: number, changes: Partial<EnquiryConfig> = {}) =>
  openTestServer(changes, { busyTimeoutMs });

const post = (app: FastifyInstance, message = "x") =>
  app.inject({ method: "POST", url: "/api/enquiries/contact", payload: { ...contactEnquiry, message } });

const messages = async (store: EnquiryStore) => (await store.readEnquiries()).map(({ answers }) => answers.message);

test("while it lasts, everything else is answered, and an enquiry waits", async () => {
  const { app, store } = await openServer(60_000);
  const release = await lock();
  let answered = 0;
  const posts = ["a", "b", "c"].map((message) => post(app, message).finally(() => answered++));
  for (let count = 0; count < 50; count++) {
    expect((await app.inject({ method: "GET", url: "/healthz" })).statusCode).toBe(200);
  }
  // An enquiry that is stored can be read as well.
  expect(await messages(store)).toEqual([]);
  expect(answered).toBe(0);
  await release();
  expect((await Promise.all(posts)).map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect((await messages(store)).sort()).toEqual(["a", "b", "c"]);
});

test("an enquiry that waited in vain is refused, and the next one is taken as soon as it ends", async () => {
  const { app, store } = await openServer(50);
  const release = await lock();
  const refused = await Promise.all([post(app, "a"), post(app, "b")]);
  for (const { statusCode, headers, body } of refused) {
    expect([statusCode, headers["retry-after"], headers["content-type"]]).toEqual([
      503,
      "5",
      "text/plain; charset=utf-8",
    ]);
    expect(body).toBe(inEnglish.messages.refusals.busy);
  }
  const plain = await app.inject({
    method: "POST",
    url: "/api/enquiries/contact",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: String(new URLSearchParams({ ...contactEnquiry, message: "Kept in the form" })),
  });
  expect([plain.statusCode, plain.headers["retry-after"]]).toEqual([503, "5"]);
  for (const text of [inEnglish.messages.refusals.busy, "Kept in the form"]) expect(plain.body).toContain(text);
  await release();
  expect((await post(app, "c")).statusCode).toBe(201);
  expect(await messages(store)).toEqual(["c"]);
  // Nobody holds the lock any more, the server neither.
  const other = await openTestService();
  await other.store.save(newEnquiry({ answers: {} }), []);
  await other.store.close();
});

test.each([
  ["commits and closes the database", undefined, "COMMIT"],
  ["takes back and closes the database", undefined, "ROLLBACK"],
  ["locked all of it and closes the database", "BEGIN EXCLUSIVE", "COMMIT"],
  ["is killed", undefined, "kill"],
  ["stays and reads on", undefined, "stay"],
] as const)("the next enquiry is taken where the holder %s", async (_, begin, end) => {
  const { app, store } = await openServer(50);
  for (const message of ["a", "b", "c"]) {
    const release = await lock(begin);
    expect((await post(app, "in vain")).statusCode).toBe(503);
    await release(end);
    expect((await post(app, message)).statusCode).toBe(201);
  }
  expect(await messages(store)).toEqual(["a", "b", "c"]);
});

test("the next enquiry is taken after a write that failed as the only one at work, as on a full disk", async () => {
  const { app, store } = await openServer(50);
  expect((await post(app, "a")).statusCode).toBe(201);
  // SQLite takes the journal away with the last connection, and makes a new one with the next.
  const rename = (from: string, to: string) =>
    runSql(join(testFolder(), "enquiries.db"), `ALTER TABLE ${from} RENAME TO ${to}`);
  rename("enquiries", "away");
  expect((await post(app, "in vain")).statusCode).toBe(503);
  rename("away", "enquiries");
  expect((await post(app, "b")).statusCode).toBe(201);
  expect(await messages(store)).toEqual(["a", "b"]);
});

test("a lock leaves no descriptors behind", async () => {
  const { app, store } = await openServer(10);
  const files = () => readdirSync("/proc/self/fd").length;
  expect((await post(app)).statusCode).toBe(201);
  const before = files();
  const release = await lock();
  for (let count = 0; count < 20; count++) {
    await Promise.all([post(app), store.readEnquiries()]);
  }
  // Those of the process that holds the lock: its input and its output.
  expect(files()).toBeLessThanOrEqual(before + 4);
  await release();
});

test("a mail that was sent meanwhile is not sent again, though its claim has expired", async () => {
  let release: ReturnType<typeof lock> | undefined;
  const mail = await openMail({
    delay: 300,
    onMail: () => {
      release ??= lock();
    },
  });
  const { app, store } = await openServer(50, { mail: mail.settings, claimSeconds: 0.5 });
  const { reference } = (await post(app)).json();
  await until("the mail to be sent", () => mail.mails.length === 1);
  // The claim expires, and the outbox looks again more than once.
  await pause(1500);
  await (await release)?.();
  await until("delivered", async () => (await readEnquiry(store, reference))?.deliveries[0]?.state === "delivered");
  await pause(300);
  expect(mail.mails.map(referenceOf)).toEqual([reference]);
});

test("a server starts, and what is stored can be read", async () => {
  const first = await openServer(60_000);
  await post(first.app, "a");
  const release = await lock();
  const second = await openServer(50, { mail: mailTo("smtp://127.0.0.1:1") });
  expect(await messages(second.store)).toEqual(["a"]);
  // Its end would wait for the lock as well.
  await release();
});
