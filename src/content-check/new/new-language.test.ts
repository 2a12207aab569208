import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { changedSite } from "../../../tests/support/changed-site";
import { loadContent } from "../../content/files/load";
import { report } from "../report";
import { RequestError } from "./new-file";
import { writeNewLanguage } from "./new-language";

// In a browser: tests/editor/translating.spec.ts.
test("begins a language by one command: every file, every text marked, nothing stopped", () => {
  const { contentRoot, problems, errors, read } = changedSite();
  expect(writeNewLanguage(contentRoot, "de")[0]).toMatch(/^content\/de has \d+ new files of \d+\.$/);
  expect(errors()).toEqual([]);
  const found = problems();
  expect(found.filter(({ message }) => message.includes('"TODO"')).length).toBeGreaterThan(100);
  expect(read("de/wizards/book-visit.yaml")).toMatch(/name: TODO Lantern[\s\S]*TODO High water/);
  expect(read("de/services/lamps.yaml")).toContain("\nname: TODO Lamps\n");
  expect(read("de/locations/far-rock.yaml")).toMatch(/^email: far@/m);
  // Also where a name in braces stands in it, and not where there is nothing else.
  expect(read("de/enquiry-words.yaml")).toMatch(/: "?TODO .*\{name\}/);
  for (const file of loadContent(contentRoot)) expect(file.source).not.toMatch(/TODO (\{\w+\})?"?$/m);
  // Pictures that say nothing stay so, and a file's texts are told as one: thousands are to be written.
  expect(read("de/wizards/hire-developer.yaml")).toContain('alt: ""');
  const told = report(found, 0);
  expect(told.match(/^content\/de\/services\/lamps\.yaml:\d+:\d+ advice$/gm)).toHaveLength(1);
  expect(told).toMatch(/found "TODO", .* There are \d\d in this file\.$/m);
  expect(writeNewLanguage(contentRoot, "de")).toEqual(["content/de has a translation of every file."]);
});

test("published, it has pages of its own, and it is told what they lack, and what has changed or gone since", () => {
  const { contentRoot, edit, told, sites } = changedSite();
  writeNewLanguage(contentRoot, "de");
  expect(sites()).toHaveLength(1);
  edit("languages.yaml", /$/, "  - { code: de, locale: de-DE, name: Deutsch, flag: DE, dataSet: de }\n");
  edit("de/services/lenses.yaml", /^superHeading:/m, "slug: linsen\nsuperHeading:");
  const [english, german] = sites();
  const shown = german?.Service.find(({ key }) => key === "lenses");
  expect([shown?.path, shown?.data.card.learnMoreLink.url]).toEqual(["/de/services/linsen", "/de/services/linsen"]);
  expect(german?.Service[0]?.data.image.src).toBe(`../${english.Service[0]?.data.image.src}`);
  expect(german?.SiteSettings.data).toEqual(english.SiteSettings.data);

  rmSync(join(contentRoot, "de/services/lamps.yaml"));
  rmSync(join(contentRoot, "case-studies/dark-tower.yaml"));
  edit("pages/about.yaml", /$/, "# changed\n");
  const changed =
    /^advice content\/de\/pages\/about\.yaml .* as of [0-9a-f]{12}, which has changed since; .* as of ([0-9a-f]{12})\.$/m;
  expect(told()).toContain(
    "advice content/de/services/lamps.yaml found no translation of content/services/lamps.yaml; what it makes is left out in this language.",
  );
  expect(told().join("\n")).toContain(
    "found a translation of content/case-studies/dark-tower.yaml, which is not there any more",
  );
  const [, code = ""] = changed.exec(told().join("\n")) ?? [];
  edit("de/pages/about.yaml", /as of [0-9a-f]{12}/, `as of ${code}`);
  expect(told().join("\n")).not.toMatch(changed);
});

test("begins the translation of one file, and of no other", () => {
  const { contentRoot, read } = changedSite();
  expect(writeNewLanguage(contentRoot, "de", "services/lamps")[0]).toMatch(/^content\/de has 1 new file of \d+\.$/);
  const files = loadContent(contentRoot).map(({ file }) => file);
  expect(files.filter((file) => file.startsWith("de/"))).toEqual(["de/services/lamps.yaml"]);
  expect(read("de/services/lamps.yaml")).toContain("\nname: TODO Lamps\n");
  const again = writeNewLanguage(contentRoot, "de", "content/services/lamps.yaml");
  expect(again).toEqual(["content/de has a translation of services/lamps."]);
  const refused = (name: string) => () => writeNewLanguage(contentRoot, "de", name);
  expect(refused("services/lamp")).toThrow(/no content\/services\/lamp\.yaml that .* Did you mean services\/lamps\?/);
  expect(refused("site")).toThrow("There is no content/site.yaml that languages translate.");
  expect(() => writeNewLanguage(contentRoot, "deutsch")).toThrow(RequestError);
});
