import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { copyOfSite } from "../../tests/support/site-copy";
import { checkContent } from "./check";
import { loadContent } from "./load";
import { formatProblems, type Problem } from "./problems";

function problemsIn(site: string): Problem[] {
  return checkContent({ contentRoot: join(site, "content"), staticRoot: join(site, "static") });
}

/** Changes one file of a site. */
function edit(site: string, file: string, find: string, replace: string): void {
  const path = join(site, "content", file);
  const source = readFileSync(path, "utf8");
  expect(source).toContain(find);
  writeFileSync(path, source.replace(find, replace));
}

test("the site's own content is in order", () => {
  const problems = checkContent({ contentRoot: resolve("content"), staticRoot: resolve("static") });
  expect(problems.length === 0 ? "" : formatProblems(problems)).toBe("");
});

test("files with the line ends of Windows are read like any others", () => {
  const site = copyOfSite();
  const withCarriageReturns = (path: string) =>
    writeFileSync(path, readFileSync(path, "utf8").replace(/\r?\n/g, "\r\n"));
  for (const { absolutePath } of loadContent(join(site, "content"))) withCarriageReturns(absolutePath);
  expect(problemsIn(site)).toEqual([]);
});

test("a missing file is reported, with every link to its page", () => {
  const site = copyOfSite();
  rmSync(join(site, "content/pages/contact.yaml"));
  const problems = problemsIn(site);
  expect(problems).toContainEqual({
    level: "error",
    file: "content/pages/contact.yaml",
    line: 1,
    column: 1,
    field: "",
    message: "found no such file; the site cannot be built without it.",
  });
  expect(problems.filter(({ file }) => file === "content/services/lamps.yaml")).not.toEqual([]);
});

test("without wizards, a link to one is told to leave its place out", () => {
  const site = copyOfSite();
  rmSync(join(site, "content/wizards"), { recursive: true });
  expect(problemsIn(site).map(({ message }) => message)).toContain(
    'found "/contact#start-project", but /contact has no place called #start-project; leave it out.',
  );
});

test("an address of another service is an endpoint for enquiries", () => {
  const site = copyOfSite();
  edit(site, "site.yaml", "/api/enquiries/contact", "https://jsonplaceholder.typicode.com/posts");
  expect(problemsIn(site)).toEqual([]);
});

test.each(["//example.com/contact", "http://example.com/contact", "api/enquiries/contact"])(
  "%s is no endpoint for enquiries",
  (address) => {
    const site = copyOfSite();
    edit(site, "site.yaml", "letterBox: /api/enquiries/contact", `letterBox: ${address}`);
    expect(problemsIn(site).map(({ field }) => field)).toEqual(["enquiries.endpoints.letterBox"]);
  },
);

test("a picture that is too large is reported with its size", () => {
  const site = copyOfSite();
  writeFileSync(join(site, "content/large.webp"), Buffer.alloc(400 * 1024));
  edit(site, "pages/not-found.yaml", "../images/quay.jpg", "../large.webp");
  expect(problemsIn(site).map(({ field, message }) => `${field}: ${message}`)).toEqual([
    "image.src: found a picture of 400 kB; expected 300 kB at most. Save it smaller, no wider than 2000 pixels.",
  ]);
});

describe("npm run check:content", { timeout: 60_000 }, () => {
  const program = [resolve("node_modules/tsx/dist/cli.mjs"), resolve("src/content/cli.ts")];
  const runIn = (cwd: string) => spawnSync(process.execPath, program, { cwd, encoding: "utf8" });

  test("prints the problems as errors and ends with 1", () => {
    const site = copyOfSite();
    edit(site, "pages/not-found.yaml", "url: /services", "url: /servces");
    const { status, stdout, stderr } = runIn(site);
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

  test("says that all is in order and ends with 0", () => {
    const { status, stdout, stderr } = runIn(copyOfSite());
    expect(status).toBe(0);
    expect(stdout).toMatch(/^content\/ is in order: \d+ files checked\.\n$/);
    expect(stderr).toBe("");
  });
});
