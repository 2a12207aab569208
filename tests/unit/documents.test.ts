import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const documents = [
  "README.md",
  ...readdirSync("docs").flatMap((name) => (/^(?!CHANGELOG|reference).*\.md$/.test(name) ? [`docs/${name}`] : [])),
];

/** Folders whose files are named in the documents. */
const folders = /^(art|content|docs|server|src|static|tests|tools)\//;

/** Files that the build or the server makes, and those that a reader is told to make. */
const made =
  /^(server\/dist|docs\/reference\.md|docs\/deploy\/(site|edit)\.env$|src\/(blocks\/quote|enquiry\/\w+\/website)|content\/services\/data-analytics|content\/wizards\/book-audit|content\/wizards\/x|content\/de|content\/pages\/(careers|landing\/fair))\b/;

/** `tests/{unit,built}` is two paths. */
const eachOf = (path: string): string[] => {
  const [whole, choice] = /\{([\w./,-]+)\}/.exec(path) ?? [];
  return whole && choice ? choice.split(",").flatMap((one) => eachOf(path.replace(whole, one))) : [path];
};

/** A path up to where it stands for many: `content/pages/*.yaml` is `content/pages`. */
const fixedPart = (path: string) => path.replace(/[^/]*[*{].*$/, "").replace(/\/$/, "");

const scripts = Object.keys(JSON.parse(readFileSync("package.json", "utf8")).scripts);

test.each(documents)("%s names files, pages and commands that there are", (document) => {
  const text = readFileSync(document, "utf8");
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name ?? "");
  const paths = quoted.flatMap(eachOf).filter((name) => folders.test(name) && !/\s/.test(name) && !made.test(name));
  expect(paths.filter((path) => !existsSync(fixedPart(path)))).toEqual([]);

  const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link]) => link ?? "");
  expect(links.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([]);

  const commands = [...text.matchAll(/\bnpm run (\w[\w:-]*)(?![\w:-]| -w)/g)].map(([, name]) => name ?? "");
  expect(commands.filter((name) => !scripts.includes(name))).toEqual([]);
});
