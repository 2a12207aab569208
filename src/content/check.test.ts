import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { describe, expect, test } from "vitest";
import { copyOfSite } from "../../tests/support/site-copy";
import { checkContent } from "./check";
import { formatProblems, type Problem } from "./problems";

const fixtures = resolve("tests/fixtures/bad-content");

function problemsIn(site: string): Problem[] {
  return checkContent({ contentRoot: join(site, "content"), staticRoot: join(site, "static") });
}

const yamlFilesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => `content/${name.split(sep).join("/")}`);

/** The site's content with the files of one case laid over it. */
function siteWith(name: string): string {
  const site = copyOfSite();
  const isYaml = (path: string) => !path.endsWith("expected.txt");
  cpSync(join(fixtures, name), join(site, "content"), { recursive: true, filter: isYaml });
  return site;
}

test("the site's own content is in order", () => {
  const problems = checkContent({ contentRoot: resolve("content"), staticRoot: resolve("static") });
  expect(problems.length === 0 ? "" : formatProblems(problems)).toBe("");
});

describe("a mistake is reported with its place, what was found, what was expected and how to fix it", () => {
  test.each(readdirSync(fixtures))("%s", (name) => {
    const laidOver = yamlFilesIn(join(fixtures, name));
    const problems = problemsIn(siteWith(name)).filter(({ file }) => laidOver.includes(file));
    expect(`${formatProblems(problems)}\n`).toBe(readFileSync(join(fixtures, name, "expected.txt"), "utf8"));
  });
});

describe("one mistake makes no problems in other files", () => {
  test.each(["invalid-yaml", "misspelt-link", "missing-field"])("%s", (name) => {
    const laidOver = yamlFilesIn(join(fixtures, name));
    expect(problemsIn(siteWith(name)).filter(({ file }) => !laidOver.includes(file))).toEqual([]);
  });

  test("site.yaml that cannot be read", () => {
    const site = copyOfSite();
    writeFileSync(join(site, "content/site.yaml"), 'url: "https://www.example.com\n');
    expect(problemsIn(site).map(({ file }) => file)).toEqual(["content/site.yaml"]);
  });
});

test("a missing file is reported, with every link to its page", () => {
  const site = copyOfSite();
  rmSync(join(site, "content/pages/contact.yaml"));
  const problems = problemsIn(site);
  expect(problems).toContainEqual({
    file: "content/pages/contact.yaml",
    line: 1,
    column: 1,
    field: "",
    message: "found no such file; the site cannot be built without it.",
  });
  expect(problems.filter(({ file }) => file === "content/services/devops.yaml")).not.toEqual([]);
});

test("without wizards, a link to one is told to leave its place out", () => {
  const site = copyOfSite();
  rmSync(join(site, "content/wizards"), { recursive: true });
  expect(problemsIn(site).map(({ message }) => message)).toContain(
    'found "/contact#start-project", but /contact has no place called #start-project; leave it out.',
  );
});

test("an address of another service is an address for enquiries", () => {
  const site = copyOfSite();
  const file = join(site, "content/site.yaml");
  const service = "https://jsonplaceholder.typicode.com/posts";
  writeFileSync(file, readFileSync(file, "utf8").replace("contact: /api/enquiries/contact", `contact: ${service}`));
  expect(readFileSync(file, "utf8")).toContain(`contact: ${service}`);
  expect(problemsIn(site)).toEqual([]);
});

test.each(["//example.com/contact", "http://example.com/contact", "api/enquiries/contact"])(
  "%s is no address for enquiries",
  (address) => {
    const site = copyOfSite();
    const file = join(site, "content/site.yaml");
    writeFileSync(file, readFileSync(file, "utf8").replace("contact: /api/enquiries/contact", `contact: ${address}`));
    expect(problemsIn(site).map(({ field }) => field)).toEqual(["enquiries.addresses.contact"]);
  },
);

test("a picture that is too large is reported with its size", () => {
  const site = copyOfSite();
  const contentRoot = join(site, "content");
  writeFileSync(join(contentRoot, "large.webp"), Buffer.alloc(400 * 1024));
  const file = join(contentRoot, "pages/not-found.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace("../images/not-found.webp", "../large.webp"));
  expect(problemsIn(site).map(({ field, message }) => `${field}: ${message}`)).toEqual([
    "image.src: found a picture of 400 kB; expected 300 kB at most. Save it smaller, no wider than 2000 pixels.",
  ]);
});

describe("npm run check:content", { timeout: 60_000 }, () => {
  const tsx = resolve("node_modules/.bin/tsx");
  const runIn = (cwd: string) => spawnSync(tsx, [resolve("src/content/cli.ts")], { cwd, encoding: "utf8" });

  test("prints the problems as errors and ends with 1", () => {
    const { status, stdout, stderr } = runIn(siteWith("misspelt-link"));
    expect(status).toBe(1);
    expect(stderr).toBe(readFileSync(join(fixtures, "misspelt-link/expected.txt"), "utf8"));
    expect(stdout).toBe("");
  });

  test("says that all is in order and ends with 0", () => {
    const { status, stdout, stderr } = runIn(copyOfSite());
    expect(status).toBe(0);
    expect(stdout).toMatch(/^content\/ is in order: \d+ files checked\.\n$/);
    expect(stderr).toBe("");
  });
});
