import { expect, test } from "vitest";
import { readSources } from "../support/import-graph";
import { layerErrors } from "../support/layers";

test("imports run one way", () => {
  expect(layerErrors(readSources(["src", "server", "editor", "tools", "tests", "art"]))).toEqual([]);
});
