import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { facts, german, site } from "../../../tests/support/test-site";
import { isImmutable } from "../../hosting/cache-control";
import { printStyles, writePrintStyles } from "./print-styles";

test("paper says in each language how to reach the company", () => {
  const styles = printStyles([site, german]);
  const line = `${facts.email} · ${facts.phone} · ${facts.street}`;
  expect(styles.match(/:lang\(en\)[^}]+\}/)?.[0]).toContain(line);
  expect(styles.match(/:lang\(de\)[^}]+\}/)?.[0]).toContain(line);
  expect(styles).toContain(site.placeholders.facts.country);
});

test("they are in one file, which browsers may keep for ever", () => {
  const folder = mkdtempSync(join(tmpdir(), "print-"));
  writeFileSync(join(folder, "print-0123456789abcdef0123.css.br"), "");
  const file = writePrintStyles([site], folder);
  expect(readdirSync(folder)).toEqual([file]);
  expect(readFileSync(join(folder, file), "utf8")).toContain(facts.email);
  expect(isImmutable(`/${file}`)).toBe(true);
  rmSync(folder, { recursive: true });
});
