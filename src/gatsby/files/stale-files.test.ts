import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { putBack } from "../pictures/keep-encoded";
import { removeStaleFiles } from "./stale-files";

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "stale-"));
});
afterEach(() => rmSync(project, { recursive: true }));

const digest = (letter: string, length: number) => letter.repeat(length);
const picture = (letter: string) => `static/${digest(letter, 32)}/${digest(letter, 5)}/picture.avif`;

/** What belongs to the build, and what an earlier one has left. */
const current: Record<string, string> = {
  "index.html": `<img srcset="/${picture("a")} 640w"><img src="/static/${digest("b", 32)}/logo.svg">`,
  "404.html": "not found",
  "about/index.html": "about",
  "page-data/index/page-data.json": '{"staticQueryHashes":["123"]}',
  "page-data/404.html/page-data.json": "{}",
  "page-data/about/page-data.json": "{}",
  "page-data/sq/d/123.json": "{}",
  "page-data/app-data.json": "{}",
  "wizards/start-project.json": `{"src":"/${picture("c")}"}`,
  "webpack.stats.json": `{"assets":["webpack-runtime-${digest("1", 20)}.js"]}`,
  [`webpack-runtime-${digest("1", 20)}.js`]: `{7:"${digest("2", 20)}"}`,
  [`7-${digest("2", 20)}.js`]: "7",
  [`7-${digest("2", 20)}.js.LICENSE.txt`]: "free",
  "_gatsby/slices/_gatsby-scripts-1.html": "<script>",
  "videos/film.html": "film",
  "share/home.jpg": "picture",
  "thumbs/0a1b2c3d.webp": "pictures",
  [picture("a")]: "a",
  [`static/${digest("b", 32)}/logo.svg`]: "b",
  [picture("c")]: "c",
};
const stale: Record<string, string> = {
  "services/devops/index.html": `<img srcset="/${picture("d")} 640w">`,
  "page-data/services/devops/page-data.json": '{"staticQueryHashes":["456"]}',
  "page-data/sq/d/456.json": "{}",
  "wizards/book-audit.json": "{}",
  [`webpack-runtime-${digest("8", 20)}.js`]: `{7:"${digest("9", 20)}"}`,
  [`7-${digest("9", 20)}.js`]: "7",
  "videos/old-film.mp4": "film",
};
const staleAssets = {
  [picture("d")]: "d",
  [`static/${digest("a", 32)}/${digest("d", 5)}/picture.avif`]: "other width",
};

function write(files: Record<string, string>, folder = "public") {
  for (const [file, text] of Object.entries(files)) {
    const path = join(project, folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    utimesSync(path, 100, 100);
  }
}
const clean = (startedAt = 200_000) =>
  removeStaleFiles({
    publicFolder: join(project, "public"),
    staticFolder: join(project, "static"),
    pagePaths: ["/", "/about", "/404.html"],
    wizards: ["start-project"],
    loader: "loader-00000000000000000000.js",
    startedAt,
  });
const left = () =>
  readdirSync(join(project, "public"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(project, "public/").length))
    .sort();

test("nothing is left of pages, wizards, bundles, pictures and copied files that this build does not have", () => {
  write({ "videos/film.html": "film" }, "static");
  write({ ...current, ...stale, ...staleAssets });
  clean();
  expect(left()).toEqual(Object.keys(current).sort());
  expect(existsSync(join(project, "public/services/devops"))).toBe(false);
});

test("what this build has written stays, even where nobody here knows it", () => {
  write({ ...current, "new-of-gatsby.json": "{}" });
  write({ "videos/film.html": "film" }, "static");
  clean(50_000);
  expect(left()).toContain("new-of-gatsby.json");
});

test("pictures that no page shows are put aside, and back before the next build", () => {
  write({ "videos/film.html": "film" }, "static");
  write({ ...current, ...staleAssets });
  clean();
  putBack(join(project, "public"));
  expect(left()).toEqual([...Object.keys(current), ...Object.keys(staleAssets)].sort());
});

test("they stay aside where public/ was removed: Gatsby then encodes everything again", () => {
  write({ ...current, ...staleAssets });
  clean();
  rmSync(join(project, "public"), { recursive: true });
  putBack(join(project, "public"));
  expect(existsSync(join(project, "public"))).toBe(false);
});
