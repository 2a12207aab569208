import { expect, test } from "vitest";
import { fieldsOfKind } from "../content/fields/field-schemas";
import { contentKinds, pageTraits } from "../content/kinds";
import { redirectsFile } from "./static-hosts";

test("every page that visitors look for can have had other addresses", () => {
  const pages = contentKinds.filter((kind) => pageTraits(kind)?.llms);
  for (const kind of pages) expect(fieldsOfKind(kind).properties, kind.typeName).toHaveProperty("redirectFrom");
});

test("each earlier address has a line, with a slash at its end and without", () => {
  expect(redirectsFile([{ from: "/old", to: "/services/devops" }])).toBe(
    [
      "# Written by the build: see redirectFrom in the pages of content/.",
      "/old /services/devops 301",
      "/old/ /services/devops 301",
      "",
    ].join("\n"),
  );
});
