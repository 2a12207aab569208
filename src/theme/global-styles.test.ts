import { buildSync } from "esbuild";
import { describe, expect, test } from "vitest";
import { globalCss } from "./global-styles";

const print = buildSync({ entryPoints: ["src/theme/print.css"], minifyWhitespace: true, write: false }).outputFiles[0]
  ?.text;

describe.each([
  ["every page", globalCss()],
  ["paper", print ?? ""],
])("the styles of %s", (_, css) => {
  test("have no rule within a rule of elements: engines before 2023 do not read what follows as it is meant", () => {
    const open: string[] = [];
    const nested: string[] = [];
    for (const [, start = "", sign] of css.matchAll(/([^{};]*)([{};])/g)) {
      if (sign === "{") {
        if (open.some((rule) => !rule.startsWith("@"))) nested.push(start);
        open.push(start.trim());
      }
      if (sign === "}") open.pop();
    }
    expect(open).toEqual([]);
    expect(nested).toEqual([]);
  });

  test("have no list of which some need `:has` and others do not: engines without it would drop them all", () => {
    const lists = [...css.matchAll(/([^{};]*)\{/g)]
      // Commas within brackets divide no list.
      .map(([, list = ""]) =>
        list.replace(/\((?:[^()]|\([^()]*\))*\)/g, (inner) => inner.replaceAll(",", " ")).split(","),
      )
      .filter((list) => list.some((selector) => selector.includes(":has(")));
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.filter((list) => !list.every((selector) => selector.includes(":has(")))).toEqual([]);
  });
});

test("paper has the colours of the theme, which are there on paper", () => {
  const used = [...(print ?? "").matchAll(/var\(--color-([\w-]+)\)/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => !globalCss().includes(`--color-${name}:`))).toEqual([]);
});
