import { expect, test } from "vitest";
import { snippetPieces } from "./snippet-pieces";

const snippet = 'GET /v1/mix?zone=DE&at=2026-06-23T12:00Z\n{ "renewable": 0.77, "solar": 0.43 }';

test("an address ends its lines before a parameter, and JSON between two pairs", () => {
  expect(snippetPieces(snippet).filter((piece) => piece.trim() !== "")).toEqual([
    "GET",
    "/v1/mix",
    "?zone=DE",
    "&at=2026-06-23T12:00Z",
    '{ "renewable": 0.77,',
    '"solar": 0.43 }',
  ]);
});

test.each([snippet, "", "a?", "? & b&&c", '{ } "x" : 1'])("the pieces of %j are all of it", (text) => {
  expect(snippetPieces(text).join("")).toBe(text);
});
