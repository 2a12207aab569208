import { expect, test } from "vitest";
import { facts, german, site } from "../../../tests/support/test-site";
import { printStyles } from "./head-files";

test("paper says in each language how to reach the company", () => {
  const styles = printStyles([site, german]);
  const line = `${facts.email} · ${facts.phone} · ${facts.street}`;
  expect(styles.match(/:lang\(en\)[^}]+\}/)?.[0]).toContain(line);
  expect(styles.match(/:lang\(de\)[^}]+\}/)?.[0]).toContain(line);
  expect(styles).toContain(site.placeholders.facts.country);
});
