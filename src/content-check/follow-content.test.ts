import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { copyOfSite } from "../../tests/support/site-copy";
import { type FollowedContent, followContent } from "./follow-content";

let followed: FollowedContent | undefined;
afterEach(() => followed?.stop());

const longTimeout = { timeout: 20_000 };

const page = "pages/not-found.yaml";

/** A site that is followed, with what is told of it. */
function follow(site: string) {
  const told: string[] = [];
  const onReady = vi.fn();
  const mirror = join(site, "mirror");
  followed = followContent({
    contentRoot: join(site, "content"),
    staticRoot: join(site, "static"),
    mirror,
    onState: ({ held }) => told.push(held.map(({ file, line }) => `${file}:${line}`).join()),
    onReady,
  });
  const write = (file: string, find: string, replace: string) => {
    const path = join(site, "content", file);
    writeFileSync(path, readFileSync(path, "utf8").replace(find, replace));
  };
  const read = (file: string) => readFileSync(join(mirror, file), "utf8");
  const isReady = () => vi.waitFor(() => expect(onReady).toHaveBeenCalledOnce(), longTimeout);
  return { told, onReady, isReady, write, read, mirror };
}

test("a mistake stays out of the mirror and is told until it is mended; all other files follow meanwhile", async () => {
  const site = copyOfSite();
  vi.spyOn(process, "cwd").mockReturnValue(site);
  const { told, isReady, write, read } = follow(site);
  await isReady();
  write(page, "title: No land in sight.", "title: Land: in sight.");
  await vi.waitFor(() => expect(told.at(-1)).toBe("content/pages/not-found.yaml:6"), longTimeout);
  write("services/lamps.yaml", "title: All about Lamps.", "title: Lamps that follow.");
  await vi.waitFor(() => expect(read("services/lamps.yaml")).toContain("Lamps that follow."), longTimeout);
  expect(read(page)).toContain("No land in sight.");
  write(page, "title: Land: in sight.", "title: Land in sight.");
  await vi.waitFor(() => expect(read(page)).toContain("title: Land in sight."), longTimeout);
  await vi.waitFor(() => expect(followed?.state()).toEqual({ held: [], isStopped: false }), longTimeout);
  // What VS Code offers follows as well.
  write("services/lamps.yaml", "title: Lamps in detail", "title: Lamps by night");
  const offered = () => readFileSync(join(site, ".vscode/schemas/Service.json"), "utf8");
  await vi.waitFor(() => expect(offered()).toContain("Lamps by night"), longTimeout);
});

test("what is broken at the start waits to be mended, unless the mirror has a state that was in order", async () => {
  const site = copyOfSite();
  const file = join(site, "content", page);
  const source = readFileSync(file, "utf8");
  writeFileSync(file, "");
  const first = follow(site);
  await vi.waitFor(() => expect(followed?.state().isStopped).toBe(true), longTimeout);
  expect([first.onReady.mock.calls.length, existsSync(first.mirror)]).toEqual([0, false]);
  writeFileSync(file, source);
  await first.isReady();
  await followed?.stop();
  writeFileSync(file, "");
  const second = follow(site);
  await second.isReady();
  expect(followed?.state()).toMatchObject({ isStopped: false, held: [{ file: `content/${page}` }] });
});

test("a file that comes or goes does so in the mirror; one that nothing reads is told and kept out", async () => {
  const site = copyOfSite();
  const { told, isReady, mirror } = follow(site);
  await isReady();
  writeFileSync(join(site, "content/notes.txt"), "To be written.");
  await vi.waitFor(() => expect(told.at(-1)).toBe("content/notes.txt:1"), longTimeout);
  const picture = join(site, "content/images/extra.jpg");
  writeFileSync(picture, readFileSync(join(site, "content/images/quay.jpg")));
  await vi.waitFor(() => expect(existsSync(join(mirror, "images/extra.jpg"))).toBe(true), longTimeout);
  rmSync(picture);
  await vi.waitFor(() => expect(existsSync(join(mirror, "images/extra.jpg"))).toBe(false), longTimeout);
  expect([existsSync(join(mirror, "notes.txt")), followed?.state().isStopped]).toEqual([false, false]);
});

test("where the mirror cannot be written, the reason is told until it can", async () => {
  const { isReady, mirror, write, read } = follow(copyOfSite());
  await isReady();
  const path = join(mirror, page);
  rmSync(path);
  mkdirSync(path);
  write(page, "No land in sight.", "Land in sight.");
  await vi.waitFor(() => expect(followed?.state().failure).toMatch(/^EISDIR: illegal operation/), longTimeout);
  rmSync(path, { recursive: true });
  write(page, "Land in sight.", "Land in sight again.");
  await vi.waitFor(() => expect(read(page)).toContain("Land in sight again."), longTimeout);
  await vi.waitFor(() => expect(followed?.state().failure).toBeUndefined(), longTimeout);
});
