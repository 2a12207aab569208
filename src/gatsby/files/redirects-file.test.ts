import { expect, test } from "vitest";
import { redirectsFile } from "./redirects-file";

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
