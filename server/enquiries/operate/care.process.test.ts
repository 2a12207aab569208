import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { FastifyInstance, InjectOptions } from "fastify";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { prepareSite, runProgram } from "../../../tests/support/server/run-program";
import { attachment, contactEnquiry, newEnquiry } from "../../../tests/support/server/samples";
import { firstVersion, lockDatabase, runSql } from "../../../tests/support/server/sqlite-file";
import {
  enquiriesCommand,
  inEnglish,
  openTestServer,
  openTestService,
} from "../../../tests/support/server/test-service";
import { testFolder } from "../../../tests/support/test-folder";
import type { EnquiryService } from "../service";
import { copyOf } from "../store/backup";
import { type Channel, mailChannel, type NewEnquiry } from "../store/enquiry";
import type { EnquiryStore } from "../store/open-store";

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

const save = async (changes: Partial<NewEnquiry> = {}, channels: readonly Channel[] = [sales]) =>
  (await service.store.save(newEnquiry(changes), channels)).reference;

const run = (args: readonly string[], env: Record<string, string> = {}) =>
  enquiriesCommand(folder, args, { ENQUIRY_DATABASE_URL: `file:${file}`, ...env });

async function onFullDisk<Result>(work: () => Promise<Result>): Promise<Result> {
  const full = vi.spyOn(fs, "statfs").mockResolvedValue({ bavail: 1, bsize: 4096 } as never);
  syncBuiltinESMExports();
  return work().finally(() => {
    full.mockRestore();
    syncBuiltinESMExports();
  });
}

const containing = (text: string) => expect.stringContaining(text);

test("list names what waits, the newest first, and what is suspected", async () => {
  const right = await save();
  // What arrives within one millisecond has no order.
  await setTimeout(2);
  const local = await save({}, []);
  await setTimeout(2);
  const suspect = await save({ spamReason: "the hidden field was filled in" });
  // As a program, which opens the database beside that of a server.
  const program = runProgram("server/main.ts", folder, ["enquiries", "list"], { ENQUIRY_DATABASE_URL: `file:${file}` });
  expect(await program.ended).toBe(0);
  expect(program.said()).toMatch(/^Database: .*enquiries\.db \(.+: list\)\n$/);
  const listed = program.data().replaceAll(/ {2}\S+Z {2}/g, " ");
  expect(listed.split("\n")).toEqual([
    `${suspect} contact  mail to sales@example.org: waiting; suspected: the hidden field was filled in`,
    `${local} contact  waiting here: it is passed on nowhere`,
    `${right} contact  mail to sales@example.org: waiting`,
    "",
  ]);
  const claim = await service.store.claimDelivery(sales, 60_000, []);
  if (!claim) throw new Error("Nothing was claimed.");
  await service.store.markRefused(claim, "EENVELOPE 550 RCPT TO");
  const refused = containing("sales@example.org: refused for good (EENVELOPE 550 RCPT TO), see retry");
  expect(await run(["list"])).toMatchObject({ output: refused });
  const due = "1 enquiry is due now; the server passes them on within seconds.\n";
  expect(await run(["retry", claim.reference])).toMatchObject({ output: due });
});

test("an enquiry with damaged answers is listed and retried with the others, and named by what reads them", async () => {
  const [right, damaged] = [await save(), await save()];
  runSql(file, "UPDATE enquiries SET answers = '{' WHERE reference = ?", damaged);
  const both = expect.stringMatching(`(?=[^]*${right})[^]*${damaged}`);
  expect(await run(["list"])).toMatchObject({ code: 0, output: both });
  expect(await run(["retry"])).toMatchObject({ code: 0 });
  const sentence = `The answers of ${damaged} are damaged and cannot be read. Restore it from a backup, or erase it (ENQUIRY_DAMAGED).`;
  expect(await run(["show", damaged])).toMatchObject({ code: 1, said: containing(sentence) });
});

test("show prints the answers, and saves attachments under names that are safe and short enough", async () => {
  // As long as the server takes: 255 characters, of up to three bytes each.
  const long = ["a", "\u0436", "\u6f22"].map((letter) => `${letter.repeat(251)}.txt`);
  const attachments = ["../../evil.txt", ".hidden.txt", ...long].map((name) => attachment(name, "content"));
  const message = "Hello\u001b[31m";
  const reference = await save({ attachments, answers: { name: "Ada", email: "", message, gone: ["A", "B"] } });
  const saved = join(folder, "saved");
  const { code, output } = await run(["show", reference.toLowerCase().replaceAll("-", ""), "--save-files", saved]);
  expect(code).toBe(0);
  expect(output).toContain("Form: Letter\n");
  expect(output).toContain("Called: Ada\nMail: –\nLetter: Hello�[31m\ngone: A, B\n");
  expect(output).toContain("Attachment: ../../evil.txt (7 bytes)");
  const cut = [/^3-a{200,}\.txt$/, /^4-ж{100,}\.txt$/, /^5-漢{70,}\.txt$/].map((name) => expect.stringMatching(name));
  expect(readdirSync(saved).sort()).toEqual(["1-evil.txt", "2-.hidden.txt", ...cut]);
  expect(existsSync(join(folder, "evil.txt"))).toBe(false);
});

