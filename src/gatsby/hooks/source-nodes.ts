import type { GatsbyNode } from "gatsby";
import { createContentNodes } from "../schema/content-nodes";
import { sitePlaceholders } from "../site-content";

/**
 * Makes the nodes anew whose files were read by an earlier build: Gatsby keeps them and calls nobody, but a fact of
 * `site.yaml` that they use may be another one now.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  createContentNodes(sitePlaceholders(), args);
};
