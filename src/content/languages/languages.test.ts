import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { copyOfSite } from "../../../tests/support/site-copy";
import { pageAt } from "../../../tests/support/site-pages";
import { german as published, site, translatedSite } from "../../../tests/support/test-site";
import { checkContent } from "../../content-check/check";
import { redirectsOf } from "../../hosting/static-hosts";
import { allEntries, readSites, translationsOf } from "../read-site";

/** A copy of the tests' own site, which has two languages, with the means to read, check and change it. */
function siteInTwoLanguages() {
  const folder = copyOfSite("all");
  const contentRoot = join(folder, "content");
  const staticRoot = join(folder, "static");
  const edit = (file: string, from: string | RegExp, to: string) => {
    const path = join(contentRoot, file);
    const before = readFileSync(path, "utf8");
    const after = before.replace(from, to);
    expect(after, `${from} in ${file}`).not.toBe(before);
    writeFileSync(path, after);
  };
  return {
    contentRoot,
    edit,
    problems: () =>
      checkContent({ contentRoot, staticRoot }).map(({ level, file, message }) => ({ level, file, message })),
    sites: () => readSites({ contentRoot }),
  };
}

test("each language is one site of the same files, with a prefix before its paths and links", () => {
  const [english, german, ...others] = siteInTwoLanguages().sites();
  expect(others).toEqual([]);
  const filesOf = (site: typeof english) => allEntries(site).map(({ entry }) => entry.file);
  expect(german && filesOf(german)).toEqual(filesOf(english));
  for (const { entry } of allEntries(english)) {
    const same = german && allEntries(german).find((other) => other.entry.file === entry.file)?.entry;
    expect(same?.path === undefined).toBe(entry.path === undefined);
    if (same?.path) expect(same.path).toMatch(/^\/de(\/|$)/);
  }
  expect(german?.HomePage.path).toBe("/de");
  expect(german && pageAt(german, "/de/become-a-partner").data.related).toEqual(["/de/leistungen/lampen"]);
  expect(german?.SiteWords.data.consent.policyLink).toBe("/de/policies/vorraete");
  expect(english.SiteWords.data.consent.policyLink).toBe("/policies/cookie-policy");
});

test("the forms of a further language are sent with it, those of the first to the address as it is", () => {
  const { edit, sites } = siteInTwoLanguages();
  edit("site.yaml", /letterBox: .*/, "letterBox: https://forms.example/take?list=letters");
  const endpoints = sites().map(({ Wizard, EnquiryForm }) =>
    [...Wizard, ...EnquiryForm].map(({ data }) => data.endpoint),
  );
  expect(endpoints[0]).toContain("/api/enquiries/start-project");
  expect(endpoints[1]).toContain("/api/enquiries/start-project?language=de");
  expect(endpoints[1]).toContain("https://forms.example/take?list=letters&language=de");
});

test("what a language lacks is no page there, and a link leads to the first language's", () => {
  const { contentRoot, sites, problems } = siteInTwoLanguages();
  for (const file of ["policies/cookie-policy", "services/lamps"]) rmSync(join(contentRoot, `de/${file}.yaml`));
  expect(problems().filter(({ level }) => level === "error")).toEqual([]);
  const [, german] = sites();
  expect(german?.Policy.map(({ key }) => key)).not.toContain("cookie-policy");
  expect(german?.SiteWords.data.consent.policyLink).toBe("/policies/cookie-policy");
  expect(german && pageAt(german, "/de/become-a-partner").data.related).toEqual(["/services/lamps"]);
});

test("facts may be written otherwise in a language", () => {
  const { sites } = siteInTwoLanguages();
  const [english, german] = sites();
  expect(german?.placeholders.facts.country).toBe("Nirgendwo");
  expect(english.placeholders.facts.country).toBe("Nowhere");
  expect(german?.placeholders.facts.company).toBe(english.placeholders.facts.company);
});

