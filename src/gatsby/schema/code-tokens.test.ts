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

test("a shell's command", () => {
  expect(codeTokens('curl -H "Key: $KEY" \\\n  "https://api.example/?zone={zone}"', "bash")).toEqual([
    ["name", "curl -H "],
    ["string", '"Key: $KEY" '],
    ["plain", "\\\n  "],
    ["string", '"https://api.example/?zone={zone}"'],
  ]);
});

test("JavaScript and Python know their own words", () => {
  const kindsOf = (text: string, language: "javascript" | "python") =>
    codeTokens(text, language).flatMap(([kind, piece]) => (kind === "keyword" ? [piece.trim()] : []));
  expect(kindsOf("const mix = await answer.json();", "javascript")).toEqual(["const", "await"]);
  expect(kindsOf("import requests", "python")).toEqual(["import"]);
  expect(kindsOf("const import_ = 1", "python")).toEqual([]);
});

test.each(["bash", "javascript", "python", "json"] as const)("no sign of the code is lost in %s", (language) => {
  const code = ["if (a < 5) { return `x $", "{b} {zone}`; } // {zone}\n# {at}\n"].join("");
  const pieces = codeTokens(code, language);
  expect(pieces.map(([, text]) => text).join("")).toBe(code.trimEnd());
});
