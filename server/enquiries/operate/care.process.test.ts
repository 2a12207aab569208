import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import type { AddressInfo } from "node:net";
import os from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { notifyMeKey } from "../../../src/content/enquiry/notify-me";
import { listen } from "../../../tests/support/printed";
import { startMailServer } from "../../../tests/support/server/mail-server";
import { runSql } from "../../../tests/support/server/raw-sql";
import { prepareSite } from "../../../tests/support/server/run-program";
import { newEnquiry } from "../../../tests/support/server/samples";
import { testPlace } from "../../../tests/support/server/test-place";
import { definitions, openTestService } from "../../../tests/support/server/test-service";
import { buildApp } from "../../app";
import type { MailConfig } from "../deliver/delivery-config";
import type { EnquiryService } from "../service";
import { mailChannel, type NewEnquiry } from "../store/enquiry";
import { SqliteEngine } from "../store/sqlite-engine";
import { StoreError } from "../store/store-error";
import { runCommandLine } from "./cli-run";

const sales = mailChannel("sales@example.org");
const place = testPlace();
let service: EnquiryService;
let file: string;

beforeEach(async () => {
  prepareSite(place.folder);
  service = await openTestService(place.folder);
  place.ends.push(() => service.store.close());
  file = join(place.folder, "enquiries.db");
});

async function save(changes: Partial<NewEnquiry> = {}, channels = [sales]): Promise<string> {
  const enquiry = newEnquiry({ answers: { name: "Ada", email: "ada@example.com", message: "Hello" }, ...changes });
  return (await service.store.save(enquiry, channels)).reference;
}

async function run(args: readonly string[], env: Record<string, string> = {}) {
  const settings = { ENQUIRY_DATABASE_URL: `file:${file}`, ...env };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const cwd = vi.spyOn(process, "cwd").mockReturnValue(place.folder);
  const { printer, out, err } = listen();
  const code = await runCommandLine(args, printer);
  vi.unstubAllEnvs();
  cwd.mockRestore();
  return { code, output: out(), said: err().replace(/^Database: .*\n/, "") };
}

const mailTo = (address: string) => ({ SMTP_URL: "smtp://127.0.0.1:1", ENQUIRY_TO: address });

/** Makes everything that is stored older. */
function age(minutes: number): void {
  const time = new Date(Date.now() - minutes * 60_000).toISOString();
  runSql(file, "UPDATE enquiries SET received_at = ?, updated_at = ?", time, time);
}

test("the attachments of many are saved at once, in a folder for each", async () => {
  const attachment = { field: "files", name: "a.txt", type: "text/plain", content: Buffer.from("x") };
  const references = [await save({ attachments: [attachment] }), await save({ attachments: [attachment, attachment] })];
  await save();
  const folder = join(place.folder, "saved");
  expect((await run(["files", folder])).output).toBe(`3 files of 2 enquiries are in ${folder}.\n`);
  expect(readdirSync(folder).sort()).toEqual(references.sort());
});

test("what waits for a receiver that is in the settings no more is nobody's", async () => {
  await save();
  expect((await run(["list"], mailTo("sales@example.org"))).output).toContain("mail to sales@example.org: waiting");
  const { output } = await run(["list"], mailTo("others@example.org"));
  expect(output).toContain("mail to sales@example.org: nobody's, as it is not in the settings any more");
});

test("whoever reads, exports or erases leaves a line that holds nothing of the answers", async () => {
  const reference = await save();
  await run(["show", reference]);
  await run(["export", "--format", "csv"]);
  await run(["erase", reference]);
  await run(["purge", "--older-than", "1d", "--yes"]);
  const { output } = await run(["audit"]);
  const lines = output.trim().split("\n");
  expect(lines.map((line) => line.split(/ {2}/).slice(2).join(" "))).toEqual([
    "purge 0 enquiries older than 1 day",
    `erase ${reference}`,
    "export 1 enquiry",
    `show ${reference}`,
  ]);
  expect(output).not.toContain("ada@");
});

