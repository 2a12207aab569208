import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { headersFile } from "../../hosting/headers-file";
import { redirectsFile } from "../../hosting/redirects";
import { factsOf, writeFacts } from "../../hosting/release-facts";
import { releasesFolder } from "../../hosting/releases";
import { writeAppFiles } from "../files/app-files";
import { llmsText } from "../files/llms-text";
import { securityTxt, webManifest } from "../files/machine-files";
import { publish } from "../files/publish";
import { listedPages, listingOf } from "../head/listed-pages";
import { weighAndCompress } from "../page-weight/weigh-pages";
import { pictureAdvice, weightAdvice } from "../page-weight/weight-advice";
import { drawSharePictures } from "../share-pictures/share-pictures";
import { siteContents } from "../site-content";

function robots(url: string): string {
  return ["User-agent: *", "Allow: /", "", `Sitemap: ${url}/sitemap-index.xml`, ""].join("\n");
}

/**
 * Writes the files beside the pages that repeat facts of the content: llms.txt, robots.txt, the web manifest, security.txt,
 * headers and redirects for static hosts. Then every page says what it weighs, everything is compressed, and the site is
 * published.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter }) => {
  const publicFolder = resolve("public");
  const sites = siteContents();
  const [site] = sites;
  await drawSharePictures(sites, publicFolder).then(
    (count) => reporter.info(`Drew ${count} sharing pictures`),
    (error: Error) => reporter.panicOnBuild(error.message),
  );
  mkdirSync(join(publicFolder, ".well-known"), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(publicFolder, file), text);
  const isListed = listingOf(sites);
  for (const inLanguage of sites) {
    mkdirSync(join(publicFolder, inLanguage.language.folder), { recursive: true });
    const pages = listedPages(inLanguage, isListed);
    write(join(inLanguage.language.folder, "llms.txt"), llmsText(inLanguage, pages));
  }
  write("robots.txt", robots(site.SiteSettings.data.url));
  write("manifest.webmanifest", JSON.stringify(webManifest(site)));
  write(".well-known/security.txt", securityTxt(site));
  writeAppFiles(publicFolder);
  const weights = await weighAndCompress(publicFolder, sites);
  for (const advice of [...weightAdvice(weights, sites), ...pictureAdvice(publicFolder, sites)]) {
    reporter.info(`advice: ${advice}`);
  }
  const facts = factsOf(sites, publicFolder);
  write(
    "_redirects",
    redirectsFile(
      facts.redirects,
      sites.map(({ language }) => language.prefix),
    ),
  );
  writeFacts(facts, publicFolder);
  write("_headers", headersFile(facts.headers));
  publish(publicFolder, releasesFolder());
};
