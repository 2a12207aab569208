// @vitest-environment-options {"url": "https://www.example.com/"}
import { expect, test, vi } from "vitest";
import { readCookies, removeStorage, writeCookie } from "./consent-cookie";

/** Cookie as it was written to the browser. */
const written = () => vi.spyOn(document, "cookie", "set");

test.each([
  ["name", "bad name", "x", {}, /name is invalid/],
  ["value", "name", "bad\u0001value", { encode: (value: string) => value }, /val is invalid/],
  ["max-age", "name", "x", { maxAge: 1.5 }, /maxAge is invalid/],
  ["domain", "name", "x", { domain: "exa mple.com" }, /domain is invalid/],
  ["path", "name", "x", { path: "/;bad" }, /path is invalid/],
  ["expiry", "name", "x", { expires: new Date(Number.NaN) }, /expires is invalid/],
  ["same-site", "name", "x", { sameSite: "sometimes" as "lax" }, /sameSite is invalid/],
])("a bad %s is refused with a type error, and nothing is written", (_, name, value, options, message) => {
  const cookie = written();
  const write = () => writeCookie(name, value, options);
  expect(write).toThrow(TypeError);
  expect(write).toThrow(message);
  expect(cookie).not.toHaveBeenCalled();
});

test("what services kept is removed, on this host and those above it; the site's own entries stay", () => {
  writeCookie("_ga", "1");
  writeCookie("_ga_ABC", "2");
  writeCookie("_gallery", "3");
  writeCookie("localConsent", "false");
  localStorage.setItem("chat:open", "1");
  localStorage.setItem("language", "en");
  const cookie = written();
  removeStorage(
    [
      { name: "_ga", kind: "cookie" },
      { name: "_ga_*", kind: "cookie" },
      { name: "chat:*", kind: "localStorage" },
    ],
    // Somebody may write the dot at its end, which no cookie takes.
    "www.site.example.",
  );
  expect(readCookies()).toEqual({ _gallery: "3", localConsent: "false" });
  expect(Object.keys(localStorage)).toEqual(["language"]);
  // On an encrypted page a cookie is for encrypted pages only.
  expect(cookie.mock.calls[0]?.[0]).toContain("; Secure");
  expect(cookie.mock.calls.map(([text]) => /Domain=([^;]+)/.exec(text)?.[1])).toEqual([
    undefined,
    "www.site.example",
    "site.example",
    undefined,
    "www.site.example",
    "site.example",
  ]);
});
