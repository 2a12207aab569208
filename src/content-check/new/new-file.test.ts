import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listen } from "../../../tests/support/printed";
import { copyOfSite } from "../../../tests/support/site-copy";
import { checkContent } from "../check";
import { errorsIn } from "../problems";
import { formatProblems } from "../report";
import { newCommand } from "./new-command";
import { newKinds, RequestError, writeNewFile } from "./new-file";

const contentOf = (site: string) => join(site, "content");
const problemsIn = (site: string) => checkContent({ contentRoot: contentOf(site), staticRoot: join(site, "static") });
const read = (site: string, file: string) => readFileSync(join(contentOf(site), file), "utf8");

test.each(newKinds)("a new %s passes the check, says what it makes, and what is left to write", (kind) => {
  const site = copyOfSite();
  const [sentence = ""] = writeNewFile(contentOf(site), { kind, title: "Data & analytics", inNavigation: false });
  const file = /^content\/(\S+\/data-analytics\.yaml) is written/.exec(sentence)?.[1] ?? "";
  const problems = problemsIn(site);
  const errors = errorsIn(problems);
  expect(errors.length === 0 ? "" : formatProblems(errors)).toBe("");
  expect(read(site, file)).toMatch(/^# (Makes|Made) /);
  expect(problems.filter(({ message }) => message.includes('"TODO"')).length).toBeGreaterThan(2);
});

test("its page is named in the navigation where that is asked, and nothing else there changes", () => {
  const site = copyOfSite();
  const before = read(site, "navigation.yaml").split("\n");
  writeNewFile(contentOf(site), { kind: "service", title: "Oil: and more", inNavigation: true });
  const after = read(site, "navigation.yaml").split("\n");
  const added = after.filter((line) => !before.includes(line));
  expect(added).toEqual([
    '        - title: "Oil: and more"',
    "          link: /services/oil-and-more",
    "          description: TODO One line below the title.",
    '        - title: "Oil: and more"',
    "          link: /services/oil-and-more",
  ]);
  expect(after.filter((line) => !added.includes(line))).toEqual(before);
  expect(errorsIn(problemsIn(site))).toEqual([]);
});

test("a page of its own is named in one list of the header, not in its bar, and in one of the footer", () => {
  const site = copyOfSite();
  const before = read(site, "navigation.yaml").split("\n");
  writeNewFile(contentOf(site), { kind: "page", title: "Careers", inNavigation: true });
  const after = read(site, "navigation.yaml").split("\n");
  const places = after.flatMap((line, index) => (line.endsWith("link: /careers") ? [index] : []));
  expect(places.map((index) => after[index - 2])).toEqual([
    "          link: /case-studies",
    "          link: /case-studies",
  ]);
  expect(after.length).toBe(before.length + 4);
  expect(errorsIn(problemsIn(site))).toEqual([]);
});

test("a page stands in the menu that is asked for, and beside its neighbours where there is none of that title", () => {
  const site = copyOfSite();
  writeNewFile(contentOf(site), { kind: "page", title: "Careers", inNavigation: true, menu: "Lights" });
  const lines = read(site, "navigation.yaml").split("\n");
  const places = lines.flatMap((line, index) => (line.endsWith("link: /careers") ? [index] : []));
  expect(places.map((index) => lines[index - 2])).toEqual([
    "          link: /case-studies",
    "          link: /services/lenses",
  ]);
});

test("a link of its name that leads elsewhere stays as it is, and that is said", () => {
  const site = copyOfSite();
  const before = read(site, "navigation.yaml");
  const said = writeNewFile(contentOf(site), { kind: "page", title: "Logbook", inNavigation: true });
  expect(said.at(-1)).toBe("content/navigation.yaml has no place for it; add it there yourself.");
  expect(read(site, "navigation.yaml")).toBe(before);
  expect(errorsIn(problemsIn(site))).toEqual([]);
});

/** Does the same to a file of the site before it is changed. */
function edit(site: string, file: string, change: (text: string) => string): string {
  const text = change(read(site, file));
  writeFileSync(join(contentOf(site), file), text);
  return text;
}

test("line ends of Windows and the mark of an encoding stay in the files that name a new one", () => {
  const site = copyOfSite();
  const asWindows = (text: string) => `\ufeff${text.replaceAll("\n", "\r\n")}`;
  for (const file of ["navigation.yaml", "site.yaml"]) edit(site, file, asWindows);
  writeNewFile(contentOf(site), { kind: "form", title: "Keep a seat", inNavigation: true });
  for (const file of ["navigation.yaml", "site.yaml"]) {
    expect(read(site, file)).toMatch(/^\ufeff[\s\S]*keep-a-seat\r\n/);
    expect(read(site, file)).not.toMatch(/[^\r]\n/);
  }
});

test.each([
  ["that cannot be read", (text: string) => `${text}broken: [\n`],
  ["that has no place for it, in a form of its own", () => "header:   {}\nfooter:   {}\n"],
])("navigation %s stays as it is, and that is said", (_, change) => {
  const site = copyOfSite();
  const before = edit(site, "navigation.yaml", change);
  const said = writeNewFile(contentOf(site), { kind: "page", title: "Careers", inNavigation: true });
  expect(said.at(-1)).toBe("content/navigation.yaml has no place for it; add it there yourself.");
  expect(read(site, "navigation.yaml")).toBe(before);
});

test("a wizard's endpoint is listed, and nothing else of the settings changes", () => {
  const site = copyOfSite();
  const before = read(site, "site.yaml").split("\n");
  writeNewFile(contentOf(site), { kind: "wizard", title: "Book a boat", inNavigation: false });
  const after = read(site, "site.yaml").split("\n");
  expect(after.filter((line) => !before.includes(line))).toEqual(["    bookABoat: /api/enquiries/book-a-boat"]);
  expect(after.length).toBe(before.length + 1);
});

test("a form comes with its endpoint and a page that shows it", () => {
  const site = copyOfSite();
  const said = writeNewFile(contentOf(site), { kind: "form", title: "Keep a seat", inNavigation: true });
  expect(said.map((sentence) => sentence.split(" ")[0])).toEqual([
    "content/forms/keep-a-seat.yaml",
    "content/site.yaml",
    "content/pages/keep-a-seat.yaml",
    "content/navigation.yaml",
  ]);
  expect(read(site, "site.yaml")).toContain("    keepASeat: /api/enquiries/keep-a-seat");
  expect(read(site, "pages/keep-a-seat.yaml")).toMatch(/^ +form: keep-a-seat$/m);
  expect(errorsIn(problemsIn(site))).toEqual([]);
});

test.each([
  ["servce", "A title", false, 'There is no kind "servce"; expected one of page, service,'],
  ["service", "Lamps", false, "content/services/lamps.yaml is there already."],
  ["service", "???", false, "has no letters"],
  ["location", "A place", true, "makes no page"],
])("a %s called %s is refused", (kind, title, inNavigation, message) => {
  const site = copyOfSite();
  const write = () => writeNewFile(contentOf(site), { kind, title, inNavigation });
  expect(write).toThrow(RequestError);
  expect(write).toThrow(message);
});

test.each([
  ["--help", 0, /^Usage: /, /^$/],
  ["", 2, /^$/, /^Usage: /],
  ["service Data --naviagtion", 2, /^$/, /^Unknown option '--naviagtion'\.\n\nUsage: /],
  ["service Data analytics", 2, /^$/, /^A title of several words stands in quotation marks\.\n\nUsage: /],
  ["service Ünïcödé_Ł_数据", 1, /^$/, /letters that an address cannot have \(Ł数据\)/],
  [`service ${"a".repeat(61)}`, 1, /^$/, /makes an address of 61 letters/],
  ["service Data --navigation", 0, /^content\/services\/data\.yaml is written[\s\S]*navigation\.yaml names it/, /^$/],
])("npm run content:new -- %s ends with %i", (words, code, said, refused) => {
  const site = copyOfSite();
  const { printer, out, err } = listen();
  const given = words.split(" ").filter((word) => word !== "");
  expect(newCommand(given, contentOf(site), printer)).toBe(code);
  expect(out().trim()).toMatch(said);
  expect(err().trim()).toMatch(refused);
});
