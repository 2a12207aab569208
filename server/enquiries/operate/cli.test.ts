import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prepareSite, runProgram } from "../../testing/run-program";
import { openTestService, temporaryFolder } from "../../testing/test-service";
import type { EnquiryService } from "../service";
import type { NewEnquiry } from "../store/enquiry";
import { saveEnquiry } from "../store/save-enquiry";
import { type Command, readCommand, UsageError } from "./cli-arguments";

const { folder, clear } = temporaryFolder();
// It stays open all the time, as that of a server that runs does.
let service: EnquiryService;

beforeAll(async () => {
  prepareSite(folder);
  service = await openTestService(folder);
});

afterAll(async () => {
  await service.database.close();
  clear();
});

async function run(...args: string[]): Promise<{ code: number | null; output: string }> {
  const url = `file:${join(folder, "enquiries.db")}`;
  const program = runProgram("server/enquiries/operate/cli.ts", folder, args, { ENQUIRY_DATABASE_URL: url });
  const code = await program.ended;
  return { code, output: program.output() };
}

async function save(changes: Partial<NewEnquiry> = {}, channels: readonly "mail"[] = ["mail"]): Promise<string> {
  const enquiry: NewEnquiry = {
    form: "contact",
    idempotencyKey: undefined,
    answers: { name: "Ada", email: "ada@example.com", message: "Hello\nworld" },
    attachments: [],
    suspicion: undefined,
    ...changes,
  };
  return (await saveEnquiry(service.database, enquiry, channels)).reference;
}

/**
 * Whether a word stands in any file of the database. Looked for by another process: one that closes the file loses its
 * locks on it (POSIX), and this one has it open.
 */
function isOnDisk(word: string): boolean {
  const files = readdirSync(folder).filter((name) => name.startsWith("enquiries.db"));
  const look =
    "const [word, ...files] = process.argv.slice(1); console.log(files.some((f) => fs.readFileSync(f).includes(word)))";
  return execFileSync(process.execPath, ["-e", look, word, ...files], { cwd: folder, encoding: "utf8" }) === "true\n";
}

test("list names what waits, and counts what is in quarantine", async () => {
  const right = await save();
  const local = await save({}, []);
  const suspect = await save({ suspicion: "the hidden field was filled in" });
  const shown = await run("list");
  expect(shown.code).toBe(0);
  expect(shown.output).toMatch(new RegExp(`^${right}  \\S+Z  contact  mail: waiting$`, "m"));
  expect(shown.output).toMatch(new RegExp(`^${local}  \\S+Z  contact  waiting here: it is passed on nowhere$`, "m"));
  expect(shown.output).not.toContain(suspect);
  expect(shown.output).toContain("In quarantine: 1.");
  expect(shown.output).not.toContain("Ada");
  const quarantine = await run("list", "--quarantine");
  expect(quarantine.output.trim()).toMatch(new RegExp(`^${suspect} .* in quarantine: the hidden field was filled in$`));
  const retried = await run("retry", suspect);
  expect([retried.code, retried.output]).toEqual([
    0,
    `${suspect} is released from quarantine. ${suspect} is due now; the server passes it on within seconds.\n`,
  ]);
  expect((await run("list", "--quarantine")).output).toBe("Nothing is in quarantine.\n");
}, 30_000);

test("show prints the answers, and saves attachments under names that are safe", async () => {
  const attachment = { field: "files", type: "text/plain", content: Buffer.from("content") };
  const attachments = ["../../evil.txt", ".hidden.txt", "evil.txt"].map((name) => ({ ...attachment, name }));
  const message = "Hello\u001b[31m";
  const reference = await save({ attachments, answers: { name: "Ada", email: "", message, gone: ["A", "B"] } });
  const saved = join(folder, "saved");
  const { code, output } = await run("show", reference.toLowerCase().replaceAll("-", ""), "--save-files", saved);
  expect(code).toBe(0);
  expect(output).toContain("Form: Letter\n");
  expect(output).toContain("Called: Ada\nMail: –\nLetter: Hello�[31m\ngone: A, B\n");
  expect(output).toContain("Attachment: ../../evil.txt (7 bytes)");
  expect(readdirSync(saved).sort()).toEqual(["1-evil.txt", "2-.hidden.txt", "3-evil.txt"]);
  expect(existsSync(join(folder, "evil.txt"))).toBe(false);
}, 30_000);

