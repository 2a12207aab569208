import { mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { mirrorFolder } from "./mirror-folder";

/** Runs once a file has been copied, and before anything else is done with the copy. */
const afterCopy = vi.hoisted(() => ({ run: () => {} }));

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  return {
    ...fs,
    copyFileSync: (from: string, to: string) => {
      fs.copyFileSync(from, to);
      afterCopy.run();
    },
  };
});

test("a file that is saved while it is copied is copied again", () => {
  const folder = mkdtempSync(join(tmpdir(), "mirror-"));
  const [from, to] = [join(folder, "from"), join(folder, "to")];
  mkdirSync(from);
  const path = join(from, "page.yaml");
  writeFileSync(path, "title: one");
  afterCopy.run = () => {
    afterCopy.run = () => {};
    const end = Date.now() + 10;
    while (Date.now() < end);
    writeFileSync(join(folder, "saved"), "title: two");
    renameSync(join(folder, "saved"), path);
  };
  mirrorFolder(from, to);
  expect(mirrorFolder(from, to)).toEqual(["page.yaml"]);
  expect(readFileSync(join(to, "page.yaml"), "utf8")).toBe("title: two");
});
