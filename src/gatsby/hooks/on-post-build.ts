import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { factsOf, writeFacts } from "../../hosting/release-facts";
import { releasesFolder } from "../../hosting/releases";
import { headersFile } from "../files/headers-file";
import { writeProgramFiles } from "../files/program-files";
import { publish } from "../files/publish";
import { redirectsFile } from "../files/redirects-file";
import { type SecurityContact, securityTxt } from "../files/security-txt";
import { removeStaleFiles } from "../files/stale-files";
import { webManifest } from "../files/web-manifest";
import { builtLoader } from "../head/loader-code";
import { finishSharePictures } from "../head/share-pictures/share-pictures";
import { weighAndCompress } from "../page-weight/weigh-pages";
import { siteContent } from "../site-content";

interface SiteData {
  siteSettings: {
    url: string;
    facts: { company: string };
    head: { title: string; description: string };
    security: SecurityContact;
  };
}

function robots(url: string): string {
  return ["User-agent: *", "Allow: /", "", `Sitemap: ${url}/sitemap-index.xml`, ""].join("\n");
}

/**
 * Writes the files beside the pages that repeat facts of the content: robots.txt, the web manifest, security.txt, and
 * headers and redirects for static hosts. Then nothing is left of earlier builds, everything is compressed, every page
 * says what it weighs, and the site is published.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter, store }) => {
  const { data, errors } = await graphql<SiteData>(`
    query SiteFiles {
      siteSettings {
        url
        facts {
          company
        }
        head {
          title
          description
        }
        security {
          contact
          expires
          languages
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild("content/site.yaml could not be read.", errors);
    return;
  }
  await finishSharePictures(reporter);
  const { program, pages } = store.getState();
  const { directory } = program;
  const publicFolder = join(directory, "public");
  writeFileSync(join(publicFolder, "robots.txt"), robots(data.siteSettings.url));
  writeFileSync(join(publicFolder, "manifest.webmanifest"), JSON.stringify(webManifest(data.siteSettings)));
  mkdirSync(join(publicFolder, ".well-known"), { recursive: true });
  writeFileSync(
    join(publicFolder, ".well-known/security.txt"),
    securityTxt(data.siteSettings.url, data.siteSettings.security),
  );
  removeStaleFiles({
    publicFolder,
    staticFolder: join(directory, "static"),
    pagePaths: [...pages.keys()],
    wizards: siteContent().Wizard.map(({ key }) => key),
    loader: builtLoader().file,
    startedAt: Date.now() - process.uptime() * 1000,
  });
  writeProgramFiles(publicFolder);
  await weighAndCompress(publicFolder, siteContent());
  const facts = factsOf(siteContent(), publicFolder);
  writeFileSync(join(publicFolder, "_redirects"), redirectsFile(facts.redirects));
  writeFacts(facts, publicFolder);
  writeFileSync(join(publicFolder, "_headers"), headersFile(facts.headers));
  publish(publicFolder, releasesFolder(directory));
};
