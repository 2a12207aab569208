import { expect, test } from "vitest";
import { changedSite } from "../../../tests/support/changed-site";
import { listen } from "../../../tests/support/printed";
import { errorsIn } from "../problems";
import { formatProblems } from "../report";
import { newCommand } from "./new-command";
import { type NewFileRequest, newKinds, RequestError, writeNewFile } from "./new-file";

/** A site with a new file that the navigation names, and the lines of another file that are new with it. */
function withNew(
  request: Omit<NewFileRequest, "inNavigation">,
  prepare?: (site: ReturnType<typeof changedSite>) => void,
) {
  const changed = changedSite();
  prepare?.(changed);
  const [navigation, settings] = [changed.read("navigation.yaml"), changed.read("site.yaml")];
  const said = writeNewFile(changed.contentRoot, { ...request, inNavigation: true });
  const added = (file: "navigation.yaml" | "site.yaml") => {
    const before = (file === "site.yaml" ? settings : navigation).split("\n");
    const after = changed.read(file).split("\n");
    const fresh = after.filter((line) => !before.includes(line));
    expect(after.filter((line) => before.includes(line))).toEqual(before);
    return fresh;
  };
  const lines = changed.read("navigation.yaml").split("\n");
  const before = lines.flatMap((line, index) => (line.endsWith("link: /careers") ? [lines[index - 2]?.trim()] : []));
  return { ...changed, said, added, before };
}

test.each(newKinds)("a new %s passes the check, says what it makes, and what is left to write", (kind) => {
  const { contentRoot, problems, read } = changedSite();
  const [sentence = ""] = writeNewFile(contentRoot, { kind, title: "Data & analytics", inNavigation: false });
  const file = /^content\/(\S+\/data-analytics\.yaml) is written/.exec(sentence)?.[1] ?? "";
  const errors = errorsIn(problems());
  expect(errors.length === 0 ? "" : formatProblems(errors)).toBe("");
  expect(read(file)).toMatch(/^# (Makes|Made) /);
  expect(problems().filter(({ message }) => message.includes('"TODO"')).length).toBeGreaterThan(2);
});

test("its page is named in the navigation where that is asked, and nothing else there changes", () => {
  const { added, errors } = withNew({ kind: "service", title: "Oil: and more" });
  expect(added("navigation.yaml")).toEqual([
    '        - title: "Oil: and more"',
    "          link: /services/oil-and-more",
    "          description: TODO One line below the title.",
    '        - title: "Oil: and more"',
    "          link: /services/oil-and-more",
  ]);
  expect(errors()).toEqual([]);
});

test.each([
  ["in one list of the header and in one of the footer", undefined, "link: /case-studies"],
  ["in the menu that is asked for, and in the footer", "Lights", "link: /services/lenses"],
])("a page of its own is named %s", (_, menu, last) => {
  const { before, errors } = withNew({ kind: "page", title: "Careers", menu });
  expect(before).toEqual(["link: /case-studies", last]);
  expect(errors()).toEqual([]);
});

test.each([
  ["has a link of its name", "Logbook", (text: string) => text],
  ["cannot be read", "Careers", (text: string) => `${text}broken: [\n`],
  ["has no place for it, in a form of its own", "Careers", () => "header:   {}\nfooter:   {}\n"],
])("navigation that %s stays as it is, and that is said", (_, title, change) => {
  const { said, added } = withNew({ kind: "page", title }, ({ read, write }) =>
    write("navigation.yaml", change(read("navigation.yaml"))),
  );
  expect(said.at(-1)).toBe("content/navigation.yaml has no place for it; add it there yourself.");
  expect(added("navigation.yaml")).toEqual([]);
});

test("a form comes with a page that shows it, in files that keep their line ends and mark", () => {
  const { said, read, errors } = withNew({ kind: "form", title: "Keep a seat" }, ({ read, write }) =>
    write("navigation.yaml", `\ufeff${read("navigation.yaml").replaceAll("\n", "\r\n")}`),
  );
  expect(said.map((sentence) => sentence.split(" ")[0])).toEqual([
    "content/forms/keep-a-seat.yaml",
    "content/pages/keep-a-seat.yaml",
    "content/navigation.yaml",
  ]);
  expect(read("pages/keep-a-seat.yaml")).toMatch(/^ +form: keep-a-seat$/m);
  expect(read("navigation.yaml")).toMatch(/^\ufeff(?:[^\n]*\r\n)+$/);
  expect(errors()).toEqual([]);
});

test("a kind without pages cannot be named in the navigation", () => {
  expect(() => withNew({ kind: "location", title: "A place" })).toThrow(RequestError);
});

test.each([
  ["--help", 0, /^Usage: /, /^$/],
  ["", 2, /^$/, /^Usage: /],
  ["service Data --naviagtion", 2, /^$/, /^Unknown option '--naviagtion'\.\n\nUsage: /],
  ["service Data analytics", 2, /^$/, /^A title of several words stands in quotation marks\.\n\nUsage: /],
  ["service Ünïcödé_Ł_数据", 1, /^$/, /makes no address; write it here in up to 60 Latin letters/],
  [`service ${"a".repeat(61)}`, 1, /^$/, /makes no address/],
  ["service ???", 1, /^$/, /makes no address/],
  ["servce Data", 1, /^$/, /^There is no kind "servce"; expected one of page, service,/],
  ["service Lamps", 1, /^$/, /^content\/services\/lamps\.yaml is there already\./],
  ["service Data --navigation", 0, /^content\/services\/data\.yaml is written[\s\S]*navigation\.yaml names it/, /^$/],
])("npm run content:new -- %s ends with %i", (words, code, said, refused) => {
  const { printer, out, err } = listen();
  const given = words.split(" ").filter((word) => word !== "");
  expect(newCommand(given, changedSite().contentRoot, printer)).toBe(code);
  expect(out().trim()).toMatch(said);
  expect(err().trim()).toMatch(refused);
});
