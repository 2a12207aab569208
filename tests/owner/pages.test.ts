import { test } from "vitest";
import { longTimeout, run } from "./run";

/** The second half of the proof that the content is the owner's, on what `build.test.ts` has built. */
test("every page of its sitemap is right in a browser", longTimeout, () =>
  run("npx playwright test --config tests/owner/playwright.config.ts"),
);
