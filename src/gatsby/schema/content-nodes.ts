import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Node, NodeInput, SourceNodesArgs } from "gatsby";
import { fieldsOfKind } from "../../content/fields/field-schemas";
import { isFolder, type Kind, type KindName, traitsOfPage } from "../../content/kinds";
import { allEntries, type Entry, type Site, type Sites } from "../../content/read-site";
import { fileType, sharedFieldsOf } from "./graphql-types";

type NodeTools = Pick<
  SourceNodesArgs,
  "actions" | "createContentDigest" | "createNodeId" | "getNode" | "getNodesByType"
>;

/** What draws the data of an entry: Gatsby asks for it again only where an entry's node has changed. */
const drawingCode = readFileSync("src/gatsby/schema/entry-data.ts", "utf8");

/** The node that pages are made of: the value of a file as `readSites` has read, checked and filled it. */
export function contentNode(
  { kind, entry, site }: { kind: Kind; entry: Entry<KindName>; site: Site },
  { createContentDigest, createNodeId }: Pick<NodeTools, "createContentDigest" | "createNodeId">,
): NodeInput {
  const data: Readonly<Record<string, unknown>> = entry.data;
  const page = traitsOfPage(kind, data);
  const fields = {
    ...Object.fromEntries(sharedFieldsOf(kind).map((name) => [name, data[name]])),
    language: site.language.code,
    ...(isFolder(kind) && { key: entry.key }),
    ...(page && { path: entry.path, tint: page.tint }),
    data,
  };
  // As a text, since a schema as a tree takes Gatsby twenty times as long.
  const drawnBy = JSON.stringify(fieldsOfKind(kind)) + drawingCode;
  return {
    ...fields,
    id: createNodeId(entry.absolutePath),
    internal: { type: kind.typeName, contentDigest: createContentDigest({ fields, drawnBy }) },
  };
}

/** Makes the node of each entry, a child of its file's YAML: whoever deletes the file deletes it. */
export function createContentNodes(sites: Sites, tools: NodeTools, yamls = tools.getNodesByType(fileType)): void {
  const { createNode, createParentChildLink } = tools.actions;
  const pathOf = (yaml: Node) => resolve(String(tools.getNode(yaml.parent ?? "")?.absolutePath));
  const files = new Map(yamls.map((yaml) => [pathOf(yaml), yaml]));
  for (const site of sites) {
    for (const found of allEntries(site)) {
      const { absolutePath } = found.entry;
      const yaml = files.get(absolutePath);
      if (!yaml) continue;
      // What all languages share is of the first.
      files.delete(absolutePath);
      const child = { ...contentNode({ ...found, site }, tools), parent: yaml.id, children: [] };
      createNode(child);
      createParentChildLink({ parent: yaml, child });
    }
  }
}
