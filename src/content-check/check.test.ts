import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { listen } from "../../tests/support/printed";
import { copyOfSite } from "../../tests/support/site-copy";
import { testSiteContent } from "../../tests/support/test-content";
import { loadContent } from "../content/files/load";
import { checkAll, checkContent } from "./check";
import { checkCommand } from "./check-command";
import { format } from "./format";
import type { Problem } from "./problems";
import { formatProblems } from "./report";

function problemsIn(site: string): Problem[] {
  return checkContent({ contentRoot: join(site, "content"), staticRoot: join(site, "static") });
}

/** Changes one file of a site. */
function edit(site: string, file: string, find: string | RegExp, replace: string): void {
  const path = join(site, "content", file);
  const source = readFileSync(path, "utf8");
  const changed = source.replace(find, replace);
  expect(changed).not.toBe(source);
  writeFileSync(path, changed);
}

const today = "2026-11-22";
const problemsOf = async (folder: string) =>
  (await checkAll({ contentRoot: resolve(folder), staticRoot: resolve("static"), today })).problems;
const told = (problems: readonly Problem[]) => (problems.length === 0 ? "" : formatProblems(problems));

test("on the tests' own site no false alarm is given, and no advice", async () => {
  expect(told(await problemsOf(testSiteContent))).toBe("");
});

test("a file in another form than the editor's gets advice, which npm run format makes good", async () => {
  const site = copyOfSite();
  edit(site, "services/lamps.yaml", "\ntitle: ", "\ntitle:   ");
  const folders = { contentRoot: join(site, "content"), staticRoot: join(site, "static"), today };
  const path = join(site, "content/services/lamps.yaml");
  const { problems } = await checkAll(folders);
  expect(problems).toMatchObject([
    { level: "advice", file: "content/services/lamps.yaml", right: expect.stringMatching(/^title: \w/) },
  ]);
  format([folders.contentRoot]);
  expect(readFileSync(path, "utf8")).toMatch(/^title: \w/m);
  expect((await checkAll(folders)).problems).toEqual([]);
});

test("files with the line ends of Windows are read like any others", () => {
  const site = copyOfSite();
  const withCarriageReturns = (path: string) =>
    writeFileSync(path, readFileSync(path, "utf8").replace(/\r?\n/g, "\r\n"));
  for (const { absolutePath } of loadContent(join(site, "content"))) withCarriageReturns(absolutePath);
  expect(problemsIn(site)).toEqual([]);
});

test("a file is reported without which there is no site", () => {
  const site = copyOfSite();
  rmSync(join(site, "content/pages/home.yaml"));
  const problems = problemsIn(site);
  expect(problems).toContainEqual({
    level: "error",
    file: "content/pages/home.yaml",
    line: 1,
    column: 1,
    field: "",
    message: "found no such file; the site cannot be built without it.",
  });
});

test.each([
  ["services/lamps.yaml", "head.title", "title: Lamps in detail"],
  ["services/lamps.yaml", "superHeading", "superHeading: Lamps"],
  ["services/lamps.yaml", "title", "title: All about Lamps."],
  ["pages/home.yaml", "hero.superHeading", /superHeading: .*/],
  ["wizards/start-project.yaml", "aside.title", "title: The words beside every leg."],
  ["interface-words.yaml", "navigation.skipLink", /skipLink: .*/],
])("in %s, a weight at %s is told, which nothing would fill in", (file, field, find) => {
  const site = copyOfSite();
  edit(site, file, find, `${field.split(".").at(-1)}: "{grams:/about} g"`);
  expect(problemsIn(site)).toMatchObject([{ field, message: expect.stringContaining("which nothing fills in here") }]);
});

test("a weight on the page of unknown addresses is filled in as on any other", () => {
  const site = copyOfSite();
  edit(site, "pages/not-found.yaml", /^description: .*/m, 'description: "{grams:/about} g"');
  expect(problemsIn(site)).toEqual([]);
});

test.each(["company: Lamp & Lens", 'freeReading: "as free as the wind"', "name: lamp & lens"])(
  "a name in braces in place of %s is told",
  (find) => {
    const site = copyOfSite();
    edit(site, "site.yaml", find, find.replace(/: .*/, ': "{email} and more"'));
    expect(problemsIn(site)).toMatchObject([{ message: expect.stringContaining("write out what it stands for") }]);
  },
);

