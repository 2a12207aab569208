import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { copyOfSite } from "../../tests/support/site-copy";
import { Drafts } from "./drafts";
import { PreviewContent } from "./preview-content";

const file = "pages/not-found.yaml";

function previewOf(site: string) {
  const drafts = new Drafts(join(site, "drafts"));
  const contentRoot = join(site, "content");
  const mirror = join(site, "mirror");
  const onReady = vi.fn();
  const workplace = { root: site, contentRoot, staticRoot: join(site, "static"), drafts };
  const text = readFileSync(join(contentRoot, file), "utf8");
  const keep = (changed: string) => drafts.keep({ file, text: changed, base: "", baseText: text });
  return {
    preview: new PreviewContent(workplace, mirror, onReady),
    read: () => readFileSync(join(mirror, file), "utf8"),
    ...{ drafts, mirror, onReady, text, keep },
  };
}

test("drafts are seen in the pages, mistakes stay out, and the file itself stays as it was", async () => {
  const site = copyOfSite();
  const { preview, keep, read, text, onReady, drafts } = previewOf(site);
  await preview.refresh();
  expect(read()).toBe(text);
  const changed = text.replace("No land in sight.", "Land in sight.");
  keep(changed);
  await preview.refresh();
  expect(read()).toBe(changed);
  keep(text.replace("title: No land in sight.", 'title: ""'));
  await preview.refresh();
  expect(read()).toBe(changed);
  drafts.remove(file);
  await preview.refresh();
  expect(read()).toBe(text);
  expect(readFileSync(join(site, "content", file), "utf8")).toBe(text);
  expect(onReady).toHaveBeenCalledOnce();
});

test("where the copy cannot be written, the preview says why it no longer follows, until it can", async () => {
  const { preview, mirror, read, text, keep } = previewOf(copyOfSite());
  await preview.refresh();
  const path = join(mirror, file);
  rmSync(path);
  mkdirSync(path);
  keep(text.replace("No land in sight.", "Land in sight."));
  await preview.refresh();
  expect(preview.state()).toMatchObject({ failure: "EISDIR: illegal operation on a directory" });
  expect(console.error).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
  rmSync(path, { recursive: true });
  await preview.refresh();
  expect(preview.state()).toMatchObject({ failure: undefined });
  expect(read()).toContain("title: Land in sight.");
});

test("pages are made once the content is in order", async () => {
  const site = copyOfSite();
  const { preview, text, onReady, mirror } = previewOf(site);
  const path = join(site, "content", file);
  writeFileSync(path, "title: one: two\n");
  await preview.refresh();
  expect([onReady.mock.calls.length, existsSync(mirror)]).toEqual([0, false]);
  writeFileSync(path, text);
  await preview.refresh();
  expect(onReady).toHaveBeenCalledOnce();
});
