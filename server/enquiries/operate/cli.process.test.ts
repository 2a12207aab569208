import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { enquiriesCommand } from "../../../tests/support/server/enquiries-command";
import { runSql } from "../../../tests/support/server/raw-sql";
import { prepareSite, runProgram } from "../../../tests/support/server/run-program";
import { newEnquiry } from "../../../tests/support/server/samples";
import { openTestService } from "../../../tests/support/server/test-service";
import { testFolder } from "../../../tests/support/test-folder";
import type { EnquiryService } from "../service";
import { type Channel, mailChannel, type NewEnquiry } from "../store/enquiry";

const sales = mailChannel("sales@example.org");

const folder = testFolder();
// It stays open all the time, as that of a server that runs does.
let service: EnquiryService;

beforeAll(async () => {
  prepareSite(folder);
  service = await openTestService(folder);
  return () => service.store.close();
});

/** Starts the command line as a program, which opens the database beside that of the server. */
async function start(args: readonly string[]) {
  const program = runProgram("server/main.ts", folder, ["enquiries", ...args], { ENQUIRY_DATABASE_URL: url() });
  const code = await program.ended;
  return { code, output: program.data(), said: program.said() };
}

/** Does the same in this process; on the database of the server unless another one is given. */
const run = (args: readonly string[], database = url()) =>
  enquiriesCommand(folder, args, { ENQUIRY_DATABASE_URL: database });

const url = () => `file:${join(folder, "enquiries.db")}`;

async function save(changes: Partial<NewEnquiry> = {}, channels: readonly Channel[] = [sales]): Promise<string> {
  const enquiry = newEnquiry({
    answers: { name: "Ada", email: "ada@example.com", message: "Hello\nworld" },
    ...changes,
  });
  return (await service.store.save(enquiry, channels)).reference;
}

test("list names what waits, the newest first, and what is suspected", async () => {
  const right = await save();
  // What arrives within one millisecond has no order.
  await setTimeout(2);
  const local = await save({}, []);
  await setTimeout(2);
  const suspect = await save({ spamReason: "the hidden field was filled in" });
  const shown = await start(["list"]);
  expect([shown.code, shown.said]).toEqual([0, expect.stringMatching(/^Database: .*enquiries\.db \(.+: list\)\n$/)]);
  expect(shown.output.split("\n").map((line) => line.replace(/ {2}\S+Z {2}/, " "))).toEqual([
    `${suspect} contact  mail to sales@example.org: waiting; suspected: the hidden field was filled in`,
    `${local} contact  waiting here: it is passed on nowhere`,
    `${right} contact  mail to sales@example.org: waiting`,
    "",
  ]);
  const claim = await service.store.claimDelivery(sales, 60_000, []);
  if (!claim) throw new Error("Nothing was claimed.");
  await service.store.markRefused(claim, "EENVELOPE 550 RCPT TO");
  const refused = `${claim.reference}  .*mail to sales@example.org: refused for good \\(EENVELOPE 550 RCPT TO\\), see retry`;
  expect((await run(["list"])).output).toMatch(new RegExp(refused));
  const retried = await run(["retry", claim.reference]);
  expect([retried.code, retried.output]).toEqual([
    0,
    "1 enquiry is due now; the server passes them on within seconds.\n",
  ]);
});

test("an enquiry with damaged answers is listed and retried with the others, and named by what reads them", async () => {
  const [right, damaged] = [await save(), await save()];
  runSql(join(folder, "enquiries.db"), "UPDATE enquiries SET answers = '{' WHERE reference = ?", damaged);
  const listed = await run(["list"]);
  expect([listed.code, listed.output]).toEqual([0, expect.stringMatching(`(?=[^]*${right})[^]*${damaged}`)]);
  expect((await run(["retry"])).code).toBe(0);
  const { code, said } = await run(["show", damaged]);
  const sentence = `The answers of ${damaged} are damaged and cannot be read. Restore it from a backup, or erase it (ENQUIRY_DAMAGED).`;
  expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
  for (const reference of [right, damaged]) await service.store.erase(reference);
});

test("show prints the answers, and saves attachments under names that are safe", async () => {
  const attachment = { field: "files", type: "text/plain", content: Buffer.from("content") };
  const attachments = ["../../evil.txt", ".hidden.txt", "evil.txt"].map((name) => ({ ...attachment, name }));
  const message = "Hello\u001b[31m";
  const reference = await save({ attachments, answers: { name: "Ada", email: "", message, gone: ["A", "B"] } });
  const saved = join(folder, "saved");
  const { code, output } = await run(["show", reference.toLowerCase().replaceAll("-", ""), "--save-files", saved]);
  expect(code).toBe(0);
  expect(output).toContain("Form: Letter\n");
  expect(output).toContain("Called: Ada\nMail: –\nLetter: Hello�[31m\ngone: A, B\n");
  expect(output).toContain("Attachment: ../../evil.txt (7 bytes)");
  expect(readdirSync(saved).sort()).toEqual(["1-evil.txt", "2-.hidden.txt", "3-evil.txt"]);
  expect(existsSync(join(folder, "evil.txt"))).toBe(false);
});

