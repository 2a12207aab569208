import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse, stringify } from "yaml";
import { breadcrumbsTo } from "../../src/content/links/breadcrumbs";
import { allEntries } from "../../src/content/read-site";
import { checkAll } from "../../src/content-check/check";
import { readCheckedSites } from "../../src/content-check/checked-site";
import { errorsIn } from "../../src/content-check/problems";
import { listedPages, listingOf } from "../../src/gatsby/head/listed-pages";
import { factsOf } from "../../src/hosting/release-facts";
import { copyOfSite } from "../support/site-copy";

const home = process.cwd();

/** The folder of a project whose site has nothing but what every site must have. It is the working folder of the test. */
function smallestSite(): string {
  const copy = copyOfSite();
  process.chdir(copy);
  onTestFinished(() => process.chdir(home));
  const kept = /^(images|pages|policies)$|\.yaml$/;
  const remove = (folder: string, isKept: (name: string) => boolean) => {
    for (const name of readdirSync(folder)) if (!isKept(name)) rmSync(join(folder, name), { recursive: true });
  };
  remove("content", (name) => kept.test(name));
  remove("content/pages", (name) => /^(home|not-found)\./.test(name));
  remove("content/policies", (name) => /^(cookie-policy|privacy)\./.test(name));
  const edit = (file: string, change: (data: ReturnType<typeof parse>) => void) => {
    const path = join("content", file);
    const data = parse(readFileSync(path, "utf8"));
    change(data);
    const plain = { aliasDuplicateObjects: false, defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" } as const;
    writeFileSync(path, stringify(data, plain));
  };
  const link = { url: "/", text: "Home" };
  const entry = { title: "Home", link: "/" };
  edit("pages/home.yaml", ({ hero, ...home }) => {
    hero.startProject = link;
    for (const name of ["hireDeveloper", "film"]) delete hero[name];
    home.sections.splice(1);
    delete home.sections[0].weighed;
  });
  edit("pages/not-found.yaml", (page) => page.links.splice(0, 2, link));
  edit("navigation.yaml", ({ header, footer }) => {
    Object.assign(header, { entries: [entry], startProject: entry, getStarted: entry });
    delete header.hireDeveloper;
    for (const group of footer.groups) group.items = [entry];
    delete footer.weight;
  });
  edit("interface-words.yaml", ({ charge, matrix }) => {
    charge.url = "/";
    matrix.link = "/";
  });
  return copy;
}

test("the smallest site has its home page, what leads nowhere, and the policies that its settings name", async () => {
  const copy = smallestSite();
  mkdirSync("public");
  const { problems } = await checkAll({ contentRoot: join(copy, "content"), staticRoot: join(copy, "static") });
  expect(errorsIn(problems)).toEqual([]);
  const sites = readCheckedSites();
  const [site] = sites;
  const paths = allEntries(site).flatMap(({ entry }) => entry.path ?? []);
  expect(paths).toEqual(["/", "/policies/privacy", "/policies/cookie-policy", "/404"]);
  const listed = listedPages(site, listingOf(sites)).map(({ path }) => path);
  expect(listed).toEqual(["/", "/policies/privacy", "/policies/cookie-policy"]);
  const { enquiries, redirects } = factsOf(sites, "public");
  expect([[...enquiries[0].forms.keys()], redirects]).toEqual([[], []]);
  const { entries } = site.Navigation.data.header;
  expect(breadcrumbsTo("/policies/cookie-policy", "Stores", entries, "/").map(({ title }) => title)).toEqual([
    "Home",
    "Stores",
  ]);
});
