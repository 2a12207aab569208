import { readdirSync } from "node:fs";
import { transform } from "esbuild";
import { expect, test } from "vitest";
import { targets } from "../../src/gatsby/head/head-files";
import { built, publicFolder } from "./public-folder";

const scripts = readdirSync(publicFolder).filter((file) => file.endsWith(".js"));

test.each(scripts)("%s is written in words that the oldest browsers of package.json know", async (file) => {
  // Nothing is left to do for a program that writes a script in their words. Of these it knows only newer versions.
  const supported = { "regexp-unicode-property-escapes": true };
  const [theirs, newest] = await Promise.all(
    [targets, "esnext"].map((target) => transform(built(file), { target, supported, legalComments: "none" })),
  );
  expect(theirs?.code === newest?.code).toBe(true);
});