test("a name that is longer than a file may have is cut, and keeps its ending", async () => {
  const attachment = { field: "files", type: "text/plain", content: Buffer.from("content") };
  // As long as the server takes: 255 characters, of up to three bytes each.
  const attachments = ["a", "\u0436", "\u6f22"].map((letter) => ({ ...attachment, name: `${letter.repeat(251)}.txt` }));
  const saved = join(folder, "long");
  const { code } = await run(["show", await save({ attachments }), "--save-files", saved]);
  expect([code, readdirSync(saved).sort()]).toEqual([
    0,
    [
      expect.stringMatching(/^1-a{200,}\.txt$/),
      expect.stringMatching(/^2-ж{100,}\.txt$/),
      expect.stringMatching(/^3-漢{70,}\.txt$/),
    ],
  ]);
});

test("export writes a table, to a file or to the output, and nothing besides", async () => {
  const reference = await save({ answers: { name: "=1+1", email: "", message: "x" } });
  const { output } = await run(["export"]);
  expect(output).toMatch(/^\ufeff"reference",/);
  expect(output).toContain(`"${reference}","contact",`);
  const file = join(folder, "all.csv");
  writeFileSync(file, "", { mode: 0o644 });
  expect((await run(["export", "--out", file])).output).toMatch(/^\d+ enquiries are in .*all\.csv\.\n$/);
  expect(readFileSync(file, "utf8")).toBe(output);
  if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
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
  expect(purged.output).toMatch(/^\d+ enquiries were older than 0 days/);
  expect((await run(["list"])).output).toBe("There are no enquiries.\n");
});

describe("a database", () => {
  test("that does not exist is named and not made", async () => {
    const missing = join(folder, "nowhere/enquiries.db");
    const { code, output, said } = await run(["purge", "--older-than", "180d"], `file:${missing}`);
    expect([code, output]).toEqual([1, ""]);
    expect(said).toMatch(/^There is no database at .*nowhere[\\/]enquiries\.db, .*--settings/);
    expect(existsSync(missing)).toBe(false);
  });

  test("is that of the server's own settings", async () => {
    const file = join(folder, "site.env");
    writeFileSync(file, `ENQUIRY_DATABASE_URL=${url()}\n`);
    // Whoever names a file means it, whatever the shell has set: purge would empty another database.
    const { code, said } = await run(["list", "--settings", file], `file:${join(folder, "another.db")}`);
    expect([code, said]).toEqual([0, expect.stringContaining(`Database: ${join(folder, "enquiries.db")} (`)]);
    const missing = await run(["list", "--settings", join(folder, "gone.env")]);
    expect([missing.code, missing.said]).toEqual([
      1,
      expect.stringMatching(/^There is no .*gone\.env \(ENOENT\)\.\n$/),
    ]);
  });

  test("that is none is said in a sentence", async () => {
    const file = join(folder, "none.db");
    writeFileSync(file, "this is text ".repeat(1000));
    const { code, output, said } = await run(["list"], `file:${file}`);
    expect([code, output]).toEqual([1, ""]);
    expect(said).toMatch(/is damaged, or no database\. .*\(SQLITE_NOTADB\)\./);
    expect(said).not.toMatch(/\n\s+at /);
  });
});

test.each([["show"], ["retry"], ["erase"]])(
  "%s of a reference that nobody has says so",
  async (name) => {
    const { code, output, said } = await run([name, "NW-0000-0000"]);
    expect([code, output, said.split("\n").at(-2)]).toEqual([1, "", "There is no enquiry NW-0000-0000."]);
  },
  60_000,
);

test.each<[string[], string]>([
  [["list", "--since", "2026-11-01"], ""],
  [["list", "--since", "7d", "--waiting"], ""],
  [["show", "NW-OIL0-0000"], "There is no enquiry NW-0110-0000."],
])("%j is understood", async (args, sentence) => {
  const { code, said } = await run(args);
  expect([code, said]).toEqual([sentence ? 1 : 0, expect.stringContaining(sentence)]);
});

test.each<[string[]]>([
  [[]],
  [["constructor"]],
  [["list", "more"]],
  [["list", "--format", "csv"]],
  [["list", "--unknown"]],
  [["list", "--since", "soon"]],
  [["list", "--since", "2026-02-31"]],
  [["backup"]],
  [["backup", "x", "--keep", "long"]],
  [["show"]],
  [["show", "nw-xxx"]],
  [["purge", "--older-than", "soon"]],
  [["purge", "--older-than", "-1d"]],
])("%j is refused in a sentence", async (args) => {
  expect(await run(args)).toMatchObject({ code: 2, output: "", said: expect.stringMatching(/Use: npm run enquiries/) });
});