test("a language whose data set is another's has no site of its own", () => {
  const { edit, contentRoot, sites, problems } = siteInTwoLanguages();
  edit("languages.yaml", "dataSet: de", "dataSet: en");
  rmSync(join(contentRoot, "de"), { recursive: true });
  expect(problems()).toEqual([]);
  expect(sites()).toHaveLength(1);
});

test("a language may show the content of a second one that has its own", () => {
  const { edit, problems, sites } = siteInTwoLanguages();
  edit("languages.yaml", /(code: eo[\s\S]*?dataSet: )en/, "$1de");
  expect(problems()).toEqual([]);
  expect(sites()).toHaveLength(2);
});

test("a place behind a # is that of the translated heading of a policy", () => {
  const { edit, problems } = siteInTwoLanguages();
  const link = "url: /policies/imprint";
  edit("pages/maintenance.yaml", link, `${link}#who-keeps-the-light`);
  edit("de/pages/maintenance.yaml", link, `${link}#wer-das-licht-huetet`);
  expect(problems().filter(({ level }) => level === "error")).toEqual([]);
  edit("de/pages/maintenance.yaml", "#wer-das-licht-huetet", "#who-keeps-the-light");
  expect(problems()).toContainEqual({
    level: "error",
    file: "content/de/pages/maintenance.yaml",
    message: expect.stringContaining("#wer-das-licht-huetet"),
  });
});

test("closing the site asks for the maintenance screen of each language", () => {
  const { contentRoot, edit, problems } = siteInTwoLanguages();
  rmSync(join(contentRoot, "de/pages/maintenance.yaml"));
  expect(problems().filter(({ level }) => level === "error")).toEqual([]);
  edit("site.yaml", "enabled: false", "enabled: true");
  expect(problems().filter(({ level }) => level === "error")).toEqual([
    {
      level: "error",
      file: "content/de/pages/maintenance.yaml",
      message: expect.stringContaining("visitors are to see it while maintenance.enabled in content/site.yaml is true"),
    },
  ]);
});

test.each([
  [
    "a file that is missing",
    (root: string) => rmSync(join(root, "de/navigation.yaml")),
    "de/navigation.yaml",
    "found no such file",
  ],
  [
    "a second file of facts",
    (root: string) => cpSync(join(root, "site.yaml"), join(root, "de/site.yaml")),
    "de/site.yaml",
    "all languages share content/site.yaml, so delete this one",
  ],
])("%s stops the build", (_, change, file, message) => {
  const { contentRoot, problems } = siteInTwoLanguages();
  change(contentRoot);
  expect(problems()).toContainEqual({
    level: "error",
    file: `content/${file}`,
    message: expect.stringContaining(message),
  });
});

test("an address of its own is named in translations alone", () => {
  const { edit, problems } = siteInTwoLanguages();
  edit("pages/about.yaml", /^superHeading:/m, "slug: us\nsuperHeading:");
  expect(problems().filter(({ level }) => level === "error")).toEqual([
    { level: "error", file: "content/pages/about.yaml", message: expect.stringContaining("Rename the file") },
  ]);
});

test.each([
  [
    "the name of another translation",
    [["lenses", "slug: linsen", "slug: lampen"]],
    'the page path "/de/leistungen/lampen" is already taken by content/de/services/lamps.yaml',
  ],
  [
    "the name of another file",
    [
      ["lenses", "slug: linsen", "slug: lamps"],
      ["lamps", "slug: lampen\n", ""],
    ],
    'the page path "/de/leistungen/lamps" is already taken by content/de/services/lamps.yaml',
  ],
  [
    "the path of another page as an earlier address",
    [["lenses", "[ /laternenhaus ]", "[/leistungen/lampen]"]],
    'found "/leistungen/lampen", but a page stands at this address',
  ],
] as const)("%s is refused as the address of a translation", (_, edits, message) => {
  const { edit, problems } = siteInTwoLanguages();
  for (const [name, from, to] of edits) edit(`de/services/${name}.yaml`, from, to);
  expect(problems()).toContainEqual({
    level: "error",
    file: "content/de/services/lenses.yaml",
    message: expect.stringContaining(message),
  });
});