test("export writes a table or a list, to a file or to the output", async () => {
  const reference = await save({ answers: { name: "=1+1", email: "", message: "x" } });
  const csv = await run("export", "--format", "csv");
  expect(csv.output).toContain(`"${reference}","contact",`);
  expect(csv.output).toContain("'=1+1");
  const file = join(folder, "all.json");
  const json = await run("export", "--format", "json", "--out", file);
  expect(json.output).toMatch(/^\d+ enquiries are in .*all\.json\.\n$/);
  const entries = JSON.parse(readFileSync(file, "utf8"));
  expect(entries.at(-1)).toMatchObject({ reference, form: "contact", answers: { name: "=1+1" }, attachments: [] });
}, 30_000);

test("erase and purge leave nothing on the disk, while the server runs", async () => {
  const secret = "xyzzy-in-an-answer";
  const content = Buffer.from("plugh-in-a-file ".repeat(1000));
  const reference = await save({
    answers: { name: secret },
    attachments: [{ field: "files", name: "a.txt", type: "text/plain", content }],
  });
  expect([isOnDisk(secret), isOnDisk("plugh-in-a-file")]).toEqual([true, true]);
  const erased = await run("erase", reference);
  expect([erased.code, erased.output]).toEqual([0, `${reference} is erased with its attachments.\n`]);
  expect([isOnDisk(secret), isOnDisk("plugh-in-a-file")]).toEqual([false, false]);
  expect((await run("purge", "--older-than", "1d")).output).toBe(
    "0 enquiries were older than 1 days and are erased.\n",
  );
  await save();
  expect((await run("purge", "--older-than", "0d")).output).toMatch(/^\d+ enquiries were older than 0 days/);
  expect((await run("list")).output).toBe("There are no enquiries.\n");
  expect(isOnDisk("ada@example.com")).toBe(false);
}, 30_000);

test.each([["show"], ["retry"], ["erase"]])(
  "%s of a reference that nobody has says so",
  async (name) => {
    const { code, output } = await run(name, "NW-0000-0000");
    expect([code, output]).toEqual([1, "There is no enquiry NW-0000-0000.\n"]);
  },
  20_000,
);

test("a command that is not written right ends with a sentence", async () => {
  const { code, output } = await run("destroy");
  expect(code).toBe(2);
  expect(output).toMatch(/^There is no command "destroy"\. Use: npm run enquiries -- list .*\n$/);
}, 20_000);

describe("the command line", () => {
  test.each<[string[], Command]>([
    [["list"], { name: "list", isQuarantine: false }],
    [["list", "--quarantine"], { name: "list", isQuarantine: true }],
    [["show", "nw-7k3m-9qpd"], { name: "show", reference: "NW-7K3M-9QPD", saveTo: undefined }],
    [["show", "7K3M9QPD"], { name: "show", reference: "NW-7K3M-9QPD", saveTo: undefined }],
    [["erase", "NW-OIL0-0000"], { name: "erase", reference: "NW-0110-0000" }],
    [["purge", "--older-than", "180d"], { name: "purge", days: 180 }],
    [["export", "--format=csv"], { name: "export", format: "csv", out: undefined }],
  ])("%j", (args, command) => {
    expect(readCommand(args)).toEqual(command);
  });

  test.each([
    [[]],
    [["constructor"]],
    [["list", "more"]],
    [["list", "--format", "csv"]],
    [["list", "--unknown"]],
    [["show"]],
    [["show", "NW-1", "NW-2"]],
    [["export"]],
    [["export", "--format", "xml"]],
    [["export", "--format"]],
    [["purge"]],
    [["purge", "--older-than", "soon"]],
    [["purge", "--older-than", "-1d"]],
  ])("%j is refused in a sentence", (args) => {
    expect(() => readCommand(args)).toThrow(UsageError);
    expect(() => readCommand(args)).toThrow(/Use: npm run enquiries/);
  });
});
