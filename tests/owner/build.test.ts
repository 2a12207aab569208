import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { Drafts } from "../../editor/server/drafts";
import { overviewOf } from "../../editor/server/overview";
import { stepsOf } from "../support/follow-document";
import { documentedCommands, makeOwnerCopy, ownerFolder } from "./owner-copy";
import { owner, sampleName, translateSome } from "./replace-sample";
import { longTimeout, run } from "./run";

/** The command that begins a language, as documented; this owner's first is German. The check of it is run below. */
const beginLanguage = stepsOf("docs/languages.md")[0]?.text.trim().replace("language de", "language en") ?? "";

/** The command that writes a page of its own, as documented. */
const addPage =
  stepsOf("docs/editing.md")
    .find(({ text }) => text.includes("content:new -- page "))
    ?.text.trim() ?? "";

/**
 * The proof that the project is the owner's: a copy in which the sample is replaced, and a page, a block, a question, a
 * colour, the typefaces and the logo are changed by the documentation's words alone, and on which the project's own
 * commands pass. `pages.test.ts` is its second half. Of the unit tests, those are repeated that read `content/` or the theme.
 */
beforeAll(async () => {
  await makeOwnerCopy();
  await run(...documentedCommands, addPage, beginLanguage);
  translateSome(join(ownerFolder, "content"), "en");
}, 240_000);

// Side by side, since neither keeps two cores busy all the time.
test.concurrent("check and units pass", longTimeout, () => run("npm run check:content", "npx vitest run src/theme"));
test.concurrent("it is built, and what is built is right", longTimeout, () =>
  run("npm run build", "npm run check:types", "npm run test:built"),
);