test.each(["{company}", " b"])("an address with %j in it is told, in which nothing is filled in", (end) => {
  const site = copyOfSite();
  edit(site, "site.yaml", /microblog: (\S+)/, `microblog: "$1/${end}"`);
  expect(problemsIn(site)).toMatchObject([
    { field: "social.microblog", message: expect.stringContaining("not a full address") },
  ]);
});

test("a text that is still to be written is told beside another problem of its field", () => {
  const site = copyOfSite();
  edit(site, "pages/not-found.yaml", "alt: A quay in two colours", `alt: TODO ${"say it ".repeat(30)}`);
  expect(problemsIn(site).map(({ field, level }) => [field, level])).toEqual([
    ["image.alt", "error"],
    ["image.alt", "advice"],
  ]);
});

test("of a picture that is not there, the folder is named that its path begins in, of a language too", () => {
  const site = copyOfSite("all");
  edit(site, "de/services/lamps.yaml", "src: ../../images/lamp.webp", "src: ../../images/lump.webp");
  expect(problemsIn(site)).toMatchObject([
    { file: "content/de/services/lamps.yaml", message: expect.stringContaining("relative to content/de/services/.") },
  ]);
});

test("without wizards, a link to one is told to leave its place out", () => {
  const site = copyOfSite();
  rmSync(join(site, "content/wizards"), { recursive: true });
  expect(problemsIn(site).map(({ message }) => message)).toContain(
    'found "/#start-project", but / has no place called #start-project; leave it out.',
  );
});

test.each(["//example.com/contact", "http://example.com/contact", "api/enquiries/contact"])(
  "%s is no endpoint for enquiries",
  (address) => {
    const site = copyOfSite();
    edit(site, "site.yaml", "letterBox: /api/enquiries/contact", `letterBox: ${address}`);
    expect(problemsIn(site).map(({ field }) => field)).toEqual(["enquiries.endpoints.letterBox"]);
  },
);

describe("npm run check:content", () => {
  /** Output of the command about a site, and its exit code; `tests/mistakes` starts the program, which hands it on. */
  async function runIn(site: string, ...words: string[]) {
    const { printer, out, err } = listen();
    const folders = { contentRoot: join(site, "content"), staticRoot: join(site, "static") };
    const status = await checkCommand(words, folders, printer);
    return { status, stdout: out(), stderr: err() };
  }

  test("prints them also where nothing can be written for VS Code", async () => {
    const site = copyOfSite();
    writeFileSync(join(site, ".vscode"), "");
    const cwd = vi.spyOn(process, "cwd").mockReturnValue(site);
    const { printer, out } = listen();
    const folders = { contentRoot: join(site, "content"), staticRoot: join(site, "static") };
    await expect(checkCommand([], folders, printer)).rejects.toThrow();
    cwd.mockRestore();
    expect(out()).toContain("content/");
  });

  test("prints the problems as errors and ends with 1", async () => {
    const site = copyOfSite();
    edit(site, "pages/not-found.yaml", "url: /services", "url: /servces");
    const { status, stdout, stderr } = await runIn(site);
    expect(status).toBe(1);
    expect(stderr).toBe(`content/pages/not-found.yaml:11:12
    links[1].url: found "/servces", but no page has this path. Did you mean /services?
      now |   - { url: /servces, text: Services }
          |            ^
    right |   - { url: /services, text: Services }

1 problem in content/. Fix it and run "npm run check:content" again.
`);
    expect(stdout).toBe("");
  });

  test("prints advice, marked as such, and ends with 0", async () => {
    const site = copyOfSite();
    edit(site, "pages/not-found.yaml", "alt: A quay in two colours", "alt: photo");
    const { status, stdout } = await runIn(site);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^content\/pages\/not-found\.yaml:8:40 advice\n {4}image\.alt: found the kind of thing it is/,
    );
    expect(stdout).toMatch(
      /\n1 piece of advice in content\/\. Advice stops nothing\.\ncontent\/ is in order: \d+ files/,
    );
  });

  test("explains itself where it is asked for something unknown", async () => {
    const { status, stderr } = await runIn(copyOfSite(), "--wach");
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Unknown option '--wach'\.\n\nUsage: /);
  });
});
