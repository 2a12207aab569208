import { expect, test } from "vitest";
import { globalCss } from "./global-styles";

test("no rule stands within a rule of elements: engines before 2023 do not read what follows as it is meant", () => {
  const open: string[] = [];
  const nested: string[] = [];
  for (const [, start = "", sign] of globalCss.matchAll(/([^{};]*)([{};])/g)) {
    if (sign === "{") {
      if (open.some((rule) => !rule.startsWith("@"))) nested.push(start);
      open.push(start.trim());
    }
    if (sign === "}") open.pop();
  }
  expect(open).toEqual([]);
  expect(nested).toEqual([]);
});

test("no list of selectors needs `:has` for some of them alone: engines without it would drop the others as well", () => {
  const lists = [...globalCss.matchAll(/([^{};]*)\{/g)]
    // Commas within brackets divide no list.
    .map(([, list = ""]) =>
      list.replace(/\((?:[^()]|\([^()]*\))*\)/g, (inner) => inner.replaceAll(",", " ")).split(","),
    )
    .filter((list) => list.some((selector) => selector.includes(":has(")));
  expect(lists.length).toBeGreaterThan(0);
  expect(lists.filter((list) => !list.every((selector) => selector.includes(":has(")))).toEqual([]);
});
