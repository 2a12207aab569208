import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { referenceOf } from "../../../tests/support/server/mail-server";
import { until } from "../../../tests/support/server/run-program";
import { attachment, contactEnquiry, newEnquiry } from "../../../tests/support/server/samples";
import { type LockEnd, lockDatabase, runSql } from "../../../tests/support/server/sqlite-file";
import {
  inEnglish,
  mailTo,
  openMail,
  openTestServer,
  openTestService,
  readEnquiry,
} from "../../../tests/support/server/test-service";
import { testFolder } from "../../../tests/support/test-folder";
import { type EnquiryStore, openStore } from "./open-store";
import { fileGone } from "./sqlite-driver";

const folder = () => join(testFolder(), "data");
const file = () => join(folder(), "enquiries.db");

function open(path = file()): EnquiryStore {
  const store = openStore(`file:${path}`);
  onTestFinished(() => store.close());
  return store;
}

test("only this user reads it", async () => {
  await open().save(newEnquiry(), []);
  for (const name of readdirSync(folder())) {
    expect([name, statSync(join(folder(), name)).mode & 0o777]).toEqual([name, 0o600]);
  }
  expect(statSync(folder()).mode & 0o777).toBe(0o700);
});

test.each(["that nobody reads", "that somebody reads, as a backup does"])(
  "what was erased stands in no file %s",
  async (which) => {
    const store = open();
    // An answer, and a file over many pages.
    const attachments = [attachment("a.txt", "unforgettable ".repeat(1000))];
    const { reference } = await store.save(newEnquiry({ answers: { name: "unforgettable" }, attachments }), []);
    const isRead = which !== "that nobody reads";
    const leave = isRead ? await lockDatabase(file(), "BEGIN; SELECT * FROM enquiries") : undefined;
    const isThere = () =>
      readdirSync(folder()).some((name) => readFileSync(join(folder(), name)).includes("unforgettable"));
    expect(isThere()).toBe(true);
    const erased = store.erase(reference);
    if (leave) await pause(2000).then(() => leave("kill"));
    await erased;
    expect(isThere()).toBe(false);
  },
);

test("a journal that was deleted costs one enquiry its acknowledgement, and nothing that was stored", async () => {
  const store = open();
  const { reference } = await store.save(newEnquiry(), []);
  rmSync(`${file()}-wal`);
  await expect(store.save(newEnquiry(), [])).rejects.toMatchObject({ code: fileGone });
  const next = await store.save(newEnquiry(), []);
  const stored = (await store.readEnquiries()).map((entry) => entry.reference);
  expect(stored).toEqual(expect.arrayContaining([reference, next.reference]));
});

test("what is no backup is named and not restored, and leaves what is there as it was", async () => {
  const store = open();
  const { reference } = await store.save(newEnquiry(), []);
  const path = (name: string) => join(testFolder(), name);
  await store.backup(path("later.db"));
  runSql(path("later.db"), "INSERT INTO kysely_migration VALUES ('2099-later', '2099-01-01')");
  writeFileSync(path("damaged.db"), "no database ".repeat(1000));
  // What a copy that broke off leaves, and the database of another program.
  writeFileSync(path("empty.db"), "");
  runSql(path("other.db"), "create table notes (note text)");
  for (const [name, failure] of [
    ["none.db", { message: expect.stringContaining("none.db") }],
    ["later.db", { code: "LATER_VERSION", place: path("later.db") }],
    ...["damaged.db", "empty.db", "other.db"].map(
      (bad) => [bad, { message: expect.stringMatching(`${bad} is .*no backup`) }] as const,
    ),
  ] as const) {
    await expect((async () => store.restore(path(name)))(), name).rejects.toMatchObject(failure);
  }
  expect(await store.readEnquiries()).toMatchObject([{ reference }]);
});

/** Another process holds the write lock, as a database browser or a backup may. */
async function lock(begin?: "BEGIN EXCLUSIVE"): Promise<(end?: LockEnd) => Promise<void>> {
  const release = await lockDatabase(join(testFolder(), "enquiries.db"), begin);
  onTestFinished(() => release());
  return release;
}

const post = (app: FastifyInstance, message = "x") =>
  app.inject({ method: "POST", url: "/api/enquiries/contact", payload: { ...contactEnquiry, message } });

const messages = async (store: EnquiryStore) => (await store.readEnquiries()).map(({ answers }) => answers.message);

test("while it lasts, everything else is answered, a server starts, and an enquiry waits", async () => {
  const { app, store } = await openTestServer({}, { busyTimeoutMs: 60_000 });
  const release = await lock();
  let answered = 0;
  const posts = ["a", "b", "c"].map((message) => post(app, message).finally(() => answered++));
  for (let count = 0; count < 50; count++) {
    expect((await app.inject({ method: "GET", url: "/healthz" })).statusCode).toBe(200);
  }
  // What is stored can be read, also by a server that starts.
  const second = await openTestServer({ mail: mailTo("smtp://127.0.0.1:1") }, { busyTimeoutMs: 50 });
  for (const reader of [store, second.store]) expect(await messages(reader)).toEqual([]);
  expect(answered).toBe(0);
  await release();
  expect((await Promise.all(posts)).map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect((await messages(store)).sort()).toEqual(["a", "b", "c"]);
});

test.each([
  ["commits and closes the database", undefined, "COMMIT"],
  ["locked all of it and closes the database", "BEGIN EXCLUSIVE", "COMMIT"],
  ["is killed", undefined, "kill"],
  ["stays and reads on", undefined, "stay"],
] as const)("what waited in vain is refused, and the next one is taken where the holder %s", async (_, begin, end) => {
  const { app, store } = await openTestServer({}, { busyTimeoutMs: 50 });
  for (const message of ["a", "b", "c"]) {
    const release = await lock(begin);
    for (const { statusCode, headers, body } of await Promise.all([post(app, "in vain"), post(app, "as well")])) {
      expect([statusCode, headers["retry-after"], body]).toEqual([503, "5", inEnglish.messages.refusals.busy]);
    }
    await release(end);
    expect((await post(app, message)).statusCode).toBe(201);
  }
  expect(await messages(store)).toEqual(["a", "b", "c"]);
  // Nobody holds the lock any more, the server neither.
  const other = await openTestService();
  await other.store.save(newEnquiry({ answers: {} }), []);
  await other.store.close();
});

test("the next enquiry is taken after a write that failed as the only one at work, as on a full disk", async () => {
  const { app, store } = await openTestServer({}, { busyTimeoutMs: 50 });
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

test("a mail that was sent meanwhile is not sent again, though its claim has expired", async () => {
  let release: ReturnType<typeof lock> | undefined;
  const mail = await openMail({
    delay: 300,
    onMail: () => {
      release ??= lock();
    },
  });
  const { app, store } = await openTestServer({ mail: mail.settings, claimSeconds: 0.5 }, { busyTimeoutMs: 50 });
  const { reference } = (await post(app)).json();
  await until("the mail to be sent", () => mail.mails.length === 1);
  // The claim expires, and the outbox looks again more than once.
  await pause(1500);
  await (await release)?.();
  await until("delivered", async () => (await readEnquiry(store, reference))?.deliveries[0]?.state === "delivered");
  await pause(300);
  expect(mail.mails.map(referenceOf)).toEqual([reference]);
});
