import { expect, test } from "vitest";
import { commonHeaders, contentSecurityPolicy, pageHeaders } from "./security-headers";

const none = { scripts: [], connects: [], frames: [], forms: [] };
const directives = (policy: string) =>
  Object.fromEntries(policy.split("; ").map((directive) => directive.split(/ (.*)/, 2) as [string, string]));

test("what the content needs is let in where it is needed, and nowhere else", () => {
  const sources = {
    scripts: ["https://tags.example"],
    connects: ["https://report.example", "wss://chat.example"],
    frames: ["https://films.example"],
    forms: ["https://forms.example"],
  };
  const policy = directives(contentSecurityPolicy({ scriptHashes: [], sources }));
  expect(policy["script-src"]).toBe("'self' https://tags.example");
  expect(policy["connect-src"]).toBe("'self' https://report.example wss://chat.example");
  expect(policy["img-src"]).toBe("'self' data: https://report.example");
  expect(policy["form-action"]).toBe("'self' https://forms.example");
  expect(policy["frame-src"]).toBe("'self' https://films.example");
  expect(pageHeaders({ scriptHashes: [], sources })["Permissions-Policy"]).toContain(
    'fullscreen=(self "https://films.example")',
  );
});

/** Sources that let in what nobody has named. */
const isOpen = (sources = "") => /'unsafe-(inline|eval)'|(^| )(\*|data:|https?:)( |$)|http:\/\//.test(sources);

/**
 * Reasons for which the HTTP Observatory takes marks from a page: developer.mozilla.org/en-US/observatory, "Scoring". A page
 * without any keeps its 100 marks, which is A+. Inline styles cost none.
 */
function deductions(headers: Readonly<Record<string, string>>): string[] {
  const policy = directives(headers["Content-Security-Policy"] ?? "");
  const fallback = policy["default-src"] ?? "*";
  const age = /max-age=(\d+)/.exec(headers["Strict-Transport-Security"] ?? "")?.[1];
  const found: Readonly<Record<string, boolean>> = {
    "default-src": isOpen(fallback),
    "script-src": isOpen(policy["script-src"] ?? fallback),
    "object-src": isOpen(policy["object-src"] ?? fallback),
    "frame-ancestors": !/^'(none|self)'$/.test(policy["frame-ancestors"] ?? ""),
    "base-uri": !/^'(none|self)'$/.test(policy["base-uri"] ?? ""),
    "form-action": isOpen(policy["form-action"] ?? "*"),
    "plain HTTP": /http:\/\//.test(headers["Content-Security-Policy"] ?? ""),
    // Half a year.
    "Strict-Transport-Security": Number(age ?? 0) < 15_768_000,
    "X-Content-Type-Options": headers["X-Content-Type-Options"] !== "nosniff",
    "X-Frame-Options": !/^(DENY|SAMEORIGIN)$/.test(headers["X-Frame-Options"] ?? ""),
    "Referrer-Policy": !/^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(
      headers["Referrer-Policy"] ?? "",
    ),
    "Cross-Origin-Resource-Policy": !/^same-(origin|site)$/.test(headers["Cross-Origin-Resource-Policy"] ?? ""),
  };
  return Object.keys(found).filter((name) => found[name]);
}

test("a page that fetches ahead, and lets a host's film in, keeps the mark A+", () => {
  const sources = { ...none, scripts: ["https://tags.example"], frames: ["https://films.example"] };
  expect(deductions({ ...commonHeaders, ...pageHeaders({ scriptHashes: ["sha256-abc="], sources }) })).toEqual([]);
});
