import { test } from "vitest";
import { patience, run } from "./run";

/** The second half of the proof that the content is the owner's, on what `build.test.ts` has built. */
test("every page of its sitemap is right in a browser", patience, () =>
  run("npx playwright test --config tests/owner/playwright.config.ts"),
);
