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
import type { FastifyInstance } from "fastify";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { prepareSite, runProgram } from "../../../tests/support/server/run-program";
import { attachment, contactEnquiry, newEnquiry } from "../../../tests/support/server/samples";
import { lockDatabase, runSql, toFirstVersion } from "../../../tests/support/server/sqlite-file";
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

const save = async (changes: Partial<NewEnquiry> = {}, channels: readonly Channel[] = [sales]) =>
  (await service.store.save(newEnquiry(changes), channels)).reference;

const run = (args: readonly string[], env: Record<string, string> = {}) =>
  enquiriesCommand(folder, args, { ENQUIRY_DATABASE_URL: `file:${file}`, ...env });

const mailTo = (address: string) => ({ SMTP_URL: "smtp://127.0.0.1:1", ENQUIRY_TO: address });

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
  expect(
    program
      .data()
      .split("\n")
      .map((line) => line.replace(/ {2}\S+Z {2}/, " ")),
  ).toEqual([
    `${suspect} contact  mail to sales@example.org: waiting; suspected: the hidden field was filled in`,
    `${local} contact  waiting here: it is passed on nowhere`,
    `${right} contact  mail to sales@example.org: waiting`,
    "",
  ]);
  const claim = await service.store.claimDelivery(sales, 60_000, []);
  if (!claim) throw new Error("Nothing was claimed.");
  await service.store.markRefused(claim, "EENVELOPE 550 RCPT TO");
  expect((await run(["list"])).output).toContain(
    "sales@example.org: refused for good (EENVELOPE 550 RCPT TO), see retry",
  );
  const { output } = await run(["retry", claim.reference]);
  expect(output).toBe("1 enquiry is due now; the server passes them on within seconds.\n");
});

test("an enquiry with damaged answers is listed and retried with the others, and named by what reads them", async () => {
  const [right, damaged] = [await save(), await save()];
  runSql(file, "UPDATE enquiries SET answers = '{' WHERE reference = ?", damaged);
  const listed = await run(["list"]);
  expect([listed.code, listed.output]).toEqual([0, expect.stringMatching(`(?=[^]*${right})[^]*${damaged}`)]);
  expect((await run(["retry"])).code).toBe(0);
  const { code, said } = await run(["show", damaged]);
  const sentence = `The answers of ${damaged} are damaged and cannot be read. Restore it from a backup, or erase it (ENQUIRY_DAMAGED).`;
  expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
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
  const { output } = await run(["export"]);
  expect(output).toMatch(/^\ufeff"reference",/);
  expect(output).toContain(`"${reference}","contact",`);
  const table = join(folder, "all.csv");
  writeFileSync(table, "", { mode: 0o644 });
  expect((await run(["export", "--out", table])).output).toMatch(/^1 enquiry is in .*all\.csv\.\n$/);
  expect(readFileSync(table, "utf8")).toBe(output);
  expect(statSync(table).mode & 0o777).toBe(0o600);
});

// That nothing stays on the disk: server/enquiries/store/sqlite-engine.process.test.ts.
test("erase and purge take away what was asked for, and purge asks before it takes everything", async () => {
  const reference = await save();
  const erased = await run(["erase", reference]);
  expect([erased.code, erased.output]).toEqual([0, `${reference} is erased with its attachments.\n`]);
  expect((await run(["purge", "--older-than", "1d"])).output).toBe(
    "0 enquiries were older than 1 day and are erased.\n",
  );
  await save();
  const unasked = await run(["purge", "--older-than", "0d"]);
  expect([unasked.code, unasked.said]).toEqual([2, expect.stringMatching(/purge asks .*: add --yes\.\n$/)]);
  expect((await run(["list"])).output).not.toBe("There are no enquiries.\n");
  const purged = await run(["purge", "--older-than", "0d", "--yes"]);
  expect(purged.output).toBe("1 enquiry was older than 0 days and is erased.\n");
  expect((await run(["list"])).output).toBe("There are no enquiries.\n");
});