test("a user without a name, as containers run programs, leaves a number", async () => {
  const reference = await save();
  const named = vi.spyOn(os, "userInfo").mockImplementation(() => {
    throw new Error("uv_os_get_passwd returned ENOENT");
  });
  syncBuiltinESMExports();
  try {
    expect((await run(["erase", reference])).code).toBe(0);
    expect((await run(["audit"])).output).toContain(`  user ${process.getuid?.()}  erase  ${reference}`);
  } finally {
    named.mockRestore();
    syncBuiltinESMExports();
  }
});

/** Serves enquiries, and gives the settings with which the command line finds the server. */
async function serving(mail?: MailConfig): Promise<Record<string, string>> {
  const app = await buildApp({ enquiries: await openTestService(place.folder, { mail }) });
  place.ends.push(() => app.close());
  await app.listen({ port: 0, host: "127.0.0.1" });
  return { PORT: String((app.server.address() as AddressInfo).port), HOST: "127.0.0.1" };
}

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
      "mail to sales@example.org: 1 waiting, the oldest for 20 minutes, 0 of them failing, 0 refused for good.\n",
    ]);
    // The list says what waits for nobody, and wakes nobody.
    expect((await run(["check"], { ...address, ...mailTo("others@example.org") })).code).toBe(0);
  });

  test("ends with 1 where no enquiry can be taken", async () => {
    runSql(file, "DROP TABLE attachments");
    const { code, said } = await run(["check"], await serving());
    expect([code, said]).toEqual([1, expect.stringMatching(/^No enquiry can be taken: .*enquiries\.db \(SQLITE/s)]);
  });

  test("ends with 1 where the server does not run", async () => {
    const { code, said } = await run(["check"], { PORT: "1", HOST: "127.0.0.1" });
    expect([code, said]).toEqual([1, expect.stringMatching(/^No server answers at http:\/\/127\.0\.0\.1:1: start it/)]);
  });
});

