import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { DatabaseConfig } from "../../../server/enquiries/store/database-config";
import type { NewEnquiry } from "../../../server/enquiries/store/enquiry";
import type { EnquiryStore } from "../../../server/enquiries/store/enquiry-store";
import { openStore } from "../../../server/enquiries/store/open-store";
import { KeyTaken, storeClosed } from "../../../server/enquiries/store/store-error";
import { runSql } from "./raw-sql";
import { newEnquiry } from "./samples";
import { temporaryFolder } from "./test-service";

/** Makes a new, empty database in a folder. */
export type NewDatabase = (folder: string) => Promise<DatabaseConfig>;

let made = 0;

export const newSqlite: NewDatabase = async (folder) => ({ url: `file:${join(folder, "data", `${++made}.db`)}` });

const enquiry = (changes: Partial<NewEnquiry> = {}) =>
  newEnquiry({ answers: { name: "Ada", wishes: ["a", "b"] }, ...changes });

const file = (name: string, text = name) => ({ field: "files", name, type: "text/plain", content: Buffer.from(text) });

/**
 * What every engine of the store keeps.
 * @param engines those that a backup of it can be restored in
 */
export function storeContract(newDatabase: NewDatabase, engines: readonly NewDatabase[]): void {
  let folder: string;
  let clear: () => void;
  let config: DatabaseConfig;
  let store: EnquiryStore;
  const stores: EnquiryStore[] = [];

  /** Another process with the same database. */
  const another = () => {
    const opened = openStore(config, { busyTimeoutMs: 20_000 });
    stores.push(opened);
    return opened;
  };

  beforeEach(async () => {
    ({ folder, clear } = temporaryFolder());
    config = await newDatabase(folder);
    store = another();
  });

  afterEach(async () => {
    vi.useRealTimers();
    for (const opened of stores.splice(0)) await opened.close();
    clear();
  });

  describe("an enquiry", () => {
    test("is read as it was saved, also by another process", async () => {
      const saved = enquiry({ attachments: [file("b.txt"), file("a.txt", "")], spamReason: "too fast" });
      const { reference, receivedAt } = await store.save(saved, ["webhook", "mail:a@example.org"]);
      for (const reader of [store, another()]) {
        expect(await reader.readEnquiries()).toEqual([
          {
            reference,
            form: "contact",
            revision: 1,
            receivedAt,
            updatedAt: receivedAt,
            answers: saved.answers,
            spamReason: "too fast",
          },
        ]);
        expect(await reader.readAttachments(reference)).toEqual(saved.attachments);
        const waiting = { state: "pending", attempts: 0, error: undefined, deliveredAt: undefined };
        expect((await reader.readDeliveries()).get(reference)).toMatchObject([
          { channel: "mail:a@example.org", ...waiting },
          { channel: "webhook", ...waiting },
        ]);
      }
    });

    test("holds every character, and files of many bytes", async () => {
      const answers = { name: "O'Reilly \\ \u{1f6a2}  \n\t\"; DROP TABLE enquiries; --", constructor: "x", empty: "" };
      const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 256));
      const { reference } = await store.save(enquiry({ answers, attachments: [{ ...file("a"), content }] }), []);
      expect((await store.readEnquiries())[0]?.answers).toEqual(answers);
      expect((await store.readAttachments(reference))[0]?.content.equals(content)).toBe(true);
      expect(await store.listAttachments()).toEqual([
        { reference, field: "files", name: "a", type: "text/plain", size: 300_000 },
      ]);
    });

    test("sent again is the same, and under the key of another form is not", async () => {
      const first = await store.save(enquiry({ idempotencyKey: "key" }), []);
      expect(await store.save(enquiry({ idempotencyKey: "key" }), ["webhook"])).toEqual(first);
      expect((await store.save(enquiry({ idempotencyKey: "key", form: "visit" }), [])).reference).not.toBe(
        first.reference,
      );
      expect((await store.save(enquiry(), [])).reference).not.toBe(first.reference);
      expect(await store.listEntries()).toHaveLength(3);
      expect((await store.readDeliveries()).size).toBe(0);
    });

    test("sent many times at once, to two processes, is stored once", async () => {
      const other = another();
      const receipts = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 ? store : other).save(enquiry({ idempotencyKey: "key", attachments: [file("a")] }), ["webhook"]),
        ),
      );
      expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
      expect(await store.listAttachments()).toHaveLength(1);
      expect((await store.readDeliveries()).size).toBe(1);
    });

    test("with other content replaces the earlier one, is delivered again, and keeps what was there", async () => {
      const key = { idempotencyKey: "key" };
      const { reference } = await store.save(enquiry({ ...key, attachments: [file("a")] }), ["webhook"]);
      const claim = await store.claimDelivery("webhook", 60_000, []);
      if (claim) await store.markDelivered(claim);
      const second = enquiry({ ...key, answers: { name: "Grace" }, attachments: [file("b"), file("c")] });
      expect((await store.save(second, ["webhook", "mail:a@example.org"])).reference).toBe(reference);
      expect(await store.readEnquiries()).toMatchObject([{ reference, revision: 2, answers: { name: "Grace" } }]);
      expect((await store.readAttachments(reference)).map(({ name }) => name)).toEqual(["b", "c"]);
      expect((await store.readEarlierRevisions()).get(reference)).toMatchObject([
        { revision: 1, answers: { name: "Ada", wishes: ["a", "b"] } },
      ]);
      expect((await store.readDeliveries()).get(reference)).toMatchObject([{ state: "pending" }, { state: "pending" }]);
    });

    test("cannot be replaced after a quarter of an hour, but for as long as nobody has got it", async () => {
      const key = { idempotencyKey: "key" };
      const { reference } = await store.save(enquiry(key), ["webhook"]);
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 60_000 });
      expect((await store.save(enquiry({ ...key, answers: { name: "2" } }), ["webhook"])).reference).toBe(reference);
      const claim = await store.claimDelivery("webhook", 60_000, []);
      if (claim) await store.markDelivered(claim);
      await expect(store.save(enquiry({ ...key, answers: { name: "3" } }), ["webhook"])).rejects.toThrow(KeyTaken);
      expect(await store.save(enquiry({ ...key, answers: { name: "2" } }), [])).toMatchObject({ reference });
    });

    test("is found by each part of a filter", async () => {
      const old = await store.save(enquiry({ form: "visit" }), []);
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
      const since = new Date();
      const suspect = await store.save(enquiry({ spamReason: "too fast", attachments: [file("a")] }), ["webhook"]);
      const claim = await store.claimDelivery("webhook", 60_000, []);
      if (claim) await store.markDelivered(claim);
      const waiting = await store.save(enquiry(), ["webhook"]);
      const found = async (filter: Parameters<EnquiryStore["listEntries"]>[0]) =>
        (await store.listEntries(filter)).map(({ reference }) => reference).sort();
      const all = [old.reference, suspect.reference, waiting.reference].sort();
      expect(await found({})).toEqual(all);
      expect(await found({ since })).toEqual([suspect.reference, waiting.reference].sort());
      expect(await found({ form: "visit" })).toEqual([old.reference]);
      expect(await found({ isSuspected: true })).toEqual([suspect.reference]);
      expect(await found({ isWaiting: true })).toEqual([old.reference, waiting.reference].sort());
      expect(await found({ reference: old.reference, since })).toEqual([]);
      expect(await store.listAttachments({ isSuspected: true })).toHaveLength(1);
      expect(await store.listAttachments({ form: "visit" })).toEqual([]);
      expect([...(await store.readDeliveries({ isWaiting: true })).keys()]).toEqual([waiting.reference]);
    });

    test("with the same text is counted", async () => {
      const since = new Date(Date.now() - 1000);
      await store.save(enquiry({ textDigest: "one" }), []);
      await store.save(enquiry({ textDigest: "one" }), []);
      await store.save(enquiry({ textDigest: "two" }), []);
      expect(await store.countText("one", since)).toBe(2);
      expect(await store.countText("one", new Date(Date.now() + 1000))).toBe(0);
    });
  });

  describe("a delivery", () => {
    const save = () => store.save(enquiry(), ["webhook"]);

    test("is claimed once, by whichever of two processes", async () => {
      const references = await Promise.all(Array.from({ length: 30 }, save));
      const other = another();
      await other.open();
      const claims = await Promise.all(
        Array.from({ length: 40 }, (_, index) => (index % 2 ? store : other).claimDelivery("webhook", 60_000, [])),
      );
      const claimed = claims.flatMap((claim) => (claim ? [claim.reference] : []));
      expect(new Set(claimed).size).toBe(claimed.length);
      // A claim that met another of the same moment found nothing, and asks again.
      for (let claim = await store.claimDelivery("webhook", 60_000, []); claim; ) {
        claimed.push(claim.reference);
        claim = await store.claimDelivery("webhook", 60_000, []);
      }
      expect(claimed.sort()).toEqual(references.map(({ reference }) => reference).sort());
    });

    test("whose claim has expired is another's, and whoever lost it can write no outcome", async () => {
      await save();
      const first = await store.claimDelivery("webhook", 1000, []);
      expect(await store.claimDelivery("webhook", 1000, [])).toBeUndefined();
      if (first) await store.renewClaim(first, 60_000);
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 30_000 });
      expect(await store.claimDelivery("webhook", 1000, [])).toBeUndefined();
      vi.setSystemTime(Date.now() + 31_000);
      // Not by the process that still has it in hand.
      expect(await store.claimDelivery("webhook", 1000, [first?.reference ?? ""])).toBeUndefined();
      const second = await store.claimDelivery("webhook", 1000, []);
      expect(second).toMatchObject({ reference: first?.reference, attempts: 0 });
      if (first) await store.markDelivered(first);
      expect([...(await store.readDeliveries()).values()]).toMatchObject([[{ state: "pending" }]]);
      if (second) await store.markDelivered(second);
      expect([...(await store.readDeliveries()).values()]).toMatchObject([[{ state: "delivered", attempts: 1 }]]);
    });

    test("that failed waits, one that was refused waits for a person, and one given back is free", async () => {
      const { reference } = await save();
      const claim = async () => {
        const claimed = await store.claimDelivery("webhook", 60_000, []);
        if (!claimed) throw new Error("Nothing was claimed.");
        return claimed;
      };
      await store.releaseClaim(await claim());
      const dueAt = Date.now() + 10_000;
      await store.markFailed(await claim(), "ECONNREFUSED", dueAt);
      expect(await store.claimDelivery("webhook", 60_000, [])).toBeUndefined();
      expect((await store.readDeliveries()).get(reference)).toMatchObject([
        { state: "pending", attempts: 1, dueAt, error: "ECONNREFUSED" },
      ]);
      expect(await store.retry(reference)).toBe(1);
      await store.markRefused(await claim(), "550");
      expect(await store.claimDelivery("webhook", 60_000, [])).toBeUndefined();
      expect(await store.readQueues()).toMatchObject([
        { channel: "webhook", waiting: 0, failing: 0, refused: 1, oldest: undefined },
      ]);
      expect(await store.retry(reference)).toBe(1);
      await store.markDelivered(await claim());
      expect(await store.retry(reference)).toBe(0);
      expect(await store.readQueues()).toEqual([]);
    });

    test("is given to the receivers there are, where there was none or only others", async () => {
      const alone = await store.save(enquiry(), []);
      const others = await store.save(enquiry(), ["mail:gone@example.org"]);
      const done = await save();
      const claim = await store.claimDelivery("webhook", 60_000, []);
      if (claim) await store.markDelivered(claim);
      await store.adopt([]);
      await store.adopt(["mail:a@example.org", "mail:b@example.org"]);
      await store.adopt(["mail:a@example.org", "mail:b@example.org"]);
      const deliveries = await store.readDeliveries();
      const channels = (reference: string) => deliveries.get(reference)?.map(({ channel }) => channel);
      expect(channels(alone.reference)).toEqual(["mail:a@example.org", "mail:b@example.org"]);
      expect(channels(others.reference)).toEqual(["mail:a@example.org", "mail:b@example.org", "mail:gone@example.org"]);
      expect(channels(done.reference)).toEqual(["webhook"]);
      expect(await store.readQueues()).toMatchObject([
        { channel: "mail:a@example.org", waiting: 2, failing: 0, oldest: expect.stringContaining("T") },
        { channel: "mail:b@example.org", waiting: 2 },
        { channel: "mail:gone@example.org", waiting: 1 },
      ]);
    });
  });

  test("hits are counted for all processes together, until their window has passed", async () => {
    const other = another();
    await Promise.all(Array.from({ length: 10 }, (_, index) => (index % 2 ? store : other).hit("a", 60_000)));
    const { count, resetMs } = await store.hit("a", 60_000);
    expect(count).toBe(11);
    expect(resetMs).toBeGreaterThan(0);
    expect(resetMs).toBeLessThanOrEqual(60_000);
    expect((await store.hit("b", 60_000)).count).toBe(1);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
    expect(await other.hit("a", 60_000)).toEqual({ count: 1, resetMs: 60_000 });
  });

  test("erases one, and all that are older, with everything that belongs to them", async () => {
    const key = { idempotencyKey: "key" };
    const { reference } = await store.save(enquiry({ ...key, attachments: [file("a")] }), ["webhook"]);
    await store.save(enquiry({ ...key, answers: { name: "2" } }), ["webhook"]);
    for (let count = 0; count < 60; count++) await store.save(enquiry({ attachments: [file("a")] }), ["webhook"]);
    expect(await store.erase(reference)).toBe(true);
    expect(await store.erase(reference)).toBe(false);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 1000 });
    const before = new Date();
    const kept = await store.save(enquiry(), ["webhook"]);
    expect(await store.countOlder(before)).toBe(60);
    expect(await store.purge(before)).toBe(60);
    expect((await store.listEntries()).map((entry) => entry.reference)).toEqual([kept.reference]);
    expect([...(await store.readDeliveries()).keys()]).toEqual([kept.reference]);
    expect(await store.listAttachments()).toEqual([]);
    expect((await store.readEarlierRevisions()).size).toBe(0);
  });

  test("a check leaves nothing behind", async () => {
    await store.check();
    expect([await store.listEntries(), await store.readQueues()]).toEqual([[], []]);
  });

  test("the audit is read from its end", async () => {
    const line = (at: string, action: string) => ({ at, actor: "ada", action, detail: "NW-1" });
    await store.audit(line("2026-11-20T10:00:00.000Z", "show"));
    await store.audit(line("2026-11-22T10:00:00.000Z", "erase"));
    expect((await store.readAudit()).map(({ action }) => action)).toEqual(["erase", "show"]);
    expect(await store.readAudit(new Date("2026-11-21T00:00:00Z"))).toEqual([
      line("2026-11-22T10:00:00.000Z", "erase"),
    ]);
  });

  test("a backup holds everything, is private, and can be put into either engine", async () => {
    const key = { idempotencyKey: "key" };
    const { reference } = await store.save(enquiry({ ...key, attachments: [file("a")] }), ["webhook"]);
    await store.save(enquiry({ ...key, answers: { name: "2" }, attachments: [file("b")] }), ["webhook"]);
    for (let count = 0; count < 250; count++) await store.save(enquiry(), []);
    await store.audit({ at: "2026-11-20T10:00:00.000Z", actor: "ada", action: "show", detail: reference });
    const all = async (of: EnquiryStore) => [
      await of.readEnquiries(),
      await of.listAttachments(),
      await of.readAttachments(reference),
      await of.readEarlierRevisions(),
      await of.readDeliveries(),
      await of.readAudit(),
    ];
    const before = await all(store);
    const backup = join(folder, "backup.db");
    await store.backup(backup);
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    await expect(store.backup(backup)).rejects.toThrow("EEXIST");
    for (const [index, newOther] of engines.entries()) {
      const other = openStore(await newOther(folder));
      stores.push(other);
      await other.save(enquiry({ answers: { name: "to be replaced" } }), []);
      await other.restore(backup, join(folder, `kept-${index}.db`));
      expect(await all(other)).toEqual(before);
      // The number that it gives out next is no earlier one's.
      await other.save(enquiry({ attachments: [file("c")] }), ["webhook"]);
    }
    const kept = join(folder, "kept.db");
    await expect(store.restore(join(folder, "none.db"), kept)).rejects.toThrow("There is no file");
    writeFileSync(join(folder, "damaged.db"), "no database ".repeat(1000));
    await expect(store.restore(join(folder, "damaged.db"), kept)).rejects.toThrow("no backup");
    // What a copy that broke off leaves, and the database of another program.
    writeFileSync(join(folder, "empty.db"), "");
    await expect(store.restore(join(folder, "empty.db"), kept)).rejects.toThrow("no backup");
    runSql(join(folder, "other.db"), "create table notes (note text)");
    await expect(store.restore(join(folder, "other.db"), kept)).rejects.toThrow("no backup");
    expect(await all(store)).toEqual(before);
  });

  test("whatever arrives while a backup is restored is in the database, or in what is kept", async () => {
    const files = [file("a")];
    const replaced = await store.save(enquiry({ idempotencyKey: "key" }), []);
    const backup = join(folder, "backup.db");
    await store.backup(backup);
    const kept = join(folder, "kept.db");
    const sender = another();
    const copy = store.backup.bind(store);
    vi.spyOn(store, "backup").mockImplementation(async (path) => {
      await copy(path);
      await sender.save(enquiry({ idempotencyKey: "key", attachments: files }), ["webhook"]);
      await sender.save(enquiry({ attachments: files }), ["webhook"]);
    });
    let isRestored = false;
    const restored = store.restore(backup, kept).finally(() => {
      isRestored = true;
    });
    const taken: string[] = [];
    while (!isRestored) taken.push((await sender.save(enquiry(), [])).reference);
    await restored;
    const before = openStore({ url: `file:${kept}` });
    stores.push(before);
    const references = async (of: EnquiryStore) => (await of.listEntries()).map(({ reference }) => reference);
    expect(await references(store)).toContain(replaced.reference);
    expect([...(await references(store)), ...(await references(before))]).toEqual(expect.arrayContaining(taken));
    const late = (await before.readEnquiries()).filter(({ reference }) => !taken.includes(reference));
    expect(late.map(({ revision }) => revision).sort()).toEqual([1, 2]);
    for (const { reference } of late) expect(await before.readAttachments(reference)).toMatchObject(files);
  });

  test("times of a clock that ran ahead hold nothing up", async () => {
    const day = 86_400_000;
    const { reference } = await store.save(enquiry(), ["webhook"]);
    const claim = await store.claimDelivery("webhook", 1000, []);
    if (!claim) throw new Error("Nothing was due.");
    await store.markFailed(claim, "ECONNREFUSED", Date.now() + day);
    expect(await store.claimDelivery("webhook", day, [])).toMatchObject({ reference });
    expect(await store.claimDelivery("webhook", 1000, [])).toMatchObject({ reference });
    expect(await store.claimDelivery("webhook", 1000, [])).toBeUndefined();

    const ahead = vi.spyOn(Date, "now").mockReturnValue(Date.now() + day);
    await store.hit("ahead", 60_000);
    ahead.mockRestore();
    expect(await store.hit("ahead", 60_000)).toMatchObject({ count: 1 });
    expect(await store.hit("ahead", 60_000)).toMatchObject({ count: 2 });
  });

  test("processes that start together make the tables once", async () => {
    const others = Array.from({ length: 5 }, another);
    await Promise.all(others.map((other) => other.save(enquiry(), [])));
    expect(await store.listEntries()).toHaveLength(5);
  });

  test("closed, it says so", async () => {
    await store.save(enquiry(), []);
    await store.close();
    stores.splice(0);
    await expect(store.save(enquiry(), [])).rejects.toMatchObject({ code: storeClosed });
  });
}
