import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import { createContentNode, createContentNodes } from "../schema/content-nodes";
import { fileType } from "../schema/graphql-types";
import { rereadSiteContent, siteContents } from "../site-content";

let isFollowing = false;

/** From now on, a file of `content/` that comes is a change by somebody who edits while looking at the site. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = () => {
  isFollowing = true;
};

const isContentFile = ({ internal, sourceInstanceName, ext }: Node) =>
  internal.type === "File" && sourceInstanceName === "content" && /^\.ya?ml$/i.test(String(ext));

/** Reads all content again: other files may use a fact of this one, or count it. */
function followChange(args: CreateNodeArgs): void {
  const problems = rereadSiteContent();
  if (problems) {
    args.reporter.error(problems);
    return;
  }
  createContentNodes(siteContents(), args);
}

/** Makes the nodes that pages are made of, from those that hold the files' values as they were written. */
export const onCreateNode: GatsbyNode["onCreateNode"] = (args) => {
  const { node } = args;
  if (isFollowing && isContentFile(node)) followChange(args);
  else if (node.internal.type === fileType) createContentNode(node, siteContents(), args);
};
