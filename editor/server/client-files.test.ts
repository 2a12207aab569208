import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { siteStyles } from "./client-files";

test("every colour of the editor is one of the site's, by day and in the evening", () => {
  const css = readFileSync("editor/client/editor.css", "utf8");
  // The sheet's own are shapes; their colours are of the site as well.
  const own = new Map([...css.matchAll(/^ +--([\w-]+): (.*);/gm)].map(([, name, value]) => [name, value]));
  expect([...own.values()].filter((value) => /#|rgb|hsl|(lab|lch|color)\(/.test(value ?? ""))).toEqual([]);
  const names = [...css.matchAll(/var\(--(?!font-)([\w-]+)\)/g)].map(([, name]) => name);
  const used = new Set(names.filter((name) => !own.has(name)));
  const declared = [...siteStyles().matchAll(/--([\w-]+):#[\dA-Fa-f]{6,8}[;}]/g)].map(([, name]) => name);
  expect(used.size).toBeGreaterThan(10);
  expect([...used].filter((name) => !declared.includes(name))).toEqual([]);
});
