import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { CreateResolversArgs } from "gatsby";
import { afterAll, expect, test } from "vitest";
import { eveningFileOf, eveningRemark } from "../../content/pictures/evening-picture";
import { createResolvers } from "./create-resolvers";

const root = mkdtempSync(join(tmpdir(), "resolvers-"));
afterAll(() => rmSync(root, { recursive: true }));

interface Resolvers {
  File: { evening: { resolve: (file: object, args: object, context: object) => Promise<unknown> } };
}

/** Answer of a query for the evening of a picture, and the files that it has looked for. */
async function ask(picture: string) {
  let given: Resolvers | undefined;
  const keep = (resolvers: Resolvers) => {
    given = resolvers;
  };
  createResolvers?.({ createResolvers: keep } as unknown as CreateResolversArgs, { plugins: [] }, () => {});
  const asked: unknown[] = [];
  const nodeModel = {
    findOne: async ({ query }: { query: { filter: { absolutePath: { eq: string } } } }) => {
      asked.push(query.filter.absolutePath.eq);
      return { id: "evening" };
    },
  };
  return { found: await given?.File.evening.resolve({ absolutePath: picture }, {}, { nodeModel }), asked };
}

test("an evening of an earlier picture is not shown, but looked for: a later one of the same name has the query run again", async () => {
  const picture = join(root, "town.webp");
  const evening = eveningFileOf(picture);
  mkdirSync(dirname(evening));
  writeFileSync(picture, "a town");
  writeFileSync(evening, eveningRemark(Buffer.from("an earlier town")));
  expect(await ask(picture)).toEqual({ found: null, asked: [evening] });
  writeFileSync(evening, eveningRemark(Buffer.from("a town")));
  expect(await ask(picture)).toEqual({ found: { id: "evening" }, asked: [evening] });
});
