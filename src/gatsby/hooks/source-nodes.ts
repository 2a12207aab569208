import type { GatsbyNode } from "gatsby";
import { createContentNodes } from "../schema/content-nodes";
import { rereadSiteContent, siteContents } from "../site-content";

let isFollowing = false;

/** Makes the nodes that pages are made of, once the YAML of all files is there. */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  createContentNodes(siteContents(), args);
};

/** From now on, a file of `content/` that comes is a change by somebody who edits while looking at the site. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = () => {
  isFollowing = true;
};

/** Reads all content again after a change: other files may use a fact of this one, or count it. */
export const onCreateNode: GatsbyNode["onCreateNode"] = (args) => {
  const { internal, sourceInstanceName, ext } = args.node;
  if (!isFollowing || internal.type !== "File" || sourceInstanceName !== "content") return;
  if (!/^\.ya?ml$/i.test(String(ext))) return;
  const problems = rereadSiteContent();
  if (problems) args.reporter.error(problems);
  // Plugins are called before the site, so that the file's new YAML is there.
  createContentNodes(siteContents(), args);
};
