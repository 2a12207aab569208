import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { expect, test, vi } from "vitest";
import { copyOfSite } from "../../../tests/support/site-copy";
import { onPreBootstrap } from "./on-pre-bootstrap";

function bootstrapIn(site: string) {
  vi.spyOn(process, "cwd").mockReturnValue(site);
  const panicOnBuild = vi.fn();
  const args = { reporter: { panicOnBuild } } as unknown as ParentSpanPluginArgs;
  onPreBootstrap?.(args, { plugins: [] }, () => {});
  return panicOnBuild;
}

test("a mistake in content/ stops the build with the text of the check", () => {
  const site = copyOfSite();
  const file = join(site, "content/pages/not-found.yaml");
  const source = readFileSync(file, "utf8");
  writeFileSync(file, source.replace("url: /services", "url: /servces"));
  expect(bootstrapIn(site)).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(
      /^content\/pages\/not-found\.yaml:\d+:\d+\n {4}links\[1\]\.url: found "\/servces", but no page has this path\. Did you mean \/services\?\n\n1 problem in content\//,
    ),
  );
});

test("content/ in order lets the build go on", () => {
  expect(bootstrapIn(copyOfSite())).not.toHaveBeenCalled();
});
