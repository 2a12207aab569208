import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { enquiriesCommand } from "../../../tests/support/server/enquiries-command";
import { runSql, toFirstVersion } from "../../../tests/support/server/raw-sql";
import { prepareSite } from "../../../tests/support/server/run-program";
import { newEnquiry } from "../../../tests/support/server/samples";
import { inEnglish, openTestServer, openTestService } from "../../../tests/support/server/test-service";
import { testFolder } from "../../../tests/support/test-folder";
import type { EnquiryService } from "../service";
import { copyOf } from "../store/backup";
import { mailChannel, type NewEnquiry } from "../store/enquiry";
import { SqliteEngine } from "../store/sqlite-engine";
import { StoreError } from "../store/store-error";

const sales = mailChannel("sales@example.org");
let service: EnquiryService;
let folder: string;
let file: string;

beforeEach(async () => {
  folder = testFolder();
  prepareSite(folder);
  service = await openTestService();
  onTestFinished(() => service.store.close());
  file = join(folder, "enquiries.db");
});

async function save(changes: Partial<NewEnquiry> = {}, channels = [sales]): Promise<string> {
  const enquiry = newEnquiry({ answers: { name: "Ada", email: "ada@example.com", message: "Hello" }, ...changes });
  return (await service.store.save(enquiry, channels)).reference;
}

const run = (args: readonly string[], env: Record<string, string> = {}) =>
  enquiriesCommand(folder, args, { ENQUIRY_DATABASE_URL: `file:${file}`, ...env });

const mailTo = (address: string) => ({ SMTP_URL: "smtp://127.0.0.1:1", ENQUIRY_TO: address });

function age(minutes: number): void {
  const time = new Date(Date.now() - minutes * 60_000).toISOString();
  runSql(file, "UPDATE enquiries SET received_at = ?", time);
}

test("what waits for a receiver that is in the settings no more is nobody's", async () => {
  await save();
  expect((await run(["list"], mailTo("sales@example.org"))).output).toContain("mail to sales@example.org: waiting");
  const { output } = await run(["list"], mailTo("others@example.org"));
  expect(output).toContain("mail to sales@example.org: nobody's, as it is not in the settings any more");
});

test("whoever does something is named with it, by number where the system has no name", async () => {
  const reference = await save();
  const { said } = await run(["erase", reference], { SUDO_USER: "ada", USER: "" });
  expect(said).toBe(`Database: ${file} (user ${process.getuid?.()} for ada: erase ${reference})\n`);
});

/** Serves enquiries, and gives the settings with which the command line finds the server. */
const serving = async () => ({ PORT: String((await openTestServer()).port), HOST: "127.0.0.1" });

describe("check", () => {
  test("is content where nothing is overdue", async () => {
    await save();
    expect(await run(["check"], { ...(await serving()), ...mailTo("sales@example.org") })).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Enquiries are taken and passed on\. mail to sales@example\.org: 1 waiting/),
    });
  });

  test("ends with 1 and a sentence where something has waited for more than a quarter of an hour", async () => {
    await save();
    age(20);
    const address = await serving();
    const { code, said } = await run(["check"], { ...address, ...mailTo("sales@example.org") });
    expect([code, said]).toEqual([
      1,
      expect.stringContaining(
        "\nmail to sales@example.org: 1 waiting, the oldest for 20 minutes, 0 of them failing, 0 refused",
      ),
    ]);
    // The list says what waits for nobody, and wakes nobody.
    expect((await run(["check"], { ...address, ...mailTo("others@example.org") })).code).toBe(0);
  });

  test("ends with 1 where no enquiry can be taken", async () => {
    runSql(file, "DROP TABLE attachments");
    const { code, said } = await run(["check"], await serving());
    expect([code, said]).toEqual([1, expect.stringMatching(/^The database cannot be written, .*\(SQLITE/m)]);
  });

  test("ends with 1 where the server does not run", async () => {
    const { code, said } = await run(["check"], { PORT: "1", HOST: "127.0.0.1" });
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^No server answers at http:\/\/127\.0\.0\.1:1: start it/m),
    ]);
  });
});

