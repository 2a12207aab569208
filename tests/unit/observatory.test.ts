import { expect, test } from "vitest";
import { observatoryScore } from "../support/observatory";

const good = {
  "content-security-policy": "default-src 'none'; script-src 'self'; form-action 'self'; frame-ancestors 'none'",
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
};
const policy = (text: string) => ({ ...good, "content-security-policy": text });

test.each([
  ["everything at its best", good, "", 130],
  [
    "styles in the page",
    policy("default-src 'none'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'"),
    "",
    120,
  ],
  ["scripts in the page", policy("default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'"), "", 80],
  [
    "scripts in the page beside a hash",
    policy("default-src 'none'; script-src 'unsafe-inline' 'sha256-a'; form-action 'none'; frame-ancestors 'none'"),
    "",
    130,
  ],
  ["no policy", { ...good, "content-security-policy": "" }, "", 55],
  ["a short memory of https", { ...good, "strict-transport-security": "max-age=60" }, "", 120],
  ["a foreign script", good, '<script src="https://cdn.example/x.js"></script>', 125],
  ["nothing at all", {}, "", 30],
])("%s", (_, answer, html, score) => {
  expect(observatoryScore(answer as Record<string, string>, html).score).toBe(score);
});