test("export writes a table, to a file or to the output, and nothing besides", async () => {
  const reference = await save({ answers: { name: "=1+1", email: "", message: "x" } });
  const { output } = await run(["export", "--since", "2020-01-01"]);
  expect(output).toMatch(/^\ufeff"reference",/);
  expect(output).toContain(`"${reference}","contact",`);
  const table = join(folder, "all.csv");
  writeFileSync(table, "", { mode: 0o644 });
  const written = expect.stringMatching(/^1 enquiry is in .*all\.csv\.\n$/);
  expect(await run(["export", "--since", "7d", "--waiting", "--out", table])).toMatchObject({ output: written });
  expect(readFileSync(table, "utf8")).toBe(output);
  expect(statSync(table).mode & 0o777).toBe(0o600);
});

// That nothing stays on the disk: server/enquiries/store/sqlite-engine.process.test.ts.
test("erase and purge take away what was asked for, and purge asks before it takes everything", async () => {
  const reference = await save();
  const erased = `${reference} is erased with its attachments.\n`;
  expect(await run(["erase", reference])).toMatchObject({ code: 0, output: erased });
  const none = "0 enquiries were older than 1 day and are erased.\n";
  expect(await run(["purge", "--older-than", "1d"])).toMatchObject({ output: none });
  const kept = await save();
  const unasked = await run(["purge", "--older-than", "0d"]);
  expect(unasked).toMatchObject({ code: 2, said: expect.stringMatching(/purge asks .*: add --yes\.\n$/) });
  expect(await run(["list"])).toMatchObject({ output: containing(kept) });
  const purged = "1 enquiry was older than 0 days and is erased.\n";
  expect(await run(["purge", "--older-than", "0d", "--yes"])).toMatchObject({ output: purged });
  expect(await run(["list"])).toMatchObject({ output: "There are no enquiries.\n" });
});

test("settings in a file count more than those of the shell: purge would empty another database", async () => {
  const settings = join(folder, "site.env");
  writeFileSync(settings, `ENQUIRY_DATABASE_URL=file:${file}\n`);
  const another = { ENQUIRY_DATABASE_URL: `file:${join(folder, "another.db")}` };
  const named = { code: 0, said: containing(`Database: ${file} (`) };
  expect(await run(["list", "--settings", settings], another)).toMatchObject(named);
});

test.each<[args: string[], sentence: RegExp, database?: string]>([
  [["show", "NW-0000-0000"], /There is no enquiry NW-0000-0000\.\n$/],
  [["retry", "NW-0000-0000"], /There is no enquiry NW-0000-0000\.\n$/],
  [["erase", "NW-0000-0000"], /There is no enquiry NW-0000-0000\.\n$/],
  [["show", "NW-OIL0-0000"], /There is no enquiry NW-0110-0000\.\n$/],
  [["list", "--settings", "gone.env"], /^There is no .*gone\.env \(ENOENT\)\.\n$/],
  [["purge", "--older-than", "180d"], /^There is no database at .*nowhere, .*--settings/, "nowhere"],
  [["list"], /is damaged, or no database\. .*\(SQLITE_NOTADB\)\.\n$/, "none"],
])("%j says in a sentence what there is not, and makes nothing", async (args, sentence, database = "enquiries.db") => {
  writeFileSync(join(folder, "none"), "this is text ".repeat(1000));
  const answer = await run(args, { ENQUIRY_DATABASE_URL: `file:${join(folder, database)}` });
  expect(answer).toMatchObject({ code: 1, output: "", said: expect.stringMatching(sentence) });
  expect(existsSync(join(folder, "nowhere"))).toBe(false);
});

test.each<[string[]]>([
  [[]],
  [["constructor"]],
  [["list", "more"]],
  [["list", "--unknown"]],
  [["list", "--since", "soon"]],
  [["list", "--since", "2026-02-31"]],
  [["backup"]],
  [["show"]],
  [["show", "nw-xxx"]],
  [["purge", "--older-than", "-1d"]],
])("%j is refused in a sentence", async (args) => {
  expect(await run(args)).toMatchObject({ code: 2, output: "", said: expect.stringMatching(/Use: npm run enquiries/) });
});

