import { expect, test } from "vitest";
import { codeTokens } from "./code-tokens";

test("JSON with names that are yet to be filled in, outside of strings and within", () => {
  expect(codeTokens('{\n  "zone": "{zone}",\n  "share": {solar}\n}\n', "json")).toEqual([
    ["plain", "{\n  "],
    ["name", '"zone"'],
    ["plain", ": "],
    ["string", '"{zone}"'],
    ["plain", ",\n  "],
    ["name", '"share"'],
    ["plain", ": "],
    ["number", "{solar}\n"],
    ["plain", "}"],
  ]);
});

test.each(["bash", "javascript", "python", "json"] as const)("no sign of the code is lost in %s", (language) => {
  const code = ["if (a < 5) { return `x $", "{b} {zone}`; } // {zone}\n# {at}\n"].join("");
  const pieces = codeTokens(code, language);
  expect(pieces.map(([, text]) => text).join("")).toBe(code.trimEnd());
});
