import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { factsOf, writeFacts } from "../../hosting/release-facts";
import { releasesFolder } from "../../hosting/releases";
import { headersFile, redirectsFile } from "../../hosting/static-hosts";
import { writeAppFiles } from "../files/app-files";
import { llmsText, robotsTxt, securityTxt, webManifest } from "../files/crawler-files";
import { publish } from "../files/publish";
import { listedPages, listingOf } from "../head/listed-pages";
import { weighAndCompress } from "../page-weight/weigh-pages";
import { drawSharePictures } from "../share-pictures/share-pictures";
import { siteContents } from "../site-content";
import { weighingKey } from "./create-pages";

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter, cache }) => {
  const publicFolder = resolve("public");
  const sites = siteContents();
  const [site] = sites;
  await drawSharePictures(sites, publicFolder).then(
    (count) => reporter.info(`Drew ${count} sharing pictures`),
    (error: Error) => reporter.panicOnBuild(error.message),
  );
  const write = (name: string, text: string) => {
    const file = join(publicFolder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const isListed = listingOf(sites);
  for (const inLanguage of sites) {
    write(join(inLanguage.language.folder, "llms.txt"), llmsText(inLanguage, listedPages(inLanguage, isListed)));
  }
  write("robots.txt", robotsTxt(site));
  write("manifest.webmanifest", JSON.stringify(webManifest(site)));
  write(".well-known/security.txt", securityTxt(site));
  // Gatsby's scripts as a part of pages, which none of ours has.
  rmSync(join(publicFolder, "_gatsby"), { recursive: true, force: true });
  writeAppFiles(publicFolder);
  await cache.set(weighingKey, await weighAndCompress(publicFolder, sites));
  const facts = factsOf(sites, publicFolder);
  const prefixes = sites.map(({ language }) => language.prefix);
  write("_redirects", redirectsFile(facts.redirects, prefixes));
  writeFacts(facts, publicFolder);
  write("_headers", headersFile(facts.headers));
  publish(publicFolder, releasesFolder());
};
