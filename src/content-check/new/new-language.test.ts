import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { copyOfSite } from "../../../tests/support/site-copy";
import { loadContent } from "../../content/files/load";
import { readSites } from "../../content/read-site";
import { checkContent } from "../check";
import { report } from "../report";
import { RequestError } from "./new-file";
import { writeNewLanguage } from "./new-language";

function newSite() {
  const folder = copyOfSite();
  const [contentRoot, staticRoot] = [join(folder, "content"), join(folder, "static")];
  return { contentRoot, problems: () => checkContent({ contentRoot, staticRoot }) };
}

/** Lists German with content of its own. */
function publish(contentRoot: string): void {
  const path = join(contentRoot, "languages.yaml");
  const document = parseDocument(readFileSync(path, "utf8"));
  document.addIn(["languages"], { code: "de", locale: "de-DE", name: "Deutsch", flag: "DE", dataSet: "de" });
  writeFileSync(path, document.toString());
}

test("begins a language by one command: every file, every text marked, nothing stopped", () => {
  const { contentRoot, problems } = newSite();
  expect(writeNewLanguage(contentRoot, "de")[0]).toMatch(/^content\/de has \d+ new files of \d+\.$/);
  const found = problems();
  expect(found.filter(({ level }) => level === "error")).toEqual([]);
  expect(found.filter(({ message }) => message.includes('"TODO"')).length).toBeGreaterThan(100);
  const wizard = readFileSync(join(contentRoot, "de/wizards/book-visit.yaml"), "utf8");
  expect(wizard).toContain("name: TODO Lantern");
  expect(readFileSync(join(contentRoot, "de/services/lamps.yaml"), "utf8")).toContain("\nname: TODO Lamps\n");
  expect(wizard).toContain("TODO High water");
  expect(readFileSync(join(contentRoot, "de/locations/far-rock.yaml"), "utf8")).toMatch(/^email: far@/m);
  // Also where a name in braces stands in it, and not where there is nothing else.
  expect(readFileSync(join(contentRoot, "de/enquiry-words.yaml"), "utf8")).toMatch(/: "?TODO .*\{name\}/);
  for (const file of loadContent(contentRoot)) expect(file.source).not.toMatch(/TODO (\{\w+\})?"?$/m);
  // Pictures that say nothing stay so, and a file's texts are told as one: thousands are to be written.
  expect(readFileSync(join(contentRoot, "de/wizards/hire-developer.yaml"), "utf8")).toContain('alt: ""');
  const told = report(found, 0);
  expect(told.match(/^content\/de\/services\/lamps\.yaml:\d+:\d+ advice$/gm)).toHaveLength(1);
  expect(told).toMatch(/found "TODO", .* There are \d\d in this file\.$/m);
  expect(writeNewLanguage(contentRoot, "de")).toEqual(["content/de has a translation of every file."]);
});

test("says what is not translated, what has changed since, and what has no original any more", () => {
  const { contentRoot, problems } = newSite();
  writeNewLanguage(contentRoot, "de");
  publish(contentRoot);
  rmSync(join(contentRoot, "de/services/lamps.yaml"));
  rmSync(join(contentRoot, "case-studies/dark-tower.yaml"));
  const about = join(contentRoot, "pages/about.yaml");
  writeFileSync(about, `${readFileSync(about, "utf8")}# changed\n`);
  const messages = problems().map(({ level, file, message }) => `${level} ${file} ${message}`);
  expect(messages).toContainEqual(
    "advice content/de/services/lamps.yaml found no translation of content/services/lamps.yaml; what it makes is left out in this language.",
  );
  expect(messages).toContainEqual(
    expect.stringContaining("found a translation of content/case-studies/dark-tower.yaml, which is not there any more"),
  );
  expect(messages).toContainEqual(
    expect.stringMatching(
      /^advice content\/de\/pages\/about\.yaml found a translation of content\/pages\/about\.yaml as of [0-9a-f]{12}, which has changed since; compare the two, then write as of [0-9a-f]{12}\.$/,
    ),
  );
});

test("a code of other than two letters is refused", () => {
  expect(() => writeNewLanguage(newSite().contentRoot, "deutsch")).toThrow(RequestError);
});

test("begins the translation of one file, and of no other", () => {
  const { contentRoot } = newSite();
  expect(writeNewLanguage(contentRoot, "de", "services/lamps")[0]).toMatch(/^content\/de has 1 new file of \d+\.$/);
  const files = loadContent(contentRoot).map(({ file }) => file);
  expect(files.filter((file) => file.startsWith("de/"))).toEqual(["de/services/lamps.yaml"]);
  expect(readFileSync(join(contentRoot, "de/services/lamps.yaml"), "utf8")).toContain("\nname: TODO Lamps\n");
  const again = writeNewLanguage(contentRoot, "de", "content/services/lamps.yaml");
  expect(again).toEqual(["content/de has a translation of services/lamps."]);
  const refused = (name: string) => () => writeNewLanguage(contentRoot, "de", name);
  expect(refused("services/lamp")).toThrow(/no content\/services\/lamp\.yaml that .* Did you mean services\/lamps\?/);
  expect(refused("site")).toThrow("There is no content/site.yaml that languages translate.");
});

test("docs/languages.md, step by step: begun, translated, reviewed, published, followed", () => {
  const guide = readFileSync("docs/languages.md", "utf8");
  for (const command of [
    "npm run content:new -- language de",
    "npm run content:new -- translation de services/devops",
    "npm run check:content",
  ])
    expect(guide).toContain(command);
  const { contentRoot, problems } = newSite();
  const change = (file: string, from: RegExp, to: string) => {
    const path = join(contentRoot, file);
    const before = readFileSync(path, "utf8");
    writeFileSync(path, before.replace(from, to));
    expect(readFileSync(path, "utf8"), `${from} in ${file}`).not.toBe(before);
  };
  const messages = () => problems().map(({ level, file, message }) => `${level} ${file} ${message}`);

  // 1. Begun: a file deleted by mistake is written again, and no other one.
  writeNewLanguage(contentRoot, "de");
  rmSync(join(contentRoot, "de/services/lamps.yaml"));
  expect(writeNewLanguage(contentRoot, "de")[0]).toBe("content/de has 1 new file of 34.");

  // 2. Translated: what has no TODO left is not told any more; a page has an address of its own.
  expect(messages().join("\n")).toContain("content/de/services/lamps.yaml");
  change("de/services/lamps.yaml", /TODO /g, "Licht und ");
  change("de/services/lamps.yaml", /^superHeading:/m, "slug: lampen\nsuperHeading:");

  // 3. Reviewed: an original that has changed since is told until its code is written into the translation.
  change("services/lamps.yaml", /^title: .*/m, "title: All about lamps again.");
  const changed = () => messages().find((message) => message.includes("which has changed since"));
  const code = /write as of ([0-9a-f]{12})/.exec(changed() ?? "")?.[1];
  change("de/services/lamps.yaml", /as of [0-9a-f]{12}/, `as of ${code}`);
  expect(changed()).toBeUndefined();
  expect(problems().filter(({ level }) => level === "error")).toEqual([]);

  // 4. Published: the language's own code as its data set.
  expect(readSites({ contentRoot })).toHaveLength(1);
  publish(contentRoot);
  const [, german] = readSites({ contentRoot });
  expect(german?.Service[0]?.path).toBe("/de/services/lampen");
  expect(german?.Service[0]?.data.card.learnMoreLink.url).toBe("/de/services/lampen");
  expect(german?.Service[0]?.data.image.src).toBe(`../${readSites({ contentRoot })[0].Service[0]?.data.image.src}`);

  // Shared: addresses, endpoints and pictures are those of the first language.
  expect(german?.SiteSettings.data).toEqual(readSites({ contentRoot })[0].SiteSettings.data);
});
