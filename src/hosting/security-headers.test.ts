import { expect, test } from "vitest";
import { contentSecurityPolicy, pageHeaders } from "./security-headers";

const none = { scripts: [], connects: [], frames: [], forms: [] };
const directives = (policy: string) =>
  Object.fromEntries(policy.split("; ").map((directive) => directive.split(/ (.*)/, 2) as [string, string]));

test("without anything of others, everything comes from this site", () => {
  const policy = directives(contentSecurityPolicy({ scriptHashes: ["sha256-abc="], sources: none }));
  expect(policy).toMatchObject({
    "default-src": "'self'",
    "object-src": "'none'",
    "worker-src": "'none'",
    "script-src": "'self' 'sha256-abc='",
    "connect-src": "'self'",
    "frame-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'self'",
  });
  expect(policy["script-src"]).not.toContain("unsafe");
});

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