describe("backup and restore", () => {
  test("keep everything, also while the server runs; what was there is kept", async () => {
    const reference = await save({
      attachments: [{ field: "files", name: "a.txt", type: "text/plain", content: Buffer.from("content") }],
    });
    const copy = join(place.folder, "copy.db");
    expect((await run(["backup", copy])).output).toBe(`${copy} has all enquiries, and was checked.\n`);
    if (process.platform !== "win32") expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect((await run(["backup", copy])).code).toBe(1);
    const later = await save();
    await service.store.erase(reference);
    const unasked = await run(["restore", copy]);
    expect([unasked.code, unasked.said]).toEqual([2, expect.stringContaining("add --yes")]);
    const restored = await run(["restore", copy, "--yes"]);
    expect([restored.code, restored.output]).toEqual([0, expect.stringContaining("has the 1 enquiry of")]);
    expect((await service.store.readAttachments(reference)).map(({ name }) => name)).toEqual(["a.txt"]);
    const kept = readdirSync(place.folder).find((name) => name.startsWith("before-restore-")) ?? "";
    expect((await run(["restore", join(place.folder, kept), "--yes"])).code).toBe(0);
    expect((await service.store.listEntries()).map((entry) => entry.reference)).toEqual([later]);
    // No line about what was done is lost with it.
    const actions = [...(await run(["audit"])).output.matchAll(/ {2}(backup|restore) {2}/g)].map(
      ([, action]) => action,
    );
    expect(actions).toEqual(["restore", "restore", "backup"]);
  });

  test("in a folder, those older than the privacy policy promises go, and nothing else does", async () => {
    const folder = join(place.folder, "backups");
    // The folder is made with the first one.
    expect((await run(["backup", `${folder}/`])).code).toBe(0);
    expect(readdirSync(folder)).toHaveLength(1);
    const old = ["enquiries-2020-01-01T00-00-00-000Z.db", "before-restore-2020-01-01T00-00-00-000Z.db", "notes.db"];
    for (const name of old) {
      writeFileSync(join(folder, name), "");
      utimesSync(join(folder, name), 0, 0);
    }
    const { output } = await run(["backup", `${folder}/`, "--keep", "180d"]);
    expect(output).toMatch(/was checked\. 2 older ones are erased\.\n$/);
    expect(readdirSync(folder).sort()).toEqual([
      expect.stringMatching(/^enquiries-2\d{3}-/),
      expect.stringMatching(/^enquiries-2\d{3}-/),
      "notes.db",
    ]);
  });

  test("with a file of its own name, --keep erases nothing, and that is said", async () => {
    const copy = join(place.folder, "today.db");
    const { code, output } = await run(["backup", copy, "--keep", "180d"]);
    expect([code, output]).toEqual([
      0,
      `${copy} has all enquiries, and was checked. No older one is erased: --keep is for a folder, written ${place.folder}/.\n`,
    ]);
  });

  test("a copy that cannot be written or read is named, not the database, and leaves nothing", async () => {
    await save();
    const folder = join(place.folder, "full");
    mkdirSync(folder);
    vi.spyOn(SqliteEngine.prototype, "copyTo").mockImplementation(async (path) => {
      writeFileSync(`${path}-journal`, "");
      throw new StoreError("SQLITE_FULL", "database or disk is full");
    });
    const full = await run(["backup", join(folder, "copy.db")]);
    expect([full.code, full.said]).toEqual([
      1,
      expect.stringContaining(`The disk of ${join(folder, "copy.db")} is full`),
    ]);
    expect(readdirSync(folder)).toEqual([]);
    const { code, said } = await run(["restore", folder, "--yes"]);
    expect([code, said]).toEqual([1, expect.stringContaining(`${folder} cannot be opened by this user`)]);
  });

  /** Overwrites the end of the page at which a table or an index begins. */
  function damage(path: string, name: string): void {
    runSql(path, "PRAGMA wal_checkpoint(TRUNCATE)");
    const [row] = runSql(path, "SELECT rootpage FROM sqlite_schema WHERE name = ?", name);
    const [size] = runSql(path, "PRAGMA page_size");
    const end = Number(row?.rootpage) * Number(size?.page_size);
    writeFileSync(path, readFileSync(path).fill(0xff, end - 100, end));
  }

  test("what is damaged is not restored, though all of it can be read, and leaves no backup", async () => {
    const reference = await save();
    const copy = join(place.folder, "copy.db");
    await run(["backup", copy]);
    damage(copy, "enquiries_by_time");
    const restored = await run(["restore", copy, "--yes"]);
    expect([restored.code, restored.said]).toEqual([1, expect.stringContaining("BACKUP_DAMAGED")]);
    expect((await service.store.listEntries()).map((entry) => entry.reference)).toEqual([reference]);
    await service.store.close();
    damage(file, "enquiries");
    const next = join(place.folder, "next.db");
    expect((await run(["backup", next])).code).toBe(1);
    expect(existsSync(next)).toBe(false);
  });
});

describe("try", () => {
  test.each([...definitions.forms.keys()].filter((form) => form !== notifyMeKey))(
    "sends %s the whole way, says that it is a test, and leaves nothing",
    async (form) => {
      const mailServer = await startMailServer();
      place.ends.push(mailServer.stop);
      const mail = { url: mailServer.url, to: ["sales@example.org"], from: "site@example.org" };
      const env = { ...(await serving(mail)), SMTP_URL: mailServer.url, ENQUIRY_TO: "sales@example.org" };
      const { code, output, said } = await run(["try", "--form", form], env);
      expect([said, code]).toEqual(["", 0]);
      expect(output).toMatch(/passed on to 1 receiver, and erased again\.\n$/);
      expect(mailServer.mails).toHaveLength(1);
      expect(mailServer.mails[0]?.source.replaceAll("=\r\n", "")).toMatch(/test of the website/i);
      expect(await service.store.listEntries()).toEqual([]);
    },
  );

  test("says where the way ended", async () => {
    const { code, said } = await run(["try"], { PORT: "1", HOST: "127.0.0.1" });
    expect([code, said]).toEqual([1, expect.stringContaining("No server answers at http://127.0.0.1:1")]);
  });
});
