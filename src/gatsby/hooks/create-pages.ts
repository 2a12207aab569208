import { parse, resolve } from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { contentTypeNamed, pageTraits } from "../../content/content-types";
import { maintenanceOf, showsMaintenance } from "../../content/maintenance";
import { allEntries, type Sites, translationsOf } from "../../content/read-site";
import { type WizardNode, writeWizardFiles } from "../files/write-wizard-files";
import { eveningEncoding, pageEncoding } from "../picture-encoding";
import { isDeveloped, siteContents } from "../site-content";

/** Key in Gatsby's cache of the paths of pages with texts that name a weight, their own or those of entries they show. */
export const weighingKey = "weighing";

interface PageNodes {
  allContentPage: { nodes: { __typename: string; id: string; path: string; language: string }[] };
  allWizard: { nodes: WizardNode[] };
}

/** The pictures of `content/` as pages ask for them, so that they are encoded while the bundles are built. */
const earlyPictures = `
  query EarlyPictures($names: [String!], $page: Int, $evening: Int) {
    pictures: allFile(filter: { name: { in: $names }, relativeDirectory: { regex: "/(^|/)images$/" } }) {
      nodes {
        childImageSharp {
          gatsbyImageData(width: $page)
        }
      }
    }
    evenings: allFile(filter: { name: { in: $names }, relativeDirectory: { regex: "/(^|/)images/evening$/" } }) {
      nodes {
        childImageSharp {
          resize(width: $evening, toFormat: AVIF) {
            src
          }
        }
      }
    }
  }
`;

/** Encodes all but those of the first screen, which are encoded larger, and of shared links, which are drawn anew. */
async function encodeEarly(sites: Sites, graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const entries = sites.flatMap(allEntries).map(({ entry }) => entry);
  const said = JSON.stringify(entries, (key, part) => (key === "hero" || key === "head" ? undefined : part));
  const names = [...said.matchAll(/"src":"([^"]+)"/g)].map(([, src = ""]) => parse(src).name);
  await graphql(earlyPictures, { names, page: pageEncoding.width, evening: eveningEncoding.width });
}

/** Makes the files of wizards too, since they are to be made again whenever the content changes. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter, cache }) => {
  const { data, errors } = await graphql<PageNodes>(`
    query CreatePages {
      allContentPage {
        nodes {
          __typename
          id
          path
          language
        }
      }
      allWizard {
        nodes {
          key
          language
          data
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild("The pages of content/ could not be read.", errors);
    return;
  }
  const sites = siteContents();
  // While the site is developed, pictures are encoded when they are looked at.
  if (!isDeveloped) await encodeEarly(sites, graphql);
  writeWizardFiles(data.allWizard.nodes, sites);
  const state = maintenanceOf(sites);
  const translations = translationsOf(sites);
  const weighing: string[] = (await cache.get(weighingKey)) ?? [];
  for (const { __typename, path: own, ...keys } of data.allContentPage.nodes) {
    // Hosts look for the not-found page at a second address, where Gatsby makes it once and deletes it with the next change.
    for (const path of own === "/404" ? [own, "/404.html"] : [own]) {
      const isClosed = showsMaintenance(path, state);
      const type = contentTypeNamed(__typename);
      const template = isClosed ? "maintenance-page" : type && pageTraits(type)?.template;
      const context = {
        ...keys,
        // What others weigh may change with every build, and so such a page is written by every build.
        ...(weighing.includes(path) && { writtenAt: Date.now() }),
        ...(isClosed && { isFrameless: true }),
        translations: translations.get(own),
      };
      actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context });
    }
  }
};
