import type { GatsbyNode } from "gatsby";
import { createContentNodes } from "../schema/content-nodes";
import { fileType } from "../schema/graphql-types";
import { rereadSiteContent, siteContents } from "../site-content";

let isFollowing = false;

/** Makes the nodes anew whose YAML an earlier build has read: a fact that they use may be another one now. */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  createContentNodes(siteContents(), args);
};

/** From now on, a file of `content/` that comes is a change by somebody who edits while looking at the site. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = () => {
  isFollowing = true;
};

/**
 * Makes the node that a page is made of once its file's YAML is there, and reads all content again after a change: other
 * files may use a fact of this one, or count it.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = (args) => {
  const { internal, sourceInstanceName, ext } = args.node;
  if (internal.type === fileType) createContentNodes(siteContents(), args, [args.node]);
  if (!isFollowing || internal.type !== "File" || sourceInstanceName !== "content") return;
  if (!/^\.ya?ml$/i.test(String(ext))) return;
  const problems = rereadSiteContent();
  if (problems) args.reporter.error(problems);
  createContentNodes(siteContents(), args);
};
