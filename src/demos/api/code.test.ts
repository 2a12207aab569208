import { expect, test } from "vitest";
import type { CodeToken } from "../../content/entry";
import { linesOf } from "./code";

const tokens: CodeToken[] = [
  ["keyword", "const"],
  ["plain", " text = "],
  ["string", "`one\n  two`"],
  ["plain", ";\n\n"],
  ["plain", "    "],
  ["name", "last"],
];

test("tokens by lines, of which one begins in the middle of a token, and how far each stands in", () => {
  const lines = linesOf(tokens);
  expect(lines.map(({ tokens: line }) => line.map(([, text]) => text).join(""))).toEqual([
    "const text = `one\n",
    "  two`;\n",
    "\n",
    "    last",
  ]);
  expect(lines.map(({ indent }) => indent)).toEqual([0, 2, 0, 4]);
  expect(lines[1]?.tokens[0]).toEqual(["string", "  two`"]);
});