test("a translation that gets an address of its own leads on from its old one", () => {
  const { edit, problems, sites } = siteInTwoLanguages();
  edit("de/services/lenses.yaml", "[ /laternenhaus ]", "[/services/lenses, /leistungen/lenses]");
  expect(problems()).toEqual([]);
  const [, german] = sites();
  expect(german && redirectsOf(german)).toContainEqual({ from: "/de/services/lenses", to: "/de/leistungen/linsen" });
});

test.each([
  ["services/lamps.yaml", "/de/leistungen/lampen"],
  ["services/lamps.yaml", "/de/enquire/book-visit"],
  ["de/services/lamps.yaml", "/enquire/book-visit"],
])("content/%s cannot have had the address %s, where a page of the language stands", (file, from) => {
  const { edit, problems } = siteInTwoLanguages();
  edit(file, /^name: .*/m, `$&\nredirectFrom: [${from}]`);
  expect(problems()).toContainEqual({
    level: "error",
    file: `content/${file}`,
    message: expect.stringMatching(/but a page stands at this address/),
  });
});

test.each(["pages/de.yaml", "pages/de/team.yaml"])(
  "content/%s is refused: its address is the language's, whose pages it would hide",
  (file) => {
    const { contentRoot, problems } = siteInTwoLanguages();
    mkdirSync(dirname(join(contentRoot, file)), { recursive: true });
    cpSync(join(contentRoot, "pages/about.yaml"), join(contentRoot, file));
    expect(problems()).toContainEqual({
      level: "error",
      file: `content/${file}`,
      message: expect.stringMatching(/where the language de has its pages\. Move a translation to content\/de\/pages/),
    });
  },
);

test("a language that is not listed yet is checked, and stops nothing", () => {
  const { contentRoot, edit, problems, sites } = siteInTwoLanguages();
  edit("languages.yaml", /^ *- code: de[\s\S]*/m, "");
  rmSync(join(contentRoot, "de/navigation.yaml"));
  const found = problems();
  expect(found.map(({ level }) => level)).not.toContain("error");
  const told = found.filter(({ message }) => message.includes("is published nowhere"));
  expect(told.map(({ message }) => message).join()).toMatch(
    /It has (\d+) of \d+ files\. .* needs at least navigation\.yaml\./,
  );
  expect(sites()).toHaveLength(1);
});

test("a folder that is a mistake is told of once, and not by what it lacks", () => {
  const { contentRoot, problems } = siteInTwoLanguages();
  mkdirSync(join(contentRoot, "fr/policies"), { recursive: true });
  cpSync(join(contentRoot, "de/policies"), join(contentRoot, "fr/policies"), { recursive: true });
  const told = problems().filter(({ file }) => file.startsWith("content/fr/"));
  expect(told.filter(({ message }) => /no translation of|no such file/.test(message))).toEqual([]);
  expect(
    told.filter(({ message }) => message.endsWith("Delete the folder where it is there by mistake.")),
  ).toHaveLength(1);
});

const german = translatedSite({ "/": "/de", "/about": "/de/ueber-uns" });

test("a page is paired with those of the same file in other languages, whatever their addresses", () => {
  const translations = translationsOf([site, german]);
  const about = { en: "/about", de: "/de/ueber-uns" };
  expect(translations.get("/about")).toEqual(about);
  expect(translations.get("/de/ueber-uns")).toEqual(about);
  expect(translations.get("/de")).toEqual({ en: "/", de: "/de" });
  expect(translations.get("/contact")).toEqual({ en: "/contact" });
});

test("the pages of a wizard's questions are paired by its name", () => {
  const [wizard] = site.Wizard;
  expect(translationsOf([site, published]).get(`/enquire/${wizard?.key}`)).toEqual({
    en: `/enquire/${wizard?.key}`,
    de: `/de/enquire/${wizard?.key}`,
  });
});

test("a site in one language has no translations", () => {
  expect(translationsOf([site]).size).toBe(0);
});
