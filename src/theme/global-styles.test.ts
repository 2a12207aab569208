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