test("whoever does something is named with it, by number where the system has no name", async () => {
  const reference = await save();
  const { said } = await run(["erase", reference], { SUDO_USER: "ada", USER: "" });
  expect(said).toBe(`Database: ${file} (user ${process.getuid?.()} for ada: erase ${reference})\n`);
});

test("check ends with 1 and a sentence where something is overdue, or no enquiry can be taken", async () => {
  await save();
  const { port } = await openTestServer();
  const check = async (name: string, at = port) => {
    const mail = { SMTP_URL: "smtp://127.0.0.1:1", ENQUIRY_TO: `${name}@example.org` };
    const { code, output, said } = await run(["check"], { PORT: String(at), HOST: "127.0.0.1", ...mail });
    return `${code}: ${code === 0 ? output : said.split("\n")[1]}`;
  };
  const waiting = "mail to sales@example.org: 1 waiting, the oldest for";
  const well = `0: Enquiries are taken and passed on. ${waiting}`;
  expect(await check("sales")).toContain(`${well} 0 minutes`);
  const unset = await run(["check"], { PORT: String(port), HOST: "127.0.0.1" });
  expect(unset.output).toContain("Enquiries are taken, and passed on nowhere: the settings name no receiver.");
  const hour = new Date(Date.now() - 3_600_000).toISOString();
  runSql(file, "UPDATE enquiries SET received_at = ?", hour);
  expect(await check("sales")).toBe(`1: ${waiting} 60 minutes, 0 of them failing, 0 refused for good.`);
  // What waits for nobody is said, and wakes nobody.
  expect(await check("others")).toContain(`${well} 60 minutes, 0 of them failing, 0 refused for good (nobody's:`);
  expect(await check("others", 1)).toMatch(/^1: No server answers at http:\/\/127\.0\.0\.1:1: start it/);
  runSql(file, "DROP TABLE attachments");
  await expect.poll(() => check("others")).toMatch(/^1: The database cannot be written, .*\(SQLITE/);
});

describe("backup", () => {
  test("in a folder, copies older than the content says go, and nothing else does; so do those of an upgrade with a purge", async () => {
    const backups = join(folder, "backups");
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    // The folder is made with the first one.
    expect(await run(["backup", `${backups}/`])).toMatchObject({ code: 0 });
    const [older, younger] = ["enquiries-2020-01-01T00-00-00-000Z.db", "enquiries-2020-01-02T00-00-00-000Z.db"];
    expect(inEnglish.retention.copyDays).toBe(9);
    for (const [name, age] of Object.entries({ [older]: 10, [younger]: 8, "notes.db": 1000 })) {
      writeFileSync(join(backups, name), "");
      utimesSync(join(backups, name), days(age), days(age));
    }
    const erased = expect.stringMatching(/was checked\. 1 older one is erased\.\n$/);
    expect(await run(["backup", `${backups}/`])).toMatchObject({ output: erased });
    const kept = readdirSync(backups);
    expect(kept).toHaveLength(4);
    expect(kept).toEqual(expect.arrayContaining([younger, "notes.db"]));
    const copies = [8, 10].map((age) => copyOf(file, days(age)));
    for (const copy of copies) writeFileSync(copy, "");
    expect(await run(["purge", "--yes"])).toMatchObject({ output: containing("older than 120 days") });
    expect(copies.map((copy) => existsSync(copy))).toEqual([true, false]);
  });

  test("of what is damaged, or that has no room, fails and leaves nothing", async () => {
    await save();
    const copy = join(folder, "copy.db");
    const refused = await onFullDisk(() => run(["backup", copy]));
    expect(refused).toMatchObject({ code: 1, said: containing(`There is too little room for ${copy}`) });
    await service.store.close();
    damage(file, "enquiries");
    expect(await run(["backup", copy])).toMatchObject({ code: 1 });
    expect(readdirSync(folder).filter((name) => name.startsWith("copy"))).toEqual([]);
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
  async function entries(): Promise<string[]> {
    const { store } = await openTestService();
    const found = await store.readEnquiries().finally(() => store.close());
    return found.map(({ reference }) => reference).sort();
  }

  test("needs the server stopped and says so; then what was there is kept, and the backup is left as it was", async () => {
    const reference = await save();
    const copies = join(folder, "copies");
    mkdirSync(copies);
    const copy = join(copies, "copy.db");
    await run(["backup", copy]);
    for (const statement of firstVersion) runSql(copy, statement);
    const bytes = readFileSync(copy);
    const later = await save();
    expect(await run(["restore", copy, "--yes"])).toMatchObject({ code: 1, said: containing("Stop the server first") });
    await service.store.close();
    expect(await run(["restore", copy])).toMatchObject({ code: 2, said: containing("add --yes") });
    expect(await entries()).toEqual([reference, later].sort());
    chmodSync(copy, 0o400);
    expect(await run(["restore", copy, "--yes"])).toMatchObject({
      said: expect.stringMatching(/^Database: .*\n$/),
      output: containing("has the 1 enquiry of"),
    });
    expect(await entries()).toEqual([reference]);
    expect([readFileSync(copy).equals(bytes), readdirSync(copies)]).toEqual([true, ["copy.db"]]);
    const [kept = ""] = readdirSync(folder).filter((name) => name.endsWith(".bak"));
    expect(await run(["restore", join(folder, kept), "--yes"])).toMatchObject({ code: 0 });
    expect(await entries()).toEqual([reference, later].sort());
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
    expect(await run(["restore", copy, "--yes"])).toMatchObject({
      said: expect.stringMatching(/^Database: .*\n$/),
      output: containing("What was there could not be read: erase once more"),
    });
    expect(await entries()).toEqual([reference]);
    expect(readdirSync(folder).filter((name) => name.endsWith(".bak"))).toHaveLength(what === "is gone" ? 0 : 1);
  });
});

describe("asked whether it is well, the server", () => {
  let app: FastifyInstance;
  let store: EnquiryStore;

  beforeEach(async () => {
    ({ app, store } = await openTestServer({}, { listens: false }));
  });

  /** The status and the text of an answer. */
  const ask = async (request: InjectOptions | string) => {
    const { statusCode, body } = await app.inject(request);
    return [statusCode, body];
  };
  const post = () => ask({ method: "POST", url: "/api/enquiries/contact", payload: contactEnquiry });

  test.each(["/healthz", "/readyz"])("%s is well, whatever waits, and leaves nothing behind", async (url) => {
    await store.save(newEnquiry(), ["mail:sales@example.org"]);
    const { statusCode, body, headers } = await app.inject(url);
    expect([statusCode, body, headers["cache-control"]]).toEqual([200, "ok", "no-store"]);
    expect(headers["content-type"]).toMatch(/^text\/plain/);
    expect(await store.readEnquiries()).toHaveLength(1);
  });

  test("says so while another process writes, and that little room is left", async () => {
    const little = expect.stringMatching(/^Less than 50 MB .* files may not be taken \(NO_ROOM\)\.$/);
    expect(await onFullDisk(() => ask("/readyz"))).toEqual([503, little]);
    const release = await lockDatabase(file);
    const heldUp = expect.stringMatching(/^The database has been held up for 2 seconds/);
    expect(await ask("/readyz")).toEqual([503, heldUp]);
    await vi.waitFor(async () => expect((await ask("/readyz"))[1]).toMatch(/^Another process writes/), 60_000);
    await release();
    expect(await ask("/readyz")).toEqual([200, "ok"]);
  });

  test("tells of a failure for some minutes, and is not ready only while pages go on failing", async () => {
    let isBroken = true;
    app.get("/page", () => {
      if (isBroken) throw new Error("planted");
      return "page";
    });
    await ask("/page");
    const told = expect.stringMatching(/^Some pages were answered with a failure/);
    for (let count = 0; count < 2; count++) expect(await ask("/readyz")).toEqual([503, told]);
    isBroken = false;
    await ask("/page");
    for (let count = 0; count < 2; count++) expect(await ask("/readyz")).toEqual([200, told]);
  });

  test.each<[string, (copy: string) => void]>([
    ["was deleted, and is not made anew", () => rmSync(file)],
    ["was exchanged", (copy) => renameSync(copy, file)],
  ])("says so where its file %s, and acknowledges no enquiry", async (_, harm) => {
    expect(await post()).toEqual([201, expect.any(String)]);
    copyFileSync(file, `${file}.copy`);
    harm(`${file}.copy`);
    const isThere = existsSync(file);
    for (let count = 0; count < 2; count++) expect(await post()).toEqual([503, inEnglish.messages.refusals.notStored]);
    expect(await ask("/readyz")).toEqual([503, expect.stringMatching(/cannot be written, .*DATABASE_FILE_GONE/)]);
    expect(existsSync(file)).toBe(isThere);
  });
});