describe("backup", () => {
  test("in a folder, copies older than the content says go, and nothing else does; so do those of an upgrade with a purge", async () => {
    const backups = join(folder, "backups");
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    // The folder is made with the first one.
    expect((await run(["backup", `${backups}/`])).code).toBe(0);
    const ages: [string, number][] = [
      ["enquiries-2020-01-01T00-00-00-000Z.db", 10],
      ["enquiries-2020-01-02T00-00-00-000Z.db", 8],
      ["notes.db", 1000],
    ];
    for (const [name, age] of ages) {
      writeFileSync(join(backups, name), "");
      utimesSync(join(backups, name), days(age), days(age));
    }
    expect(inEnglish.retention.copyDays).toBe(9);
    expect((await run(["backup", `${backups}/`])).output).toMatch(/was checked\. 1 older one is erased\.\n$/);
    const kept = readdirSync(backups).sort();
    expect(kept).toHaveLength(4);
    expect(kept).toEqual(expect.arrayContaining(["enquiries-2020-01-02T00-00-00-000Z.db", "notes.db"]));
    for (const age of [8, 10]) writeFileSync(copyOf(file, days(age)), "");
    expect((await run(["purge", "--yes"])).output).toContain("older than 120 days");
    const copies = readdirSync(folder).filter((name) => name.endsWith(".bak"));
    expect(copies.map((name) => join(folder, name) > copyOf(file, days(9)))).toEqual([true]);
  });

  test("is refused where there is no room for it, and leaves nothing", async () => {
    await save();
    const place = join(folder, "full");
    mkdirSync(place);
    const full = vi.spyOn(fs, "statfs").mockResolvedValue({ bavail: 1, bsize: 4096 } as never);
    syncBuiltinESMExports();
    try {
      const { code, said } = await run(["backup", join(place, "copy.db")]);
      expect([code, said]).toEqual([
        1,
        expect.stringContaining(`There is too little room for ${join(place, "copy.db")}`),
      ]);
      expect(readdirSync(place)).toEqual([]);
    } finally {
      full.mockRestore();
      syncBuiltinESMExports();
    }
  });

  test("of what is damaged, or that cannot be written, fails and leaves nothing", async () => {
    await save();
    const place = join(folder, "full");
    mkdirSync(place);
    vi.spyOn(SqliteEngine.prototype, "copyTo").mockImplementationOnce(async (path) => {
      writeFileSync(`${path}-journal`, "");
      throw new StoreError("SQLITE_FULL", "database or disk is full");
    });
    const { said } = await run(["backup", join(place, "copy.db")]);
    expect(said).toContain(`The disk of ${join(place, "copy.db")} is full`);
    await service.store.close();
    damage(file, "enquiries");
    expect((await run(["backup", join(place, "next.db")])).code).toBe(1);
    expect(readdirSync(place)).toEqual([]);
  });
});

/** Overwrites the end of the page at which a table or an index begins. */
function damage(path: string, name: string): void {
  runSql(path, "PRAGMA wal_checkpoint(TRUNCATE)");
  const [row] = runSql(path, "SELECT rootpage FROM sqlite_schema WHERE name = ?", name);
  const [size] = runSql(path, "PRAGMA page_size");
  const end = Number(row?.rootpage) * Number(size?.page_size);
  writeFileSync(path, readFileSync(path).fill(0xff, end - 100, end));
}

describe("restore", () => {
  const entries = () =>
    openTestService().then(async ({ store }) => {
      const found = await store.readEnquiries();
      await store.close();
      return found.map(({ reference }) => reference);
    });

  test("needs the server stopped and says so; then what was there is kept, and the backup is left as it was", async () => {
    const reference = await save();
    const copies = join(folder, "copies");
    mkdirSync(copies);
    const copy = join(copies, "copy.db");
    await run(["backup", copy]);
    toFirstVersion(copy);
    const bytes = readFileSync(copy);
    const later = await save();
    const early = await run(["restore", copy, "--yes"]);
    expect([early.code, early.said]).toEqual([1, expect.stringContaining("Stop the server first")]);
    await service.store.close();
    const unasked = await run(["restore", copy]);
    expect([unasked.code, unasked.said]).toEqual([2, expect.stringContaining("add --yes")]);
    expect((await entries()).sort()).toEqual([reference, later].sort());
    chmodSync(copy, 0o400);
    const restored = await run(["restore", copy, "--yes"]);
    expect([restored.said, restored.output]).toEqual([
      expect.stringMatching(/^Database: .*\n$/),
      expect.stringContaining("has the 1 enquiry of"),
    ]);
    expect(await entries()).toEqual([reference]);
    expect([readFileSync(copy).equals(bytes), readdirSync(copies)]).toEqual([true, ["copy.db"]]);
    const [kept = ""] = readdirSync(folder).filter((name) => name.endsWith(".bak"));
    expect((await run(["restore", join(folder, kept), "--yes"])).code).toBe(0);
    expect((await entries()).sort()).toEqual([reference, later].sort());
  });

  test.each([
    ["is no database", () => writeFileSync(file, "no database ".repeat(1000))],
    ["is damaged", () => damage(file, "deliveries")],
    ["is gone", () => rmSync(file)],
  ])("where what was there %s, it says that it knows nothing of it", async (what, harm) => {
    const reference = await save();
    const copy = join(folder, "copy.db");
    await run(["backup", copy]);
    await service.store.close();
    harm();
    const { said, output } = await run(["restore", copy, "--yes"]);
    expect([said, output]).toEqual([
      expect.stringMatching(/^Database: .*\n$/),
      expect.stringContaining("What was there could not be read: erase once more"),
    ]);
    expect(await entries()).toEqual([reference]);
    expect(readdirSync(folder).filter((name) => name.endsWith(".bak"))).toHaveLength(what === "is gone" ? 0 : 1);
  });
});
