import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { type PageTraits, traitsOfPage } from "../../content/kinds";
import { maintenanceState } from "../../content/maintenance";
import { plainText } from "../../content/markdown";
import { allEntries } from "../../content/read-site";
import { llmsText } from "../files/llms-text";
import { siteContent } from "../site-content";
import { feedLink } from "./feed-link";
import { type HeadParts, headPartsFile } from "./head-parts";
import { isIndexable } from "./indexable";
import { loaderSettings } from "./loader-settings";
import type { SharePictures } from "./share-pictures/files";
import { sharePictures } from "./share-pictures/share-pictures";
import { pageGraph } from "./structured-data/page-graph";
import type { Page, SiteProfile } from "./structured-data/types";

type FindabilityContent = Queries.FindabilityQuery;

const pageOf = (
  node: FindabilityContent["allContentPage"]["nodes"][number],
  pictures: SharePictures,
  traits: PageTraits,
): Page => ({
  kind: node.__typename,
  traits,
  path: node.path,
  title: node.head.title,
  description: node.head.description,
  picture: pictures[node.path],
  name: "name" in node ? node.name : "superHeading" in node ? node.superHeading : undefined,
  // A policy shows the day it was last changed; what machines read must not differ from that.
  modified: "updated" in node ? node.updated : node.lastModified,
  order: "order" in node ? node.order : undefined,
  isApi: "apiExchange" in node && node.apiExchange !== null,
  features:
    "features" in node
      ? node.features.flatMap((block) =>
          block.__typename === "FeaturesBlock" ? block.items.map(({ title }) => title) : [],
        )
      : [],
  questions:
    "blocks" in node
      ? node.blocks.flatMap((block) =>
          block.__typename === "FaqBlock"
            ? block.items.map(({ title, description }) => ({ question: title, answer: plainText(description) }))
            : [],
        )
      : [],
});

function siteOf(content: FindabilityContent, pictures: SharePictures): SiteProfile {
  const { site, siteSettings, navigation, allLocation, languages } = content;
  const url = site?.siteMetadata?.siteUrl;
  const language = languages?.languages[0]?.code;
  if (!url || !siteSettings || !navigation || !language) {
    throw new Error("content/site.yaml, navigation.yaml or languages.yaml is missing.");
  }
  return {
    url,
    language,
    facts: siteSettings.facts,
    description: siteSettings.head.description,
    picture: pictures["/"]?.url,
    profiles: Object.values(siteSettings.social),
    offices: allLocation.nodes,
    entries: navigation.header.entries,
  };
}

/**
 * Writes what makes the site findable and is made of all of its content: `public/llms.txt`, the sharing pictures, and the
 * parts of each page's head that only crawlers read, into a file. `gatsby-ssr.tsx` imports that file, so that a
 * change in it makes Gatsby render every page again; a file read while rendering would go unnoticed.
 * @throws Error when the content cannot be queried
 */
export async function writeFindability({ graphql }: Pick<CreatePagesArgs, "graphql">): Promise<void> {
  const { data, errors } = await graphql<FindabilityContent>(`
    query Findability {
      site {
        siteMetadata {
          siteUrl
        }
      }
      siteSettings {
        facts {
          company
          legalName
          street
          postalCode
          city
          country
          email
          phone
          vatId
        }
        social {
          microblog
          codeHost
          professionalNetwork
        }
        head {
          description
        }
        feed {
          url
          type
          title
        }
        maintenance {
          enabled
        }
      }
      maintenancePage {
        links {
          url
        }
      }
      navigation {
        header {
          entries {
            title
            link
          }
        }
      }
      languages {
        languages {
          code
        }
      }
      allLocation(sort: { order: ASC }) {
        nodes {
          key
          city
          country
          address
          contact
          mapLink
          description
        }
      }
      allContentPage {
        nodes {
          __typename
          path
          lastModified
          head {
            title
            description
          }
          ... on DetailPage {
            name
            order
            blocks: sections {
              __typename
              ... on FaqBlock {
                items {
                  title
                  description
                }
              }
            }
          }
          ... on Policy {
            name
            order
            updated
          }
          ... on PageOpening {
            superHeading
          }
          ... on Product {
            apiExchange {
              status
            }
            features: sections {
              __typename
              ... on FeaturesBlock {
                items {
                  title
                }
              }
            }
          }
        }
      }
    }
  `);
  if (errors || !data) throw new Error(`The pages of content/ could not be read. ${errors ?? ""}`);
  const siteUrl = data.site?.siteMetadata?.siteUrl;
  if (!siteUrl || !data.siteSettings || !data.maintenancePage) throw new Error("content/site.yaml is missing.");
  const state = maintenanceState(data.siteSettings, data.maintenancePage);
  const content = siteContent();
  const pictures = sharePictures(content);
  const traits = new Map(
    allEntries(content).map(({ kind, entry }) => [entry.path, [traitsOfPage(kind, entry.data) ?? []].flat()]),
  );
  const site = siteOf(data, pictures);
  const pages = data.allContentPage.nodes
    .flatMap((node) => traits.get(node.path)?.map((own) => pageOf(node, pictures, own)) ?? [])
    .filter(({ path }) => isIndexable(path, state));
  const parts: HeadParts = {
    loader: loaderSettings(content),
    feed: feedLink(data.siteSettings?.feed),
    pictures,
    structuredData: Object.fromEntries(pages.map((page) => [page.path, pageGraph(site, page)])),
  };
  mkdirSync(resolve("public"), { recursive: true });
  writeFileSync(headPartsFile(), JSON.stringify(parts));
  writeFileSync(resolve("public/llms.txt"), llmsText(site, pages, content.InterfaceWords.data.llms));
}
