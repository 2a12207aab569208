import { parse } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { allEntries, type Sites } from "../../content/read-site";
import { eveningEncoding, pageEncoding } from "./entry-data";

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
export async function encodeEarly(sites: Sites, graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const entries = sites.flatMap(allEntries).map(({ entry }) => entry);
  const said = JSON.stringify(entries, (key, part) => (key === "hero" || key === "head" ? undefined : part));
  const names = [...said.matchAll(/"src":"([^"]+)"/g)].map(([, src = ""]) => parse(src).name);
  await graphql(earlyPictures, { names, page: pageEncoding.width, evening: eveningEncoding.width });
}
