import { cpSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { changedSite } from "../../../tests/support/changed-site";
import { pageAt } from "../../../tests/support/site-pages";
import { german as published, site, translatedSite } from "../../../tests/support/test-site";
import { redirectsOf } from "../../hosting/static-hosts";
import { endpointOf } from "../enquiry/endpoint";
import { allEntries, translationsOf } from "../read-site";

test("each language is one site of the same files, with a prefix before its paths and links", () => {
  const [english, german, ...others] = changedSite("all").sites();
  if (!german) throw new Error("There is no German.");
  expect(others).toEqual([]);
  const entriesOf = (of: typeof german) => allEntries(of).map(({ entry }) => entry);
  expect(entriesOf(german).map(({ file }) => file)).toEqual(entriesOf(english).map(({ file }) => file));
  for (const [index, { path }] of entriesOf(german).entries()) {
    if (entriesOf(english)[index]?.path === undefined) expect(path).toBeUndefined();
    else expect(path).toMatch(/^\/de(\/|$)/);
  }
  expect(pageAt(german, "/de/become-a-partner").data.related).toEqual(["/de/leistungen/lampen"]);
  expect(german.SiteWords.data.consent.policyLink).toBe("/de/policies/vorraete");
  expect(german.placeholders.facts.country).toBe("Nirgendwo");
  expect(english.placeholders.facts.country).toBe("Nowhere");
  expect(german.placeholders.facts.company).toBe(english.placeholders.facts.company);
});

test("a form is sent to this site by its name or to its own address, and one of a further language with that", () => {
  const de = { code: "de", prefix: "/de" };
  const elsewhere = "https://forms.example/take?list=letters";
  expect(endpointOf({ key: "contact" }, { code: "en", prefix: "" })).toBe("/api/enquiries/contact");
  expect(endpointOf({ key: "contact" }, de)).toBe("/api/enquiries/contact?language=de");
  expect(endpointOf({ key: "contact", endpoint: elsewhere }, de)).toBe(`${elsewhere}&language=de`);
});

test("what a language lacks is no page there, and a link leads to the first language's", () => {
  const { contentRoot, sites, errors } = changedSite("all");
  for (const file of ["policies/cookie-policy", "services/lamps"]) rmSync(join(contentRoot, `de/${file}.yaml`));
  expect(errors()).toEqual([]);
  const [, german] = sites();
  expect(german?.Policy.map(({ key }) => key)).not.toContain("cookie-policy");
  expect(german?.SiteWords.data.consent.policyLink).toBe("/policies/cookie-policy");
  expect(german && pageAt(german, "/de/become-a-partner").data.related).toEqual(["/services/lamps"]);
});

test("a language is named in itself, and one whose data set is another's has no site of its own", () => {
  const { edit, contentRoot, sites, told, problems } = changedSite("all");
  edit("languages.yaml", "name: Deutsch", "name: German");
  expect(problems()).toMatchObject([{ level: "advice", now: "    name: German", right: "    name: Deutsch" }]);
  edit("languages.yaml", "name: German", "name: Deutsch");
  edit("languages.yaml", /(code: eo[\s\S]*?dataSet: )en/, "$1de");
  expect([told(), sites().length]).toEqual([[], 2]);
  edit("languages.yaml", /dataSet: de/g, "dataSet: en");
  rmSync(join(contentRoot, "de"), { recursive: true });
  expect([told(), sites().length]).toEqual([[], 1]);
});

test("a place behind a # is that of the translated heading of a policy", () => {
  const { edit, errors } = changedSite("all");
  const link = "url: /policies/imprint";
  edit("pages/maintenance.yaml", link, `${link}#who-keeps-the-light`);
  edit("de/pages/maintenance.yaml", link, `${link}#wer-das-licht-huetet`);
  expect(errors()).toEqual([]);
  edit("de/pages/maintenance.yaml", "#wer-das-licht-huetet", "#who-keeps-the-light");
  expect(errors().join()).toMatch(/^error content\/de\/pages\/maintenance\.yaml .*#wer-das-licht-huetet/);
});

test("closing the site asks for the maintenance screen of each language", () => {
  const { contentRoot, edit, errors } = changedSite("all");
  rmSync(join(contentRoot, "de/pages/maintenance.yaml"));
  expect(errors()).toEqual([]);
  edit("site.yaml", "enabled: false", "enabled: true");
  expect(errors().join()).toMatch(/^error content\/de\/pages\/maintenance\.yaml .*visitors are to see it/);
});

type Changed = ReturnType<typeof changedSite>;

const copy = (from: string, to: string) => (changed: Changed) => {
  mkdirSync(dirname(join(changed.contentRoot, to)), { recursive: true });
  cpSync(join(changed.contentRoot, from), join(changed.contentRoot, to));
};

const slug =
  (file: string, from: string, to: string) =>
  ({ edit }: Changed) =>
    edit(`de/services/${file}.yaml`, from, to);

const earlier =
  (file: string, path: string) =>
  ({ edit }: Changed) =>
    edit(file, /^name: .*/m, `$&\nredirectFrom: [${path}]`);

test.each<[what: string, file: string, message: string, ...changes: ((changed: Changed) => void)[]]>([
  [
    "a file that is missing",
    "de/navigation.yaml",
    "found no such file",
    ({ contentRoot }) => rmSync(join(contentRoot, "de/navigation.yaml")),
  ],
  [
    "a second file of facts",
    "de/site.yaml",
    "all languages share content/site.yaml",
    copy("site.yaml", "de/site.yaml"),
  ],
  [
    "an address of its own in the first language",
    "pages/about.yaml",
    "Rename the file",
    ({ edit }) => edit("pages/about.yaml", /^superHeading:/m, "slug: us\nsuperHeading:"),
  ],
  [
    "the address of another translation",
    "de/services/lenses.yaml",
    '"/de/leistungen/lampen" is already taken by content/de/services/lamps.yaml',
    slug("lenses", "slug: linsen", "slug: lampen"),
  ],
  [
    "the address of another file",
    "de/services/lenses.yaml",
    '"/de/leistungen/lamps" is already taken by content/de/services/lamps.yaml',
    slug("lenses", "slug: linsen", "slug: lamps"),
    slug("lamps", "slug: lampen\n", ""),
  ],
  [
    "a page's path as an earlier address",
    "de/services/lenses.yaml",
    'found "/leistungen/lampen", but something stands',
    slug("lenses", "[ /laternenhaus ]", "[/leistungen/lampen]"),
  ],
  [
    "a translation's path as an earlier address",
    "services/lamps.yaml",
    "but something stands at this address",
    earlier("services/lamps.yaml", "/de/leistungen/lampen"),
  ],
  [
    "a page where the language has its own",
    "pages/de.yaml",
    "where the language de has its pages",
    copy("pages/about.yaml", "pages/de.yaml"),
  ],
  [
    "a page below the language's",
    "pages/de/team.yaml",
    "where the language de has its pages",
    copy("pages/about.yaml", "pages/de/team.yaml"),
  ],
])("%s stops the build", (_, file, message, ...changes) => {
  const changed = changedSite("all");
  for (const change of changes) change(changed);
  expect(changed.errors()).toContainEqual(expect.stringMatching(new RegExp(`^error content/${file} `)));
  expect(changed.errors().join("\n")).toContain(message);
});

test("a translation that gets an address of its own leads on from its old one", () => {
  const { edit, told, sites } = changedSite("all");
  edit("de/services/lenses.yaml", "[ /laternenhaus ]", "[/services/lenses, /leistungen/lenses]");
  expect(told()).toEqual([]);
  const [, german] = sites();
  expect(german && redirectsOf(german)).toContainEqual({ from: "/de/services/lenses", to: "/de/leistungen/linsen" });
});

test("a language that is not listed yet is checked, and stops nothing; a folder that is a mistake is told once", () => {
  const { contentRoot, edit, told, errors, sites } = changedSite("all");
  edit("languages.yaml", /^ *- code: de[\s\S]*/m, "");
  rmSync(join(contentRoot, "de/navigation.yaml"));
  cpSync(join(contentRoot, "de/policies"), join(contentRoot, "fr/policies"), { recursive: true });
  expect(errors()).toEqual([]);
  expect(told().join("\n")).toMatch(
    / de, which is published nowhere.* It has \d+ of \d+ files\. .* needs at least navigation\.yaml\./,
  );
  expect(told().join("\n")).not.toMatch(/content\/fr\/\S+ found no (translation of|such file)/);
  expect(told().find((advice) => advice.includes("content/fr/"))).toContain("language fr, which is published nowhere");
  expect(sites()).toHaveLength(1);
});

test("a page is paired with those of the same file in other languages, whatever their addresses", () => {
  const translations = translationsOf([site, translatedSite({ "/": "/de", "/about": "/de/ueber-uns" })]);
  const about = { en: "/about", de: "/de/ueber-uns" };
  expect(["/about", "/de/ueber-uns", "/de", "/contact"].map((path) => translations.get(path))).toEqual([
    about,
    about,
    { en: "/", de: "/de" },
    { en: "/contact" },
  ]);
  expect(translationsOf([site, published]).get("/enquire/start-project")).toEqual({
    en: "/enquire/start-project",
    de: "/de/enquire/start-project",
  });
  expect(translationsOf([site]).size).toBe(0);
});
