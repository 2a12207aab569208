import { graphql, useStaticQuery } from "gatsby";
import { getSrc } from "gatsby-plugin-image";

/** The address of a small picture of each page that has one, by the page's path. */
export function useLinkPictures(): ReadonlyMap<string, string | undefined> {
  const { allPageOpening } = useStaticQuery<Queries.LinkPicturesQuery>(graphql`
    query LinkPictures {
      allPageOpening {
        nodes {
          path
          image {
            src {
              childImageSharp {
                gatsbyImageData(layout: FIXED, width: 112, formats: [WEBP], outputPixelDensities: [1])
              }
            }
          }
        }
      }
    }
  `);
  return new Map(
    allPageOpening.nodes.map(({ path, image }) => {
      const picture = image.src.childImageSharp;
      return [path, picture ? getSrc(picture) : undefined];
    }),
  );
}
