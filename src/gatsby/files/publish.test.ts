import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../../tests/support/test-folder";
import { writeFiles } from "../../../tests/support/write-files";
import { releaseNames, releasesFolder, servedFolders } from "../../hosting/releases";
import { publish } from "./publish";

let project: string;
beforeEach(() => {
  project = testFolder();
});

const write = (file: string, text: string) => writeFiles(join(project, "public"), { [file]: text });
const served = (file: string) => readFileSync(join(servedFolders(project)[0] ?? "", file), "utf8");
async function publishNow() {
  // Releases are called by their time, and files of one size and time count as the same; a disk's clock may tick every 4 ms.
  await pause(10);
  publish(join(project, "public"), releasesFolder(project));
}

test("what did not change is the same file with the same time, also copied anew; a page is not where its headers have", async () => {
  write("index.html", "one");
  write("fonts/letters.woff2", "letters");
  write("_headers", "/*\n  Content-Security-Policy: default-src 'self'");
  await publishNow();
  write("_headers", "/*\n  Content-Security-Policy: default-src 'none'");
  utimesSync(join(project, "public/fonts/letters.woff2"), 1, 1);
  await publishNow();
  const [page, font] = ["index.html", "fonts/letters.woff2"].map((file) =>
    servedFolders(project).map((folder) => statSync(join(folder, file))),
  );
  expect(page?.[0]?.mtimeMs).not.toBe(page?.[1]?.mtimeMs);
  expect(font?.[0]).toMatchObject({ ino: font?.[1]?.ino, mtimeMs: font?.[1]?.mtimeMs });
});

test("a build that changed nothing makes no release; one that lost a page does", async () => {
  write("index.html", "one");
  write("about/index.html", "about");
  await publishNow();
  const before = releaseNames(releasesFolder(project));
  await publishNow();
  expect(releaseNames(releasesFolder(project))).toEqual(before);
  rmSync(join(project, "public/about"), { recursive: true });
  await publishNow();
  expect(() => served("about/index.html")).toThrow("ENOENT");
});

test("three releases stay, and nothing of one that was broken off", async () => {
  mkdirSync(join(project, "releases/half"), { recursive: true });
  for (const text of ["1", "2", "3", "4", "5"]) {
    write("index.html", text);
    await publishNow();
  }
  expect(servedFolders(project).map((folder) => readFileSync(join(folder, "index.html"), "utf8"))).toEqual([
    "5",
    "4",
    "3",
  ]);
  expect(readdirSync(join(project, "releases"))).toHaveLength(4);
});
