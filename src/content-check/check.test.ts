import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { changedSite } from "../../tests/support/changed-site";
import { listen } from "../../tests/support/printed";
import { testSiteContent } from "../../tests/support/test-content";
import { loadContent } from "../content/files/load";
import { checkAll } from "./check";
import { checkCommand } from "./check-command";
import { format } from "./format";
import { formatProblems } from "./report";

const today = "2026-11-22";

test("on the tests' own site no false alarm is given, and no advice", async () => {
  const folders = { contentRoot: resolve(testSiteContent), staticRoot: resolve("static"), today };
  const { problems } = await checkAll(folders);
  expect(problems.length === 0 ? "" : formatProblems(problems)).toBe("");
});

test("a file in another form than the editor's gets advice, which npm run format makes good", async () => {
  const { contentRoot, staticRoot, edit, read } = changedSite();
  edit("services/lamps.yaml", "\ntitle: ", "\ntitle:   ");
  const folders = { contentRoot, staticRoot, today };
  const { problems } = await checkAll(folders);
  expect(problems).toMatchObject([
    { level: "advice", file: "content/services/lamps.yaml", right: expect.stringMatching(/^title: \w/) },
  ]);
  format([contentRoot]);
  expect(read("services/lamps.yaml")).toMatch(/^title: \w/m);
  expect((await checkAll(folders)).problems).toEqual([]);
});

test("files with the line ends of Windows are read like any others", () => {
  const { contentRoot, read, write, told } = changedSite();
  for (const { file } of loadContent(contentRoot)) write(file, read(file).replace(/\r?\n/g, "\r\n"));
  expect(told()).toEqual([]);
});

const weight = '"{grams:/about} g"';
const noWeight = "which nothing fills in here";
const noName = "write out what it stands for";

test.each([
  ["services/lamps.yaml", "title: Lamps in detail", `title: ${weight}`, noWeight],
  ["services/lamps.yaml", "superHeading: Lamps", `superHeading: ${weight}`, noWeight],
  ["services/lamps.yaml", "title: All about Lamps.", `title: ${weight}`, noWeight],
  ["pages/home.yaml", /superHeading: .*/, `superHeading: ${weight}`, noWeight],
  ["wizards/start-project.yaml", "title: The words beside every leg.", `title: ${weight}`, noWeight],
  ["interface-words.yaml", /skipLink: .*/, `skipLink: ${weight}`, noWeight],
  ["site.yaml", "company: Lamp & Lens", 'company: "{email} and more"', noName],
  ["site.yaml", 'freeReading: "as free as the wind"', 'freeReading: "{email} and more"', noName],
  ["site.yaml", "name: lamp & lens", 'name: "{email} and more"', noName],
  ["site.yaml", /microblog: (\S+)/, 'microblog: "$1/{company}"', "not a full address"],
  ["site.yaml", /microblog: (\S+)/, 'microblog: "$1/ b"', "not a full address"],
  ["site.yaml", "notifyUrl: /", "notifyUrl: //example.com/contact", "is neither a path"],
  ["site.yaml", "notifyUrl: /", "notifyUrl: http://example.com/contact", "is neither a path"],
  ["site.yaml", "notifyUrl: /", "notifyUrl: api/enquiries/contact", "is neither a path"],
  ["forms/contact.yaml", "name: ", "endpoint: /api/enquiries/other\nname: ", "own server; leave it out"],
])("in %s, %s made %s is told", (file, find, replacement, message) => {
  const { edit, problems } = changedSite();
  edit(file, find, replacement);
  expect(problems()).toMatchObject([{ file: `content/${file}`, message: expect.stringContaining(message) }]);
});

test("a weight on the page of unknown addresses is filled in as on any other", () => {
  const { edit, told } = changedSite();
  edit("pages/not-found.yaml", /^description: .*/m, `description: ${weight}`);
  expect(told()).toEqual([]);
});

