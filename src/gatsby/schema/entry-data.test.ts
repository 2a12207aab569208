import { join } from "node:path";
import type { GraphQLResolveInfo } from "graphql";
import sharp from "sharp";
import { expect, test } from "vitest";
import { testFolder } from "../../../tests/support/test-folder";
import { site } from "../../../tests/support/test-site";
import { resolveEntryData } from "./entry-data";
import type { ResolverContext } from "./node-model";
import { pictureFoot } from "./picture-foot";

const folder = testFolder();

/** A picture of 100 by 80 pixels in which a block ends, with a shadow of that opacity below it. */
async function pictureOf(name: string, ends: number, shadow: number): Promise<string> {
  const file = join(folder, `${name}.webp`);
  const block = { create: { width: 40, height: ends, channels: 4, background: "#18744B" } } as const;
  const below = { ...block.create, height: 80, background: { r: 0, g: 0, b: 0, alpha: shadow } };
  const layers = [
    { input: { create: below }, left: 30, top: 0 },
    { input: block, left: 30, top: 0 },
  ];
  const ground = { width: 100, height: 80, channels: 4, background: "#0000" } as const;
  await sharp({ create: ground }).composite(layers).webp({ lossless: true }).toFile(file);
  return file;
}

test.each([
  ["below a block", 60, 0, 0.25],
  ["below a block and its shadow", 60, 0.4, 0.25],
  ["below nothing", 80, 0, 0],
  ["below what fills it", 20, 1, 0],
])("the empty share %s", async (name, ends, shadow, foot) => {
  expect(await pictureFoot(await pictureOf(name, ends, shadow))).toBeCloseTo(foot);
});

test("of what is shown, lists have the named fields in their entries, and blocks are those of the named kind", async () => {
  const planner = site.Product.find(({ key }) => key === "beacon-planner");
  const node = { ...planner, internal: { type: "Product" } } as unknown as Parameters<typeof resolveEntryData>[0];
  const nodeModel = { findRootNodeAncestor: () => planner } as unknown as ResolverContext["nodeModel"];
  const fields = ["path", "footprintCalculator.bills.scope", "sections.features"];
  expect(await resolveEntryData(node, { fields }, { nodeModel }, {} as GraphQLResolveInfo)).toEqual({
    path: "/products/beacon-planner",
    footprintCalculator: { bills: [{ scope: 1 }, { scope: 2 }, { scope: 3 }] },
    sections: [expect.objectContaining({ kind: "features" })],
  });
});
