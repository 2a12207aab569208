import { expect, test } from "vitest";
import { testContent } from "../../tests/support/test-content";
import { fieldsOfKind } from "../content/fields/field-schemas";
import { contentKinds, pageTraits } from "../content/kinds";
import { readSite } from "../content/read-site";
import { redirectsOf } from "./redirects";

test("every page that visitors look for can have had other addresses", () => {
  const pages = contentKinds.filter((kind) => pageTraits(kind)?.llms);
  for (const kind of pages) expect(fieldsOfKind(kind).properties, kind.typeName).toHaveProperty("redirectFrom");
});

test("a site's redirects are those of all of its pages", () => {
  const site = readSite({ contentRoot: testContent });
  expect(redirectsOf(site)).toContainEqual({ from: "/lantern-rooms", to: "/services/lenses" });
});