describe("a database", () => {
  test("that does not exist is named and not made", async () => {
    const missing = join(folder, "nowhere/enquiries.db");
    const { code, output, said } = await run(["purge", "--older-than", "180d"], {
      ENQUIRY_DATABASE_URL: `file:${missing}`,
    });
    expect([code, output]).toEqual([1, ""]);
    expect(said).toMatch(/^There is no database at .*nowhere[\\/]enquiries\.db, .*--settings/);
    expect(existsSync(missing)).toBe(false);
  });

  test("is that of the server's own settings", async () => {
    const settings = join(folder, "site.env");
    writeFileSync(settings, `ENQUIRY_DATABASE_URL=file:${file}\n`);
    // Whoever names a file means it, whatever the shell has set: purge would empty another database.
    const { code, said } = await run(["list", "--settings", settings], {
      ENQUIRY_DATABASE_URL: `file:${join(folder, "another.db")}`,
    });
    expect([code, said]).toEqual([0, expect.stringContaining(`Database: ${file} (`)]);
    const missing = await run(["list", "--settings", join(folder, "gone.env")]);
    expect(missing).toMatchObject({ code: 1, said: expect.stringMatching(/^There is no .*gone\.env \(ENOENT\)\.\n$/) });
  });

  test("that is none is said in a sentence", async () => {
    const none = join(folder, "none.db");
    writeFileSync(none, "this is text ".repeat(1000));
    const { code, output, said } = await run(["list"], { ENQUIRY_DATABASE_URL: `file:${none}` });
    expect([code, output]).toEqual([1, ""]);
    expect(said).toMatch(/is damaged, or no database\. .*\(SQLITE_NOTADB\)\./);
    expect(said).not.toMatch(/\n\s+at /);
  });
});

