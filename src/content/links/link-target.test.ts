import { expect, test } from "vitest";
import { parseLinkTarget, publicLink } from "./link-target";

test.each([
  ["/", { type: "page", path: "/" }],
  ["/about", { type: "page", path: "/about" }],
  ["/contact#start-project", { type: "page", path: "/contact", hash: "start-project" }],
  ["/videos/film.html", { type: "page", path: "/videos/film.html" }],
  ["site:blog", { type: "named", name: "blog" }],
  ["https://example.com/?a=1#b", { type: "address", url: "https://example.com/?a=1#b" }],
  ["mailto:{email}", { type: "address", url: "mailto:{email}" }],
  ["tel:+49", { type: "address", url: "tel:+49" }],
])("parseLinkTarget(%j)", (target, parsed) => {
  expect(parseLinkTarget(target)).toEqual(parsed);
});

test.each([
  "",
  "about",
  "www.example.com",
  "#top",
  "/about#",
  "/about?from=home",
  "site:",
  "http://example.com",
  "javascript:alert(1)",
  "JAVASCRIPT:alert(1)",
  " javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
])("%j is no link", (target) => {
  expect(parseLinkTarget(target)).toEqual({ type: "unknown" });
});

test("a name becomes its address; all other links stay as they are", () => {
  const targets = { links: { blog: "https://blog.example.com/" }, paths: new Map() };
  expect(publicLink("site:blog", targets)).toBe("https://blog.example.com/");
  expect(publicLink("/contact#start-project", targets)).toBe("/contact#start-project");
  expect(() => publicLink("site:blgo", targets)).toThrow('content/site.yaml names no link "blgo".');
});

test.each(["tel:+1 602 555-0142", "tel:+1%20602%20555-0142", "tel:+16025550142"])(
  "of a phone number only its digits are in the address: %s",
  (url) => {
    expect(publicLink(url, { links: {}, paths: new Map() })).toBe("tel:+16025550142");
  },
);
