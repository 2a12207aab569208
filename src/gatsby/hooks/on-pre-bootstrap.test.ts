import { expect, test, vi } from "vitest";
import { changedSite } from "../../../tests/support/changed-site";
import { onPreBootstrap } from "./on-pre-bootstrap";

test("a build says which texts visitors would read unfinished", async () => {
  const { contentRoot, edit } = changedSite();
  edit("pages/not-found.yaml", "description: Nothing lies", "description: TODO Nothing lies");
  vi.stubEnv("CONTENT_DIR", contentRoot);
  const warn = vi.fn();
  const hook = onPreBootstrap as unknown as (args: object) => Promise<void>;
  await hook({ reporter: { warn } });
  expect(warn.mock.calls).toEqual([[expect.stringContaining("1 unfinished texts of content/pages/not-found.yaml;")]]);
});
