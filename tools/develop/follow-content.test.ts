import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { copyOfSite } from "../../tests/support/site-copy";
import { type FollowedContent, followContent } from "./follow-content";

let followed: FollowedContent | undefined;
afterEach(() => followed?.stop());

const longTimeout = { timeout: 20_000 };

/** A site that is followed, with what is printed. */
function follow(site: string) {
  const printed: string[] = [];
  const onReady = vi.fn();
  const mirror = join(site, "mirror");
  followed = followContent({
    contentRoot: join(site, "content"),
    staticRoot: join(site, "static"),
    mirror,
    print: (text) => printed.push(text),
    onReady,
  });
  const write = (file: string, find: string, replace: string) => {
    const path = join(site, "content", file);
    writeFileSync(path, readFileSync(path, "utf8").replace(find, replace));
  };
  const read = (file: string) => readFileSync(join(mirror, file), "utf8");
  return { printed, onReady, write, read, mirror };
}

test("a mistake stays out of the mirror and is told until it is mended", async () => {
  const { printed, onReady, write, read } = follow(copyOfSite());
  await vi.waitFor(() => expect(onReady).toHaveBeenCalledOnce(), longTimeout);
  expect(read("pages/not-found.yaml")).toContain("No land in sight.");

  write("pages/not-found.yaml", "title: No land in sight.", "title: Land: in sight.");
  await vi.waitFor(() => expect(printed.join()).toContain("content/pages/not-found.yaml:6:8"), longTimeout);
  expect(followed?.problems()).toHaveLength(1);
  expect(read("pages/not-found.yaml")).toContain("No land in sight.");

  write("pages/not-found.yaml", "title: Land: in sight.", "title: Land in sight.");
  await vi.waitFor(() => expect(printed.at(-1)).toContain("content/ is in order again."), longTimeout);
  expect(followed?.problems()).toEqual([]);
  expect(read("pages/not-found.yaml")).toContain("title: Land in sight.");
  expect(onReady).toHaveBeenCalledOnce();
});

test("what is broken at the start waits to be mended", async () => {
  const site = copyOfSite();
  const file = join(site, "content/pages/not-found.yaml");
  const source = readFileSync(file, "utf8");
  writeFileSync(file, "");
  const { printed, onReady, mirror } = follow(site);
  await vi.waitFor(() => expect(printed.join()).toContain("The site starts once it is in order."), longTimeout);
  expect([onReady.mock.calls.length, existsSync(mirror)]).toEqual([0, false]);
  writeFileSync(file, source);
  await vi.waitFor(() => expect(onReady).toHaveBeenCalledOnce(), longTimeout);
});

test("a file that comes or goes does so in the mirror", async () => {
  const site = copyOfSite();
  const { onReady, mirror } = follow(site);
  await vi.waitFor(() => expect(onReady).toHaveBeenCalledOnce(), longTimeout);
  const picture = join(site, "content/images/extra.jpg");
  writeFileSync(picture, readFileSync(join(site, "content/images/quay.jpg")));
  await vi.waitFor(() => expect(existsSync(join(mirror, "images/extra.jpg"))).toBe(true), longTimeout);
  rmSync(picture);
  await vi.waitFor(() => expect(existsSync(join(mirror, "images/extra.jpg"))).toBe(false), longTimeout);
});
