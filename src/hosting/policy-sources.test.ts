import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { copyOfSite } from "../../tests/support/site-copy";
import { readSites, type Sites } from "../content/read-site";
import { policySources } from "./policy-sources";

const none = [["thirdParties"], { waitForConsent: true }] as const;

/** The tests' own site with some values of one file changed. */
function siteWith(
  file: string,
  values: readonly (readonly [readonly (string | number)[], unknown])[],
  form?: string,
): Sites {
  const root = join(copyOfSite(), "content");
  if (form) appendFileSync(join(root, "forms/contact.yaml"), `endpoint: ${form}\n`);
  const document = parseDocument(readFileSync(join(root, file), "utf8"));
  for (const [path, value] of values) document.setIn(path, value);
  writeFileSync(join(root, file), document.toString());
  return readSites({ contentRoot: root });
}

test("a site without services of others needs nobody else", () => {
  expect(policySources(siteWith("site.yaml", [none]))).toEqual({ scripts: [], connects: [], frames: [], forms: [] });
});

test("a film's host is let in, by its own address and by its name in site.yaml", () => {
  const byAddress = siteWith("pages/home.yaml", [[["hero", "film", "videoUrl"], "https://films.example/embed/1?a=b"]]);
  expect(policySources(byAddress).frames).toContain("https://films.example");
  const byName = siteWith("site.yaml", [none, [["links", "film"], "https://more-films.example/2"]]);
  expect(policySources(byName).frames).toEqual(["https://more-films.example"]);
});

test("so are the addresses of forms and the services that are switched on, as a header may hold them", () => {
  const site = siteWith(
    "site.yaml",
    [
      [
        ["thirdParties"],
        {
          analytics: { id: "G-ABC123" },
          chat: { script: "https://łódź.example/w.js?id=1", connect: ["wss://live.chat.example/x"] },
        },
      ],
    ],
    "https://forms.bücher.example/posts",
  );
  expect(policySources(site)).toEqual({
    scripts: ["https://www.googletagmanager.com", "https://xn--d-uga0v4h.example"],
    connects: [
      "https://*.analytics.google.com",
      "https://*.google-analytics.com",
      "https://forms.xn--bcher-kva.example",
      "https://www.googletagmanager.com",
      "https://xn--d-uga0v4h.example",
      "wss://live.chat.example",
    ],
    frames: ["https://xn--d-uga0v4h.example"],
    forms: ["https://forms.xn--bcher-kva.example"],
  });
});
