import { graphql, useStaticQuery } from "gatsby";
import { parseLinkTarget } from "../content/links/link-target";

interface LinkPicturesQuery {
  readonly allPageOpening: { readonly nodes: readonly { readonly path: string; readonly icon: string }[] };
}

/** Tells the address of a small picture of the page that a link leads to. */
export function useLinkPictures(): (link: string) => string | undefined {
  const { allPageOpening } = useStaticQuery<LinkPicturesQuery>(graphql`
    query LinkPictures {
      allPageOpening {
        nodes {
          path
          icon
        }
      }
    }
  `);
  const pictures = new Map(allPageOpening.nodes.map(({ path, icon }) => [path, icon]));
  return (link) => {
    const target = parseLinkTarget(link);
    return target.type === "page" ? pictures.get(target.path) : undefined;
  };
}
