import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { expect, test, vi } from "vitest";
import { copyOfSite } from "../../../tests/support/site-copy";
import { exitWith } from "../../content-check/site-or-exit";
import { startSharePictures } from "../head/share-pictures/share-pictures";
import { onPreBootstrap } from "./on-pre-bootstrap";

vi.mock("../../content-check/site-or-exit", () => ({ exitWith: vi.fn() }));
vi.mock("../head/share-pictures/share-pictures", () => ({ startSharePictures: vi.fn() }));

const store = { getState: () => ({ config: { siteMetadata: { siteUrl: "https://www.lamps.example" } } }) };

async function bootstrapIn(site: string) {
  vi.spyOn(process, "cwd").mockReturnValue(site);
  vi.clearAllMocks();
  await onPreBootstrap?.({ store } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => {});
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
  expect(startSharePictures).not.toHaveBeenCalled();
});

test("content/ in order lets the build go on, and the sharing pictures are begun", async () => {
  expect(await bootstrapIn(copyOfSite())).not.toHaveBeenCalled();
  expect(startSharePictures).toHaveBeenCalledExactlyOnceWith(expect.anything(), "https://www.lamps.example");
});
