import type { GatsbyNode } from "gatsby";
import { createLinkPictures } from "../pictures/link-pictures";
import { createContentNodes } from "../schema/content-nodes";
import { siteContent, siteFillings } from "../site-content";

/**
 * Makes the nodes anew whose files were read by an earlier build: Gatsby keeps them and calls nobody, but a fact of
 * `site.yaml` that they use may be another one now. The header's pictures
 * are of all pages' files, so that they are looked at in every build.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  createContentNodes(siteFillings(), args);
  await createLinkPictures(siteContent(), args);
};
