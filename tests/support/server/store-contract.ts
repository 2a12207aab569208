import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { type Channel, enquirerChannel, type NewEnquiry } from "../../../server/enquiries/store/enquiry";
import { type EnquiryStore, openStore } from "../../../server/enquiries/store/open-store";
import { testFolder } from "../test-folder";
import { attachment, newEnquiry } from "./samples";
import { firstVersion } from "./sqlite-file";
import { readEnquiry } from "./test-service";

interface TestedEngine {
  /** The address of a new, empty database. */
  newDatabase: () => Promise<string>;
  query: (url: string, statement: string) => Promise<Record<string, unknown>[]>;
  /** The references in each copy that was kept beside a database. */
  copiesOf: (url: string) => Promise<unknown[][]>;
}

/** What every engine of the store keeps. */
export function storeContract({ newDatabase, query, copiesOf }: TestedEngine): void {
  let url: string;
  let store: EnquiryStore;

  /** Another process with the same database. */
  const another = () => {
    const opened = openStore(url, 20_000);
    // It may have ended before.
    onTestFinished(() => opened.close().catch(() => {}));
    return opened;
  };

  const restart = async () => {
    await store.close();
    store = another();
  };

  const save = (changes: Partial<NewEnquiry> = {}, channels: readonly Channel[] = ["webhook"]) =>
    store.save(newEnquiry(changes), channels);

  const claim = (ms = 60_000, inHand: readonly string[] = []) => store.claimDelivery("webhook", ms, inHand);

  async function claimed(channel: Channel = "webhook", ms = 60_000) {
    const found = await store.claimDelivery(channel, ms, []);
    if (!found) throw new Error("Nothing was due.");
    return found;
  }

  const references = (all: readonly { reference: string }[]) => all.map(({ reference }) => reference).sort();

  beforeEach(async () => {
    url = await newDatabase();
    store = another();
  });

  describe("an enquiry", () => {
    test("is read as it was saved, also by another process", async () => {
      const name = "O'Reilly \\ \u{1f6a2}  \n\t\"; DROP TABLE enquiries; --";
      const answers = { name, constructor: "x", empty: "", wishes: ["a", "b"] };
      // Over some pages of a database; to compare more, byte by byte, takes seconds.
      const content = Buffer.from(Array.from({ length: 20_000 }, (_, index) => index % 256));
      const attachments = [attachment("b.txt", content), attachment("a.txt", "")];
      const channels = ["mail:a@example.org", "webhook"] as const;
      const receipt = await save({ answers, attachments, spamReason: "too fast" }, channels);
      const waiting = { state: "pending", attempts: 0, dueAt: expect.any(Number), error: null, deliveredAt: null };
      const stored = {
        ...receipt,
        form: "contact",
        answers,
        spamReason: "too fast",
        files: attachments.map(({ content, ...about }) => ({ ...about, size: content.length })),
        deliveries: channels.map((channel) => ({ channel, ...waiting })),
      };
      for (const reader of [store, another()]) {
        expect(await reader.readEnquiries()).toEqual([stored]);
        expect(await reader.readAttachments(receipt.reference)).toEqual(attachments);
      }
    });

    const twice = { idempotencyKey: "key", attachments: [attachment("a")] };

    test("sent many times at once to two processes is one", async () => {
      const other = another();
      const enquiry = newEnquiry(twice);
      const saved = Array.from({ length: 20 }, (_, index) => (index % 2 ? store : other).save(enquiry, ["webhook"]));
      const [receipt, ...more] = await Promise.all(saved);
      expect(more).toEqual(Array(19).fill(receipt));
      expect(await store.readEnquiries()).toMatchObject([{ files: [{ name: "a" }], deliveries: [{ attempts: 0 }] }]);
    });

    test.each<[what: string, changes: Partial<NewEnquiry>, isOne: boolean]>([
      ["as it was", {}, true],
      ["by the browser itself", { idempotencyKey: "page-2026-11-30" }, true],
      ["under another key", { idempotencyKey: "another" }, false],
      ["without a key", { idempotencyKey: undefined }, false],
      ["from another form", { form: "visit" }, false],
      ["with other answers", { answers: { name: "Grace" } }, false],
      ["with another file", { attachments: [attachment("b")] }, false],
      ["with a file of other content", { attachments: [attachment("a", "other content")] }, false],
    ])("sent again %s, before or after: %o; that it is one enquiry is %s", async (_, changes, isOne) => {
      for (const [index, order] of [
        [{}, changes],
        [changes, {}],
      ].entries()) {
        const answers = { name: `Ada ${index}` };
        const [first, second] = [
          await save({ ...twice, answers, ...order[0] }),
          await save({ ...twice, answers, ...order[1] }),
        ];
        expect(second.reference === first.reference).toBe(isOne);
      }
      const stored = (await store.readEnquiries()).map(({ deliveries }) => deliveries.length);
      expect(new Set(stored)).toEqual(new Set([1]));
    });

    test("is found by each part of a filter", async () => {
      const old = await save({ form: "visit" }, []);
      // What arrives within one millisecond has no order.
      await setTimeout(5);
      const suspect = await save({ spamReason: "too fast", attachments: [attachment("a")] });
      const since = new Date(suspect.receivedAt);
      await store.markDelivered(await claimed());
      const waiting = await save();
      const found = async (filter: Parameters<EnquiryStore["readEnquiries"]>[0]) =>
        references(await store.readEnquiries(filter));
      expect(await found({})).toEqual(references([old, suspect, waiting]));
      expect(await found({ since })).toEqual(references([suspect, waiting]));
      expect(await found({ waiting: true })).toEqual(references([old, waiting]));
      expect(await found({ reference: old.reference, since })).toEqual([]);
    });

    test("with the same text is counted", async () => {
      for (const textDigest of ["one", "one", "two"]) await save({ textDigest });
      expect(await store.countText("one", 60_000)).toBe(2);
      expect(await store.countText("one", -1000)).toBe(0);
    });
  });

  describe("a delivery", () => {
    test("is claimed once, by whichever of two processes", async () => {
      const saved = await Promise.all(Array.from({ length: 30 }, () => save()));
      const other = another();
      await other.open();
      const claims = await Promise.all(
        Array.from({ length: 40 }, (_, index) => (index % 2 ? store : other).claimDelivery("webhook", 60_000, [])),
      );
      const found = claims.flatMap((one) => one ?? []);
      // A claim that met another of the same moment found nothing, and asks again.
      for (let next = await claim(); next; next = await claim()) found.push(next);
      expect(references(found)).toEqual(references(saved));
    });

    test("whose claim has expired is another's, and whoever lost it can write no outcome", async () => {
      await save();
      const first = await claimed("webhook", 0);
      await store.renewClaim(first, 60_000);
      expect(await claim(1000)).toBeUndefined();
      await store.renewClaim(first, 0);
      // Not by the process that still has it in hand.
      expect(await claim(1000, [first.reference])).toBeUndefined();
      const second = await claimed();
      expect(second).toMatchObject({ reference: first.reference, attempts: 0 });
      await store.markDelivered(first);
      expect(await store.readEnquiries()).toMatchObject([{ deliveries: [{ state: "pending" }] }]);
      await store.markDelivered(second);
      expect(await store.readEnquiries()).toMatchObject([{ deliveries: [{ state: "delivered", attempts: 1 }] }]);
    });

    test("that failed waits, and one that was refused waits for a person", async () => {
      const { reference } = await save();
      const before = Date.now();
      await store.markFailed(await claimed(), "ECONNREFUSED", 10_000);
      expect(await claim()).toBeUndefined();
      const [failed] = (await readEnquiry(store, reference))?.deliveries ?? [];
      expect(failed).toMatchObject({ state: "pending", attempts: 1, error: "ECONNREFUSED" });
      expect(failed?.dueAt).toBeGreaterThanOrEqual(before + 10_000);
      expect(await store.retry(reference)).toBe(1);
      await store.markRefused(await claimed(), "550");
      expect(await claim()).toBeUndefined();
      expect(await readEnquiry(store, reference)).toMatchObject({ deliveries: [{ state: "refused", error: "550" }] });
      expect(await store.retry(reference)).toBe(1);
      await store.markDelivered(await claimed());
      expect(await store.retry(reference)).toBe(0);
    });

    test("is given to the receivers there are, where there was none or only others", async () => {
      const [a, b, gone] = ["mail:a@example.org", "mail:b@example.org", "mail:gone@example.org"] as const;
      const saved = [
        await save({}, []),
        await save({}, [gone]),
        await save({}, [gone, enquirerChannel]),
        await save({}, ["webhook"]),
      ];
      for (const channel of ["webhook", enquirerChannel] as const) await store.markDelivered(await claimed(channel));
      await store.adopt([]);
      for (let count = 0; count < 2; count++) await store.adopt([a, b]);
      const channels = saved.map(async ({ reference }) =>
        (await readEnquiry(store, reference))?.deliveries.map(({ channel }) => channel),
      );
      expect(await Promise.all(channels)).toEqual([[a, b], [a, b, gone], [enquirerChannel, a, b, gone], ["webhook"]]);
    });

    test("is not another machine's whose clock differs, so that nothing is mailed twice", async () => {
      const other = another();
      await save();
      const ours = await claimed("webhook", 30_000);
      const now = Date.now();
      for (const minutes of [-1440, -2, -1, 1, 2, 1440]) {
        vi.spyOn(Date, "now").mockReturnValue(now + minutes * 60_000);
        expect([minutes, await other.claimDelivery("webhook", 30_000, [])]).toEqual([minutes, undefined]);
        await store.renewClaim(ours, 30_000);
      }
    });

    test("is not held up by times of a clock that ran ahead", async () => {
      const day = 86_400_000;
      const { reference } = await save();
      await store.markFailed(await claimed("webhook", 1000), "ECONNREFUSED", day);
      expect(await claim(day)).toMatchObject({ reference });
      expect(await claim(1000)).toMatchObject({ reference });
      expect(await claim(1000)).toBeUndefined();
    });
  });

  test("erases one, and all that are older, with everything that belongs to them", async () => {
    const attachments = [attachment("a")];
    const { reference } = await save({ attachments });
    for (let count = 0; count < 60; count++) await save({ attachments });
    expect(await store.erase(reference)).toBe(true);
    expect(await store.erase(reference)).toBe(false);
    // What arrives within one millisecond has no order.
    await setTimeout(5);
    const kept = await save();
    const before = new Date(kept.receivedAt);
    expect(await store.countOlder(before)).toBe(60);
    expect(await store.purge(before)).toBe(60);
    expect(references(await store.readEnquiries())).toEqual([kept.reference]);
  });

  test("a backup holds everything, is private, and can be put into another database", async () => {
    const { reference } = await save({ attachments: [attachment("a"), attachment("b")] });
    for (let count = 0; count < 20; count++) await save({}, []);
    const all = async () => [await store.readEnquiries(), await store.readAttachments(reference)];
    const before = await all();
    const backup = join(testFolder(), "backup.db");
    await store.backup(backup);
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    await expect(store.backup(backup)).rejects.toThrow("EEXIST");
    const bytes = readFileSync(backup);
    url = await newDatabase();
    await restart();
    await save({ answers: { name: "to be replaced" } });
    await restart();
    await store.restore(backup);
    await restart();
    expect(await all()).toEqual(before);
    await save({ attachments: [attachment("c")] });
    expect(readFileSync(backup).equals(bytes)).toBe(true);
  });

  test("a restore brings back nobody who was erased, and has nothing delivered again", async () => {
    const erased = await save();
    await save();
    const waiting = await save({}, ["mail:a@example.org"]);
    const backup = join(testFolder(), "backup.db");
    await store.backup(backup);
    for (let count = 0; count < 2; count++) await store.markDelivered(await claimed());
    await store.erase(erased.reference);
    for (let count = 0; count < 2; count++) {
      await restart();
      expect(await store.restore(backup)).toBe(true);
      const states = (await store.readEnquiries()).map(({ deliveries }) => deliveries[0]?.state);
      expect(states.sort()).toEqual(["delivered", "pending"]);
      expect(await store.readEnquiries({ waiting: true })).toMatchObject([{ reference: waiting.reference }]);
    }
  });

  test("an earlier version's tables are brought up to date, of which a copy is kept for some days; a later one's are left alone", async () => {
    const { reference } = await save();
    for (const statement of firstVersion) await query(url, statement);
    await restart();
    expect(await store.readEnquiries()).toMatchObject([{ reference }]);
    await save();
    await store.dropCopies(new Date(Date.now() - 60_000));
    expect(await copiesOf(url)).toEqual([[reference]]);
    await store.dropCopies(new Date(Date.now() + 60_000));
    expect(await copiesOf(url)).toEqual([]);
    await query(url, "insert into kysely_migration values ('2099-later', '2099-01-01')");
    await expect(another().readEnquiries()).rejects.toMatchObject({ code: "LATER_VERSION" });
  });
}