test("the page, the block, the question and the colour of the documentation are on the site", () => {
  const pageOf = (path: string) => readFileSync(join(ownerFolder, "public", path, "index.html"), "utf8");
  expect(pageOf("careers")).toMatch(/<h1[\s\S]*Careers/);
  expect(pageOf("")).toContain('href="/careers"');
  expect(pageOf("services/devops")).toContain("Measure twice, cut once.");
  expect(pageOf("enquire/start-project")).toMatch(/name="?website\b/);
  expect(pageOf("services/devops")).toMatch(/#1b5e8c/i);
  expect(pageOf("services/devops")).not.toMatch(/#17724a/i);
});

test("the typefaces and the logo are those of the owner, on pages, in favicons and in brand files", () => {
  const fileOf = (path: string) => readFileSync(join(ownerFolder, path), "utf8");
  const home = fileOf("public/index.html");
  const drawn = owner.logo.shapes.map(({ path }: { path: string }) => path);
  for (const file of ["static/favicon.svg", "static/brand/logo-on-light.svg"]) {
    for (const path of drawn) expect([file, fileOf(file).includes(path)]).toEqual([file, true]);
  }
  for (const path of drawn) expect(home).toContain(path);
  expect(fileOf("static/brand/logo-on-light.svg")).toContain("<title>Quarry &amp; Sons</title>");
  // The two have changed places, with the room that each takes before it arrives.
  expect(fileOf("src/theme/font-files.ts")).toMatch(/text: \{\s+core: "\/fonts\/bricolage-grotesque/);
  expect(home).toMatch(/--font-body:\s*"Bricolage Grotesque","Bricolage Grotesque Fallback"/);
});

test("nothing of the sample company is left on the site", () => {
  const folder = join(ownerFolder, "public");
  const built = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(folder, file)).isFile())
    .filter((file) => /(index\.html|404\.html|page-data\.json|\.xml|\.txt|\.webmanifest|wizards.*\.json)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));
  expect(built.filter(({ text }) => text.toLowerCase().includes(sampleName)).map(({ file }) => file)).toEqual([]);
  const home = built.find(({ file }) => file === "index.html")?.text;
  for (const fact of [owner.url, owner.email]) expect(home).toContain(fact);
});

test("a page and a form that are files alone are on the site, in its sitemap and its lists", () => {
  const built = (file: string) => readFileSync(join(ownerFolder, "public", file), "utf8");
  const page = built("landing/open-day/index.html");
  expect(page).toContain("See how a step is made.");
  expect(page).toContain('id="visit-form"');
  expect(built("index.html")).toContain('href="/landing/open-day"');
  expect(built("sitemap-0.xml")).toContain(`${owner.url}/landing/open-day<`);
  expect(built("llms.txt")).toContain(`${owner.url}/landing/open-day)`);
});

test("a case study that is a file alone is on the site, in its list, its sitemap and beside what it belongs to", () => {
  const built = (file: string) => readFileSync(join(ownerFolder, "public", file), "utf8");
  const study = built("case-studies/church-steps/index.html");
  expect(study).toContain("Eleven steps up a hill in January.");
  expect(study).toContain("Parish of St. Anne");
  expect(study).toContain('href="/services/stone-cutting"');
  const list = built("case-studies/index.html");
  expect(list).toContain('href="/case-studies/church-steps"');
  expect(list).toMatch(/href="?#industries-churches/);
  for (const page of ["services/stone-cutting", "industries/churches"]) {
    expect(built(`${page}/index.html`), page).toContain('href="/case-studies/church-steps"');
  }
  expect(built("sitemap-0.xml")).toContain(`${owner.url}/case-studies/church-steps<`);
  expect(built("llms.txt")).toContain(`${owner.url}/case-studies/church-steps)`);
});

test("all of them are in a second language, which is files alone as well, and in the editor", async () => {
  const built = (file: string) => readFileSync(join(ownerFolder, "public", file), "utf8");
  const contentRoot = join(ownerFolder, "content");
  const workplace = {
    root: ownerFolder,
    contentRoot,
    staticRoot: "static",
    drafts: new Drafts(join(contentRoot, "none")),
  };
  const git = { isThere: false, hasRemote: false, isDetached: false, ahead: 0, behind: 0 };
  const { files, languages } = await overviewOf(workplace, Promise.resolve({ git, preview: { state: "off" } }));
  expect(languages.map(({ folder, isPublished }) => [folder, isPublished])).toEqual([
    ["", true],
    ["en/", true],
  ]);
  const sitemap = built("sitemap-0.xml");
  for (const [file, path] of [
    ["pages/landing/open-day.yaml", "/landing/open-day"],
    ["case-studies/church-steps.yaml", "/case-studies/church-steps"],
  ] as const) {
    for (const [folder, prefix] of [
      ["", ""],
      ["en/", "/en"],
    ] as const) {
      const page = built(`${prefix.slice(1)}${path}/index.html`.replace(/^\//, ""));
      for (const [code, other] of [
        ["de", ""],
        ["en", "/en"],
      ] as const) {
        expect(page).toMatch(new RegExp(`hreflang="${code}" href="${owner.url}${other}${path}"`, "i"));
        expect(sitemap).toContain(`hreflang="${code}" href="${owner.url}${other}${path}"`);
      }
      expect(built(`${folder}llms.txt`)).toContain(`${owner.url}${prefix}${path})`);
      expect(files.find((card) => card.file === folder + file)).toMatchObject({ path: prefix + path });
    }
  }
  expect(built("en/index.html")).toContain('href="/en/landing/open-day"');
  expect(built("en/case-studies/index.html")).toContain('href="/en/case-studies/church-steps"');
  expect(built("en/landing/open-day/index.html")).toContain("/api/enquiries/visit?language=en");
  // Of a page that the second language lacks, its list of languages leads to that one's home, and says so.
  expect(built("services/devops/index.html")).toMatch(/href="\/en"[^>]*>.*?This page is not in this language yet/);
  expect(files.map(({ file }) => file)).toEqual(expect.arrayContaining(["forms/visit.yaml", "en/forms/visit.yaml"]));
});

test("the form that is files alone is refused and taken without a script, in both languages", async () => {
  // The server of the copy: that of the project does not know the copy's kind of question.
  const ofCopy = <Module>(file: string): Promise<Module> => import(/* @vite-ignore */ join(ownerFolder, file));
  const { buildApp } = await ofCopy<typeof import("../../server/app")>("server/app.ts");
  const { readEnquiryConfig } =
    await ofCopy<typeof import("../../server/enquiries/config")>("server/enquiries/config.ts");
  const { openEnquiries } = await ofCopy<typeof import("../../server/enquiries/open-enquiries")>(
    "server/enquiries/open-enquiries.ts",
  );
  const { currentFacts } =
    await ofCopy<typeof import("../../src/hosting/release-facts")>("src/hosting/release-facts.ts");
  const folder = mkdtempSync(join(tmpdir(), "owner-enquiries-"));
  const built = join(ownerFolder, "public");
  const config = readEnquiryConfig({ ENQUIRY_DATABASE_URL: `file:${join(folder, "enquiries.db")}` });
  const facts = currentFacts(built);
  const enquiries = openEnquiries(config, () => [facts.enquiries]);
  const app = await buildApp({ folders: () => [built], enquiries });
  const headers = { accept: "text/html", "content-type": "application/x-www-form-urlencoded" };
  for (const [query, page] of [
    ["", "/landing/open-day"],
    ["?language=en", "/en/landing/open-day"],
  ] as const) {
    const send = (payload: string) =>
      app.inject({ method: "POST", url: `/api/enquiries/visit${query}`, headers, payload });
    const refused = await send("name=Ada");
    expect([refused.statusCode, refused.payload.includes(`${owner.url}${page}"`)]).toEqual([422, true]);
    const taken = await send("name=Ada&email=ada@example.com&message=At+noon.");
    expect(String(taken.headers.location).split("?sent=")[0]).toBe(page);
  }
  await app.close();
  rmSync(folder, { recursive: true });
});
