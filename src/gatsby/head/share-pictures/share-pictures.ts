import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { maintenancePath, maintenanceState, showsMaintenance } from "../../../content/maintenance";
import type { Diorama, SharePage, SharePicture } from "./share-page";
import { writePictures } from "./write-pictures";

type Node = Queries.SharePicturesQuery["allContentPage"]["nodes"][number];

/** The picture of each page, by the page's path. */
export type SharePictures = Readonly<Record<string, SharePicture>>;

/** Under these addresses Gatsby builds the not-found page. */
const notFound = { path: "/404", copy: "/404.html" } as const;

const dioramaOf = ({ alt, src }: Queries.DioramaFragment): Diorama => ({
  alt,
  file: src.absolutePath,
  digest: src.internal.contentDigest,
});

function pageOf(node: Node, fallback: Diorama): SharePage {
  const opening = "hero" in node ? node.hero : node;
  const diorama = "image" in opening ? dioramaOf(opening.image) : fallback;
  return {
    path: node.path,
    kind: node.__typename,
    title: opening.title,
    superHeading: "superHeading" in opening ? opening.superHeading : undefined,
    diorama: existsSync(diorama.file) ? diorama : fallback,
  };
}

/**
 * Writes the sharing pictures of all pages and says which is whose. A page that the maintenance screen takes the place of
 * has that screen's picture. While editing with `npm run develop` there are none: nobody shares those pages.
 * @throws Error when the content cannot be queried or a picture cannot be drawn
 */
export async function sharePictures({
  graphql,
  reporter,
}: Pick<CreatePagesArgs, "graphql" | "reporter">): Promise<SharePictures> {
  if (process.env.gatsby_executing_command === "develop") return {};
  const { data, errors } = await graphql<Queries.SharePicturesQuery>(`
    query SharePictures {
      site {
        siteMetadata {
          siteUrl
        }
      }
      siteSettings {
        url
        facts {
          company
        }
        head {
          image {
            ...Diorama
          }
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
      allContentPage {
        nodes {
          __typename
          path
          ... on PageOpening {
            superHeading
            title
            image {
              ...Diorama
            }
          }
          ... on ContactPage {
            superHeading
            title
            image {
              ...Diorama
            }
          }
          ... on NotFoundPage {
            superHeading
            title
            image {
              ...Diorama
            }
          }
          ... on MaintenancePage {
            superHeading
            title
            image {
              ...Diorama
            }
          }
          ... on HomePage {
            hero {
              superHeading
              title
              image {
                ...Diorama
              }
            }
          }
          ... on Policy {
            title
          }
        }
      }
    }

    fragment Diorama on ContentImage {
      alt
      src {
        absolutePath
        internal {
          contentDigest
        }
      }
    }
  `);
  const siteUrl = data?.site?.siteMetadata?.siteUrl;
  if (errors || !data?.siteSettings || !data.maintenancePage || !siteUrl) {
    throw new Error(`What the sharing pictures show could not be read from content/. ${errors ?? ""}`);
  }
  const { siteSettings, maintenancePage, allContentPage } = data;
  const state = maintenanceState(siteSettings, maintenancePage);
  const fallback = dioramaOf(siteSettings.head.image);
  const { pictures, drawn } = await writePictures(
    allContentPage.nodes.map((node) => pageOf(node, fallback)),
    {
      // The address that people are to remember, also in a preview at another one.
      brand: { company: siteSettings.facts.company, host: new URL(siteSettings.url).host },
      siteUrl,
      publicFolder: resolve("public"),
    },
  );
  if (drawn > 0) reporter.info(`Drew ${drawn} of ${allContentPage.nodes.length} sharing pictures`);

  const shown = Object.entries(pictures).map(
    ([path, picture]) => [path, (showsMaintenance(path, state) && pictures[maintenancePath]) || picture] as const,
  );
  const byPath = Object.fromEntries(shown);
  return { ...byPath, ...(byPath[notFound.path] && { [notFound.copy]: byPath[notFound.path] }) };
}
