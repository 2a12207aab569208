import { graphql, useStaticQuery } from "gatsby";
import { getSrc, type ImageDataLike } from "gatsby-plugin-image";
import { parseLinkTarget } from "../content/links/link-target";

interface LinkPicturesQuery {
  readonly allPageOpening: {
    readonly nodes: readonly {
      readonly path: string;
      readonly image: { readonly src: ImageDataLike };
    }[];
  };
}

/** Tells the address of a small picture of the page that a link leads to. */
export function useLinkPictures(): (link: string) => string | undefined {
  const { allPageOpening } = useStaticQuery<LinkPicturesQuery>(graphql`
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
  const pictures = new Map(allPageOpening.nodes.map(({ path, image }) => [path, getSrc(image.src)]));
  return (link) => {
    const target = parseLinkTarget(link);
    return target.type === "page" ? pictures.get(target.path) : undefined;
  };
}
