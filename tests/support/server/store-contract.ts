import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { enquirerChannel, type NewEnquiry } from "../../../server/enquiries/store/enquiry";
import { type EnquiryStore, openStore } from "../../../server/enquiries/store/open-store";
import { testFolder } from "../test-folder";
import { newEnquiry } from "./samples";
import { readEnquiry } from "./test-service";

let made = 0;

export const newSqlite = async () => `file:${join(testFolder(), "data", `${++made}.db`)}`;

const enquiry = (changes: Partial<NewEnquiry> = {}) =>
  newEnquiry({ answers: { name: "Ada", wishes: ["a", "b"] }, ...changes });

const file = (name: string, text = name) => ({ field: "files", name, type: "text/plain", content: Buffer.from(text) });

/** What every engine of the store keeps; each gives the address of a new, empty database. */
export function storeContract(newDatabase: () => Promise<string>): void {
  let url: string;
  let store: EnquiryStore;
  const stores = new Set<EnquiryStore>();
  const close = async (one: EnquiryStore) => {
    if (stores.delete(one)) await one.close();
  };

  /** Another process with the same database. */
  const another = () => {
    const opened = openStore(url, 20_000);
    stores.add(opened);
    onTestFinished(() => close(opened));
    return opened;
  };

  beforeEach(async () => {
    url = await newDatabase();
    store = another();
  });

  describe("an enquiry", () => {
    test("is read as it was saved, also by another process", async () => {
      const saved = enquiry({ attachments: [file("b.txt"), file("a.txt", "")], spamReason: "too fast" });
      const { reference, receivedAt } = await store.save(saved, ["webhook", "mail:a@example.org"]);
      const dueAt = expect.any(Number);
      const waiting = { state: "pending", attempts: 0, dueAt, error: null, deliveredAt: null };
      for (const reader of [store, another()]) {
        expect(await reader.readEnquiries()).toEqual([
          {
            reference,
            form: "contact",
            receivedAt,
            answers: saved.answers,
            spamReason: "too fast",
            files: saved.attachments.map(({ content, ...about }) => ({ ...about, size: content.length })),
            deliveries: [
              { channel: "mail:a@example.org", ...waiting },
              { channel: "webhook", ...waiting },
            ],
          },
        ]);
        expect(await reader.readAttachments(reference)).toEqual(saved.attachments);
      }
    });

    test("holds every character, and files of many bytes", async () => {
      const answers = { name: "O'Reilly \\ \u{1f6a2}  \n\t\"; DROP TABLE enquiries; --", constructor: "x", empty: "" };
      const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 256));
      const { reference } = await store.save(enquiry({ answers, attachments: [{ ...file("a"), content }] }), []);
      expect((await store.readEnquiries())[0]?.answers).toEqual(answers);
      expect((await store.readAttachments(reference))[0]?.content.equals(content)).toBe(true);
    });

    test("sent again is the same, and under the key of another form is not", async () => {
      const first = await store.save(enquiry({ idempotencyKey: "key" }), []);
      expect(await store.save(enquiry({ idempotencyKey: "key" }), ["webhook"])).toEqual(first);
      expect((await store.save(enquiry({ idempotencyKey: "key", form: "visit" }), [])).reference).not.toBe(
        first.reference,
      );
      expect((await store.save(enquiry(), [])).reference).not.toBe(first.reference);
      expect((await store.readEnquiries()).map(({ deliveries }) => deliveries)).toEqual([[], [], []]);
    });

    test("sent many times at once, to two processes, is stored once", async () => {
      const other = another();
      const receipts = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 ? store : other).save(enquiry({ idempotencyKey: "key", attachments: [file("a")] }), ["webhook"]),
        ),
      );
      expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
      expect(await store.readEnquiries()).toMatchObject([{ files: [{ name: "a" }], deliveries: [{ attempts: 0 }] }]);
    });

    test("with other content is another one, under the same key as well", async () => {
      const key = { idempotencyKey: "key" };
      const first = await store.save(enquiry({ ...key, attachments: [file("a")] }), ["webhook"]);
      const others = [
        enquiry({ ...key, answers: { name: "Grace" }, attachments: [file("a")] }),
        enquiry({ ...key, attachments: [file("b")] }),
        enquiry({ ...key, attachments: [file("a", "other content")] }),
      ];
      const references = new Set([first.reference]);
      for (const other of others) {
        const { reference } = await store.save(other, ["webhook"]);
        expect(await store.save(other, ["webhook"])).toMatchObject({ reference });
        references.add(reference);
      }
      expect(references.size).toBe(4);
      expect((await store.readEnquiries()).map(({ deliveries }) => deliveries.length)).toEqual([1, 1, 1, 1]);
    });

    test("is found by each part of a filter", async () => {
      const old = await store.save(enquiry({ form: "visit" }), []);
      // What arrives within one millisecond has no order.
      await setTimeout(5);
      const suspect = await store.save(enquiry({ spamReason: "too fast", attachments: [file("a")] }), ["webhook"]);
      const since = new Date(suspect.receivedAt);
      const claim = await store.claimDelivery("webhook", 60_000, []);
      if (claim) await store.markDelivered(claim);
      const waiting = await store.save(enquiry(), ["webhook"]);
      const found = async (filter: Parameters<EnquiryStore["readEnquiries"]>[0]) =>
        (await store.readEnquiries(filter)).map(({ reference }) => reference).sort();
      const all = [old.reference, suspect.reference, waiting.reference].sort();
      expect(await found({})).toEqual(all);
      expect(await found({ since })).toEqual([suspect.reference, waiting.reference].sort());
      expect(await found({ waiting: true })).toEqual([old.reference, waiting.reference].sort());
      expect(await found({ reference: old.reference, since })).toEqual([]);
    });

    test("with the same text is counted", async () => {
      await store.save(enquiry({ textDigest: "one" }), []);
      await store.save(enquiry({ textDigest: "one" }), []);
      await store.save(enquiry({ textDigest: "two" }), []);
      expect(await store.countText("one", 60_000)).toBe(2);
      expect(await store.countText("one", -1000)).toBe(0);
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
      const first = await store.claimDelivery("webhook", 0, []);
      if (first) await store.renewClaim(first, 60_000);
      expect(await store.claimDelivery("webhook", 1000, [])).toBeUndefined();
      if (first) await store.renewClaim(first, 0);
      // Not by the process that still has it in hand.
      expect(await store.claimDelivery("webhook", 1000, [first?.reference ?? ""])).toBeUndefined();
      const second = await store.claimDelivery("webhook", 60_000, []);
      expect(second).toMatchObject({ reference: first?.reference, attempts: 0 });
      if (first) await store.markDelivered(first);
      expect(await store.readEnquiries()).toMatchObject([{ deliveries: [{ state: "pending" }] }]);
      if (second) await store.markDelivered(second);
      expect(await store.readEnquiries()).toMatchObject([{ deliveries: [{ state: "delivered", attempts: 1 }] }]);
    });

    test("that failed waits, and one that was refused waits for a person", async () => {
      const { reference } = await save();
      const claim = async () => {
        const claimed = await store.claimDelivery("webhook", 60_000, []);
        if (!claimed) throw new Error("Nothing was claimed.");
        return claimed;
      };
      const before = Date.now();
      await store.markFailed(await claim(), "ECONNREFUSED", 10_000);
      expect(await store.claimDelivery("webhook", 60_000, [])).toBeUndefined();
      const [failed] = (await readEnquiry(store, reference))?.deliveries ?? [];
      expect(failed).toMatchObject({ state: "pending", attempts: 1, error: "ECONNREFUSED" });
      expect(failed?.dueAt).toBeGreaterThanOrEqual(before + 10_000);
      expect(await store.retry(reference)).toBe(1);
      await store.markRefused(await claim(), "550");
      expect(await store.claimDelivery("webhook", 60_000, [])).toBeUndefined();
      expect(await readEnquiry(store, reference)).toMatchObject({ deliveries: [{ state: "refused", error: "550" }] });
      expect(await store.retry(reference)).toBe(1);
      await store.markDelivered(await claim());
      expect(await store.retry(reference)).toBe(0);
    });

    test("is given to the receivers there are, where there was none or only others", async () => {
      const alone = await store.save(enquiry(), []);
      const others = await store.save(enquiry(), ["mail:gone@example.org"]);
      const thanked = await store.save(enquiry(), ["mail:gone@example.org", enquirerChannel]);
      const done = await save();
      for (const channel of ["webhook", enquirerChannel] as const) {
        const claim = await store.claimDelivery(channel, 60_000, []);
        if (claim) await store.markDelivered(claim);
      }
      await store.adopt([]);
      await store.adopt(["mail:a@example.org", "mail:b@example.org"]);
      await store.adopt(["mail:a@example.org", "mail:b@example.org"]);
      const channels = async ({ reference }: { reference: string }) =>
        (await readEnquiry(store, reference))?.deliveries.map(({ channel }) => channel);
      expect(await channels(alone)).toEqual(["mail:a@example.org", "mail:b@example.org"]);
      expect(await channels(others)).toEqual(["mail:a@example.org", "mail:b@example.org", "mail:gone@example.org"]);
      expect(await channels(thanked)).toEqual(expect.arrayContaining(["mail:a@example.org", "mail:b@example.org"]));
      expect(await channels(done)).toEqual(["webhook"]);
    });
  });

  test("erases one, and all that are older, with everything that belongs to them", async () => {
    const { reference } = await store.save(enquiry({ attachments: [file("a")] }), ["webhook"]);
    for (let count = 0; count < 60; count++) await store.save(enquiry({ attachments: [file("a")] }), ["webhook"]);
    expect(await store.erase(reference)).toBe(true);
    expect(await store.erase(reference)).toBe(false);
    // What arrives within one millisecond has no order.
    await setTimeout(5);
    const kept = await store.save(enquiry(), ["webhook"]);
    const before = new Date(kept.receivedAt);
    expect(await store.countOlder(before)).toBe(60);
    expect(await store.purge(before)).toBe(60);
    expect((await store.readEnquiries()).map((entry) => entry.reference)).toEqual([kept.reference]);
  });

  test("a machine whose clock differs claims nothing that another has, and mails nothing twice", async () => {
    const other = another();
    await store.save(enquiry(), ["webhook"]);
    const claim = await store.claimDelivery("webhook", 30_000, []);
    const now = Date.now();
    for (const minutes of [-1440, -2, -1, 1, 2, 1440]) {
      vi.spyOn(Date, "now").mockReturnValue(now + minutes * 60_000);
      expect([minutes, await other.claimDelivery("webhook", 30_000, [])]).toEqual([minutes, undefined]);
      if (claim) await store.renewClaim(claim, 30_000);
    }
  });

  test("a backup holds everything, is private, and can be put into another database", async () => {
    const { reference } = await store.save(enquiry({ attachments: [file("a"), file("b")] }), ["webhook"]);
    for (let count = 0; count < 20; count++) await store.save(enquiry(), []);
    const all = async (of: EnquiryStore) => [await of.readEnquiries(), await of.readAttachments(reference)];
    const before = await all(store);
    const backup = join(testFolder(), "backup.db");
    await store.backup(backup);
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    await expect(store.backup(backup)).rejects.toThrow("EEXIST");
    const bytes = readFileSync(backup);
    const other = await newDatabase();
    const withOther = async (work: (store: EnquiryStore) => Promise<unknown>) => {
      const opened = openStore(other);
      await work(opened).finally(() => opened.close());
    };
    await withOther((opened) => opened.save(enquiry({ answers: { name: "to be replaced" } }), []));
    await withOther((opened) => opened.restore(backup));
    await withOther(async (opened) => {
      expect(await all(opened)).toEqual(before);
      await opened.save(enquiry({ attachments: [file("c")] }), ["webhook"]);
    });
    expect(readFileSync(backup).equals(bytes)).toBe(true);
  });

  test("a restore brings back nobody who was erased, and has nothing delivered again", async () => {
    const [erased, , waiting] = [
      await store.save(enquiry(), ["webhook"]),
      await store.save(enquiry(), ["webhook"]),
      await store.save(enquiry(), ["mail:a@example.org"]),
    ];
    const backup = join(testFolder(), "backup.db");
    await store.backup(backup);
    for (let count = 0; count < 2; count++) {
      const claim = await store.claimDelivery("webhook", 60_000, []);
      if (claim) await store.markDelivered(claim);
    }
    await store.erase(erased.reference);
    for (let count = 0; count < 2; count++) {
      // As after the server has ended.
      await close(store);
      store = another();
      expect(await store.restore(backup)).toBe(true);
      expect((await store.readEnquiries()).map(({ deliveries }) => deliveries[0]?.state).sort()).toEqual([
        "delivered",
        "pending",
      ]);
      expect(await store.readEnquiries({ waiting: true })).toMatchObject([{ reference: waiting.reference }]);
    }
  });

  test("times of a clock that ran ahead hold nothing up", async () => {
    const day = 86_400_000;
    const { reference } = await store.save(enquiry(), ["webhook"]);
    const claim = await store.claimDelivery("webhook", 1000, []);
    if (!claim) throw new Error("Nothing was due.");
    await store.markFailed(claim, "ECONNREFUSED", day);
    expect(await store.claimDelivery("webhook", day, [])).toMatchObject({ reference });
    expect(await store.claimDelivery("webhook", 1000, [])).toMatchObject({ reference });
    expect(await store.claimDelivery("webhook", 1000, [])).toBeUndefined();
  });
}
