import { expect, test } from "vitest";
import { commonHeaders, type Headers, pageHeaders } from "./security-headers";

const sources = {
  scripts: ["https://tags.example"],
  connects: ["https://report.example", "wss://chat.example"],
  frames: ["https://films.example"],
  forms: ["https://forms.example"],
};

/** Without any reason for which the HTTP Observatory takes marks: developer.mozilla.org/en-US/observatory, "Scoring". */
test("what the content needs is let in where it is needed, and nothing else", () => {
  const headers: Headers = { ...commonHeaders, ...pageHeaders({ scriptHashes: ["sha256-abc="], sources }) };
  expect({ ...headers, "Content-Security-Policy": headers["Content-Security-Policy"]?.split("; ") }).toEqual({
    "Content-Security-Policy": [
      "default-src 'self'",
      "script-src 'self' 'sha256-abc=' https://tags.example",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: https://report.example",
      "connect-src 'self' https://report.example wss://chat.example",
      "frame-src 'self' https://films.example",
      "object-src 'none'",
      "worker-src 'none'",
      "base-uri 'none'",
      "form-action 'self' https://forms.example",
      "frame-ancestors 'self'",
    ],
    "Permissions-Policy": 'camera=(), geolocation=(), microphone=(), fullscreen=(self "https://films.example")',
    "X-Frame-Options": "SAMEORIGIN",
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
});
