import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { editorOf } from "../../tests/support/editor-server";
import { copyOfSite } from "../../tests/support/site-copy";
import type { Overview } from "../client/api";

test("each file is looked at on a page that shows it, also where its language has none yet; some are on no page", async () => {
  const site = copyOfSite("all");
  const content = join(site, "content");
  mkdirSync(join(content, "cy/services"), { recursive: true });
  cpSync(join(content, "services/lamps.yaml"), join(content, "cy/services/lamps.yaml"));
  writeFileSync(join(content, "forms/seat.yaml"), "name: Keep a seat\n");
  writeFileSync(join(content, "pages/careers-jobs.yaml"), "head: { title: Careers & Jobs }\n");
  const { files } = await editorOf(site).ask<Overview>("overview");
  const shown = Object.fromEntries(files.map((card) => [card.file, card.shownOn]));
  expect(shown).toMatchObject({
    "services/lamps.yaml": "/services/lamps",
    "cy/services/lamps.yaml": "/services/lamps",
    "wizards/book-visit.yaml": "/enquire/book-visit",
    "forms/contact.yaml": "/contact",
    "forms/seat.yaml": "",
    "navigation.yaml": "/",
    "de/navigation.yaml": "/de",
  });
  const titles = files.filter(({ file }) => /^pages\/(about|careers)/.test(file)).map(({ title }) => title);
  expect(titles).toEqual(["About", "Careers & Jobs"]);
  expect(["/about", "/contact"]).toContain(shown["locations/testhaven.yaml"]);
});
