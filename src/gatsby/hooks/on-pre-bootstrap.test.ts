import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { expect, test, vi } from "vitest";
import { copyOfSite } from "../../../tests/support/site-copy";
import { exitWith } from "../../content-check/site-or-exit";
import { onPreBootstrap } from "./on-pre-bootstrap";

vi.mock("../../content-check/site-or-exit", () => ({ exitWith: vi.fn() }));

async function bootstrapIn(site: string) {
  vi.spyOn(process, "cwd").mockReturnValue(site);
  vi.clearAllMocks();
  await onPreBootstrap?.({} as ParentSpanPluginArgs, { plugins: [] }, () => {});
  return exitWith;
}

test("a mistake in content/ stops the build with the text of the check", async () => {
  const site = copyOfSite();
  const file = join(site, "content/pages/not-found.yaml");
  const source = readFileSync(file, "utf8");
  writeFileSync(file, source.replace("url: /services", "url: /servces"));
  expect(await bootstrapIn(site)).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(
      /^content\/pages\/not-found\.yaml:\d+:\d+\n {4}links\[1\]\.url: found "\/servces", but no page has this path\. Did you mean \/services\?\n[\s\S]*\n\n1 problem in content\//,
    ),
  );
});

test("content/ in order lets the build go on", async () => {
  expect(await bootstrapIn(copyOfSite())).not.toHaveBeenCalled();
});
