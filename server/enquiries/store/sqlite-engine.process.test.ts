import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { lockDatabase } from "../../../tests/support/server/lock-database";
import { runSql, toFirstVersion } from "../../../tests/support/server/raw-sql";
import { newEnquiry } from "../../../tests/support/server/samples";
import { testFolder } from "../../../tests/support/test-folder";
import { type EnquiryStore, openStore } from "./open-store";
import { fileGone } from "./sqlite-driver";
import { SqliteEngine } from "./sqlite-engine";

const folder = () => join(testFolder(), "data");
const file = () => join(folder(), "enquiries.db");

function open(path = file()): EnquiryStore {
  const store = openStore(`file:${path}`);
  onTestFinished(() => store.close());
  return store;
}

const enquiry = (bytes = 0) =>
  newEnquiry({
    answers: { name: "Ada" },
    attachments:
      bytes > 0 ? [{ field: "files", name: "a.txt", type: "text/plain", content: Buffer.alloc(bytes, "a") }] : [],
  });

test("only this user reads it", async () => {
  await open().save(enquiry(), []);
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
    const content = Buffer.from("unforgettable ".repeat(1000));
    const attachments = [{ field: "files", name: "a.txt", type: "text/plain", content }];
    const { reference } = await store.save({ ...newEnquiry(), answers: { name: "unforgettable" }, attachments }, []);
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

test("many are erased in many short transactions", async () => {
  const store = open();
  for (let count = 0; count < 45; count++) await store.save(enquiry(), ["webhook"]);
  for (let count = 0; count < 3; count++) await store.save(enquiry(9_000_000), ["webhook"]);
  const write = vi.spyOn(SqliteEngine.prototype, "write");
  expect(await store.purge(new Date(Date.now() + 1000))).toBe(48);
  expect(await Promise.all(write.mock.results.map(({ value }) => value))).toEqual([20, 20, 7, 1]);
});

test("a journal that was deleted costs one enquiry its acknowledgement, and nothing that was stored", async () => {
  const store = open();
  const { reference } = await store.save(enquiry(), []);
  rmSync(`${file()}-wal`);
  await expect(store.save(enquiry(), [])).rejects.toMatchObject({ code: fileGone });
  const next = await store.save(enquiry(), []);
  const stored = (await store.readEnquiries()).map((entry) => entry.reference);
  expect(stored).toEqual(expect.arrayContaining([reference, next.reference]));
});

test("a store whose place is not there yet is asked again, and then takes enquiries", async () => {
  const store = open();
  mkdirSync(file(), { recursive: true });
  await expect(store.save(enquiry(), [])).rejects.toMatchObject({ code: expect.stringMatching(/^SQLITE_|^E/) });
  rmSync(file(), { recursive: true });
  await expect.poll(() => store.save(enquiry(), []).catch(() => undefined)).toBeDefined();
});

/** A file with one enquiry, as an earlier version left it. */
async function writeEarlierFile(): Promise<string> {
  const store = open();
  const { reference } = await store.save(enquiry(), []);
  await store.close();
  toFirstVersion(file());
  return reference;
}

test("a file of an earlier version is brought up to date, and a copy of it is kept for some days", async () => {
  const reference = await writeEarlierFile();
  const store = open();
  expect(await store.readEnquiries()).toMatchObject([{ reference }]);
  await store.save(enquiry(), ["webhook"]);
  const copies = readdirSync(folder()).filter((name) => name.endsWith(".bak"));
  expect(copies).toHaveLength(1);
  const copy = join(folder(), String(copies[0]));
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(runSql(copy, "SELECT reference FROM enquiries")).toEqual([{ reference }]);
  await store.dropCopies(new Date(Date.now() - 60_000));
  expect(readdirSync(folder())).toContain(copies[0]);
  // However the place is written.
  await open(`${testFolder()}//data/./enquiries.db`).dropCopies(new Date(Date.now() + 60_000));
  expect(readdirSync(folder()).filter((name) => name.endsWith(".bak"))).toEqual([]);
});

test("a file of a later version is left alone", async () => {
  const store = open();
  await store.save(enquiry(), []);
  runSql(file(), "INSERT INTO kysely_migration VALUES ('2099-later', '2099-01-01')");
  await expect(open().readEnquiries()).rejects.toMatchObject({ code: "LATER_VERSION" });
});

test("what is no backup is named and not restored, and leaves what is there as it was", async () => {
  const store = open();
  const { reference } = await store.save(enquiry(), []);
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