test("a text that is still to be written is told beside another problem of its field", () => {
  const { edit, problems } = changedSite();
  edit("pages/not-found.yaml", "alt: A quay in two colours", `alt: TODO ${"say it ".repeat(30)}`);
  expect(problems().map(({ field, level }) => [field, level])).toEqual([
    ["image.alt", "error"],
    ["image.alt", "advice"],
  ]);
});

test("of a picture that is not there, the folder is named that its path begins in, of a language too", () => {
  const { edit, told } = changedSite("all");
  edit("de/services/lamps.yaml", "src: ../../images/lamp.webp", "src: ../../images/lump.webp");
  expect(told()).toEqual([
    expect.stringMatching(/content\/de\/services\/lamps.yaml .* relative to content\/de\/services\/\./),
  ]);
});

test("without wizards, a link to one is told to leave its place out", () => {
  const { contentRoot, told } = changedSite();
  rmSync(join(contentRoot, "wizards"), { recursive: true });
  expect(told().join()).toContain('found "#start-project", but / has no such place; leave it out.');
});

test.each([
  ["/products/beacon-planner, /industries/fishing", "add /industries/ferries to related in content/services/lenses"],
  ["/products/beacon-planner, /industries/fishing", "add /services/lenses to related in content/industries/fishing"],
  ["/services/lamps#features", "; expected one of /industries/ferries, /industries/fishing"],
  ["/services/lenses", ", which is this page itself; name another."],
  ["/industries/ferries, /industries/ferries", ", which stands in this list already; name another."],
])("with %s as neighbours it is told: %s", (related, message) => {
  const { edit, told } = changedSite();
  edit("services/lenses.yaml", /^related: .*$/m, `related: [${related}]`);
  expect(told().join("\n")).toContain(message);
});

describe("npm run check:content", () => {
  /** Output of the command about a site, and its exit code; `tests/mistakes` starts the program, which hands it on. */
  async function runIn({ contentRoot, staticRoot }: ReturnType<typeof changedSite>, ...words: string[]) {
    const { printer, out, err } = listen();
    const status = await checkCommand(words, { contentRoot, staticRoot }, printer);
    return { status, stdout: out(), stderr: err() };
  }

  test("checks also where nothing can be written for VS Code", async () => {
    const changed = changedSite();
    changed.write("../.vscode", "");
    const cwd = vi.spyOn(process, "cwd").mockReturnValue(changed.site);
    expect(await runIn(changed)).toEqual({ status: 0, stdout: expect.stringContaining("content/"), stderr: "" });
    cwd.mockRestore();
  });

  test("prints the problems as errors and ends with 1, advice alone with 0", async () => {
    const changed = changedSite();
    changed.edit("pages/not-found.yaml", "alt: A quay in two colours", "alt: photo");
    const advised = await runIn(changed);
    expect(advised.status).toBe(0);
    expect(advised.stdout).toMatch(
      /^content\/pages\/not-found\.yaml:8:40 advice\n {4}image\.alt: found the kind[\s\S]*\n1 piece of advice in content\/\. Advice stops nothing\.\ncontent\/ is in order: \d+ files/,
    );
    changed.edit("pages/not-found.yaml", "alt: photo", "alt: A quay");
    changed.edit("pages/not-found.yaml", "url: /services", "url: /servces");
    expect(await runIn(changed)).toEqual({
      status: 1,
      stdout: "",
      stderr: `content/pages/not-found.yaml:11:12
    links[1].url: found "/servces", but no page has this path. Did you mean /services?
      now |   - { url: /servces, text: Services }
          |            ^
    right |   - { url: /services, text: Services }

1 problem in content/. Fix it and run "npm run check:content" again.
`,
    });
  });

  test("explains itself where it is asked for something unknown", async () => {
    const { status, stderr } = await runIn(changedSite(), "--wach");
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Unknown option '--wach'\.\n\nUsage: /);
  });
});
