import type { GatsbyNode } from "gatsby";
import { createContentNodes } from "../schema/content-nodes";
import { siteContents } from "../site-content";

/**
 * Makes the nodes anew whose files were read by an earlier build: Gatsby keeps them and calls nobody, but a fact of
 * `site.yaml` that they use may be another one now.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  createContentNodes(siteContents(), args);
};