test.each<[string[], 0 | 1, string]>([
  [["show", "NW-0000-0000"], 1, "There is no enquiry NW-0000-0000."],
  [["retry", "NW-0000-0000"], 1, "There is no enquiry NW-0000-0000."],
  [["erase", "NW-0000-0000"], 1, "There is no enquiry NW-0000-0000."],
  [["show", "NW-OIL0-0000"], 1, "There is no enquiry NW-0110-0000."],
  [["list", "--since", "2026-11-01"], 0, ""],
  [["list", "--since", "7d", "--waiting"], 0, ""],
])("%j is understood", async (args, code, sentence) => {
  expect(await run(args)).toMatchObject({ code, said: expect.stringContaining(sentence) });
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
    const settings = { PORT: String(at), HOST: "127.0.0.1", ...mailTo(`${name}@example.org`) };
    const { code, output, said } = await run(["check"], settings);
    return `${code}: ${code === 0 ? output : said.split("\n")[1]}`;
  };
  const waiting = "mail to sales@example.org: 1 waiting, the oldest for";
  const well = `0: Enquiries are taken and passed on. ${waiting}`;
  expect(await check("sales")).toContain(`${well} 0 minutes`);
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

  test("of what is damaged, or that has no room or cannot be written, fails and leaves nothing", async () => {
    await save();
    const place = join(folder, "full");
    const copy = join(place, "copy.db");
    mkdirSync(place);
    const full = vi.spyOn(fs, "statfs").mockResolvedValue({ bavail: 1, bsize: 4096 } as never);
    syncBuiltinESMExports();
    const refused = await run(["backup", copy]);
    full.mockRestore();
    syncBuiltinESMExports();
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining(`There is too little room for ${copy}`)]);
    vi.spyOn(SqliteEngine.prototype, "copyTo").mockImplementationOnce(async (path) => {
      writeFileSync(`${path}-journal`, "");
      throw new StoreError("SQLITE_FULL", "database or disk is full");
    });
    expect((await run(["backup", copy])).said).toContain(`The disk of ${copy} is full`);
    await service.store.close();
    damage(file, "enquiries");
    expect((await run(["backup", copy])).code).toBe(1);
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
    toFirstVersion(copy);
    const bytes = readFileSync(copy);
    const later = await save();
    const early = await run(["restore", copy, "--yes"]);
    expect([early.code, early.said]).toEqual([1, expect.stringContaining("Stop the server first")]);
    await service.store.close();
    const unasked = await run(["restore", copy]);
    expect([unasked.code, unasked.said]).toEqual([2, expect.stringContaining("add --yes")]);
    expect(await entries()).toEqual([reference, later].sort());
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
    const { said, output } = await run(["restore", copy, "--yes"]);
    expect([said, output]).toEqual([
      expect.stringMatching(/^Database: .*\n$/),
      expect.stringContaining("What was there could not be read: erase once more"),
    ]);
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

  const get = (url: string, options: object = {}) => app.inject({ method: "GET", url, ...options });
  const post = () => app.inject({ method: "POST", url: "/api/enquiries/contact", payload: contactEnquiry });

  test.each(["/healthz", "/readyz"])(
    "%s is well, whoever asks and whatever waits, and leaves nothing behind",
    async (url) => {
      await store.save(newEnquiry(), ["mail:sales@example.org"]);
      const { statusCode, body, headers } = await get(url, { headers: { "x-forwarded-for": "192.0.2.1" } });
      expect([statusCode, body, headers["cache-control"]]).toEqual([200, "ok", "no-store"]);
      expect(headers["content-type"]).toMatch(/^text\/plain/);
      expect(await store.readEnquiries()).toHaveLength(1);
    },
  );

  describe("/readyz", () => {
    test("says so where enquiries cannot be written", async () => {
      runSql(file, "CREATE TRIGGER damage BEFORE INSERT ON enquiries BEGIN SELECT raise(ABORT, 'damaged'); END");
      const { statusCode, body } = await get("/readyz");
      expect([statusCode, body]).toEqual([503, expect.stringMatching(/^The database cannot be written, .* \(SQLITE_/)]);
      expect((await get("/healthz")).statusCode).toBe(200);
    });

    test("says so while another process writes", async () => {
      const release = await lockDatabase(file);
      const { statusCode, body } = await get("/readyz");
      expect([statusCode, body]).toEqual([503, expect.stringMatching(/^The database has been held up for 2 seconds/)]);
      await vi.waitFor(async () => expect((await get("/readyz")).body).toMatch(/^Another process writes/), 60_000);
      await release();
      expect((await get("/readyz")).statusCode).toBe(200);
    });

    test("tells of a failure for some minutes, and is not ready only while pages go on failing", async () => {
      let isBroken = true;
      app.get("/page", () => {
        if (isBroken) throw new Error("planted");
        return "page";
      });
      await get("/page");
      const told = expect.stringMatching(/^Some pages were answered with a failure/);
      const ready = async () => [(await get("/readyz")).statusCode, (await get("/readyz")).body];
      expect(await ready()).toEqual([503, told]);
      isBroken = false;
      await get("/page");
      expect(await ready()).toEqual([200, told]);
    });
  });

  describe("an enquiry is not acknowledged, and /readyz says so,", () => {
    test.each([
      ["the file was deleted, and is not made anew", () => rmSync(file)],
      [
        "the file was exchanged",
        () => {
          copyFileSync(file, `${file}.copy`);
          renameSync(`${file}.copy`, file);
        },
      ],
    ])("where %s", async (_, harm) => {
      expect((await post()).statusCode).toBe(201);
      harm();
      const isThere = existsSync(file);
      for (let count = 0; count < 2; count++) {
        const { statusCode, body } = await post();
        expect([statusCode, body]).toEqual([503, inEnglish.messages.refusals.notStored]);
      }
      const { statusCode, body } = await get("/readyz");
      expect([statusCode, body]).toEqual([503, expect.stringContaining("DATABASE_FILE_GONE")]);
      expect(existsSync(file)).toBe(isThere);
    });
  });
});
